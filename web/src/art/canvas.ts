/**
 * Draws our SVG text on a canvas, so that pieces which stand still can be part of the painted land. It reads what
 * the drawings write: groups, shapes, symbols, gradients, patterns and lettering; nothing more of SVG.
 */
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
type Surface = OffscreenCanvas | HTMLCanvasElement;

export interface Node {
  tag: string;
  attrs: Record<string, string>;
  kids: Node[];
  text: string;
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

export function parse(markup: string): Node[] {
  const root: Node = { tag: "g", attrs: {}, kids: [], text: "" };
  const open = [root];
  for (const [, closing, tag, attrs, alone, text] of markup.matchAll(TOKEN)) {
    const top = open[open.length - 1]!;
    if (text !== undefined) top.text += text;
    else if (closing) open.pop();
    else {
      const node: Node = { tag: tag!, attrs: {}, kids: [], text: "" };
      for (const [, name, value] of attrs!.matchAll(ATTRIBUTE)) node.attrs[name!] = value!;
      top.kids.push(node);
      if (!alone) open.push(node);
    }
  }
  return root.kids;
}

/** Box round path data, control points included. */
export function pathBox(d: string): [x: number, y: number, width: number, height: number] {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (px: number, py: number): void => {
    x0 = Math.min(x0, px);
    x1 = Math.max(x1, px);
    y0 = Math.min(y0, py);
    y1 = Math.max(y1, py);
  };
  const NEED: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, T: 2, A: 7, Z: 0 };
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = letter!.toUpperCase();
    const relative = letter !== upper;
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const need = NEED[upper] ?? 0;
    if (upper === "Z") {
      x = sx;
      y = sy;
      continue;
    }
    for (let i = 0; i + need <= numbers.length && need; i += need) {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      if (upper === "H") x = ox + numbers[i]!;
      else if (upper === "V") y = oy + numbers[i]!;
      else {
        if (upper !== "A") for (let k = 0; k < need - 2; k += 2) see(ox + numbers[i + k]!, oy + numbers[i + k + 1]!);
        x = ox + numbers[i + need - 2]!;
        y = oy + numbers[i + need - 1]!;
      }
      if (upper === "M" && i === 0) [sx, sy] = [x, y];
      see(x, y);
    }
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, y0, x1 - x0, y1 - y0];
}

interface Style {
  fill: string;
  stroke: string;
  width: number;
  fillOpacity: number;
  strokeOpacity: number;
  join: CanvasLineJoin;
  cap: CanvasLineCap;
  dash: number[];
  color: string;
  alpha: number;
}

const PLAIN: Style = {
  fill: "#000",
  stroke: "none",
  width: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  join: "miter",
  cap: "butt",
  dash: [],
  color: "#000",
  alpha: 1,
};

const LETTERS: Record<string, { font: string; fill: string; rim?: string }> = {
  "t-num": {
    font: '"Palatino Linotype",Palatino,"Book Antiqua",P052,"URW Palladio L",Georgia,serif',
    fill: "#2d1808",
    rim: "#fff9e6",
  },
  "t-cnt": { font: '"Avenir Next",Avenir,"Segoe UI",Inter,"Helvetica Neue",system-ui,sans-serif', fill: "#fff3d2" },
};

export class Drawer {
  private readonly named = new Map<string, Node>();
  private readonly patterns = new Map<string, Surface>();

  constructor(
    symbols: string,
    private readonly make: (width: number, height: number) => Surface,
  ) {
    for (const node of parse(symbols)) if (node.attrs.id) this.named.set(node.attrs.id, node);
  }

  draw(ctx: Context, markup: string): void {
    for (const node of parse(markup)) this.node(ctx, node, PLAIN);
  }

  private node(ctx: Context, node: Node, outer: Style): void {
    const a = node.attrs;
    const style = this.styled(a, outer);
    ctx.save();
    if (a.transform) this.transform(ctx, a.transform);
    if (node.tag === "g") for (const kid of node.kids) this.node(ctx, kid, style);
    else if (node.tag === "use") {
      const target = this.named.get((a.href ?? "").slice(1));
      ctx.translate(Number(a.x ?? 0), Number(a.y ?? 0));
      if (target) this.node(ctx, target, style);
    } else if (node.tag === "text") this.letters(ctx, node, style);
    else this.shape(ctx, node, style);
    ctx.restore();
  }

  private styled(a: Record<string, string>, outer: Style): Style {
    return {
      fill: a.fill ?? outer.fill,
      stroke: a.stroke ?? outer.stroke,
      width: a["stroke-width"] ? Number(a["stroke-width"]) : outer.width,
      fillOpacity: a["fill-opacity"] ? Number(a["fill-opacity"]) : outer.fillOpacity,
      strokeOpacity: a["stroke-opacity"] ? Number(a["stroke-opacity"]) : outer.strokeOpacity,
      join: (a["stroke-linejoin"] as CanvasLineJoin) ?? outer.join,
      cap: (a["stroke-linecap"] as CanvasLineCap) ?? outer.cap,
      dash: a["stroke-dasharray"] ? a["stroke-dasharray"].split(/[ ,]+/).map(Number) : outer.dash,
      color: a.color ?? outer.color,
      alpha: outer.alpha * (a.opacity ? Number(a.opacity) : 1),
    };
  }

