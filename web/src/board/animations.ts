/** How events are played out on the board, by their kind. Kinds that are not here show nothing there. */
import { pyramid } from "../art/temples";
import { slabArt, tile, tileFace } from "../art/tile";
import { treasureDisc } from "../art/treasures";
import { lakeOf, WAVE } from "../art/wilds";
import { crownMark, GLOW, SMOKE, walkLine } from "../art/marks";
import { slabs, type Point } from "./geometry";
import { bounce, easeOut } from "./motion";
import type { Actor, Stage } from "./stage.svelte";
import { campOf } from "./still";
import type { BoardEvent } from "./types";

export type Animation = (stage: Stage, event: BoardEvent) => Promise<void>;

/** A picture of a temple differs from place to place. */
const seedOf = (at: { x: number; y: number }): number => Math.round(at.x / 30 + at.y / 70);

/** The canopy parts from the middle of a hex outwards. */
async function part(stage: Stage, at: Point): Promise<void> {
  if (stage.still) return;
  const crowns = Array.from({ length: 10 }, (_, n) => {
    const [angle, r] = [(n * 2 * Math.PI) / 10 + 0.3, n % 2 ? 34 : 62];
    const from = { x: at.x + r * Math.cos(angle), y: at.y + r * Math.sin(angle) };
    return { crown: stage.enter(crownMark(n), from), from, angle };
  });
  await stage.tween(420, (t) => {
    for (const { crown, from, angle } of crowns) {
      crown.x = from.x + 70 * easeOut(t) * Math.cos(angle);
      crown.y = from.y + 70 * easeOut(t) * Math.sin(angle);
      crown.sx = crown.sy = 1 - 0.55 * t;
      crown.opacity = 1 - t * t;
    }
  });
  stage.leave(...crowns.map(({ crown }) => crown));
}

/** The stones of a tile settle one after another. */
async function settle(stage: Stage, at: Point, stones: readonly number[]): Promise<Actor[]> {
  const lying = slabs(stones);
  const fallen = lying.map((slab) => stage.enter(slabArt([slab], 3), at, 0));
  const all = 160 + 40 * lying.length;
  await stage.tween(lying.length > 0 ? all : 0, (t) => {
    fallen.forEach((stone, n) => {
      const own = Math.max(0, Math.min(1, (t * all - 40 * n) / 160));
      stone.opacity = stage.still ? t : Math.min(1, own * 3);
      if (!stage.still) stone.y = at.y - 26 * (1 - bounce(own));
    });
  });
  return fallen;
}

/** A volcano glows up, and smoke rises. */
async function smoke(stage: Stage, at: Point): Promise<void> {
  if (stage.still) return;
  const glow = stage.enter(GLOW, at, 0);
  const clouds = [0, 1, 2].map((n) => ({ n, cloud: stage.enter(SMOKE, at, 0) }));
  await stage.tween(900, (t) => {
    glow.opacity = Math.sin(t * Math.PI) * 0.9;
    glow.sx = glow.sy = 0.8 + 0.4 * t;
    for (const { n, cloud } of clouds) {
      const own = Math.max(0, Math.min(1, (t - 0.15 * n) / 0.7));
      cloud.x = at.x + (n - 1) * 16 * own + 12 * own;
      cloud.y = at.y - 90 * own;
      cloud.sx = cloud.sy = 0.4 + own;
      cloud.opacity = Math.sin(own * Math.PI) * 0.8;
    }
  });
  stage.leave(glow, ...clouds.map(({ cloud }) => cloud));
}

/** A lake fills from the middle of its bed, then two waves run out. */
async function fill(stage: Stage, at: Point, stones: readonly number[]): Promise<void> {
  const water = stage.enter(lakeOf(stones), at, 0);
  await stage.tween(760, (t) => {
    water.opacity = Math.min(1, t * 4);
    water.sx = water.sy = 0.08 + 0.92 * easeOut(t);
  });
  const waves = [0, 1].map((n) => ({ n, wave: stage.enter(WAVE, at, 0) }));
  await stage.tween(640, (t) => {
    for (const { n, wave } of waves) {
      const own = Math.max(0, Math.min(1, (t - 0.3 * n) / 0.7));
      wave.sx = wave.sy = 0.15 + 0.85 * own;
      wave.opacity = Math.sin(own * Math.PI) * 0.8;
    }
  });
  stage.leave(water, ...waves.map(({ wave }) => wave));
}

const tileLaid: Animation = async (stage, { hex, tile: id, turn = 0 }) => {
  if (!hex || !id) return;
  const at = stage.scene.centre(hex);
  const face = tileFace(id, turn);
  const parted = part(stage, at);
  const dry = face.terrain === "lake" && !stage.still;
  const actor = stage.enter(tile(face, true, false, dry), at, 0);
  await stage.tween(420, (t) => {
    actor.opacity = Math.min(1, t * 2.5);
    if (stage.still) return;
    actor.y = at.y - 46 * (1 - bounce(t));
    actor.sx = actor.sy = 1 + 0.22 * (1 - easeOut(t));
  });
  const [fallen] = await Promise.all([settle(stage, at, face.stones), stage.puff(at, null, 1.5), parted]);
  if (face.terrain === "volcano") await smoke(stage, at);
  if (dry) await fill(stage, at, face.stones);
  stage.leave(actor, ...fallen);
};

