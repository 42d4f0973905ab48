import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns when the disk has what was written to the open file. */
export function syncDescriptor(descriptor: number) {
  fsyncSync(descriptor);
}

/** The same for a file or folder by its path. Windows cannot do so for folders, and need not. */
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

/** The same for a folder and everything in it. */
export function syncTree(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(path);
}