  private transform(ctx: Context, text: string): void {
    for (const [, kind, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
      const n = list!.split(/[ ,]+/).map(Number);
      if (kind === "translate") ctx.translate(n[0]!, n[1] ?? 0);
      else if (kind === "scale") ctx.scale(n[0]!, n[1] ?? n[0]!);
      else if (kind === "rotate") {
        ctx.translate(n[1] ?? 0, n[2] ?? 0);
        ctx.rotate((n[0]! * Math.PI) / 180);
        ctx.translate(-(n[1] ?? 0), -(n[2] ?? 0));
      } else if (kind === "skewX") ctx.transform(1, 0, Math.tan((n[0]! * Math.PI) / 180), 1, 0, 0);
    }
  }

  private outline({ tag, attrs: a }: Node): { path: Path2D; box: () => [number, number, number, number] } | null {
    const n = (name: string): number => Number(a[name] ?? 0);
    if (tag === "path") return { path: new Path2D(a.d ?? ""), box: () => pathBox(a.d ?? "") };
    const path = new Path2D();
    if (tag === "rect") {
      if (a.rx) path.roundRect(n("x"), n("y"), n("width"), n("height"), n("rx"));
      else path.rect(n("x"), n("y"), n("width"), n("height"));
      return { path, box: () => [n("x"), n("y"), n("width"), n("height")] };
    }
    if (tag !== "circle" && tag !== "ellipse") return null;
    const rx = tag === "circle" ? n("r") : n("rx");
    const ry = tag === "circle" ? n("r") : n("ry");
    path.ellipse(n("cx"), n("cy"), rx, ry, 0, 0, 2 * Math.PI);
    return { path, box: () => [n("cx") - rx, n("cy") - ry, 2 * rx, 2 * ry] };
  }

  private shape(ctx: Context, node: Node, style: Style): void {
    const drawn = this.outline(node);
    if (!drawn) return;
    if (style.fill !== "none") {
      ctx.globalAlpha = style.alpha * style.fillOpacity;
      this.fill(ctx, drawn.path, drawn.box, style);
    }
    if (style.stroke !== "none") {
      ctx.globalAlpha = style.alpha * style.strokeOpacity;
      ctx.strokeStyle = style.stroke === "currentColor" ? style.color : style.stroke;
      ctx.lineWidth = style.width;
      ctx.lineJoin = style.join;
      ctx.lineCap = style.cap;
      ctx.setLineDash(style.dash);
      ctx.stroke(drawn.path);
    }
  }

  private fill(ctx: Context, path: Path2D, box: () => [number, number, number, number], style: Style): void {
    const id = /^url\(#(.*)\)$/.exec(style.fill)?.[1];
    const paint = id ? this.named.get(id) : undefined;
    if (!paint) {
      ctx.fillStyle = style.fill === "currentColor" ? style.color : style.fill;
      ctx.fill(path);
      return;
    }
    const a = paint.attrs;
    if (paint.tag === "pattern") {
      const pattern = ctx.createPattern(this.pattern(id!, paint) as CanvasImageSource, "repeat")!;
      pattern.setTransform(this.patternMatrix(a.patternTransform ?? "").scale(1 / FINE));
      ctx.fillStyle = pattern;
      ctx.fill(path);
      return;
    }
    // gradients are told in the shape's own box
    const [x, y, w, h] = box();
    if (!w || !h) return;
    const n = (name: string, other: number): number => (a[name] ? Number(a[name]) : other);
    const gradient =
      paint.tag === "linearGradient"
        ? ctx.createLinearGradient(n("x1", 0), n("y1", 0), n("x2", 1), n("y2", 0))
        : ctx.createRadialGradient(n("fx", n("cx", 0.5)), n("fy", n("cy", 0.5)), 0, n("cx", 0.5), n("cy", 0.5), n("r", 0.5));
    for (const { attrs: s } of paint.kids) gradient.addColorStop(Number(s.offset ?? 0), seen(s["stop-color"]!, s["stop-opacity"]));
    const unit = new Path2D();
    unit.addPath(path, new DOMMatrix().scale(1 / w, 1 / h).translate(-x, -y));
    ctx.save();
    ctx.transform(w, 0, 0, h, x, y);
    ctx.fillStyle = gradient;
    ctx.fill(unit);
    ctx.restore();
  }

  private pattern(id: string, node: Node): Surface {
    const known = this.patterns.get(id);
    if (known) return known;
    const surface = this.make(Number(node.attrs.width) * FINE, Number(node.attrs.height) * FINE);
    const ctx = surface.getContext("2d") as Context;
    ctx.scale(FINE, FINE);
    for (const kid of node.kids) this.node(ctx, kid, PLAIN);
    this.patterns.set(id, surface);
    return surface;
  }

  private patternMatrix(text: string): DOMMatrix {
    let m = new DOMMatrix();
    for (const [, kind, n] of text.matchAll(/(\w+)\(([^)]*)\)/g)) m = kind === "rotate" ? m.rotate(Number(n)) : m.skewX(Number(n));
    return m;
  }

  private letters(ctx: Context, { attrs: a, text }: Node, style: Style): void {
    const kind = LETTERS[a.class ?? ""] ?? LETTERS["t-cnt"]!;
    ctx.font = `700 ${a["font-size"] ?? 16}px ${kind.font}`;
    ctx.textAlign = "center";
    ctx.globalAlpha = style.alpha;
    const x = Number(a.x ?? 0);
    const y = Number(a.y ?? 0);
    if (kind.rim) {
      ctx.strokeStyle = kind.rim;
      ctx.lineWidth = 3;
      ctx.lineJoin = "round";
      ctx.strokeText(text, x, y);
    }
    ctx.fillStyle = kind.fill;
    ctx.fillText(text, x, y);
  }
}

const FINE = 4;

function seen(colour: string, opacity: string | undefined): string {
  if (opacity === undefined) return colour;
  const hex = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join("") : colour.slice(1);
  return `#${hex}${Math.round(Number(opacity) * 255)
    .toString(16)
    .padStart(2, "0")}`;
}
