/** What is chosen for a table: loaded when it is. */
export { default as Side } from "./Box.svelte";
export { default as Main } from "./Scenarios.svelte";
