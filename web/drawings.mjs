/** Writes the page's drawings to where Python draws with them: package data, not in version control. */
import { writeFile } from "node:fs/promises";
import { createServer } from "vite";

const FILE = new URL("../src/tikal/drawing/drawings.json", import.meta.url);
const root = new URL(".", import.meta.url).pathname;
const vite = await createServer({ root, logLevel: "warn", appType: "custom", server: { middlewareMode: true, ws: false, watch: null } });
try {
  const { drawings } = await vite.ssrLoadModule("/src/drawings.ts");
  await writeFile(FILE, JSON.stringify(drawings()) + "\n");
} finally {
  await vite.close();
}
