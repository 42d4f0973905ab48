import { slugOf } from "#color/text/slug.ts";

const MAX_CHARACTERS = 60;
/** Windows allows no files with these names, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/;

/** Returns a free file or folder name, and claims it: palettes may have equal names, or none a file can have. */
export function claimStem(name: string, taken: Set<string>): string {
  const stem = slugOf(name).slice(0, MAX_CHARACTERS).replace(/-$/, "") || "palette";
  let free = stem;
  for (let number = 2; taken.has(free) || RESERVED.test(free); number++) free = `${stem}-${number}`;
  taken.add(free);
  return free;
}