const entered: Animation = async (stage, { hex, seat, figure = "explorer" }) => {
  if (!hex || !seat) return;
  stage.leave(await stage.drop(stage.figure(seat, figure), stage.standing(hex, seat, figure, true), 90, 420));
};

const moved: Animation = async (stage, { hex, seat, source, path, figure = "explorer" }) => {
  if (!hex || !seat || !source) return;
  const from = stage.standing(source, seat, figure, false);
  const to = stage.standing(hex, seat, figure, true);
  const way = path && path.length > 1 ? path : [source, hex];
  const middles = way.map((step) => stage.scene.centre(step));
  stage.leaving = { hex: source, seat, figure };
  stage.leave(await stage.walk([...walkLine(from, middles).slice(0, -1), to], stage.figure(seat, figure), Math.max(2, way.length)));
  stage.leaving = null;
};

export const vanished: Animation = async (stage, { hex, seat, source, figure = "explorer" }) => {
  if (!hex || !seat || !source) return;
  const to = stage.standing(hex, seat, figure, true);
  const actor = stage.enter(stage.figure(seat, figure), stage.standing(source, seat, figure, false));
  stage.leaving = { hex: source, seat, figure };
  await stage.tween(260, (t) => (actor.opacity = 1 - t));
  Object.assign(actor, to);
  await stage.tween(260, (t) => (actor.opacity = t));
  stage.leave(actor);
  stage.leaving = null;
};

const campBuilt: Animation = async (stage, { hex, seat }) => {
  if (!hex || !seat) return;
  const at = stage.scene.centre(hex);
  const actor = await stage.drop(campOf(seat, stage.scene.hex(hex)?.terrain), at, 70, 480);
  await stage.puff(at, seat, 0.8);
  stage.leave(actor);
};

const uncovered: Animation = async (stage, { hex, seat, level }) => {
  if (!hex) return;
  const at = stage.scene.centre(hex);
  const higher = level ?? (stage.scene.hex(hex)?.level ?? 1) + 1;
  const actor = await stage.drop(pyramid(higher, { seed: seedOf(at) }), at, 34, 460);
  await stage.puff(at, seat, 0.9);
  stage.leave(actor);
};

const dug: Animation = async (stage, { hex }) => {
  if (!hex) return;
  stage.lastDug = hex;
  const { x, y } = stage.scene.centre(hex);
  const actor = stage.enter('<use href="#t-bk"/>', { x, y: y + 4 });
  await stage.tween(320, (t) => {
    if (!stage.still) actor.y = y + 4 - 44 * easeOut(t);
    actor.sx = actor.sy = 1 + 0.5 * easeOut(t);
  });
  stage.leave(actor);
};

export const treasureFound: Animation = async (stage, { hex = stage.lastDug, treasure }) => {
  if (!treasure || !hex) return;
  const { x, y } = stage.scene.centre(hex);
  const actor = stage.enter('<use href="#t-bk" transform="scale(1.5)"/>', { x, y: y - 40 });
  await stage.tween(220, (t) => (actor.sx = stage.still ? 1 : 1 - t));
  actor.art = treasureDisc(treasure, 26);
  await stage.tween(260, (t) => (actor.sx = actor.sy = stage.still ? 1 : 0.2 + 1.1 * easeOut(t)));
  await stage.wait(420);
  await stage.tween(260, (t) => {
    actor.opacity = 1 - t;
    if (!stage.still) actor.y = y - 40 - 60 * t;
  });
  stage.leave(actor);
};

export const guardPlaced: Animation = async (stage, { hex, seat, figure = "explorer", ...event }) => {
  if (!hex || !seat) return;
  const at = stage.scene.centre(hex);
  const level = event.level ?? stage.scene.hex(hex)?.level ?? 1;
  const from = stage.standing(hex, seat, figure, false);
  stage.leaving = { hex, seat, figure };
  const actor = stage.enter(stage.figure(seat, figure), from);
  await stage.glide(actor, from, { x: at.x, y: at.y - level * 1.6 + 9 }, 480, 44);
  actor.art = pyramid(level, { guard: seat, guardFigure: figure, seed: seedOf(at) });
  Object.assign(actor, at);
  await stage.puff(at, seat);
  stage.leave(actor);
  stage.leaving = null;
};

/** The kinds that all games have; each game adds its own. */
export const ANIMATIONS: Record<string, Animation | undefined> = {
  "tile-laid": tileLaid,
  entered,
  moved,
  "secret-path": vanished,
  "camp-built": campBuilt,
  uncovered,
  dug,
  "guard-placed": guardPlaced,
};
export const addAnimations = (animations: Readonly<Record<string, Animation>>): unknown => Object.assign(ANIMATIONS, animations);
