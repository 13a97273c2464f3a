/** How events are played out on the board that only this game has. */
import { trailStone } from "../../art/wilds";
import { addAnimations, guardPlaced, treasureFound, vanished, type Animation } from "../../board/animations";
import type { Stage } from "../../board/stage.svelte";
import { campOf } from "../../board/still";
import type { BoardEvent } from "../../board/types";
import { burn } from "../../ui/flights";

const landed: Animation = async (stage, { hex, seat, figure = "explorer", count = 1 }) => {
  if (!hex || !seat) return;
  stage.leave(await stage.drop(stage.figures(seat, 0, Math.max(1, count)), stage.standing(hex, seat, figure, true), 110, 460));
};

const stonePlaced: Animation = async (stage, event) => {
  const edge = event.edge && stage.scene.edge(event.edge);
  if (!edge) return;
  const actor = await stage.drop(trailStone(edge.side, 1.2), edge, 80, 460);
  await stage.puff(edge, null, 0.6);
  stage.leave(actor);
};

const stoneMoved: Animation = async (stage, { edge, source }) => {
  const [from, to] = [source && stage.scene.edge(source), edge && stage.scene.edge(edge)];
  if (!from || !to) return;
  const actor = stage.enter(trailStone(from.side, 1.2), from);
  await stage.glide(actor, from, to, 620, 60);
  actor.art = trailStone(to.side, 1.2);
  await stage.puff(to, null, 0.6);
  stage.leave(actor);
};

const campMoved: Animation = async (stage, { hex, seat, source }) => {
  if (!hex || !seat || !source) return;
  const [from, to] = [stage.scene.centre(source), stage.scene.centre(hex)];
  const actor = stage.enter(campOf(seat), from);
  await stage.glide(actor, from, to, 620, 50);
  await stage.puff(to, seat, 0.8);
  stage.leave(actor);
};

/** A card that is used up or discarded burns where it lies, in a campsite that is in sight. */
async function burnt(stage: Stage, seat: string | null | undefined, card: string | undefined, side = ""): Promise<void> {
  const lying = [...document.querySelectorAll(`[data-camp="${seat}"] ${side} [data-card="${card}"]`)].find((el) => el.checkVisibility());
  if (!lying || stage.still) return;
  void burn(lying);
  await stage.wait(560);
}
interface CardEvent extends BoardEvent {
  card?: string;
  side?: string;
  discarded?: string;
}
const cardGone: Animation = (stage, { seat, card, side }: CardEvent) => burnt(stage, seat, card, side && `.${side}`);
const madeRoom: Animation = (stage, { seat, discarded }: CardEvent) => burnt(stage, seat, discarded, ".left");

addAnimations({
  "card-played": cardGone,
  "card-discarded": cardGone,
  "card-preserved": madeRoom,
  landed,
  marched: vanished,
  "stone-placed": stonePlaced,
  "stone-moved": stoneMoved,
  "camp-moved": campMoved,
  "treasure-unearthed": treasureFound,
  "guard-kept-others": guardPlaced,
});
