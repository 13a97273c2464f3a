/** What shows a scoring: loaded when there is one. */
export { default as Panel } from "./ScoringPanel.svelte";
export { default as Tray } from "./ScoringTray.svelte";
