/** What tiles show besides temples: ruins, the volcano, the base camp. */
import { num as f } from "../board/geometry";
import { INK } from "./ink";
import { blob, random } from "./random";

const LARGEST = 1.4; // treasures that hide no masks, and no figures

function badge(x: number, y: number, text: string, grow: number): string {
  return `<g transform="translate(${x} ${y}) scale(${grow})"><circle r="10" fill="#2a1a0e" stroke="#f4c15a" stroke-width="1.6"/><text y="5.4" class="t-cnt" font-size="15.5">${text}</text></g>`;
}

/** Broken walls with a mask for every treasure that was here, and the face-down ones that still are. */
export function ruin(masks: number, left: number, { seed = 0, count = true, grow = 1 } = {}): string {
  const rnd = random(seed + 40);
  let o = '<g opacity=".85" stroke="#8b7a52" stroke-width=".9">';
  for (let gx = -2; gx <= 2; gx++)
    for (let gy = -1; gy <= 1; gy++) {
      if (rnd() < 0.12) continue;
      const x = gx * 20 + rnd.between(-2, 2);
      const y = gy * 19 + 8 + rnd.between(-2, 2);
      const w = rnd.between(15, 18);
      const h = rnd.between(14, 16);
      o += `<rect x="${f(x - w / 2)}" y="${f(y - h / 2)}" width="${f(w)}" height="${f(h)}" rx="2.4" transform="rotate(${f(rnd.between(-5, 5))} ${f(x)} ${f(y)})" fill="${rnd.of(["#cdbd95", "#bcab82", "#d8caa5"])}"/>`;
    }
  o += "</g>";
  const walls = [
    [-48, -22, 12, 30],
    [-48, 12, 11, 14],
    [37, -22, 12, 20],
    [38, 4, 11, 24],
    [-34, 32, 24, 10],
    [14, 33, 20, 10],
    [-30, -44, 60, 10],
  ] as const;
  let shadow = "";
  let face = "";
  let lit = "";
  const block = (x: number, y: number, w: number, h: number): void => {
    const box = (dx: number, dy: number, g = 0): string =>
      `M${f(x + dx + g)} ${f(y + dy + g)}h${f(w - 2 * g)}v${f(h - 2 * g)}h${f(2 * g - w)}Z`;
    shadow += box(2.2, 3.4);
    face += box(0, 0);
    lit += box(0, 0, 1.6);
  };
  for (const [x, y, w, h] of walls) {
    const long = Math.max(w, h);
    for (let j = 0; j < long;) {
      const q = Math.min(rnd.between(9, 13), long - j);
      if (w > h) block(x + j, y + rnd.between(-1, 1), q - 1, h);
      else block(x + rnd.between(-1, 1), y + j, w, q - 1);
      j += q;
    }
  }
  o +=
    `<path d="${shadow}" fill="#1d1003" opacity=".5"/><path d="${face}" fill="#a08b5d" stroke="#6b5a38" stroke-width=".8"/><path d="${lit}" fill="#e3d5ae"/>` +
    '<g stroke="#6b5a38" stroke-width=".8"><circle cx="-41" cy="-38" r="7" fill="#e6d8b2"/><circle cx="41" cy="-38" r="7" fill="#e6d8b2"/></g>';
  for (const [x, y] of [
    [-46, 30],
    [46, -14],
    [40, 34],
    [-50, -8],
  ] as const)
    o += `<path d="${blob(rnd.between(4, 7), 6, rnd, 0.3)}" transform="translate(${x} ${y})" fill="#5c8a3a" opacity=".92"/>`;
  for (let i = 0; i < masks; i++) o += `<use href="#t-mk" transform="translate(${f((i - (masks - 1) / 2) * 20)} -38) scale(.94)"/>`;
  if (left) {
    const size = Math.min(LARGEST, grow);
    o += `<ellipse cx="4" cy="13" rx="${f(23 * size)}" ry="${f(16 * size)}" fill="url(#t-shade)"/>`;
    for (let i = 0; i < left; i++)
      o += `<use href="#t-bk" transform="translate(${f((i % 2) * 1.6 - 0.8)} ${f(8 - i * 5.2)}) scale(${f(size)})"/>`;
    if (count) o += badge(19, 14, String(left), grow);
  }
  return o;
}

