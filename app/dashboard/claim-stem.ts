import { fileStem } from "#color/text/file-stem.ts";

/** Returns a free file or folder name, and claims it: palettes may have equal names, or none a file can have. */
export function claimStem(name: string, taken: Set<string>): string {
  const stem = fileStem(name);
  let free = stem;
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}`;
  taken.add(free);
  return free;
}
