// Sets up a fresh clone: dependencies, the packed color names, the fonts and an empty database, then (with "build") the
// production build. Runs on the system's Node, before node_modules exists, so it uses only what Node itself has.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const GENERATOR_INPUTS = [
  "scripts/pack-names.mjs",
  "scripts/subset-fonts.mjs",
  "scripts/describe-package.mjs",
  "scripts/make-cluster.mjs",
  "server/backend/database/open-pglite.ts",
  "packages/color/src",
  "packages/color/examples",
  "packages/color/README.md",
  "color",
  "app/fonts.css",
  "content/denied-names.json",
  "package-lock.json",
];
const BUILD_INPUTS = [
  "acts",
  "app",
  "color",
  "content",
  "contract",
  "public",
  "scripts",
  "server",
  "packages/color/src",
  "packages/color/examples",
  "packages/color/README.md",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];
// A lock is empty for a moment before its owner's process id is written.
const EMPTY_LOCK_MS = 10_000;
process.chdir(root);
let release = () => {};

if (Number(process.versions.node.split(".")[0]) < 20) {
  fail(`Node 20 or later is needed to install this project; this is ${process.version}.`);
}

release = lock("node_modules.lock");
try {
  install();
  generate();
  if (process.argv.includes("build")) build();
} finally {
  release();
}

function install() {
  const stamp = "node_modules/.setup-stamp";
  const wanted = `${hash(["package-lock.json"])} ${process.platform}-${process.arch}`;
  if (read(stamp) === wanted) return;
  log("Installing dependencies (npm ci)");
  // --include=dev: NODE_ENV=production would drop the build tools; =optional carries Node itself.
  npm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]);
  checkNode();
  writeFileSync(stamp, wanted);
}

/** The Node from npm must run here (it can't on musl or very old glibc); otherwise the system's Node must do. */
function checkNode() {
  const bundled = join(root, "node_modules/.bin", process.platform === "win32" ? "node.cmd" : "node");
  const probe = spawnSync(bundled, ["--version"], { encoding: "utf8", shell: bundled.endsWith(".cmd") });
  if (probe.status === 0) return;
  for (const name of ["node", "node.cmd", "node.ps1"]) rmSync(join("node_modules/.bin", name), { force: true });
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  fail(`Node 22.22 or later is needed and the packaged one does not run here; this is ${process.version}.`);
}

function generate() {
  const stamp = ".generated/.setup-stamp";
  const wanted = hash(GENERATOR_INPUTS);
  if (read(stamp) === wanted && existsSync(".generated/geist-mono.woff2")) return;
  log("Packing the color names, cutting the fonts and making an empty database");
  npm(["run", "--silent", "generate"]);
  writeFileSync(stamp, wanted);
}

function build() {
  const stamp = "build/.setup-stamp";
  const wanted = hash(BUILD_INPUTS);
  if (read(stamp) === wanted && existsSync("build/server/index.js")) return;
  log("Building");
  npm(["run", "--silent", "build"]);
  writeFileSync(stamp, wanted);
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const result = cli
    ? spawnSync(process.execPath, [cli, ...args], { stdio: "inherit" })
    : spawnSync(`npm ${args.join(" ")}`, { stdio: "inherit", shell: true });
  if (result.status !== 0) fail(`npm ${args[0]} failed.`, result.status ?? 1);
}

function hash(paths) {
  const sum = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else sum.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return sum.digest("hex");
}

/** Allows one setup at a time: `npm start` and `npm test` may start together in a fresh clone. */
function lock(path) {
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned(path)) {
      takeAway(path);
      continue;
    }
    if (waited === 0) log("Waiting for another setup to finish");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
}

function isAbandoned(path) {
  const owner = Number(read(path));
  // In a restarted container, this process may have the id of the killed one.
  if (owner) return owner === process.pid || !alive(owner);
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > EMPTY_LOCK_MS;
}

/** Moves the lock before deleting it: of two processes that see an abandoned lock, one may find the other's new one. */
function takeAway(path) {
  const moved = `${path}.${process.pid}`;
  try {
    renameSync(path, moved);
    if (!isAbandoned(moved)) linkSync(moved, path);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  }
  rmSync(moved, { force: true });
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function log(text) {
  console.log(`\n> ${text}`);
}

function fail(text, status = 1) {
  console.error(`\n${text}`);
  release();
  process.exit(status);
}
