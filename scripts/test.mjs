// `npm test`: runs every check and test, then prints one line with the totals over all runners.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findPort } from "../server/test-port.mjs";

const MEMORY = "/dev/shm"; // a Linux file system; containers often give it only 64 MB
const MIN_ROOM = 4 * 1024 ** 3;

// Hundreds of databases are created and deleted: in memory, if there is room, with half the system time.
if (hasRoomInMemory()) process.env.TMPDIR = MEMORY;
const reports = mkdtempSync(join(tmpdir(), "huesmith-tests-"));
// Dozens of servers are started: all but the first load compiled code from here.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const enginesReport = join(reports, "engines.json");
let passed = 0;
/** Repeated at the end, where people look first in a long log. */
const failures = [];
/** Journeys that passed only on a retry count as neither passed nor failed. */
const flaky = [];
const REASON_LINES = 8;
/** Per runner. One that hangs fails, and the rest still runs. */
const LIMIT_MINUTES = 20;

// Runners that wait for a process, the disk or one core run in parallel with others. Each of the rest fills every core
// by itself, and two of them at once take a third longer than one after the other.
const [isBuilt, hasChromium] = await Promise.all([
  run("Build", "node", ["scripts/setup.mjs", "build"]),
  findBrowsers(),
  checkSources(),
]);
if (isBuilt) {
  await Promise.all([testEngines(), check("Sizes", "size-limit")]);
  await testUnits();
  if (hasChromium) await testJourneys();
} else failures.push("Build");
if (!hasChromium) failures.push("Chromium");

rmSync(reports, { recursive: true, force: true });
for (const name of flaky) console.log(`flaky: ${name}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MIN_ROOM;
  } catch {
    return false;
  }
}

/** One after another, because package installs wait for each other anyway. */
async function findBrowsers() {
  const hasChromium = await run("Chromium", "node", ["scripts/chromium.mjs"]);
  await run("Other browsers", "node", ["e2e/engines/find-engines.ts"]);
  return hasChromium;
}

async function checkSources() {
  await check("Route types", "react-router", ["typegen"]);
  await check("Types", "tsc", ["--singleThreaded"]);
  await check("Lint and format", "biome", ["check"]);
  await check("Unused code", "knip");
}

async function testUnits() {
  const title = "Unit tests";
  const output = `--outputFile.json=${vitestReport}`;
  const isGreen = await run(title, "vitest", ["run", "--reporter=default", "--reporter=json", output]);
  count(title, isGreen, vitestReport, ({ numPassedTests, testResults }) => [
    numPassedTests,
    testResults.flatMap(failedIn),
  ]);
}

/** A file whose setup fails has no failed test to list, so its own message is reported. */
function failedIn({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [describe(relative(".", name), [message])];
  return failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages));
}

async function testEngines() {
  const title = "Firefox and WebKit";
  const isGreen = await run(title, "node", ["e2e/engines/run.ts"], { ENGINES_REPORT: enginesReport });
  count(title, isGreen, enginesReport, (report) => {
    flaky.push(...report.flaky);
    return [report.passed, report.failures];
  });
}

async function testJourneys() {
  const title = "Browser journeys";
  const environment = { TEST_PORT: String(await findPort()), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const isGreen = await runAlone(title, "playwright", ["test"], environment);
  count(title, isGreen, playwrightReport, ({ stats, suites }) => {
    flaky.push(...suites.flatMap(flakyIn));
    return [stats.expected, suites.flatMap(unexpectedIn)];
  });
}

/** A check without individual tests counts as one. */
async function check(title, command, args = []) {
  if (await run(title, command, args)) passed++;
  else failures.push(title);
}

/** Runs in parallel with others, so its output is printed as a whole at the end. */
async function run(title, command, args = [], environment = {}) {
  const start = performance.now();
  const output = [];
  const child = launch(command, args, environment, ["ignore", "pipe", "pipe"]);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => output.push(data));
  const isGreen = await endOf(child);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n> ${title}: ${[command, ...args].join(" ")} (${seconds} s)`);
  process.stdout.write(Buffer.concat(output));
  return isGreen;
}

function runAlone(title, command, args, environment = {}) {
  console.log(`\n> ${title}: ${[command, ...args].join(" ")}`);
  return endOf(launch(command, args, environment, "inherit"));
}

function launch(command, args, environment, stdio) {
  const env = { ...process.env, ...environment };
  return spawn(command, args, { stdio, env, shell: process.platform === "win32" });
}

/** Resolves with whether it succeeded; "close" also follows an "error", such as a missing command. */
function endOf(child) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      console.error(`Not done in ${LIMIT_MINUTES} minutes`);
      child.kill();
      resolve(false);
    }, LIMIT_MINUTES * 60_000);
    child.once("error", (error) => console.error(String(error)));
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

/** Adds a runner's results; a runner that failed without naming a failed test counts as one failure. */
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

function describe(name, messages) {
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
      return describe(
        `${file}: ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return [...own, ...suites.flatMap(unexpectedIn)];
}

function flakyIn({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}
