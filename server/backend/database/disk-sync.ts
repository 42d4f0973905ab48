import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns once everything written to the open file is on the disk. */
export function syncDescriptor(descriptor: number) {
  fsyncSync(descriptor);
}

/** Syncs a file or folder by its path. Windows can't do this for folders and doesn't need to. */
export function syncPath(path: string) {
  try {
    const descriptor = openSync(path, "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (process.platform !== "win32") throw error;
  }
}

/** Syncs a folder and everything in it. */
export function syncTree(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(path);
}
