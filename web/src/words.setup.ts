/** Tests speak English from the start, with all the words there are. */
import { parts, speech } from "./language.svelte";
import { begin } from "./words";

await speech.learn(...parts);
await begin();
