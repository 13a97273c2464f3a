/** Figures as they stand on the board: groups to be drawn, and single figures to be picked. */
import type { Point } from "./geometry";
import { present } from "./placing";
import type { Scene } from "./scene.svelte";
import { figureKey, leadersOf, type FigureKind, type HexView, type Pick } from "./types";

/** The figures of one seat on a hex. */
export interface Standing {
  key: string;
  hex: string;
  terrain: string;
  seat: string;
  leaders: number;
  explorers: number;
  /** Their feet. */
  at: Point;
}

/** All groups, from north to south unless hexes are given in another order; a figure on its way is not where it was. */
export function standing(
  scene: Scene,
  leaving: { hex: string; seat: string; figure: string } | null,
  hexes: readonly HexView[] = scene.southward,
): Standing[] {
  return hexes.flatMap((h) => {
    const spots = scene.placing(h).groups;
    const c = scene.centre(h.hex);
    return present(h).flatMap(([seat, group]) => {
      const gone = leaving?.hex === h.hex && leaving.seat === seat ? leaving.figure : "";
      const leaders = leadersOf(group) - (gone === "leader" ? 1 : 0);
      const explorers = group.explorers - (gone === "explorer" ? 1 : 0);
      if (!leaders && !explorers) return [];
      const at = { x: c.x + spots[seat]!.x, y: c.y + spots[seat]!.y };
      return [{ key: `${seat}@${h.hex}`, hex: h.hex, terrain: h.terrain, seat, leaders, explorers, at }];
    });
  });
}

/** A figure that may be picked, and the ellipse that it can be pointed at by. */
export interface Handle {
  key: string;
  seat: string;
  hex: string;
  figure: FigureKind;
  name: string;
  at: Point;
  rx: number;
  ry: number;
}

const FINGER = 30; // pixels that each of two figures side by side can be pointed at by
const BESIDE = -4.5; // where one ends and the other begins, from the middle of the group

export function handles(scene: Scene, pick: Pick): Handle[] {
  const { size, grow, scale } = scene;
  return standing(scene, null, [...scene.byName.values()]).flatMap(({ seat, hex, leaders, explorers, at }) =>
    (["explorer", "leader"] as const).flatMap((figure) => {
      const key = figureKey(seat, hex, figure);
      const name = pick[key];
      const leader = figure === "leader";
      if (name === undefined || !(leader ? leaders : explorers)) return [];
      const both = leaders > 0 && explorers > 0;
      const single = (leader ? 22 : explorers > 1 ? 25 : 20) * size * Math.min(grow, 1.35);
      const rx = both ? Math.min(39, Math.max(18 * size, FINGER / 2 / scale)) : single;
      const dx = both ? BESIDE * size + (leader ? rx : -rx) : 0; // they touch, and do not overlap
      const spot = { x: at.x + dx, y: at.y - (leader ? 26 : 15) * size };
      return [{ key, seat, hex, figure, name, at: spot, rx, ry: (leader ? 36 : 25) * size * Math.min(grow, 1.2) }];
    }),
  );
}
