/** What the page's worker keeps, for when there is no server. */

/** All screens are one document. */
export const DOCUMENT = "/";
/** Where other apps post a record, as the manifest says, and where the page then asks its worker for it. */
export const SHARE = "/share";

export type Kept = "file" | "document" | "answer" | null;

/** As what an answer is kept: a file for good, a document or an answer until there is a newer one; null if not at all. */
export function keptFor(method: string, mode: string, path: string): Kept {
  if (method !== "GET") return null;
  if (mode === "navigate") return path.startsWith("/api/") ? null : "document";
  if (path.startsWith("/assets/")) return "file";
  return path.startsWith("/api/rules/") || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(path) ? "answer" : null;
}

/** The files of the page among what it says it has loaded. */
export function loaded(said: unknown): string[] {
  if (!Array.isArray(said)) return [];
  const paths = said.map((url) => (URL.canParse(String(url), location.origin) ? new URL(String(url), location.origin) : null));
  return [...new Set(paths.filter((url) => url?.origin === location.origin).map((url) => url!.pathname))].filter(
    (path) => keptFor("GET", "cors", path) === "file",
  );
}

/** The record in what was shared: a file, or text. */
export async function sharedText(form: FormData): Promise<string> {
  const file = form.get("record");
  if (file !== null && typeof file !== "string") return file.text();
  return String(form.get("text") ?? "");
}
