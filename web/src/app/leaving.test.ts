import { expect, it } from "vitest";
import type { GameCard } from "../net/protocol";
import { leaving } from "./leaving";

const game = (host: boolean, over: boolean, other: "person" | "bot" | "open"): GameCard =>
  ({
    host,
    over,
    uploaded: false,
    players: [
      { kind: "person", yours: true },
      { kind: other, yours: false },
    ],
  }) as unknown as GameCard;

it("lets a host delete what nobody else plays, and leave what others do", () => {
  expect(leaving(game(true, false, "bot"))).toBe("delete");
  expect(leaving(game(true, false, "open"))).toBe("delete");
  expect(leaving(game(true, false, "person"))).toBe("leave");
  expect(leaving(game(true, true, "person"))).toBe("delete");
  expect(leaving(game(false, true, "bot"))).toBe("leave");
});
