// Pictures of the gallery at the three sizes: node shots-gallery.mjs [folder] [page ...]
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const [folder = "shots", ...wanted] = process.argv.slice(2);
const PAGES = wanted.length ? wanted : ["opening", "tile", "middle", "walk", "end"];
const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] };
const sizes = (process.env.SIZES ?? "desktop,tablet,phone").split(",");

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: import.meta.dirname,
  configFile: process.env.VITE_CONFIG,
  logLevel: "error",
  server: { port: 0, host: "127.0.0.1" },
});
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
let errors = 0;
for (const size of sizes) {
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(process.env.SCALE ?? 1) });
  page.on("console", (m) => m.type() === "error" && (errors++, console.error(m.text())));
  page.on("pageerror", (e) => (errors++, console.error(e.message)));
  for (const name of PAGES) {
    await page.goto(`${base}/gallery.html?show=${name}`);
    await page.waitForSelector(".land canvas, .sheet", { timeout: 60000, state: "attached" }).catch(() => {});
    await page.waitForTimeout(700);
    const file = `${folder}/${name.replace(/\W+/g, "-")}-${size}.png`;
    await page.screenshot({ path: file, fullPage: ["sheet", "legend"].includes(name) });
    console.log(file);
  }
  await page.close();
}
await browser.close();
await server.close();
process.exit(errors ? 1 : 0);
