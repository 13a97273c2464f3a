/** Lessons: they and their words are loaded when somebody learns. */
import { learn } from "../words";

const withWords = <T>(loading: Promise<T>): Promise<T> => Promise.all([loading, learn("lessons")]).then(([loaded]) => loaded);

export const guide = (): Promise<typeof import("./Guide.svelte")> => withWords(import("./Guide.svelte"));
export const lessons = (): Promise<typeof import("./Lessons.svelte")> => withWords(import("./Lessons.svelte"));
