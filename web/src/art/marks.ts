/** Marks over and under the pieces: lit hexes, the walk, the ring round a tile that is held. */
import { num as f, roundHex, sideAngle, type Point } from "../board/geometry";
import { INK } from "./ink";
import { shape } from "./figures";
import { look } from "./players";
import { blob, random } from "./random";
import type { Ghost, LeadMark, Lit } from "../board/types";

/** Colours and strokes of marks that are simple paths. */
export const UNEXPLORED = { fill: "#1b4a2f", stroke: "#0b2e29", "stroke-width": 3 };
export const VEIL = { fill: "#03100b", "fill-rule": "evenodd" } as const;
/** Rings round the hex of a lesson's step, and round one where something was tried in vain. */
export const RINGS = { fill: "none", stroke: "#ffd95e", "stroke-width": 2.4 };
export const REFUSED = {
  fill: "#ff6b4a", "fill-opacity": 0.12, stroke: "#ff8a68", "stroke-width": 4.5, "stroke-dasharray": "14 9", "stroke-linecap": "round",
} as const; // prettier-ignore
const CROWNS = ["#2a6637", "#35783d", "#478a41", "#22604a", "#5c9a45"];
/** A tree's crown, round the origin: the canopy parts where a tile is laid. */
export function crownMark(n: number): string {
  const rnd = random(n + 7);
  const [r, green] = [rnd.between(20, 31), CROWNS[n % CROWNS.length]!];
  return (
    `<path d="${blob(r, 11, rnd)}" transform="translate(3 6)" fill="#06180f" opacity=".5"/><path d="${blob(r, 11, rnd)}" fill="${green}"/>` +
    `<path d="${blob(r * 0.6, 8, rnd)}" transform="translate(${(-r * 0.22).toFixed(1)} ${(-r * 0.26).toFixed(1)})" fill="#9cc35a" opacity=".4"/>`
  );
}
/** A cloud of a volcano, and its glow. */
export const SMOKE = '<circle r="34" fill="url(#t-smoke)"/>';
export const GLOW = '<circle r="92" fill="url(#t-heat)"/>';

export const GHOST = {
  shadow: { fill: "#020805", "fill-opacity": 0.5 },
  rim: { fill: "none", stroke: "#fffdf0", "stroke-width": 4 },
};

/** Hexes that are spoken of. */
export const pointMark = ({ x, y }: Point): string =>
  `<path d="${roundHex(x, y, 92)}" fill="#fff0a8" fill-opacity=".16" stroke="#0b150f" stroke-opacity=".6" stroke-width="13"/>` +
  `<path d="${roundHex(x, y, 92)}" fill="none" stroke="#fffbe6" stroke-width="6" stroke-dasharray="22 12" stroke-linecap="round"/>`;

/** The ring of who leads on a temple, round the origin: of all who are level in turn, pale dots for nobody. */
export function leadRing({ seats, guarded }: LeadMark): string {
  const ring = (colour: string, width: number, extra = ""): string =>
    `<path d="${roundHex(0, 0, 87)}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra}/>`;
  const [first, ...others] = seats;
  if (!first) return ring("#fbf1d2", 4, 'stroke-dasharray="2 9" stroke-linecap="round" stroke-opacity=".8"');
  const wide = 36; // of a stripe
  const stripes = others.map((seat, n) => {
    const [part, rest] = [wide / seats.length, wide - wide / seats.length];
    return ring(look(seat).base, 12, `stroke-dasharray="${f(part)} ${f(rest)}" stroke-dashoffset="${f(-part * (n + 1))}"`);
  });
  const inner = guarded ? `<path d="${roundHex(0, 0, 75)}" fill="none" stroke="${look(first).base}" stroke-width="4"/>` : "";
  return ring("#120a04", 16, 'stroke-opacity=".55"') + ring(look(first).base, 12) + stripes.join("") + inner;
}

