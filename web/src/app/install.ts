/** The page as an app: its worker, and records that come from other apps. */
import { rename } from "../ui/back";

interface Launched {
  files: readonly { getFile(): Promise<File> }[];
}
interface Launches {
  setConsumer(take: (launched: Launched) => void): void;
}

/** Browsers allow a worker on this computer and over https. */
const possible = import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext;

/** Lets the page open without its server from now on. */
export function install(): void {
  if (possible) addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}

/** The worker, once all that this page loads goes through it: that is some time after it is ready. */
async function controlling(): Promise<ServiceWorker> {
  const { serviceWorker } = navigator;
  while (!serviceWorker.controller) {
    await new Promise((changed) => serviceWorker.addEventListener("controllerchange", changed, { once: true }));
  }
  return serviceWorker.controller;
}

/** Once the page can open without its server: has what it loaded kept, and then does what loads the rest of it. */
export async function rehearse(rest: () => Promise<unknown>): Promise<void> {
  if (!possible) return;
  const worker = await controlling();
  const { port1: here, port2: there } = new MessageChannel();
  const kept = new Promise((resolve) => (here.onmessage = resolve));
  worker.postMessage(
    performance.getEntriesByType("resource").map((entry) => entry.name),
    [there],
  );
  await kept;
  await rest().catch(() => undefined); // it is had when it is wanted, too
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
  rename(location.pathname);
  const answer = await fetch("/share");
  if (answer.ok) take(await answer.text());
}
