// Finds a Chromium for the end-to-end tests and measurements; run as a script, it also installs one if there is none.
import { chromium } from "@playwright/test";
import { installPackages, isRootOnLinux, isRunnable, run } from "./install-packages.mjs";

const CANDIDATES = {
  linux: [
    "/usr/bin/chromium-headless-shell", // Debian's headless Chromium runs the same journeys in a third less time
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

/** No background requests: a closed network would refuse dozens of them. */
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
  return [...(CANDIDATES[process.platform] ?? []), chromium.executablePath()].find(isRunnable);
}

export function launchChromium(args = []) {
  const executablePath = findChromium();
  return chromium.launch({ executablePath, chromiumSandbox: false, args: [...CHROMIUM_FLAGS, ...args] });
}

function install() {
  // Older releases have no headless shell.
  if ((installPackages("chromium", "chromium-headless-shell") || installPackages("chromium")) && findChromium()) return;
  run("npx", ["playwright", "install", ...(isRootOnLinux ? ["--with-deps"] : []), "chromium"]);
}

if (process.argv[1] === import.meta.filename) {
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
