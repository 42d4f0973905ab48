// Finds and installs the browsers of the tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const isRootOnLinux = process.platform === "linux" && process.getuid?.() === 0;
/** Fails fast without a network. */
const APT = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"];
/** True if this process has updated the package lists. */
let hasNewLists = false;

/** Ubuntu's /usr/bin/chromium-browser may only ask for snap, so existing is not enough. */
export function isRunnable(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform !== "linux") return true;
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

/** Works as root on Debian and its derivatives; returns false elsewhere. */
export function installPackages(...names) {
  if (!isRootOnLinux || !existsSync("/etc/debian_version")) return false;
  process.env.DEBIAN_FRONTEND = "noninteractive";
  hasNewLists ||= run("apt-get", ["update", ...APT]);
  return hasNewLists && run("apt-get", ["install", "-y", ...APT, "--no-install-recommends", ...names]);
}

export function run(command, args) {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}
