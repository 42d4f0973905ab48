import type { Color } from "../color.ts";

export type ImportedSwatch = {
  readonly name: string | null;
  readonly color: Color;
  /** How often the text has it, where that was counted. */
  readonly uses?: number;
  /** In the dark theme, where the source has one. */
  readonly dark?: Color;
};

/** `name` is "" for loose colors. */
export type ImportedGroup = { readonly name: string; readonly swatches: readonly ImportedSwatch[] };

/** A line, row or entry that gave no color: where it was, its beginning, and why, in a sentence. */
export type UnreadRow = { readonly where: string; readonly text: string; readonly reason: string };

export type ImportedPalette = {
  readonly name: string | null;
  readonly groups: readonly ImportedGroup[];
  /** The first link with a query near the top, where exports of ours have the address of their page. */
  readonly link?: string;
  /** In plain words, for a notice: "ASE file", "CSS variables", "Coolors link". */
  readonly format: string;
  /** All are counted, the first `MOST_UNREAD_ROWS` are listed. */
  readonly unread?: { readonly count: number; readonly rows: readonly UnreadRow[] };
  /** How many colors were found beyond `MOST_IMPORTED_COLORS`. */
  readonly leftOut?: number;
};

/** How many colors it has, those of the dark theme too. */
export function countColors({ groups }: ImportedPalette): number {
  return groups.reduce(
    (count, { swatches }) => count + swatches.length + swatches.filter(({ dark }) => dark).length,
    0,
  );
}

/** More are counted, but left out. */
export const MOST_IMPORTED_COLORS = 1000;
export const MOST_UNREAD_ROWS = 100;
const LONGEST_NAME_CHARS = 200;

/** On one line, blanks inside as they are, and not too long; `null` for nothing. */
export function tidyName(name: string): string | null {
  const tidy = name
    .slice(0, 4 * LONGEST_NAME_CHARS)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, (run) => (/^ +$/.test(run) ? run : " "))
    .trim()
    .slice(0, LONGEST_NAME_CHARS)
    .replace(/[\ud800-\udbff]$/, "");
  return tidy === "" ? null : tidy;
}
