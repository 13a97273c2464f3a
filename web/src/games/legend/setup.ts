/** What is chosen for a table of Legend: loaded when it is. */
export { default as LegendBox } from "./LegendBox.svelte";
export { default as Scenarios } from "./Scenarios.svelte";
