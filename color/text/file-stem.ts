import { slugOf } from "./slug.ts";

const MAX_CHARACTERS = 80;
/** Windows allows no files with these names, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/;

/** A file name without its extension that every system allows; `fallback` for names that can't be written: "青". */
export function fileStem(name: string, fallback = "palette"): string {
  const stem = slugOf(name).slice(0, MAX_CHARACTERS).replace(/-$/, "") || fallback;
  return RESERVED.test(stem) ? `${stem}-${fallback}` : stem;
}
