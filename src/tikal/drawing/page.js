"use strict";
const byId = (id) => document.getElementById(id);
const { parts, moments } = JSON.parse(byId("data").textContent);
const last = moments.length - 1;
// the parts of every moment; a moment says only what differs from the one before
const scenes = [];
for (const [start, gone, put] of moments) {
  const scene = (scenes.at(-1) ?? []).slice();
  scene.splice(start, gone, ...put);
  scenes.push(scene);
}
let now = -1;

function show(moment) {
  const next = Math.max(0, Math.min(last, moment));
  if (next === now) return;
  now = next;
  byId("board").innerHTML = scenes[now].map((part) => parts[part]).join("");
  byId("told").textContent = moments[now][3];
  byId("moment").value = String(now);
  byId("moment").setAttribute("aria-valuetext", `${now} / ${last}: ${moments[now][3]}`);
  byId("where").textContent = `${now} / ${last}`;
  for (const id of ["first", "back"]) byId(id).disabled = now === 0;
  for (const id of ["on", "last"]) byId(id).disabled = now === last;
}

const steps = { first: () => 0, back: () => now - 1, on: () => now + 1, last: () => last };
for (const [id, to] of Object.entries(steps)) byId(id).addEventListener("click", () => show(to()));
byId("moment").addEventListener("input", (event) => show(Number(event.target.value)));
const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
addEventListener("keydown", (event) => {
  const step = keys[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.target === byId("moment")) return;
  event.preventDefault();
  show(steps[step]());
});
show(0);
