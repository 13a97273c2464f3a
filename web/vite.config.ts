/// <reference types="vitest/config" />
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { placeOf } from "./src/catalogues.ts";

/** Where the server looks for the page: package data, not in version control. */
const CLIENT = "../src/tikal/server/client";
/** Where `tikal serve` listens while the page itself comes from `npm run dev`. */
const SERVER = process.env.TIKAL_SERVER ?? "http://127.0.0.1:8000";
/** It stands beside the document: a worker has no say over what is above it. */
const WORKER = "worker.js";
const COMPRESSED = /\.(html|js|css|svg|json|webmanifest|ftl|txt)$/;

/** Writes every text file of the page a second and a third time, as .br and .gz: the server only sends them. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Tells the worker what this build is called, so that it keeps nothing of another. */
function named(): Plugin {
  return {
    name: "named",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`there is no ${WORKER}`);
      const name = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      worker.code = worker.code.replace("__BUILD__", name);
    },
  };
}

/** One file for all the words of a language that are loaded together. */
function wordsOf(id: string): string | null {
  const place = placeOf(id);
  return place && `words-${place.language}-${place.part}`;
}

export default defineConfig({
  plugins: [svelte(), named(), compressed()],
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the page's security policy forbids it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/app/worker.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "worker" ? WORKER : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: wordsOf, minSize: 0 }] },
      },
    },
  },
  server: {
    fs: { allow: [".", "../src/tikal"] }, // the catalogues of sentences are shared with Python
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/words.setup.ts"],
    coverage: { include: ["src/**"], reporter: ["text-summary"] },
  },
});