export function volcano(): string {
  const rnd = random(5);
  let o = '<circle r="92" fill="url(#t-heat)"/>';
  for (const [r, c] of [
    [76, "#40363480"],
    [66, "#3f3532"],
    [56, "#4d3f39"],
    [46, "#614c41"],
    [36, "#745747"],
    [27, "#3a2420"],
  ] as const)
    o += `<path d="${blob(r, 15, rnd, 0.08, 1.3)}" fill="${c}"/>`;
  for (const lit of [false, true]) {
    let d = "";
    for (let i = 0; i < 26; i++) {
      const a = (2 * Math.PI * i) / 26 + rnd.between(-0.1, 0.1);
      if (-Math.cos(a) - Math.sin(a) > 0 !== lit) continue;
      const r0 = rnd.between(26, 32);
      const r1 = rnd.between(50, 68);
      const rm = (r0 + r1) / 2;
      const at = (r: number, b: number): string => `${f(r * Math.cos(b))} ${f(r * Math.sin(b))}`;
      d += `M${at(r0, a)}Q${at(rm, a + 0.08)} ${at(r1, a)}`;
    }
    o += `<path d="${d}" stroke="${lit ? "#b28a72" : "#150f10"}" stroke-opacity=".6" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  }
  let cracks = "";
  for (const a of [0.5, 1.75, 2.9, 4.2, 5.5]) {
    cracks += `M${f(20 * Math.cos(a))} ${f(20 * Math.sin(a))}`;
    for (const r of [34, 46, 60]) {
      const b = a + rnd.between(-0.22, 0.22);
      cracks += `L${f(r * Math.cos(b))} ${f(r * Math.sin(b))}`;
    }
  }
  const line = (colour: string, width: number, opacity: number): string =>
    `<path d="${cracks}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`;
  o += line("#ff5a12", 13, 0.16) + line("#ff6a1a", 8.5, 0.3) + line("#ff6a1a", 5, 1) + line("#ffe27a", 1.8, 1);
  o += '<circle r="40" fill="url(#t-fire)" opacity=".8"/>';
  o += `<path d="${blob(22, 11, rnd, 0.08, 0.6)}" fill="url(#t-lava)"/><path d="M-9-4q5-6 11-3M-4 7q6 3 11-3" stroke="#fff7c4" stroke-width="2" fill="none" opacity=".8" stroke-linecap="round"/>`;
  let sparks = "";
  for (let i = 0; i < 14; i++) {
    const a = rnd.between(0, 6.28);
    const r = rnd.between(10, 60);
    sparks += `M${f(r * Math.cos(a))} ${f(r * Math.sin(a))}h.1`;
  }
  return (
    o +
    `<path d="${sparks}" stroke="#ffd56a" stroke-width="3" stroke-linecap="round"/>` +
    '<ellipse cx="16" cy="-30" rx="30" ry="20" fill="url(#t-smoke)"/><ellipse cx="38" cy="-52" rx="36" ry="22" fill="url(#t-smoke)"/>'
  );
}

export function baseCamp(): string {
  const pen = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`;
  return (
    `<g transform="translate(-8 -30) scale(.94)"><path d="M-52 16L-6 36L68 22L40 0Z" fill="#120a04" opacity=".34"/>` +
    `<g ${pen}><path d="M-46-2L-40 18L18 26L22 6Z" fill="#b9a67c"/><path d="M22 6L18 26L46 14L48-6Z" fill="#9c8a62"/><path d="M-46-2L-22-30L30-34L22 6Z" fill="url(#t-canvas)"/><path d="M30-34L22 6L48-6Z" fill="#cbb98e"/>` +
    '<path d="M-38 0L-16-30.4L-5-31.2L-22 2.4ZM-6 4L4-32L16-33L10 5.4Z" fill="#b5622f" opacity=".85" stroke="none"/><path d="M-16 21L-15 5L-4 6.4L-4 22.8Z" fill="#2a1a0e"/></g>' +
    `<path d="M30-34V-52" stroke="${INK}" stroke-width="2.6"/><path d="M30-53L50-48L30-42Z" fill="#2f7d57" stroke="${INK}" stroke-width="1.4"/></g>` +
    '<g transform="translate(36 30)"><circle r="30" fill="url(#t-fire)"/><path d="M-9 5L9-1M-9-1L9 5" stroke="#5a371a" stroke-width="4" stroke-linecap="round"/><path d="M-5 2Q-8-7 0-14Q1-7 5-6Q7 0 4 3Z" fill="#ff8a2a"/><path d="M-2 2Q-3-3 1-7Q3-2 2 2Z" fill="#fff0a0"/></g>' +
    `<g stroke="${INK}" stroke-width="1.3" transform="translate(-42 34)"><path d="M-8-5h30v18h-30z" fill="#120a04" opacity=".4" stroke="none"/><rect x="-10" y="-8" width="18" height="15" fill="#b07a3f"/><path d="M-10-8L8 7M8-8L-10 7" stroke="#7b4f22"/><rect x="6" y="-1" width="13" height="11" fill="#c48d4e"/><path d="M6 4.5h13"/></g>`
  );
}
