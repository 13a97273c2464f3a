/**
 * The way back closes what lies over a screen before it leaves the screen. One entry in the history of the browser stands for all that
 * is open, however much it is, and is taken away with the last of it.
 */
const ENTRY = { over: true };
const isEntry = (): boolean => (history.state as typeof ENTRY | null)?.over === true;

/** What closes what is open; what was opened last stands last. */
const closers: (() => void)[] = [];
/** The address under the entry that stands for it; null: there is none. */
let under: string | null = null;
/** That entry is being taken away, and what has to wait until it is. */
let leaving = false;
const waiting: (() => void)[] = [];
/** The address of the screen. */
let here = "";

/** Something is open that the way back closes. Call the answer when it is closed. */
export function over(close: () => void): () => void {
  closers.push(close);
  setTimeout(settle);
  return () => {
    closers.splice(closers.lastIndexOf(close), 1);
    setTimeout(settle); // where one thing closes and another opens at once, the entry stays
  };
}

function settle(): void {
  if (leaving) return;
  if (closers.length > 0 && under === null) {
    under = here = location.href;
    history.pushState(ENTRY, "");
  } else if (closers.length === 0 && under !== null) {
    leaving = true;
    history.back();
  }
}

/** Goes to another address, and calls `then` when it stands there. */
export function goTo(path: string, replace: boolean, then: () => void): void {
  if (leaving) {
    waiting.push(() => goTo(path, replace, then));
    return;
  }
  if (replace || under !== null) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  under = null;
  then();
}

/** The same screen has another address from now on. */
export function rename(path: string): void {
  history.replaceState(history.state, "", path);
  here = location.href;
}

/** Calls `arrive` whenever the way back or forward has led to a screen. */
export function watchHistory(arrive: () => void): void {
  if (isEntry()) history.back(); // the page was loaded again while something was open
  addEventListener("popstate", () => {
    const [closes, leaves] = [under !== null && location.href === under, leaving];
    under = null;
    leaving = false;
    if (closes) {
      if (location.href !== here) rename(here);
      const last = leaves ? undefined : closers.at(-1);
      last?.();
      setTimeout(() => {
        if (!last || !closers.includes(last)) settle(); // what will not close does not keep anybody
      });
    } else if (isEntry())
      history.back(); // forward, to what was closed
    else arrive();
    for (const go of waiting.splice(0)) go();
  });
}
