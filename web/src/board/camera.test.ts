import { describe, expect, it } from "vitest";
import {
  boxOf, fitted, fitZoom, including, kept, landFor, lookAt, NO_INSETS, opening, roundOf, seeing, willDo, willStay, zoomAt, zoomLimits,
  type Insets, type Room,
} from "./camera"; // prettier-ignore
import large from "./fixtures/large-middle.json";
import { centre, gridOf, INNER } from "./geometry";

const SCREENS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [2560, 1080],
] as const;
const insets = { top: 84, right: 356, bottom: 88, left: 16 };

describe("fitting", () => {
  it("shows the whole board between the insets", () => {
    for (const [w, h] of SCREENS.slice(0, 2)) {
      const c = fitted(w, h, insets);
      expect(c.x).toBeGreaterThanOrEqual(insets.left);
      expect(c.y).toBeGreaterThanOrEqual(insets.top);
      expect(c.x + INNER.box.width * c.zoom).toBeLessThanOrEqual(w - insets.right);
      expect(c.y + INNER.box.height * c.zoom).toBeLessThanOrEqual(h - insets.bottom);
    }
  });

  it("shows all of a larger board too", () => {
    const { box } = gridOf(large.board);
    for (const [w, h] of SCREENS.slice(0, 2)) {
      const c = fitted(w, h, insets, box);
      expect(c.zoom).toBeLessThan(fitZoom(w, h, insets));
      expect(c.x + box.x * c.zoom).toBeGreaterThanOrEqual(insets.left);
      expect(c.y + box.y * c.zoom).toBeGreaterThanOrEqual(insets.top);
      expect(c.x + (box.x + box.width) * c.zoom).toBeLessThanOrEqual(w - insets.right);
      expect(c.y + (box.y + box.height) * c.zoom).toBeLessThanOrEqual(h - insets.bottom);
      const land = landFor(w, h, insets, box);
      expect(land.x).toBeLessThan(box.x);
      expect(land.y + land.height).toBeGreaterThan(box.y + box.height);
    }
  });

  it("is what the camera keeps", () => {
    for (const [w, h] of SCREENS) {
      const c = fitted(w, h, NO_INSETS);
      const back = kept(c, w, h, landFor(w, h, NO_INSETS), fitZoom(w, h, NO_INSETS));
      expect(back.x).toBeCloseTo(c.x, 6);
      expect(back.y).toBeCloseTo(c.y, 6);
    }
  });
});

describe("the painted land", () => {
  it("serves for somewhat different panels, not for another screen", () => {
    const land = landFor(1440, 900, insets);
    expect(willDo(land, land)).toBe(true);
    expect(willDo(land, landFor(390, 844, NO_INSETS))).toBe(false);
    expect(willDo({ x: 0, y: 0, width: 0, height: 0 }, land)).toBe(false);
  });
});

describe("moving", () => {
  it("never shows more than the painted land", () => {
    for (const [w, h] of SCREENS) {
      const land = landFor(w, h, insets);
      const fit = fitZoom(w, h, insets);
      for (const x of [-9000, 0, 9000])
        for (const zoom of [0.01, 0.5, 1, 9]) {
          const c = kept({ zoom, x, y: x }, w, h, land, fit);
          expect(c.zoom).toBeGreaterThanOrEqual(zoomLimits(fit)[0]);
          expect(c.zoom).toBeLessThanOrEqual(zoomLimits(fit)[1]);
          expect(land.x * c.zoom + c.x).toBeLessThanOrEqual(0.01);
          expect((land.x + land.width) * c.zoom + c.x).toBeGreaterThanOrEqual(w - 0.01);
          expect(land.y * c.zoom + c.y).toBeLessThanOrEqual(0.01);
          expect((land.y + land.height) * c.zoom + c.y).toBeGreaterThanOrEqual(h - 0.01);
        }
    }
  });

  it("keeps the point under the pointer when zooming", () => {
    const c = fitted(1440, 900, NO_INSETS);
    const z = zoomAt(c, 1.4, 300, 200, c.zoom);
    expect((300 - z.x) / z.zoom).toBeCloseTo((300 - c.x) / c.zoom, 6);
    expect((200 - z.y) / z.zoom).toBeCloseTo((200 - c.y) / c.zoom, 6);
  });

  it("brings a point to the middle of what is free", () => {
    const p = centre("E3");
    const c = lookAt(1440, 900, insets, 1, p);
    expect(p.x + c.x).toBeCloseTo((16 + 1440 - 356) / 2);
    expect(p.y + c.y).toBeCloseTo((84 + 900 - 88) / 2);
  });
});

