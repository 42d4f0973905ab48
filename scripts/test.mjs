// `npm test`: every check and every test, then one line with the sum over all runners.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const reports = mkdtempSync(join(tmpdir(), "huesmith-tests-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const enginesReport = join(reports, "engines.json");
let passed = 0;
/** Told once more at the end, where a long log is read first. */
const failures = [];
const REASON_LINES = 8;

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
count("Unit tests", isUnitGreen, vitestReport, ({ numPassedTests, testResults }) => [
  numPassedTests,
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => tell(fullName, failureMessages)),
  ),
]);

if (run("Chromium", "node", ["scripts/chromium.mjs"])) {
  const environment = { TEST_PORT: String(await findPort()), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const isBrowserGreen = run("Browser journeys", "playwright", ["test"], environment);
  count("Browser journeys", isBrowserGreen, playwrightReport, ({ stats, suites }) => [
    stats.expected + stats.flaky,
    suites.flatMap(unexpectedIn),
  ]);
} else failures.push("Chromium");

const areEnginesGreen = run("Firefox and WebKit", "node", ["e2e/engines/run.ts"], { ENGINES_REPORT: enginesReport });
count("Firefox and WebKit", areEnginesGreen, enginesReport, (report) => [report.passed, report.failures]);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);

/** A check without tests of its own counts as one. */
function check(title, command, args = []) {
  if (run(title, command, args)) passed++;
  else failures.push(title);
}

function run(title, command, args = [], environment = {}) {
  console.log(`\n> ${title}: ${[command, ...args].join(" ")}`);
  const env = { ...process.env, ...environment };
  return spawnSync(command, args, { stdio: "inherit", env, shell: process.platform === "win32" }).status === 0;
}

/** Adds a runner's own results; a runner that failed without naming a failed test counts as one failure. */
function count(title, isGreen, report, read) {
  let results = [0, []];
  try {
    results = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    isGreen = false;
  }
  passed += results[0];
  failures.push(...results[1].map((name) => `${title}: ${name}`));
  if (!isGreen && results[1].length === 0) failures.push(title);
}

/** A name and how the last try went wrong. */
function tell(name, messages) {
  const reason = stripVTControlCharacters(messages?.at(-1) ?? "")
    .split("\n")
    .slice(0, REASON_LINES);
  return [name, ...reason].join("\n    ");
}

function unexpectedIn({ file, specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return tell(
        `${file}: ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...suites.flatMap(unexpectedIn)];
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
