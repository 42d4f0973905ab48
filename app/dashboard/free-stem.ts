import { slugOf } from "#color/text/slug.ts";

const MAX_CHARACTERS = 60;

/** The name of a file or folder. Two palettes of one name, or of none that a file can have, lie beside each other. */
export function freeStem(name: string, taken: ReadonlySet<string>): string {
  const stem = slugOf(name).slice(0, MAX_CHARACTERS).replace(/-$/, "") || "palette";
  let free = stem;
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}`;
  return free;
}
