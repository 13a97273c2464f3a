import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BOX } from "./tiles";

const source = (name: string): string => readFileSync(new URL(`../../../../src/tikal/${name}.toml`, import.meta.url), "utf8");

it("the tiles are those of the box", () => {
  const toml = ["editions/parts", "classic/editions/box"].map(source).join("\n");
  const found = [...toml.matchAll(/id = "([\w-]+)"\n(?:hex = .*\n)?terrain = "(\w+)"\n(?:value = (\d+)\n)?stones = \[(.*)\]/g)];
  expect(found).toHaveLength(40);
  for (const [, id, terrain, value, stones] of found)
    expect(BOX[id!], id).toEqual({ terrain, value: Number(value ?? 0), stones: stones!.split(",").map(Number) });
  expect(Object.keys(BOX)).toHaveLength(40);
});
