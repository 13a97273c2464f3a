/** Rings of every size at every place of the board: no label lies on another, on a disc, or off the screen. */
import { describe, expect, it } from "vitest";
import { around, FEW, labels, makeRoom, plateFor, plateOf, type Entry, type Room } from "./ring";

const ALL: Entry[] = [
  { kind: "enter", figure: "explorer" },
  { kind: "enter", figure: "leader" },
  { kind: "walk", figure: "explorer" },
  { kind: "walk", figure: "leader" },
  { kind: "uncover" },
  { kind: "guard", figure: "explorer" },
  { kind: "guard", figure: "leader" },
  { kind: "camp" },
];
const MOST = 7; // more than any hex has

/** All rings with up to that many entries. */
const RINGS = Array.from({ length: 2 ** ALL.length }, (_, mask) => ALL.filter((_, n) => (mask >> n) & 1)).filter(
  ({ length }) => length > 0 && length <= MOST,
);

interface Size {
  width: number;
  height: number;
}
const LITTLE: readonly Size[] = [{ width: 112, height: 38 }, { width: 134, height: 53 }]; // prettier-ignore
const MUCH: readonly Size[] = [{ width: 140, height: 45 }, { width: 168, height: 62 }]; // prettier-ignore
/** What panels leave free of the board, and how large labels are: as most are, and as the longest are in any language. */
const SIZES: { name: string; room: Room; tight: boolean; plates: readonly Size[]; most?: number }[] = [
  { name: "390x844 with its sheet", room: { left: 8, top: 184, right: 332, bottom: 506 }, tight: true, plates: LITTLE, most: FEW },
  { name: "390x844", room: { left: 8, top: 184, right: 332, bottom: 735 }, tight: true, plates: LITTLE },
  { name: "844x390", room: { left: 6, top: 56, right: 724, bottom: 384 }, tight: true, plates: LITTLE },
  { name: "1366x657", room: { left: 70, top: 84, right: 1010, bottom: 480 }, tight: true, plates: LITTLE },
  { name: "1440x900", room: { left: 96, top: 106, right: 1080, bottom: 690 }, tight: false, plates: MUCH },
];

const over = (a: Room, b: Room): boolean => a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;

/** What is wrong with a ring wanted at a point. */
function faults(entries: readonly Entry[], at: { x: number; y: number }, size: Size, tight: boolean, room: Room): string[] {
  const { shape, ...middle } = makeRoom(at, entries, tight, room);
  const { disc } = shape;
  const ring = around(entries, shape.wide, shape.high);
  const found = labels(ring, entries.map(() => size), middle, disc, room, plateFor(tight)); // prettier-ignore
  const plates = found.map((label, n) => plateOf(ring[n]!, label, size, disc));
  const half = disc / 2;
  const discs = ring.map(({ x, y }): Room => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }));
  const wrong: string[] = [];
  plates.forEach((plate, n) => {
    plates.slice(n + 1).forEach((other, k) => over(plate, other) && wrong.push(`labels ${n} and ${n + 1 + k}`));
    discs.forEach((other, k) => {
      if (k !== n && over(plate, other)) wrong.push(`label ${n} on disc ${k}`);
    });
    const [left, right, top, bottom] = [middle.x + plate.left, middle.x + plate.right, middle.y + plate.top, middle.y + plate.bottom];
    if (left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1) wrong.push(`label ${n} off`);
  });
  discs.forEach((one, n) => discs.slice(n + 1).some((other) => over(one, other)) && wrong.push(`disc ${n} on another`));
  return wrong;
}

describe("a ring", () => {
  for (const { name, room, tight, plates, most = MOST } of SIZES)
    for (const size of plates)
      it(`has its labels apart, of ${size.width} x ${size.height}, at ${name}`, () => {
        const across = [0, 0.4, 1];
        const bad: string[] = [];
        for (const entries of RINGS.filter(({ length }) => length <= most))
          for (const fx of across)
            for (const fy of across) {
              const at = { x: room.left + fx * (room.right - room.left), y: room.top + fy * (room.bottom - room.top) };
              const wrong = faults(entries, at, size, tight, room);
              if (wrong.length > 0) bad.push(`${entries.length} entries at ${fx} ${fy}: ${wrong.join(", ")}`);
            }
        expect(bad).toEqual([]);
      }, 30_000);
});
