// PGlite takes no lock: two processes could open one folder and silently lose each other's rows. SQLite uses an
// operating system lock, which ends with the process, however it ends, and works across containers on the same machine.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const FILE = "in-use.sqlite";
/** Versions of November 2026 touch this file every 2 seconds while they run. */
const OLD_FILE = "database.lock";
const OLD_BEAT_MS = 15_000;
/** Two processes that try at once block each other for less time than this. */
const TRY_MS = 200;
const SQLITE_BUSY = 5;

/** Keeps connections from being garbage-collected, which would release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Locks `folder` for this process, creating it if needed, and returns a function to release it; so does the process's
 * end. Throws a one-line error if another process has it. The file stays: a lock on a deleted file locks no one out.
 */
export function takeLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isOldVersionRunning(folder)) throw inUse(folder);
  const lock = new DatabaseSync(join(folder, FILE), { timeout: TRY_MS });
  try {
    lock.exec(`PRAGMA user_version = ${process.pid}`); // other processes can still read it
    lock.exec("BEGIN IMMEDIATE");
  } catch (error) {
    const isHeld = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    const holder = isHeld ? lock.prepare("PRAGMA user_version").get()?.user_version : undefined;
    lock.close();
    throw isHeld ? inUse(folder, ` (${holder})`) : error;
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

function isOldVersionRunning(folder: string) {
  const file = statSync(join(folder, OLD_FILE), { throwIfNoEntry: false });
  return file !== undefined && Date.now() - file.mtimeMs < OLD_BEAT_MS;
}

function inUse(folder: string, holder = "") {
  return new Error(
    `The data in ${folder} is in use by another process${holder}. Stop it, or choose another folder: DATA_DIR=other npm start`,
  );
}
