/** How events are played out on the board, by their kind. Kinds that are not here show nothing there. */
import { pyramid } from "../art/temples";
import { tile, tileFace } from "../art/tile";
import { treasureDisc } from "../art/treasures";
import { walkLine } from "../art/marks";
import { bounce, easeOut } from "./motion";
import type { Stage } from "./stage.svelte";
import { campOf } from "./still";
import type { BoardEvent } from "./types";

export type Animation = (stage: Stage, event: BoardEvent) => Promise<void>;

/** A picture of a temple differs from place to place. */
const seedOf = (at: { x: number; y: number }): number => Math.round(at.x / 30 + at.y / 70);

const tileLaid: Animation = async (stage, { hex, tile: id, turn = 0 }) => {
  if (!hex || !id) return;
  const at = stage.scene.centre(hex);
  const actor = stage.enter(tile(tileFace(id, turn)), at, 0);
  await stage.tween(520, (t) => {
    actor.opacity = Math.min(1, t * 2.5);
    if (stage.still) return;
    actor.y = at.y - 46 * (1 - bounce(t));
    actor.sx = actor.sy = 1 + 0.22 * (1 - easeOut(t));
  });
  await stage.puff(at, null, 1.5);
  stage.leave(actor);
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
