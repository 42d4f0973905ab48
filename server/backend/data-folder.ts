import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";

type Setting = "DATA_DIR" | "KEYS_FILE";

/** How long a start waits for a folder of another machine. */
const ANSWER_LIMIT_MS = 5000;
const MEGABYTE = 1024 * 1024;
/** A first start writes 40 MB, a later one little, and its log. */
const FIRST_SPACE_BYTES = 64 * MEGABYTE;
const LATER_SPACE_BYTES = 16 * MEGABYTE;

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: "isn't a folder",
  ENOSPC: "has no space left",
};

type Disk = { bavail: number; bsize: number; blocks: number };

/** A folder that does not answer: what asks it waits forever, and so would `process.exit`. */
export class HangingFolder extends Error {}

/** Throws a HangingFolder when this place does not answer in time, as on a network disk that is away. */
export async function waitForFolder(folder: string, setting: Setting, look = lookAt, limitMs = ANSWER_LIMIT_MS) {
  const late = new Promise<"late">((resolve) => setTimeout(resolve, limitMs, "late"));
  if ((await Promise.race([look(folder), late])) !== "late") return;
  throw new HangingFolder(
    `${setting} can't be used: ${folder} doesn't respond within ${limitMs / 1000} s. Is its disk away? ${chooseOther(setting)}`,
  );
}

async function lookAt(folder: string) {
  await stat(folder).catch(() => {}); // one that is not there yet is made
}

/** Throws one clear line when the disk of this folder is too full for the database that is in it, or will be. */
export function needSpace(dataDir: string, hasDatabase: boolean, look: (path: string) => Disk = statfsSync) {
  const { bavail, bsize, blocks } = look(dataDir);
  const needed = hasDatabase ? LATER_SPACE_BYTES : FIRST_SPACE_BYTES;
  const free = bavail * bsize;
  if (blocks === 0 || free >= needed) return; // some file systems do not tell
  const [left, most] = [free, needed].map((bytes) => `${Math.floor(bytes / MEGABYTE)} MB`);
  throw new Error(
    `DATA_DIR can't be used: ${dataDir} has ${left} left, and the database needs ${most}. Make room. ${chooseOther("DATA_DIR")}`,
  );
}

function chooseOther(setting: Setting) {
  return `Choose another folder: ${setting === "DATA_DIR" ? "DATA_DIR=other" : "KEYS_FILE=other/keys.json"} npm start`;
}

/**
 * Makes a folder for the owner alone, with the folders above it, and tries to write there. Throws one clear line that names
 * the setting. Not by `recursive`: in /proc that never comes back.
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
    // Another process was as quick.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
