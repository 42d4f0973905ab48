import type { Color } from "../color.ts";
import { cutText } from "../text/cut-text.ts";

export type ImportedSwatch = {
  readonly name: string | null;
  readonly color: Color;
  /** How often it occurs in the text, if counted. */
  readonly uses?: number;
  /** The color in the dark theme, if the source has one. */
  readonly dark?: Color;
};

/** `name` is "" for loose colors. */
export type ImportedGroup = { readonly name: string; readonly swatches: readonly ImportedSwatch[] };

/** A line, row or entry that gave no color: its location, its first characters, and the reason as a sentence. */
export type UnreadRow = { readonly where: string; readonly text: string; readonly reason: string };

export type ImportedPalette = {
  readonly name: string | null;
  readonly groups: readonly ImportedGroup[];
  /** The first link with a query near the top; our exports put the address of their page there. */
  readonly link?: string;
  /** The text, if it is a CSS gradient: it has no other colors, and each of several gradients has all of them. */
  readonly gradient?: string;
  /** The format in plain words, for a notice: "ASE file", "CSS variables", "Coolors link". */
  readonly format: string;
  /** `count` includes all rows; `rows` holds the first `MAX_UNREAD_ROWS`. */
  readonly unread?: { readonly count: number; readonly rows: readonly UnreadRow[] };
  /** How many colors were found beyond `MAX_IMPORTED_COLORS`. */
  readonly leftOut?: number;
};

/** The number of colors, including those of the dark theme. */
export function countColors({ groups }: ImportedPalette): number {
  return groups.reduce(
    (count, { swatches }) => count + swatches.length + swatches.filter(({ dark }) => dark).length,
    0,
  );
}

/** Colors beyond this are counted but left out. */
export const MAX_IMPORTED_COLORS = 1000;
export const MAX_UNREAD_ROWS = 100;
const MAX_NAME_CHARACTERS = 200;

/** The name on one line, trimmed and shortened, with inner spaces kept; `null` if empty. */
export function tidyName(name: string): string | null {
  const line = name
    .slice(0, 4 * MAX_NAME_CHARACTERS)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, (run) => (/^ +$/.test(run) ? run : " "))
    .trim();
  const tidy = cutText(line, MAX_NAME_CHARACTERS);
  return tidy === "" ? null : tidy;
}