/** The pennant of who leads, its pole at the origin: with sign and, where it is said, points; side by side where several are level. */
export function pennant({ seats, value }: LeadMark, points: boolean): string {
  const [first, ...others] = seats;
  if (!first) return "";
  const p = look(first);
  const long = points ? 46 : 30;
  const cloth = `M2-34H${long}L${long - 8}-22L${long}-10H2Z`;
  const pole =
    '<path d="M0 4V-36" stroke="#120a04" stroke-width="6" stroke-linecap="round"/><path d="M0 4V-36" stroke="#d9a860" stroke-width="3" stroke-linecap="round"/>';
  const text = (x: number, ink: string): string =>
    points ? `<text x="${x}" y="-16" class="t-plain" font-size="19" fill="${ink}">${value}</text>` : "";
  if (others.length === 0)
    return `${pole}<path d="${cloth}" fill="${p.base}" stroke="#120a04" stroke-width="2"/>${shape(p.shape, 13, -22, 6.5, p.ink)}${value > 0 ? text(29, p.ink) : ""}`;
  const part = 18;
  const end = 2 + part * seats.length;
  const bars = seats.map((seat, n) => {
    const { base, ink, shape: sign } = look(seat);
    return `<rect x="${2 + n * part}" y="-34" width="${part}" height="24" fill="${base}"/>${shape(sign, 11 + n * part, -22, 5.8, ink)}`;
  });
  const plate = points ? `<rect x="${end}" y="-34" width="20" height="24" fill="#120a04"/>${text(end + 10, "#fff3d2")}` : "";
  return `${pole}${bars.join("")}${plate}<rect x="2" y="-34" width="${end - 2 + (points ? 20 : 0)}" height="24" fill="none" stroke="#120a04" stroke-width="2"/>`;
}

/** A ring that goes up where something has come down. */
export const puffMark = (seat?: string | null): string =>
  `<circle r="60" fill="none" stroke="${seat ? look(seat).light : "#efe2b8"}" stroke-width="10" stroke-opacity=".8"/>` +
  `<circle r="44" fill="none" stroke="#fff6d2" stroke-width="3" stroke-opacity=".7"/>`;

/** A hex that is chosen for its menu. */
export const openMark = ({ x, y }: Point): string =>
  `<path d="${roundHex(x, y, 97)}" fill="none" stroke="#ffcf4a" stroke-opacity=".7" stroke-width="14"/>` +
  `<path d="${roundHex(x, y, 97)}" fill="none" stroke="#fffbe6" stroke-width="4.5"/>`;

export function litMark({ x, y }: Point, lit: Lit, goal: boolean): string {
  if (lit.kind === "place")
    return (
      `<path d="${roundHex(x, y, 93)}" fill="#ffe27a" fill-opacity=".2" stroke="#ffd95e" stroke-opacity=".5" stroke-width="10"/>` +
      `<path d="${roundHex(x, y, 95)}" stroke="#fff3b8" stroke-width="2.8" stroke-dasharray="16 9" stroke-linecap="round"/>` +
      `<path d="M${f(x - 11.5)} ${f(y + 2)}h26M${f(x + 1.5)} ${f(y - 11)}v26" stroke="#120a04" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M${f(x - 13)} ${f(y)}h26M${f(x)} ${f(y - 13)}v26" stroke="#fff3b8" stroke-width="5" stroke-linecap="round"/>`
    );
  const strong = goal || lit.kind === "target";
  const quiet = lit.kind === "menu" || lit.kind === "source";
  const [fill, glow, width, line] = strong ? [0.16, 0.8, 12, 4.5] : quiet ? [0.07, 0.6, 7, 2] : [0.08, 0.5, 7, 2.2];
  return (
    `<path d="${roundHex(x, y, 94)}" fill="#fff0a8" fill-opacity="${fill}" stroke="#ffcf4a" stroke-opacity="${glow}" stroke-width="${width}"/>` +
    `<path d="${roundHex(x, y, 96)}" stroke="${strong ? "#fffbe6" : "#ffeaa0"}" stroke-width="${line}"/>`
  );
}

/**
 * A dotted walk from where the figure stands through the middles of the crossed sides, skirting what stands in the
 * way; told by the centres of the hexes.
 */
export function walkLine(from: Point, hexes: readonly Point[]): Point[] {
  const points = [from];
  const middle = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
  for (let i = 0; i + 1 < hexes.length; i++) {
    const gate = middle(hexes[i]!, hexes[i + 1]!);
    points.push(gate);
    const c = hexes[i + 1]!;
    if (i + 2 < hexes.length) {
      const next = middle(hexes[i + 1]!, hexes[i + 2]!);
      const vx = gate.x + next.x - 2 * c.x;
      const vy = gate.y + next.y - 2 * c.y;
      const l = Math.hypot(vx, vy);
      if (l > 20) points.push({ x: c.x + (vx / l) * 80, y: c.y + (vy / l) * 80 });
      else {
        // straight through: round the right-hand side of what stands in the middle
        const d = Math.hypot(next.x - gate.x, next.y - gate.y);
        const [ux, uy] = [(next.x - gate.x) / d, (next.y - gate.y) / d];
        for (const t of [-34, 34]) points.push({ x: c.x - uy * 62 + ux * t, y: c.y + ux * 62 + uy * t });
      }
    } else points.push({ x: c.x + (gate.x - c.x) * 0.62, y: c.y + (gate.y - c.y) * 0.62 });
  }
  return points;
}

