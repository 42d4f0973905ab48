import type { Color } from "../color.ts";
import { pairThemes } from "./pair-themes.ts";

export type ImportedSwatch = {
  readonly name: string | null;
  readonly color: Color;
  /** How often the text has it, where that was counted. */
  readonly uses?: number;
  /** In the dark theme, where the source has one. */
  readonly dark?: Color;
};

type Details = { readonly uses?: number | undefined; readonly dark?: Color | null | undefined };

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

/** More are counted, but left out. */
export const MOST_IMPORTED_COLORS = 1000;
export const MOST_UNREAD_ROWS = 100;
const LONGEST_CUT_CHARS = 60;
const LONGEST_NAME_CHARS = 200;

/** Collects colors in the order in which their groups first appear. */
export class PaletteBuilder {
  private readonly groups = new Map<string, ImportedSwatch[]>();
  private readonly rows: UnreadRow[] = [];
  private count = 0;
  private unreadCount = 0;

  get isUsed(): boolean {
    return this.count > 0;
  }

  add(color: Color, name: string | null = null, group = "", { uses, dark }: Details = {}): void {
    if (this.count++ >= MOST_IMPORTED_COLORS) return;
    const key = tidyName(group) ?? "";
    const swatches = this.groups.get(key) ?? [];
    const details = { ...(uses !== undefined && { uses }), ...(dark && { dark }) };
    swatches.push({ name: name === null ? null : tidyName(name), color, ...details });
    this.groups.set(key, swatches);
  }

  /** What was there and gave no color. `where` is such as "Line 3". */
  leave(where: string, text: string, reason: string): void {
    if (this.unreadCount++ < MOST_UNREAD_ROWS) this.rows.push({ where, text: cut(text), reason });
  }

  /** `null` without colors. Dark values that stand in a list of their own come to the light ones. */
  finish(format: string, name: string | null = null): ImportedPalette | null {
    if (this.count === 0) return null;
    const groups = pairThemes(Array.from(this.groups, ([groupName, swatches]) => ({ name: groupName, swatches })));
    return {
      name: name === null ? null : tidyName(name),
      groups,
      format,
      ...(this.unreadCount > 0 && { unread: { count: this.unreadCount, rows: this.rows } }),
      ...(this.count > MOST_IMPORTED_COLORS && { leftOut: this.count - MOST_IMPORTED_COLORS }),
    };
  }
}

function cut(text: string): string {
  const line = tidyName(text) ?? "";
  return line.length > LONGEST_CUT_CHARS ? `${line.slice(0, LONGEST_CUT_CHARS).trimEnd()}…` : line;
}

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
