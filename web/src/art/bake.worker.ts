/** Paints the land and what stands on it aside, and hands it back as a bitmap. */
import { Painter, type Order } from "./painter";

const make = (width: number, height: number): OffscreenCanvas => new OffscreenCanvas(width, height);
let painter: Painter | null = null;

self.onmessage = (message: MessageEvent<{ id: number; order: Order; symbols?: string }>): void => {
  const { id, order, symbols } = message.data;
  painter ??= new Painter(symbols ?? "", make);
  const bitmap = (painter.paint(order) as OffscreenCanvas).transferToImageBitmap();
  (self as unknown as Worker).postMessage({ id, bitmap }, [bitmap]);
};
