/** How events are played out on the board that only this game has. */
import { coin, rays } from "../../art/coins";
import { addAnimations, treasureFound, type Animation } from "../../board/animations";
import { easeOut } from "../../board/motion";
import type { Actor } from "../../board/stage.svelte";

const scored: Animation = async (stage, { seat, temples }) => {
  if (!seat || !temples) return;
  const shown: Actor[] = [];
  const hexes = temples.map((temple) => temple.hex);
  stage.lit = { hexes, dark: 0 };
  await stage.tween(260, (t) => (stage.lit = { hexes, dark: t }));
  for (const temple of temples) {
    const { x, y } = stage.scene.centre(temple.hex);
    const light = stage.enter(rays(seat), { x, y }, 0);
    const sum = stage.enter(coin(`+${temple.value}`, 30, true), { x: x + 52, y: y - 58 }, 0);
    shown.push(light, sum);
    await stage.tween(360, (t) => {
      light.opacity = sum.opacity = easeOut(t);
      if (!stage.still) sum.sx = sum.sy = 0.4 + 0.6 * easeOut(t);
    });
    await stage.wait(240);
  }
  await stage.wait(520);
  await stage.tween(240, (t) => {
    stage.lit = { hexes, dark: 1 - t };
    for (const actor of shown) actor.opacity = 1 - t;
  });
  stage.lit = null;
  stage.leave(...shown);
};

addAnimations({ "treasure-found": treasureFound, scored });
