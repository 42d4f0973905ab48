import { slugOf } from "#color/text/slug.ts";

const MAX_CHARACTERS = 60;
/** Windows allows no files with these names, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/;

/** Returns a unique file or folder name for palettes with equal names, or with none that a file can have. */
export function freeStem(name: string, taken: ReadonlySet<string>): string {
  const stem = slugOf(name).slice(0, MAX_CHARACTERS).replace(/-$/, "") || "palette";
  let free = stem;
  for (let number = 2; taken.has(free) || RESERVED.test(free); number++) free = `${stem}-${number}`;
  return free;
}
