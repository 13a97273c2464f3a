/** Where the entries of a radial menu stand, kept on the screen. */
export interface Spot {
  x: number
  y: number
  /** On which side of its disc the label goes. */
  side: 'up' | 'down' | 'left' | 'right'
}

export interface Room {
  left: number
  top: number
  right: number
  bottom: number
}

/** Middle of the menu: as near to the wanted point as the room allows. */
export function anchor(x: number, y: number, radius: number, room: Room): { x: number; y: number } {
  const hold = (v: number, low: number, high: number): number => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, v)))
  return {
    x: hold(x, room.left + radius, room.right - radius),
    y: hold(y, room.top + radius, room.bottom - radius),
  }
}

/** Entries evenly round a middle, the first on top, clockwise. */
export function around(count: number, radius: number): Spot[] {
  return Array.from({ length: count }, (_, n) => {
    const a = -Math.PI / 2 + (2 * Math.PI * n) / Math.max(1, count)
    const c = Math.cos(a)
    const s = Math.sin(a)
    const side = s < -0.8 ? 'up' : s > 0.8 ? 'down' : c < 0 ? 'left' : 'right'
    return { x: radius * c, y: radius * s, side }
  })
}