/** Smooth path data through the points. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) return "";
  let d = `M${f(first.x)} ${f(first.y)}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const p = points[i]!;
    const q = points[i + 1]!;
    d += `Q${f(p.x)} ${f(p.y)} ${f((p.x + q.x) / 2)} ${f((p.y + q.y) / 2)}`;
  }
  return d + `L${f(last.x)} ${f(last.y)}`;
}

export function walkMark(points: readonly Point[]): string {
  const d = smooth(points);
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#2a1604" stroke-opacity=".75" stroke-width="11" stroke-dasharray=".1 16"/><path d="${d}" stroke="#fff0a6" stroke-width="7.4" stroke-dasharray=".1 16"/></g>`;
}

/** Radius of the ring round a held tile. */
export const RING = 130;

const JOIN = 108; // from the middle of a tile to what is written on the way out of it: beyond its rim

/** The ring round a held tile, round the origin: a stop for each turn, gold where it may be laid so. `grow`: of what is read. */
export function turnRing(ghost: Ghost, grow = 1): string {
  const r = RING;
  let o = `<circle r="${r}" fill="none" stroke="#0b150f" stroke-opacity=".8" stroke-width="9"/><circle r="${r}" fill="none" stroke="#f4e2a0" stroke-width="2.6" stroke-dasharray=".1 9" stroke-linecap="round"/>`;
  for (let k = 0; k < 6; k++) {
    const a = sideAngle(k);
    const at = `translate(${f(r * Math.cos(a))} ${f(r * Math.sin(a))})`;
    const legal = !ghost.turns || ghost.turns.includes(k);
    if (k === ghost.rotation)
      o += `<g transform="${at}"><circle r="14" fill="#fff3c0"/><circle r="11" fill="url(#t-chip)" stroke="#6b430a" stroke-width="2"/></g>`;
    else if (legal) o += `<circle transform="${at}" r="9" fill="url(#t-chip)" stroke="#6b430a" stroke-width="2"/>`;
    else
      o += `<g transform="${at}"><circle r="8" fill="#14211a" stroke="#8a8a70" stroke-width="1.6"/><path d="M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4" stroke="#b5b294" stroke-width="1.8"/></g>`;
  }
  for (const join of ghost.joins ?? []) {
    const a = sideAngle(join.side);
    o += `<g transform="translate(${f(JOIN * Math.cos(a))} ${f(JOIN * Math.sin(a))}) scale(${f(grow)})">${countMark(join.label)}</g>`;
  }
  return o;
}

export const selectRing = (leader: boolean): string => {
  const up = leader ? 70 : 46;
  return (
    `<ellipse cy="-16" rx="40" ry="46" fill="url(#t-halo)" opacity=".75"/><ellipse rx="${leader ? 27 : 22}" ry="${leader ? 11 : 9.5}" fill="#fff3b8" fill-opacity=".5" stroke="#3a2205" stroke-width="6"/>` +
    `<ellipse rx="${leader ? 27 : 22}" ry="${leader ? 11 : 9.5}" fill="none" stroke="#ffe27a" stroke-width="3.4"/><path d="M-9-${up + 12}H9L0-${up}Z" fill="#ffe27a" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`
  );
};

/** A word on paper over a hex, its point at the origin. */
export function paperTag(text: string): string {
  const w = 30 + text.length * 12.5;
  return `<path d="M${f(-w / 2)}-54H${f(w / 2)}V-14H10L0 0L-10-14H${f(-w / 2)}Z" fill="#fbf1d2" stroke="#6f4d1c" stroke-width="2"/><text y="-26" class="t-plain" font-size="25" fill="#2a1a0c">${escape(text)}</text>`;
}

/** The number of a step, on a disc round the origin. */
export const numberMark = (number: number): string =>
  `<circle r="19" cx="1" cy="2.4" fill="#120a04" opacity=".5"/><circle r="19" fill="#0d1f17" stroke="#f4cd6c" stroke-width="3"/><text y="7.4" class="t-plain" font-size="22" fill="#fff3d2">${number}</text>`;

