// Finds a Chromium for the end-to-end tests; run as a script, it also installs one when there is none.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const CANDIDATES = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable", "/usr/bin/google-chrome"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

/** No calls home: a closed network would refuse them by the dozen. */
export const CHROMIUM_FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function findChromium() {
  const set = process.env.CHROMIUM_PATH;
  if (set) return set;
  return [...(CANDIDATES[process.platform] ?? []), chromium.executablePath()].find(works);
}

/** Ubuntu has a /usr/bin/chromium-browser that only asks for snap, so being there is not enough. */
function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform !== "linux") return true;
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function run(command, args) {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

function install() {
  const rootOnLinux = process.platform === "linux" && process.getuid?.() === 0;
  if (rootOnLinux && existsSync("/etc/debian_version")) {
    process.env.DEBIAN_FRONTEND = "noninteractive";
    if (
      run("apt-get", ["update", "-qq"]) &&
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]) &&
      findChromium()
    )
      return;
  }
  run("npx", ["playwright", "install", ...(rootOnLinux ? ["--with-deps"] : []), "chromium"]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (!findChromium()) install();
  const found = findChromium();
  if (!found) {
    console.error(
      "\nThe end-to-end tests need Chromium, and none was found or could be installed.\n" +
        "Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH=/path/to/chromium.",
    );
    process.exit(1);
  }
  console.log(`Chromium: ${found}`);
}
