/**
 * The language of the page: the browser's on the first visit, then the one that was chosen, kept in this browser.
 * Whoever says something reads it here, so that a change is seen at once, everywhere. Only its own catalogues are loaded.
 */
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import { untrack } from "svelte";
import { placeOf } from "./catalogues";

export const ENGLISH = "en";
const KEY = "tikal-language";

const FILES = import.meta.glob<string>(
  [
    "../../src/tikal/messages/*/{account,clocks,club,errors,events,hints,lessons,plan,players,reasons,records,rules,server,setup,table,watch,words}.ftl",
    "../../src/tikal/*/messages/*/{cards,components,errors,events,hints,lessons,reasons,rules,server,setup,table,watch}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const PLACES = Object.entries(FILES).map(([path, read]) => ({ ...placeOf(path)!, read }));

/** The languages there are, English first; each is a folder of catalogues. */
export const languages: readonly string[] = [...new Set([ENGLISH, ...PLACES.map((place) => place.language).sort()])];

/** What is loaded apart: some screens need more words than others. */
export const parts: readonly string[] = [...new Set(PLACES.map((place) => place.part))];

/** The best of some languages for somebody who would like these, the best first: "de" for de-AT. */
export function bestOf(offered: readonly string[], liked: readonly string[]): string {
  const found = liked.map((tag) => tag.toLowerCase().split("-")[0]!).find((language) => offered.includes(language));
  return found ?? ENGLISH;
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

class Speech {
  /** What is spoken now. */
  language = $state(ENGLISH);
  private filled = $state(0); // how many catalogues have come
  private asked = ENGLISH; // what will be spoken once its words are here
  private started = false;
  private functions: Record<string, FluentFunction> = {};
  private parts = new Set<string>();
  private bundles = new Map<string, FluentBundle>();
  private loads = new Map<string, Promise<void>>();

  /** Begins to speak, with all parts that were asked for until now. */
  async start(functions: Record<string, FluentFunction>): Promise<void> {
    this.functions = functions;
    this.started = true;
    const chosen = kept();
    const language = languages.includes(chosen) ? chosen : bestOf(languages, globalThis.navigator?.languages ?? []);
    try {
      await this.speak(language);
    } catch {
      await this.speak(ENGLISH);
    }
  }

  /** Brings the words of a part along, in every language that is chosen from now on. */
  async learn(...parts: string[]): Promise<void> {
    for (const part of parts) this.parts.add(part);
    const spoken = untrack(() => this.language); // a screen that waits for its words is not put up anew in another language
    if (this.started) await Promise.all([...new Set([spoken, this.asked])].map((language) => this.bring(language)));
  }

  /** Speaks another language, and remembers it; without a connection to its words all stays as it is. */
  async choose(language: string): Promise<void> {
    try {
      await this.speak(language);
    } catch {
      return;
    }
    try {
      localStorage.setItem(KEY, this.language);
    } catch {
      // a private window keeps nothing; the choice holds until it is closed
    }
  }

  /** The words that have a message: those of the language, or the English ones where it lacks it and they are here. */
  bundleWith(code: string): FluentBundle | null {
    const known = this.filled > 0 ? [this.language, ENGLISH] : [];
    return known.map((language) => this.bundles.get(language)).find((bundle) => bundle?.hasMessage(code)) ?? null;
  }

  /** Has the English words brought, where the language turned out to lack one. */
  lacks(): void {
    if (this.started && this.language !== ENGLISH) this.bring(ENGLISH).catch(() => undefined);
  }

  private async speak(language: string): Promise<void> {
    const before = this.asked;
    this.asked = language;
    try {
      await this.bring(language);
    } catch (error) {
      if (this.asked === language) this.asked = before;
      throw error;
    }
    if (this.asked !== language) return; // another was chosen meanwhile
    this.language = language;
    if (globalThis.document) document.documentElement.lang = language;
  }

  private async bring(language: string): Promise<void> {
    await Promise.all([...this.parts].map((part) => this.load(language, part)));
  }

  private load(language: string, part: string): Promise<void> {
    const key = `${language}/${part}`;
    const loading = this.loads.get(key) ?? this.read(language, part);
    this.loads.set(key, loading);
    loading.catch(() => this.loads.delete(key)); // it may be there at the next try
    return loading;
  }

  private async read(language: string, part: string): Promise<void> {
    const places = PLACES.filter((place) => place.language === language && place.part === part);
    const texts = await Promise.all(places.map((place) => place.read()));
    const bundle = this.bundles.get(language) ?? new FluentBundle(language, { useIsolating: false, functions: this.functions });
    this.bundles.set(language, bundle);
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.filled += 1;
  }
}

export const speech = new Speech();
