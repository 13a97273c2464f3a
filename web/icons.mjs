/** Draws the app's icons from `public/icon.svg`: `CHROMIUM=... node icons.mjs`. Systems want pictures, not drawings. */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const GROUND = "#0d211b";
const drawing = await readFile(new URL("public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });

async function draw(name, size, ground, share) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `margin:0;display:grid;place-items:center;height:100vh;background:${ground}`;
  await page.setContent(`<body style="${style}"><div style="width:${share * 100}vw">${drawing}</div></body>`);
  await writeFile(new URL(`public/${name}.png`, import.meta.url), await page.screenshot({ omitBackground: true }));
  await page.close();
}

await draw("icon-192", 192, "transparent", 1);
await draw("icon-512", 512, "transparent", 1);
await draw("icon-maskable", 512, GROUND, 0.68); // systems cut it to a circle, or less
await browser.close();
