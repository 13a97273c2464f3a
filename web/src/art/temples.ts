/** Temples: the stepped pyramid, its pieces, and what is built in the same way. */
import { num as f } from "../board/geometry";
import { INK } from "./ink";
import { look } from "./players";
import { blob, random } from "./random";

export const TEMPLE = { top: 18, step: 3.8, lift: 1.6 } as const;

/** Half the width of a temple's lowest square. */
export const templeHalf = (level: number): number => TEMPLE.top + level * TEMPLE.step;

function mix(a: string, b: string, t: number): string {
  const part = (i: number): string =>
    Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
      .toString(16)
      .padStart(2, "0");
  return "#" + part(1) + part(3) + part(5);
}

/** A stepped pyramid from above: as many nested squares as it is worth. */
export function pyramid(v: number, { numeral = true, guard = "", guardFigure = "explorer", seed = 2 } = {}): string {
  const { top, step, lift } = TEMPLE;
  const rnd = random(seed * 7 + v);
  const rim = 1.75;
  const half = templeHalf(v);
  const ty = -v * lift;
  let o = "";
  for (const [grow, opacity] of [
    [0, 0.26],
    [0.28, 0.16],
    [0.55, 0.1],
  ] as const) {
    const sx = (5 + v * 1.7) * (1 + grow);
    const sy = (5 + v * 2.1) * (1 + grow);
    o += `<path d="M${f(-half)} ${f(half)}L${f(-half + sx)} ${f(half + sy)}L${f(half + sx)} ${f(half + sy)}L${f(half + sx)} ${f(-half + sy)}L${f(half)} ${f(-half)}Z" fill="#1a0f04" opacity="${opacity}"/>`;
  }
  const base = `x="${f(-half - 4)}" y="${f(-half - 4)}" width="${f(2 * half + 8)}" height="${f(2 * half + 8)}" rx="3"`;
  o += `<rect ${base} fill="#a08c5c"/><rect ${base} fill="url(#t-pave)" opacity=".7"/>`;
  for (let i = 0; i < v; i++) {
    const h = half - i * step;
    const y = -i * lift;
    const t = v > 1 ? i / (v - 1) : 1;
    const q = h - rim;
    const yy = y - lift;
    const painted = v >= 7 && i === v - 1;
    const [ledge, south, east, west, north] = painted
      ? ["#d97a4c", "#8c3519", "#a5482a", "#e88a5c", "#f4a57c"]
      : [mix("#c3ae7c", "#f3e7c8", t), mix("#6d5b38", "#8a7448", t), mix("#8b7850", "#ab9768", t), mix("#d9caa0", "#ece0bf", t), "#fff6dd"];
    o +=
      `<path d="M${f(-h)} ${f(y - h)}H${f(h)}V${f(y + h)}H${f(-h)}Z" fill="${north}"/>` +
      `<path d="M${f(-h)} ${f(y - h)}L${f(-q)} ${f(yy - q)}V${f(yy + q)}L${f(-h)} ${f(y + h)}Z" fill="${west}"/>` +
      `<path d="M${f(h)} ${f(y - h)}L${f(q)} ${f(yy - q)}V${f(yy + q)}L${f(h)} ${f(y + h)}Z" fill="${east}"/>` +
      `<path d="M${f(-h)} ${f(y + h)}L${f(-q)} ${f(yy + q)}H${f(q)}L${f(h)} ${f(y + h)}Z" fill="${south}"/>` +
      `<path d="M${f(-q)} ${f(yy - q)}h${f(2 * q)}v${f(2 * q)}h${f(-2 * q)}Z" fill="${ledge}"/>`;
  }
  o +=
    `<path d="M${f(half)} ${f(-half)}V${f(half)}L${top} ${f(ty + top)}V${f(ty - top)}Z" fill="#3a230a" opacity=".2"/>` +
    `<path d="M${f(-half)} ${f(half)}H${f(half)}L${top} ${f(ty + top)}H${-top}Z" fill="#2c1905" opacity=".34"/>` +
    `<path d="M${f(-half)} ${f(-half)}H${f(half)}L${top} ${f(ty - top)}H${-top}Z" fill="#fffbe6" opacity=".3"/>`;
  const w = 8.5;
  const y0 = ty + top - 0.5;
  const y1 = half + 3;
  const n = Math.max(3, Math.floor((y1 - y0) / 3));
  let treads = "";
  for (let j = 0; j < n; j++) treads += `M${-w + 0.5} ${f(y0 + ((y1 - y0) * (j + 0.5)) / n)}H${w - 0.5}`;
  o +=
    `<path d="M${-w - 2.4} ${f(y1)}L${-w - 1.4} ${f(y0)}H${w + 1.4}L${w + 2.4} ${f(y1)}Z" fill="#f7edd0" stroke="#5b4a2a" stroke-width=".9"/>` +
    `<path d="M${-w} ${f(y1)}L${-w + 0.8} ${f(y0)}H${w - 0.8}L${w} ${f(y1)}Z" fill="#c5b282"/><path d="${treads}" stroke="#6d5934" stroke-width="1.1"/>`;
  for (let j = 0; j < (v < 7 ? 3 : 4); j++) {
    const [mx, my] = rnd.of([
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, 0],
    ] as const);
    const bx = mx * half * rnd.between(0.8, 1);
    const by = my * half * rnd.between(0.75, 1) + rnd.between(-6, 6);
    o += `<path d="${blob(rnd.between(3.5, 6.5), 6, rnd, 0.3)}" transform="translate(${f(bx)} ${f(by)})" fill="${rnd.of(["#5e8a37", "#78a043", "#466f31"])}" opacity=".9"/>`;
  }
  o +=
    `<rect x="${-top}" y="${f(ty - top)}" width="${2 * top}" height="${2 * top}" rx="1.5" fill="url(#t-top)" stroke="#5b4526" stroke-width="1.1"/>` +
    `<rect x="${-top + 2.6}" y="${f(ty - top + 2.6)}" width="${2 * top - 5.2}" height="${2 * top - 5.2}" fill="none" stroke="${v >= 7 ? "#c98a1b" : "#b9a473"}" stroke-width="${v >= 7 ? 2 : 1.2}"/>`;
  if (guard) return o + guardOn(v, guard, guardFigure);
  return numeral ? o + `<text y="${f(ty + 11)}" class="t-num" font-size="${v < 10 ? 32 : 26}">${v}</text>` : o;
}

