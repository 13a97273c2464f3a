/** The page as an app: its worker, and records that come from other apps. */

interface Launched {
  files: readonly { getFile(): Promise<File> }[];
}
interface Launches {
  setConsumer(take: (launched: Launched) => void): void;
}

/** Lets the page open without its server from now on. Browsers allow it on this computer and over https. */
export function install(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext) {
    addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
  }
}

/** Calls `take` with a record that was shared with the app, or opened with it. */
export async function brought(take: (record: string) => void): Promise<void> {
  const launches = (window as unknown as { launchQueue?: Launches }).launchQueue;
  launches?.setConsumer((launched) => {
    void launched.files[0]
      ?.getFile()
      .then((file) => file.text())
      .then(take);
  });
  if (!new URLSearchParams(location.search).has("shared")) return;
  history.replaceState(null, "", location.pathname);
  const answer = await fetch("/share");
  if (answer.ok) take(await answer.text());
}
