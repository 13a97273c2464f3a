import { expect, test } from "vitest";
import { ago } from "./ago";

test("how long ago", () => {
  expect(ago(1000, 1010)).toBe("now");
  expect(ago(1000, 900)).toBe("now");
  expect(ago(0, 150)).toBe("2 min. ago");
  expect(ago(0, 7300)).toBe("2 hr. ago");
  expect(ago(0, 86_400)).toBe("yesterday");
  expect(ago(0, 5 * 86_400)).toBe("5 days ago");
});
