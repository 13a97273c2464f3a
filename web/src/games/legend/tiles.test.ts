import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MORE } from "./tiles";

it("the tiles are those of the box", () => {
  const toml = readFileSync(new URL("../../../../src/tikal/legend/editions/box.toml", import.meta.url), "utf8");
  const found = [...toml.matchAll(/id = "(\w+)", terrain = "(\w+)",(?: value = (\d+),)? stones = \[([^\]]*)\]/g)];
  expect(found).toHaveLength(17);
  for (const [, id, terrain, value, stones] of found)
    expect(MORE[id!], id).toEqual({ terrain, value: Number(value ?? 0), stones: stones!.split(",").map(Number) });
  expect(Object.keys(MORE)).toHaveLength(17);
});
