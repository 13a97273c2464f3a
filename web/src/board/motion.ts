/** Playing things out: small tweens that a viewer can speed up, skip or do without. */

export interface Pace {
  /** 1 is normal; 2 is twice as fast. */
  speed: number;
  /** No movement: things fade in place. */
  still: boolean;
}

export class Player {
  private hurry = 0;
  constructor(private readonly pace: () => Pace) {}

  /** End whatever is being played at once. */
  skip(): void {
    this.hurry++;
  }

  get still(): boolean {
    return this.pace().still;
  }

  /** Call `step` with 0 to 1 over some time. */
  tween(ms: number, step: (t: number) => void): Promise<void> {
    const { speed, still } = this.pace();
    const length = still ? Math.min(ms, 160) / Math.max(0.25, speed) : ms / Math.max(0.05, speed);
    const round = this.hurry;
    return new Promise((resolve) => {
      if (typeof requestAnimationFrame === "undefined" || length < 8 || !Number.isFinite(length)) {
        step(1);
        resolve();
        return;
      }
      let start = -1;
      let over = false;
      const end = (): void => {
        if (over) return;
        over = true;
        clearTimeout(late);
        step(1);
        resolve();
      };
      // a hidden tab has no frames: the game goes on all the same
      const late = setTimeout(end, length + 400);
      const frame = (now: number): void => {
        if (over) return;
        if (start < 0) start = now;
        const t = (now - start) / length;
        if (t >= 1 || this.hurry !== round) return end();
        step(t);
        requestAnimationFrame(frame);
      };
      step(0);
      requestAnimationFrame(frame);
    });
  }
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);
/** Falls, lands and bounces a little. */
export function bounce(t: number): number {
  if (t < 0.62) return (t / 0.62) ** 2;
  const u = (t - 0.62) / 0.38;
  return 1 - 0.14 * 4 * u * (1 - u);
}

export interface Spot {
  x: number;
  y: number;
}

/** A point on a line of points, by the share of its length that has been walked. */
export function along(points: readonly Spot[], t: number): Spot {
  const lengths: number[] = [];
  let total = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const l = Math.hypot(points[i + 1]!.x - points[i]!.x, points[i + 1]!.y - points[i]!.y);
    lengths.push(l);
    total += l;
  }
  let left = t * total;
  for (let i = 0; i < lengths.length; i++) {
    const l = lengths[i]!;
    if (left <= l || i === lengths.length - 1) {
      const k = l ? Math.min(1, left / l) : 1;
      const a = points[i]!;
      const b = points[i + 1]!;
      return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
    }
    left -= l;
  }
  return points[0] ?? { x: 0, y: 0 };
}
