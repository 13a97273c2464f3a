/** Finds Chromium: $CHROMIUM, or one in the PATH, or Debian's, which is installed where that is allowed. Never a skip. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// Without windows and their frames it does the same with two thirds of the work.
const WINDOWLESS = "chromium-headless-shell";
const NAMES = [WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

function inPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, but there is no such file.`);
  }
  const found = inPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const quietly = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    execFileSync("apt-get", ["update", "-qq"], quietly);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", WINDOWLESS, "fonts-inter", "fonts-urw-base35"], quietly);
    const installed = inPath();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium. Install it (Debian: apt install chromium) or name one: CHROMIUM=/path/to/chrome make test");
}

if (process.argv[1] === import.meta.filename) console.log(findChromium());
