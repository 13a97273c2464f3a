import { describe, expect, it } from "vitest";
import { parse, pathBox, type Node } from "./canvas";
import { rays, coin } from "./coins";
import { symbols } from "./defs";
import { group, shape } from "./figures";
import { ruin } from "./places";
import { pyramid, templeHalf, templePiece, podium } from "./temples";
import { feature, stackArt, tile, tileFace } from "./tile";
import { treasureDisc, TREASURES } from "./treasures";
import { PLAYERS, SEATS } from "./players";
import { TILES } from "./tiles";

import.meta.glob("../games/*/tiles.ts", { eager: true });

const ids = new Set([...symbols().matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!));

/** Everything that a drawing refers to is there, and its tags close. */
function sound(markup: string): void {
  for (const [, id] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids, markup.slice(0, 80)).toContain(id);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const opened = (markup.match(/<[a-zA-Z][^>]*[^/]>/g) ?? []).length;
  const closed = (markup.match(/<\//g) ?? []).length;
  expect(opened).toBe(closed);
}

const count = (nodes: Node[], test: (n: Node) => boolean): number =>
  nodes.reduce((sum, n) => sum + Number(test(n)) + count(n.kids, test), 0);

describe("tiles", () => {
  it.each(Object.keys(TILES))("%s can be drawn, with all its stones", (id) => {
    for (const turn of [0, 1, 5]) {
      const face = tileFace(id, turn);
      const markup = tile(face);
      sound(markup);
      const slabs = count(parse(markup), (n) => n.tag === "use" && /^#t-sc/.test(n.attrs.href ?? ""));
      expect(slabs).toBe(face.stones.reduce((a, b) => a + b, 0));
    }
  });

  it("are drawn the same each time", () => {
    for (const id of Object.keys(TILES)) expect(tile(tileFace(id))).toBe(tile(tileFace(id)));
  });
});

describe("temples", () => {
  it("have as many squares as they are worth, each smaller than the one below", () => {
    for (let v = 1; v <= 10; v++) {
      const markup = pyramid(v);
      sound(markup);
      const ledges = [...markup.matchAll(/h([\d.]+)v\1h-\1Z/g)].map((m) => Number(m[1]));
      expect(ledges).toHaveLength(v);
      expect([...ledges].sort((a, b) => b - a)).toEqual(ledges);
      expect(markup).toContain(`>${v}</text>`);
      sound(templePiece(v));
    }
  });

  it("fit on a hex at every level", () => {
    expect(templeHalf(10)).toBeLessThan(62);
  });

  it("show who guards them, and the value all the same", () => {
    for (const seat of SEATS)
      for (const guardFigure of ["leader", "explorer"]) {
        const markup = pyramid(6, { guard: seat, guardFigure });
        sound(markup);
        expect(markup).toContain(`#t-${guardFigure === "leader" ? "le" : "ex"}${seat}`);
        expect(markup).toContain(">6</text>");
      }
  });
});

describe("ruins", () => {
  it("show a mask for every treasure they had and a disc for every one that is left", () => {
    for (let masks = 2; masks <= 4; masks++)
      for (let left = 0; left <= masks; left++) {
        const markup = ruin(masks, left);
        sound(markup);
        expect(markup.match(/#t-mk/g)).toHaveLength(masks);
        expect(markup.match(/#t-bk/g) ?? []).toHaveLength(left);
      }
  });

  it("show treasures large enough to be made out on a phone, below the masks", () => {
    const zoom = 0.42; // as the board opens there
    const discs = [...feature("ruin", 4, 4, { grow: 1.6 }).matchAll(/#t-bk" transform="translate\(\S+ (\S+)\) scale\((\S+)\)/g)];
    expect(discs).toHaveLength(4);
    for (const [, y, scale] of discs) {
      const high = 13 * 1.13 * Number(scale); // half a disc
      expect(2 * high * zoom).toBeGreaterThanOrEqual(16);
      expect(1.13 * Number(y) - high).toBeGreaterThan(-34);
    }
  });
});

describe("players", () => {
  it("differ by shape as well as by colour", () => {
    expect(new Set(SEATS.map((s) => PLAYERS[s].shape)).size).toBe(4);
    expect(new Set(SEATS.map((s) => shape(PLAYERS[s].shape, 0, 0, 5, "#fff"))).size).toBe(4);
    expect(new Set(SEATS.map((s) => PLAYERS[s].base)).size).toBe(4);
  });

  it("stack their explorers with a count, the leader apart", () => {
    for (const seat of SEATS)
      for (let n = 0; n <= 18; n++)
        for (const leader of [true, false]) {
          if (!leader && !n) continue;
          const markup = group(seat, Number(leader), n);
          sound(markup);
          expect(markup.includes(`#t-le${seat}`)).toBe(leader);
          sound(group(seat, 2, n));
          expect(group(seat, 2, n).match(new RegExp(`#t-le${seat}`, "g"))).toHaveLength(2);
          expect(/<text/.test(markup)).toBe(n > 1);
          if (n > 1) expect(markup).toContain(`>${n}</text>`);
        }
  });
});

describe("the rest", () => {
  it("is sound", () => {
    for (const kind of TREASURES) {
      expect(ids).toContain(`t-tr-${kind}`);
      sound(treasureDisc(kind));
    }
    for (const seat of SEATS) [podium(seat, 1, 120), rays(seat)].forEach(sound);
    for (const terrain of ["volcano", "base_camp", "clearing"]) sound(feature(terrain, 0, 0));
    sound(stackArt("D"));
    sound(coin("1+"));
    sound(symbols());
  });

  it("has no symbol twice", () => {
    expect([...symbols().matchAll(/ id="/g)]).toHaveLength(ids.size);
  });
});

describe("the canvas reader", () => {
  it("reads what the pieces write", () => {
    const [g] = parse('<g transform="translate(1 2)"><path d="M0 0"/><text class="t-num">7</text></g>');
    expect(g!.kids.map((k) => k.tag)).toEqual(["path", "text"]);
    expect(g!.kids[1]!.text).toBe("7");
  });

  it("knows every element there is", () => {
    const known = ["g", "path", "rect", "circle", "ellipse", "use", "text"];
    for (const id of Object.keys(TILES)) expect(count(parse(tile(tileFace(id))), (n) => !known.includes(n.tag))).toBe(0);
  });

  it("finds the box of a path", () => {
    expect(pathBox("M-5-5H5V5H-5Z")).toEqual([-5, -5, 10, 10]);
    expect(pathBox("M1 1l4 0l0 3q2 2 0 4")).toEqual([1, 1, 6, 7]);
    expect(pathBox("M-9.6-7Q-9-8.4-7-8")).toEqual([-9.6, -8.4, expect.closeTo(2.6), expect.closeTo(1.4)]);
  });
});
