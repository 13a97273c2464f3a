/** Paints the land aside and hands it back as a bitmap. */
import { paintLand, type Land } from './forest'

interface Order {
  id: number
  land: Land
}

const make = (width: number, height: number): OffscreenCanvas => new OffscreenCanvas(width, height)

self.onmessage = (message: MessageEvent<Order>): void => {
  const { id, land } = message.data
  const canvas = make(Math.ceil(land.width * land.scale), Math.ceil(land.height * land.scale))
  paintLand(canvas.getContext('2d')!, land, make)
  const bitmap = canvas.transferToImageBitmap()
  ;(self as unknown as Worker).postMessage({ id, bitmap }, [bitmap])
}
