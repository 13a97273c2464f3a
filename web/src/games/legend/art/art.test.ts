import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../../../language.svelte";
import { apDisc, director, idol, laurel, PART_COLOURS, partArt, PARTS } from "./camp";
import { parse } from "../../../art/canvas";
import { cardBack, CARDS, cardSymbols, FAMILIES, familyOf, numberOf, picture, POWER_NAMES, powerPicture, treasureOf } from "./cards";
import { symbols } from "../../../art/defs";
import { TREASURES } from "../../../art/treasures";
import { SEATS } from "../../../art/players";
import { footing, glade, gladeRadius, lakeOf, trailStone } from "../../../art/wilds";

const own = [...cardSymbols().matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const pieces = [...symbols().matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const ids = new Set([...own, ...pieces]);
const source = (path: string): string => readFileSync(new URL(`../../../../../src/tikal/${path}`, import.meta.url), "utf8");

function sound(markup: string): void {
  for (const [, id] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids, markup.slice(0, 80)).toContain(id);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  expect(markup, "the page's policy forbids it").not.toMatch(/ style="/);
  expect((markup.match(/<[a-zA-Z][^>]*[^/]>/g) ?? []).length).toBe((markup.match(/<\//g) ?? []).length);
}

function luminance(colour: string): number {
  const part = (i: number): number => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

describe("cards", () => {
  it("are those of the box", () => {
    const faces = /FACES[^(]*\(\s*([^)]*)\)/.exec(source("legend/rules/box.py"))![1]!;
    expect(CARDS).toEqual([...faces.matchAll(/"([\d-]+)"/g)].map((m) => m[1]));
  });

  it("have each a picture of its own", () => {
    for (const card of CARDS) sound(picture(card));
    const kinds = CARDS.filter((card) => numberOf(card) !== "22");
    expect(new Set(kinds.map(picture)).size).toBe(kinds.length);
    expect(new Set(["22-1", "22-2", "22-3", "22-4"].map(picture)).size).toBe(4);
  });

  it("show the treasure and the temple they are about", () => {
    TREASURES.forEach((kind, n) => {
      expect(treasureOf(`01-${n + 1}`)).toBe(kind);
      expect(picture(`01-${n + 1}`).match(new RegExp(`#t-tr-${kind}"`, "g"))).toHaveLength(2);
    });
    [5, 5, 6, 6].forEach((value, n) => expect(picture(`22-${n + 1}`)).toContain(`>${value}</text>`));
    expect(treasureOf("02")).toBeNull();
  });

  it("have a colour on which their number can be read", () => {
    for (const card of CARDS) expect(contrast(FAMILIES[familyOf(card)], "#fffaf0"), card).toBeGreaterThan(4.5);
  });

  it.each(languages)("say in few words what they do, in %s", (language) => {
    const words = source(`legend/messages/${language}/cards.ftl`);
    for (const card of CARDS) {
      const text = new RegExp(`^card-face-${numberOf(card)} = (.*)$`, "m").exec(words)?.[1];
      expect(text, card).toBeTruthy();
      expect(text!.length, card).toBeLessThan(56);
      for (const word of text!.split(" ")) expect(word.length, `${card}: ${word}`).toBeLessThan(16);
    }
  });
});

describe("powers", () => {
  it("are those of the box, each with a picture", () => {
    const names = /POWERS[^(]*\(\s*([^)]*)\)/.exec(source("legend/rules/box.py"))![1]!;
    expect(POWER_NAMES).toEqual([...names.matchAll(/"([\w-]+)"/g)].map((m) => m[1]));
    for (const power of POWER_NAMES) sound(powerPicture(power));
    expect(new Set(POWER_NAMES.map(powerPicture)).size).toBe(POWER_NAMES.length);
  });
});

describe("what lies in a campsite", () => {
  it("is sound", () => {
    for (let value = 6; value <= 13; value++)
      for (const used of [false, true]) {
        sound(apDisc(value, used));
        expect(apDisc(value, used)).toContain(`>${value}</text>`);
      }
    for (const seat of [null, ...SEATS])
      for (const badge of [false, true]) {
        sound(idol(3, seat, badge));
        expect(idol(3, seat, badge)).toContain(">3</text>");
      }
    for (const seat of SEATS) sound(director(seat));
    for (const art of [laurel(5), laurel(5, true), cardBack(), cardSymbols()]) sound(art);
  });

  it("has no symbol twice", () => {
    expect(own.length + pieces.length).toBe(ids.size);
  });
});

describe("scoring parts", () => {
  it("differ by sign and by colour", () => {
    for (const part of PARTS) sound(partArt(part));
    expect(new Set(PARTS.map(partArt)).size).toBe(6);
    expect(new Set(Object.values(PART_COLOURS)).size).toBe(6);
  });

  it("are those that are scored", () => {
    for (const part of PARTS) expect(source("legend/rules/scoring.py")).toContain(`"${part}"`);
  });
});

describe("the wild", () => {
  it("is sound, and can be painted", () => {
    for (const terrain of ["lake", "volcano", "jungle", "clearing"]) for (const leaders of [0, 1, 2]) sound(footing(terrain, leaders, 2));
    for (let side = 0; side < 6; side++) sound(trailStone(side));
    sound(glade(gladeRadius(1)));
    const known = ["g", "path", "rect", "circle", "ellipse", "use", "text"];
    for (const id of ["t-lk0", "t-lk1"])
      for (const node of parse(symbols()).filter((n) => n.attrs.id === id)) for (const kid of node.kids) expect(known).toContain(kid.tag);
  });

  it("has the same pond for a tile however often it is drawn", () => {
    expect(lakeOf([1, 0, 1, 0, 1, 0])).toBe(lakeOf([1, 0, 1, 0, 1, 0]));
    expect(new Set([lakeOf([1, 0, 1, 0, 1, 0]), lakeOf([2, 0, 0, 1, 0, 0])]).size).toBe(2);
  });
});
