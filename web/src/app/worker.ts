/**
 * What the page can do without its server: open, say that there is none, and show the rules that were read before.
 * A record that another app shares with this one comes in here too.
 *
 * Nothing of a table is ever kept: those come from the server or not at all.
 */
import { DOCUMENT, keptFor, loaded, SHARE, sharedText } from "./keeping";

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Told extends Waiting {
  data: unknown;
  ports: readonly MessagePort[];
}
interface Asked extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const CACHE = "tikal-__BUILD__"; // the build puts in what all its files together are called
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", handle: (event: Waiting) => void): void;
  addEventListener(kind: "message", handle: (event: Told) => void): void;
  addEventListener(kind: "fetch", handle: (event: Asked) => void): void;
};

worker.addEventListener("install", (event) => event.waitUntil(open().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
  event.waitUntil(keepFiles(loaded(event.data)).then(() => event.ports[0]?.postMessage("kept")));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname === SHARE) return event.respondWith(request.method === "POST" ? share(request) : handOver());
  const kept = keptFor(request.method, request.mode, url.pathname);
  if (kept === "file") event.respondWith(fromHere(request));
  else if (kept) event.respondWith(fromThere(request, kept === "document" ? DOCUMENT : request.url));
});

async function open(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(DOCUMENT);
}

/** Keeps what a page had loaded before this worker was there; the browser still has it. */
async function keepFiles(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  await Promise.all(paths.filter((_, n) => !kept[n]).map((path) => cache.add(path).catch(() => undefined)));
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A file whose name changes with what is in it need never be asked for again. */
async function fromHere(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? keep(cache, request, await fetch(request));
}

/** What may have changed is asked for, and what was kept is shown only if there is no answer. */
async function fromThere(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    return await keep(cache, name, await fetch(request));
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
}

async function keep(cache: Cache, name: Request | string, answer: Response): Promise<Response> {
  if (answer.status === 200) await cache.put(name, answer.clone());
  return answer;
}

/** Lays a record aside for the page, which opens next and asks for it. */
async function share(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  await cache.put(SHARE, new Response(await sharedText(await request.formData())));
  return Response.redirect("/?shared", 303);
}

async function handOver(): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SHARE);
  await cache.delete(SHARE);
  return kept ?? new Response(null, { status: 404 });
}
