import { expect, test } from "vitest";
import { amount, plate, timing } from "./time";

test("a plate shows days, hours, or minutes and seconds, and nothing finer", () => {
  expect(plate((2 * 24 + 20) * 3_600_000 + 59_000)).toBe("2 d 20 h");
  expect(plate(65 * 60_000)).toBe("1 h 05");
  expect(plate(680_000)).toBe("11:20");
  expect(plate(47_001)).toBe("0:48");
  expect(plate(1)).toBe("0:01");
  expect(plate(0)).toBe("0:00");
});

test("how a table is timed is said in a few words", () => {
  expect(amount(30)).toBe("30 s");
  expect(timing({ kind: "player", budget: 1200, extra: 30 })).toBe("20 min + 30 s");
  expect(timing({ kind: "player", budget: 1200, extra: 0 })).toBe("20 min each");
  expect(timing({ kind: "turn", budget: 120, extra: 0 })).toBe("2 min a turn");
  expect(timing({ kind: "days", budget: 3 * 86_400, extra: 0 })).toBe("3 days a turn");
  expect(timing({ kind: "days", budget: 86_400, extra: 0 })).toBe("a day a turn");
});
