/** What one person at a device must not see of another: only Legend has such things, treasures that one seat has looked at. */
import type { LegendHex, LegendView, View } from "../net/protocol";

/** Whether a view shows what only its seat may know. */
export function hasSecrets(view: LegendView): boolean {
  return view.board.some((hex) => hex.known?.some((glimpse) => glimpse.kind) || Object.keys(hex.kinds ?? {}).length > 0);
}

/** Whether the device is handed over with a word before this view is shown: in the classic game at every turn. */
export const isGuarded = (view: View | LegendView): boolean => view.game === "classic" || hasSecrets(view);

const bare = (hex: LegendHex): LegendHex =>
  hex.known || hex.kinds ? { ...hex, known: hex.known?.map((glimpse) => ({ ...glimpse, kind: null })) ?? null, kinds: null } : hex;

/** The same table without what only one seat knows. */
export const withoutSecrets = (view: LegendView): LegendView => ({ ...view, line: "", board: view.board.map(bare) });
