// PGlite takes no lock: two processes would open one folder and silently lose each other's rows. SQLite takes one of the
// operating system, which ends with the process, whatever ends it, and holds between the containers of a machine.
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const FILE = "in-use.sqlite";
/** Versions of November 2026 touch this file every 2 seconds while they run. */
const OLD_FILE = "database.lock";
const OLD_BEAT_MS = 15_000;
/** Two that try at once are in each other's way for less. */
const TRY_MS = 200;
const SQLITE_BUSY = 5;

/** A connection that is collected as garbage lets go. */
const held = new Set<DatabaseSync>();

/**
 * Takes `folder` for this process, makes it if needed, and gives back what releases it; the end of the process does, too.
 * Throws one clear line when another process has it. The file stays: a lock on a removed file keeps no one out.
 */
export function takeLock(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isOldVersionRunning(folder)) throw inUse(folder);
  const lock = new DatabaseSync(join(folder, FILE), { timeout: TRY_MS });
  try {
    lock.exec(`PRAGMA user_version = ${process.pid}`); // which others may still read
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
