import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./scripts/chromium.mjs";

// Each run begins with an empty database. Workers read this file again: the folder is created once and deleted with the
// runner, which alone looks for Chromium.
const isRunner = process.env.TEST_WORKER_INDEX === undefined;
const dataDir = isRunner ? mkdtempSync(join(tmpdir(), "huesmith-e2e-")) : "";
if (isRunner) {
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  process.env.TEST_DATA_DIR = dataDir; // workers find the backend's keys there
  process.env.CHROMIUM_PATH ??= findChromium() ?? "";
}

/** Of `npm test`, which reads the report. */
const isWholeRun = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;
const port = Number(process.env.TEST_PORT ?? 4290);

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // On two cores, too: a journey often waits for a server or a timer.
  workers: Math.max(3, availableParallelism() - 1),
  timeout: 60_000,
  // Long enough for a busy machine: a timeout is not a measurement.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may stall a page in the middle of a journey. One that passes the second time is reported as flaky.
  retries: isWholeRun ? 1 : 0,
  reporter: isWholeRun ? [["list"], ["json"]] : "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // What Playwright emulates costs two more layouts on each way to another page; the flag below takes none.
    contextOptions: {
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
      serviceWorkers: "block", // routes of Playwright do not see what a worker requests
      permissions: ["clipboard-write"], // browsers allow it after a press, the headless shell does not
    },
    launchOptions: {
      executablePath: findChromium(),
      chromiumSandbox: false,
      args: [
        ...CHROMIUM_FLAGS,
        "--renderer-process-limit=1",
        "--disable-site-isolation-trials",
        // Most pages are gone before V8's optimizing compilers pay off, which took a fifth of a journey's time: only what is
        // as hot as axe is compiled. Helper threads that collect garbage only take time from the other worker.
        "--js-flags=--no-turbofan --invocation-count-for-maglev=4000 --single-threaded-gc",
        // Room for what the window shows. With more, Chromium draws thousands of pixels below it, too. A screenshot of more than
        // 1280 × 900 has empty parts: take it without this flag.
        "--force-gpu-mem-available-mb=6",
        // Menus open at once: while one still moves, Playwright scrolls the page to reach it, and the menu closes.
        "--force-prefers-reduced-motion",
      ],
    },
  },
  webServer: {
    command: "node server/main.ts",
    url: `http://127.0.0.1:${port}/api/health`,
    // All journeys sign up and log in from one address. A year of Pro is sold, too.
    env: { PORT: String(port), DATA_DIR: dataDir, AUTH_LIMITS: "off", TEST_CHECKOUT_YEARLY: "31" },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 60_000,
  },
});
