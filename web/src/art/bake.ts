/** Asks for the land to be painted: in a worker where there is one, else here when the browser is idle. */
import { paintLand, type Land } from './forest'

export type Baked = ImageBitmap | HTMLCanvasElement

interface Answer {
  id: number
  bitmap: ImageBitmap
}

export class Baker {
  private worker: Worker | null = null
  private asked = 0
  private waiting: ((baked: Baked) => void) | null = null

  constructor() {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return
    try {
      this.worker = new Worker(new URL('./bake.worker.ts', import.meta.url), { type: 'module' })
      this.worker.onmessage = (message: MessageEvent<Answer>) => {
        if (message.data.id === this.asked) this.waiting?.(message.data.bitmap)
        else message.data.bitmap.close()
      }
      this.worker.onerror = () => {
        this.worker?.terminate()
        this.worker = null
      }
    } catch {
      this.worker = null
    }
  }

  /** Ask for a painting; an earlier one that has not come back is forgotten. */
  bake(land: Land, done: (baked: Baked) => void): void {
    const id = ++this.asked
    this.waiting = done
    if (this.worker) {
      this.worker.postMessage({ id, land })
      return
    }
    setTimeout(() => {
      if (id !== this.asked) return
      const make = (width: number, height: number): HTMLCanvasElement => {
        const canvas = document.createElement('canvas')
        canvas.width = width
        canvas.height = height
        return canvas
      }
      const canvas = make(Math.ceil(land.width * land.scale), Math.ceil(land.height * land.scale))
      const ctx = canvas.getContext('2d')
      if (!ctx) return
      paintLand(ctx, land, make)
      done(canvas)
    }, 0)
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
    this.waiting = null
  }
}