/** A planned step: its colours by night, and when its turn has come; broken ones glow. */
export const PLANNED = {
  night: { line: "#e6f1ff", disc: "#eaf3ff", ink: "#12305a", rim: "#12305a", bead: "#eaf3ff", bed: "#0b1d3c" },
  ready: { line: "#ffe9a6", disc: "#f4cd6c", ink: "#2a1604", rim: "#5d3d0e", bead: "#fff0a6", bed: "#2a1604" },
} as const;
export const BROKEN = "#ff9a7c";
/** Night over the whole board. */
export const NIGHT = { fill: "#0a1a38", "fill-opacity": 0.46 } as const;
type Planned = (typeof PLANNED)[keyof typeof PLANNED];

/** A hex where something is planned, or was: dashed. */
export const plannedHex = ({ x, y }: Point, p: Planned, broken: boolean): string =>
  `<path d="${roundHex(x, y, 93)}" fill="${broken ? BROKEN : p.line}" fill-opacity="${broken ? 0.16 : 0.08}" stroke="${p.bed}" stroke-opacity=".5" stroke-width="9"/>` +
  `<path d="${roundHex(x, y, 93)}" fill="none" stroke="${broken ? BROKEN : p.line}" stroke-width="5" stroke-dasharray="17 10" stroke-linecap="round"/>`;

/** A beaded way. */
export function plannedWalk(points: readonly Point[], p: Planned): string {
  const d = smooth(points);
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${p.bed}" stroke-width="12"/><path d="${d}" stroke="${p.bead}" stroke-width="6.6" stroke-dasharray=".1 13"/></g>`;
}

/** The number of a planned step on its disc, or a cross. */
export const plannedNumber = (number: number, p: Planned, broken: boolean): string =>
  broken
    ? `<circle r="19" fill="#4a160c" stroke="${BROKEN}" stroke-width="3.4"/><path d="M-6-6L6 6M6-6L-6 6" stroke="${BROKEN}" stroke-width="3.6" stroke-linecap="round"/>`
    : `<circle r="19" cx="1" cy="2.4" fill="#04091a" opacity=".5"/><circle r="19" fill="${p.disc}" stroke="${p.rim}" stroke-width="3"/><text y="7.4" class="t-plain" font-size="22" fill="${p.ink}">${number}</text>`;

/** A plate with a few words, dashed, round the origin. */
export function plannedPlate(text: string, p: Planned): string {
  const w = 26 + text.length * 11.5;
  return `<rect x="${f(-w / 2)}" y="-17" width="${f(w)}" height="34" rx="15" fill="${p.bed}" stroke="${p.line}" stroke-width="2.6" stroke-dasharray="7 5"/><text y="8" class="t-plain" font-size="23" fill="#ffffff">${escape(text)}</text>`;
}

/** The shield of a guard. */
export function guardMark(seat: string): string {
  const p = look(seat);
  return `<path d="M-15-15H15V2Q13 13 0 19Q-13 13-15 2Z" fill="${p.base}" stroke="#fff6dd" stroke-width="2.4"/>${shape(p.shape, 0, 0, 7.5, p.ink)}`;
}

/** Where a figure would stand. */
export const footRing = (leader: boolean): string =>
  `<ellipse rx="${leader ? 27 : 22}" ry="${leader ? 11 : 9.5}" fill="#fff3b8" fill-opacity=".35" stroke="#3a2205" stroke-opacity=".7" stroke-width="5"/>` +
  `<ellipse rx="${leader ? 27 : 22}" ry="${leader ? 11 : 9.5}" fill="none" stroke="#ffe27a" stroke-width="3" stroke-dasharray="7 5"/>`;

/** A bulb on a disc, 36 wide: something was noted here. */
export const bulbMark = (): string =>
  '<circle r="18" cx="1" cy="2.4" fill="#120a04" opacity=".5"/><circle r="18" fill="#0d1f17" stroke="#f4cd6c" stroke-width="2.6"/>' +
  '<path d="M-3 6H3M-2 9H2M-3.5 3C-5 1.8-6-.2-6-2A6 6 0 0 1 6-2C6-.2 5 1.8 3.5 3V4H-3.5Z" fill="none" stroke="#fff3d2" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>';

/** How much was picked on a hex, on a pill round the origin. */
export function countMark(text: string): string {
  const w = 22 + text.length * 9.5;
  const rect = `<rect x="${f(-w / 2)}" y="-15" width="${f(w)}" height="30" rx="15"`;
  // a dark edge round the golden one: whole on the rim of a tile, too
  return `${rect} fill="none" stroke="#0b150f" stroke-width="8"/>${rect} fill="#12281d" stroke="#f4cd6c" stroke-width="2.6"/><text y="6.2" class="t-edge" font-size="18">${escape(text)}</text>`;
}

export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);
