import { slugOf } from "#color/text/slug.ts";

const MAX_CHARACTERS = 60;
/** Windows has no file of these names, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/;

/** The name of a file or folder. Two palettes of one name, or of none that a file can have, lie beside each other. */
export function freeStem(name: string, taken: ReadonlySet<string>): string {
  const stem = slugOf(name).slice(0, MAX_CHARACTERS).replace(/-$/, "") || "palette";
  let free = stem;
  for (let number = 2; taken.has(free) || RESERVED.test(free); number++) free = `${stem}-${number}`;
  return free;
}