describe("opening where there is little room", () => {
  const phone = { top: 226, right: 8, bottom: 275, left: 8 };
  const core = boxOf(["A5", "A4", "B4", "B5"].map(centre));
  const inside = (box: typeof core, { zoom, x, y }: { zoom: number; x: number; y: number }): boolean =>
    x + box.x * zoom >= phone.left &&
    y + box.y * zoom >= phone.top &&
    x + (box.x + box.width) * zoom <= 390 - phone.right &&
    y + (box.y + box.height) * zoom <= 844 - phone.bottom;

  it("shows the camp whole, however far the land goes", () => {
    const least = fitZoom(390, 844, phone);
    for (const far of [[], ["C3"], ["E1", "H5"], ["A1", "H1", "H5"]]) {
      const rest = boxOf(["A5", "A4", "B4", "B5", ...far].map(centre));
      expect(inside(core, opening(390, 844, phone, least, core, rest))).toBe(true);
    }
  });

  it("shows all the land as long as that is large enough to be hit", () => {
    const rest = boxOf(["A5", "A4", "B4", "B5", "A3", "C4"].map(centre));
    expect(inside(rest, opening(390, 844, phone, fitZoom(390, 844, phone), core, rest))).toBe(true);
  });
});

describe("bringing hexes into sight", () => {
  const phone = { top: 190, right: 58, bottom: 330, left: 8 };
  const least = fitZoom(390, 844, phone);
  const box = (...hexes: string[]): ReturnType<typeof boxOf> => boxOf(hexes.map(centre));
  const into = (from: ReturnType<typeof lookAt>, core: string[], rest: string[]): typeof from =>
    including(from, 390, 844, phone, least, core.length > 0 ? box(...core) : null, box(...rest));
  const inside = (area: ReturnType<typeof boxOf>, { zoom, x, y }: { zoom: number; x: number; y: number }): boolean =>
    x + area.x * zoom >= phone.left - 0.01 &&
    y + area.y * zoom >= phone.top - 0.01 &&
    x + (area.x + area.width) * zoom <= 390 - phone.right + 0.01 &&
    y + (area.y + area.height) * zoom <= 844 - phone.bottom + 0.01;
  const near = lookAt(390, 844, phone, 0.5, centre("A5"));

  it("leaves the board where it is if they are all in sight", () => {
    const still = into(near, [], ["A5"]);
    expect(still.zoom).toBe(near.zoom);
    expect(still.x).toBeCloseTo(near.x, 6);
    expect(still.y).toBeCloseTo(near.y, 6);
  });

  it("only shifts it as long as that is enough, clear of the buttons at the right edge", () => {
    for (const hex of ["C4", "E2", "H5", "A1"]) {
      const moved = into(near, [], [hex]);
      expect(moved.zoom).toBe(near.zoom);
      expect(inside(box(hex), moved), hex).toBe(true);
    }
  });

  it("looks from farther away where they need it, and never from nearer", () => {
    const wide = into(near, [], ["A5", "A1", "D3"]);
    expect(wide.zoom).toBeLessThan(near.zoom);
    expect(inside(box("A5", "A1", "D3"), wide)).toBe(true);
    const far = lookAt(390, 844, phone, least, centre("D3"));
    expect(into(far, ["D3"], ["D3"]).zoom).toBe(far.zoom);
  });

  it("shows what matters most where there is not room for all", () => {
    const moved = including(near, 390, 844, phone, 0.4, box("A5"), box("A5", "H1", "H5"));
    expect(moved.zoom).toBe(0.4);
    expect(inside(box("A5"), moved)).toBe(true);
  });
});

describe("what is to be in sight", () => {
  const roomWith = (insets: Insets): Room => ({ width: 390, height: 844, insets, least: fitZoom(390, 844, insets) });
  const free = { top: 160, right: 58, bottom: 260, left: 8 };
  const room = roomWith(free);
  const noted = roomWith({ ...free, bottom: 470 }); // a note needs room
  const land = boxOf(["A5", "A4", "B4", "B5", "B3", "A3"].map(centre));
  const lit = { core: null, rest: land, farther: true };
  const liked = 0.45;
  const before = seeing(lookAt(390, 844, free, liked, centre("B4")), liked, [lit], room);

  it("is seen from farther away while a note needs room, and from as near as before when it is gone", () => {
    const during = seeing(before, liked, [lit], noted);
    expect(during.zoom).toBeLessThan(before.zoom);
    expect(seeing(during, liked, [lit], room).zoom).toBeCloseTo(before.zoom, 6);
    expect(willStay(during, seeing(during, liked, [lit], room), [land], room)).toBe(false);
  });

  it("leads no nearer than is liked, and for what was chosen no farther", () => {
    const hex = boxOf([centre("B4")]);
    expect(seeing(before, liked, [{ core: null, rest: hex, farther: true }], room).zoom).toBeCloseTo(liked, 6);
    const chosen = seeing(before, liked, [roundOf(centre("H1"), 90)], noted);
    expect(chosen.zoom).toBe(before.zoom);
    expect(chosen.x + (centre("H1").x + 90) * chosen.zoom).toBeLessThanOrEqual(390 - free.right + 0.01);
  });

  it("lets the board stay where it is as long as nothing is lost by that", () => {
    const taller = roomWith({ ...free, top: free.top + 18 }); // a line more of what is asked
    const hidden = { ...before, y: free.top - land.y * before.zoom };
    expect(willStay(before, lookAt(390, 844, taller.insets, before.zoom, centre("B4")), [boxOf([centre("A5")])], taller)).toBe(true);
    expect(willStay(hidden, seeing(hidden, liked, [lit], taller), [land], taller)).toBe(false);
  });
});
