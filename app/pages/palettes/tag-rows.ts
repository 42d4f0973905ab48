import { PALETTE_TAGS } from "#color/palettes/tag-ids.ts";
import { TAG_MEANINGS } from "#color/palettes/tags.ts";
import type { Palette } from "./palette.ts";
import { TAG_LABELS } from "./words.ts";

export type TagRow = { readonly label: string; readonly meaning: string; readonly count: number };

/** Every tag, what it says, and how many palettes have it. */
export function tagRows(palettes: readonly Palette[]): TagRow[] {
  return PALETTE_TAGS.map((tag) => ({
    label: TAG_LABELS[tag],
    meaning: TAG_MEANINGS[tag],
    count: palettes.filter(({ tags }) => tags.includes(tag)).length,
  }));
}
