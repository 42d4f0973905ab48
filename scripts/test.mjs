// `npm test`: every check and every test, then one line with the sum over all runners.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const reports = mkdtempSync(join(tmpdir(), "huesmith-tests-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
let passed = 0;
let failed = 0;

check("Route types", "react-router", ["typegen"]);
check("Types", "tsc");
check("Lint and format", "biome", ["check"]);
check("Unused code", "knip");
check("Sizes", "size-limit");

const isUnitGreen = run("Unit tests", "vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);
count(isUnitGreen, vitestReport, ({ numPassedTests, numTotalTests, numPendingTests }) => [
  numPassedTests,
  numTotalTests - numPassedTests - numPendingTests,
]);

if (run("Chromium", "node", ["scripts/chromium.mjs"])) {
  const environment = { TEST_PORT: String(await findPort()), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const isBrowserGreen = run("Browser journeys", "playwright", ["test"], environment);
  count(isBrowserGreen, playwrightReport, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]);
} else failed++;

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** A check without tests of its own counts as one. */
function check(title, command, args = []) {
  if (run(title, command, args)) passed++;
  else failed++;
}

function run(title, command, args = [], environment = {}) {
  console.log(`\n> ${title}: ${[command, ...args].join(" ")}`);
  const env = { ...process.env, ...environment };
  return spawnSync(command, args, { stdio: "inherit", env, shell: process.platform === "win32" }).status === 0;
}

/** Adds a runner's own numbers; a runner that failed without naming a failed test counts as one failure. */
function count(isGreen, report, read) {
  let numbers = [0, 0];
  try {
    numbers = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    isGreen = false;
  }
  passed += numbers[0];
  failed += isGreen ? numbers[1] : Math.max(1, numbers[1]);
}

function findPort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
