/** What one person at a device must not see of another: treasures that one seat has looked at. */
import type { LegendHex, LegendView } from "./protocol";

/** Whether a view shows what only its seat may know. */
export function hasSecrets(view: LegendView): boolean {
  return view.board.some((hex) => hex.known?.some((glimpse) => glimpse.kind) || Object.keys(hex.kinds ?? {}).length > 0);
}

const bare = (hex: LegendHex): LegendHex =>
  hex.known || hex.kinds ? { ...hex, known: hex.known?.map((glimpse) => ({ ...glimpse, kind: null })), kinds: undefined } : hex;

/** The same table without what only one seat knows. */
export const withoutSecrets = (view: LegendView): LegendView => ({ ...view, line: "", board: view.board.map(bare) });
