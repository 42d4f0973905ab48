import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";

type Setting = "DATA_DIR" | "KEYS_FILE";

/** How long startup waits for a folder on another machine. */
const ANSWER_LIMIT_MS = 5000;
const MEGABYTE = 1024 * 1024;
/** The first start writes 40 MB; later ones write little, plus the log. */
const FIRST_SPACE_BYTES = 64 * MEGABYTE;
const LATER_SPACE_BYTES = 16 * MEGABYTE;

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: "isn't a folder",
  ENOSPC: "has no space left",
};

type Disk = { bavail: number; bsize: number; blocks: number };

/** A folder that doesn't respond: calls on it wait forever, and so would `process.exit`. */
export class HangingFolder extends Error {}

/** Throws a HangingFolder if this folder doesn't respond in time, as on an unavailable network disk. */
export async function waitForFolder(folder: string, setting: Setting, look = lookAt, limitMs = ANSWER_LIMIT_MS) {
  const late = new Promise<"late">((resolve) => setTimeout(resolve, limitMs, "late"));
  if ((await Promise.race([look(folder), late])) !== "late") return;
  throw new HangingFolder(
    `${setting} can't be used: ${folder} doesn't respond within ${limitMs / 1000} s. Is its disk disconnected? ${chooseOther(setting)}`,
  );
}

async function lookAt(folder: string) {
  await stat(folder).catch(() => {}); // a missing folder is created later
}

/** Throws a one-line error if this folder's disk is too full for its existing or future database. */
export function needSpace(dataDir: string, hasDatabase: boolean, look: (path: string) => Disk = statfsSync) {
  const { bavail, bsize, blocks } = look(dataDir);
  const needed = hasDatabase ? LATER_SPACE_BYTES : FIRST_SPACE_BYTES;
  const free = bavail * bsize;
  if (blocks === 0 || free >= needed) return; // some file systems don't report this
  const [left, most] = [free, needed].map((bytes) => `${Math.floor(bytes / MEGABYTE)} MB`);
  throw new Error(
    `DATA_DIR can't be used: ${dataDir} has ${left} left, and the database needs ${most}. Free up space. ${chooseOther("DATA_DIR")}`,
  );
}

function chooseOther(setting: Setting) {
  return `Choose another folder: ${setting === "DATA_DIR" ? "DATA_DIR=other" : "KEYS_FILE=other/keys.json"} npm start`;
}

/**
 * Creates a folder that only its owner can access, with its parent folders, and tests writing to it. Throws a one-line
 * error that names the setting. Doesn't use `recursive`, which never returns in /proc.
 */
export function makeDataFolder(folder: string, setting: Setting): void {
  try {
    makeFolder(folder);
    const trial = join(folder, `.trial-${process.pid}`);
    writeFileSync(trial, "x");
    rmSync(trial);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const reason = REASONS[code] ?? "isn't writable";
    throw new Error(`${setting} can't be used: ${folder} ${reason} (${code}). ${chooseOther(setting)}`);
  }
}

function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
