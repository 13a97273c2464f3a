/** What shows a scoring of Legend: loaded when there is one. */
export { default as ScoringBars } from "./ScoringBars.svelte";
export { default as ScoringTable } from "./ScoringTable.svelte";
