/** A small seeded generator, so that every painting of a board is the same painting. */
export interface Random {
  (): number;
  between(a: number, b: number): number;
  below(n: number): number;
  of<T>(list: readonly T[]): T;
}

export function random(seed: number): Random {
  let a = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  const next = (() => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Random;
  next.between = (x, y) => x + (y - x) * next();
  next.below = (n) => Math.floor(next() * n);
  next.of = (list) => list[Math.floor(next() * list.length)]!;
  return next;
}

/** A blob with scalloped edges, round the origin or another point, as path data. */
export function blob(r: number, n: number, rnd: Random, jitter = 0.12, bulge = 0.6, cx = 0, cy = 0): string {
  const f = (x: number): string => x.toFixed(1);
  const p: [number, number][] = [];
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + rnd.between(-0.12, 0.12);
    const q = r * (1 + rnd.between(-jitter, jitter));
    p.push([cx + q * Math.cos(a), cy + q * Math.sin(a)]);
  }
  let d = `M${f(p[0]![0])} ${f(p[0]![1])}`;
  for (let i = 0; i < n; i++) {
    const u = p[i]!;
    const v = p[(i + 1) % n]!;
    const ch = Math.hypot(u[0] - v[0], u[1] - v[1]) * bulge;
    d += `A${f(ch)} ${f(ch)} 0 0 1 ${f(v[0])} ${f(v[1])}`;
  }
  return d + "Z";
}
