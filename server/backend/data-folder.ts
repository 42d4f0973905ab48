import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Makes a folder for the owner alone, with the folders above it, and tries to write there. Throws one clear line that names
 * the setting. Not by `recursive`: in /proc that never comes back.
 */
export function makeDataFolder(folder: string, setting: "DATA_DIR" | "KEYS_FILE"): void {
  try {
    makeFolder(folder);
    const trial = join(folder, `.trial-${process.pid}`);
    writeFileSync(trial, "");
    rmSync(trial);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const other = setting === "DATA_DIR" ? "DATA_DIR=other" : "KEYS_FILE=other/keys.json";
    throw new Error(
      `${setting} can't be used: ${folder} isn't writable (${code}). Choose another folder: ${other} npm start`,
    );
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