function guardOn(v: number, seat: string, figure: string): string {
  const p = look(seat);
  const ty = -v * TEMPLE.lift;
  const spear = `<path d="M13-1V-34" stroke="${INK}" stroke-width="3.6"/><path d="M13-1V-32" stroke="#c08a45" stroke-width="1.7"/><path d="M13-40L16.6-32L13-29L9.4-32Z" fill="#eef3f6" stroke="${INK}" stroke-width="1.2"/>`;
  const body = figure === "leader" ? `<use href="#t-le${seat}" transform="scale(.8)"/>` : `<use href="#t-ex${seat}"/>${spear}`;
  return (
    `<circle cy="${f(ty)}" r="14" fill="${p.base}" opacity=".35"/><g transform="translate(0 ${f(ty + 9)}) scale(1.08)">${body}</g>` +
    `<g transform="translate(0 ${f(templeHalf(v) - 3)})">${shield(seat, String(v))}</g>`
  );
}

export function shield(seat: string, text: string): string {
  return `<path d="M-15-11H15V4Q15 12 0 16Q-15 12-15 4Z" fill="${look(seat).base}" stroke="${INK}" stroke-width="1.6"/><path d="M-12.4-8.4H12.4V4Q12.4 10 0 13.2Q-12.4 10-12.4 4Z" fill="url(#t-top)"/><text y="8.6" class="t-num" font-size="23">${text}</text>`;
}

/** The square piece of one temple level, 44 wide round the origin. */
export function templePiece(v: number): string {
  let o = '<rect x="-22" y="-18" width="44" height="42" rx="3" fill="#000" opacity=".5"/>';
  for (const [h, c] of [
    [22, "#8b7850"],
    [18.6, "#b5a172"],
    [15.4, "#d2c193"],
  ] as const)
    o += `<path d="M${-h} ${-h}H${h}V${h}H${-h}Z" fill="${c}" stroke="#5b4a2a" stroke-width=".8"/><path d="M${-h} ${h}L${-h + 3} ${h - 3}H${h - 3}L${h} ${h}Z" fill="#4d3d20" opacity=".55"/><path d="M${-h} ${h}V${-h}H${h}" fill="none" stroke="#fff3cf" stroke-width="1.3" opacity=".75"/>`;
  return (
    o +
    `<rect x="-12.6" y="-12.6" width="25.2" height="25.2" fill="url(#t-top)" stroke="${v >= 7 ? "#c98a1b" : "#8d7850"}" stroke-width="1.6"/><text y="7.6" class="t-num" font-size="${v < 10 ? 22 : 19}">${v}</text>`
  );
}

/** A stepped block with a leader on it, origin at its bottom middle. */
export function podium(seat: string, rank: number, height: number, width = 118): string {
  let o = `<ellipse cx="8" cy="2" rx="${f(width * 0.68)}" ry="14" fill="url(#t-shade)"/>`;
  const n = Math.max(2, Math.floor(height / 22));
  const h = height / n;
  for (let j = 0; j < n; j++) {
    const w = width - (j * width * 0.34) / n;
    const y = j * h;
    let joints = "";
    for (let i = 0; i < 4; i++) joints += `M${f(-w / 2 + (w / 5) * (i + (j % 2 ? 0.5 : 1)))} ${f(-y - h + 3)}v${f(h - 4)}`;
    o += `<path d="M${f(-w / 2)} ${f(-y)}V${f(-y - h + 1)}H${f(w / 2)}V${f(-y)}Z" fill="${j % 2 ? "#b9a572" : "#c9b583"}" stroke="#4d3d20" stroke-width="1.2"/><path d="M${f(-w / 2)} ${f(-y - h + 1)}H${f(w / 2)}" stroke="#fff6dd" stroke-width="2.6"/><path d="M${f(w * 0.14)} ${f(-y - h + 2)}H${f(w / 2 - 0.6)}V${f(-y)}H${f(w * 0.2)}Z" fill="#3a230a" opacity=".22"/><path d="${joints}" stroke="#7c6a3e" opacity=".65"/>`;
  }
  const rnd = random(rank);
  for (const [x, y] of [
    [-0.44, 8],
    [0.4, height * 0.35],
    [-0.3, height * 0.72],
  ] as const)
    o += `<path d="${blob(6.5, 6, rnd, 0.3)}" transform="translate(${f(x * width)} ${f(-y)})" fill="#5e8a37"/>`;
  return (
    o +
    `<g transform="translate(0 ${f(-height * 0.42)}) scale(1.26)">${shield(seat, String(rank))}</g><g transform="translate(-4 ${f(-height - 2)}) scale(${rank === 1 ? 1.9 : 1.55})"><use href="#t-le${seat}"/></g>`
  );
}
