import type { Color } from "../color.ts";

export type ImportedSwatch = { readonly name: string | null; readonly color: Color };

/** `name` is "" for loose colors. */
export type ImportedGroup = { readonly name: string; readonly swatches: readonly ImportedSwatch[] };

export type ImportedPalette = {
  readonly name: string | null;
  readonly groups: readonly ImportedGroup[];
  /** In plain words, for a notice: "ASE file", "CSS variables", "Coolors link". */
  readonly format: string;
};

/** More are passed over. */
export const MOST_IMPORTED_COLORS = 1000;
const LONGEST_NAME_CHARS = 200;

/** Collects colors in the order in which their groups first appear. */
export class PaletteBuilder {
  private readonly groups = new Map<string, ImportedSwatch[]>();
  private count = 0;

  get isFull(): boolean {
    return this.count >= MOST_IMPORTED_COLORS;
  }

  get isUsed(): boolean {
    return this.count > 0;
  }

  add(color: Color, name: string | null = null, group = ""): void {
    if (this.isFull) return;
    const key = tidyName(group) ?? "";
    const swatches = this.groups.get(key) ?? [];
    swatches.push({ name: name === null ? null : tidyName(name), color });
    this.groups.set(key, swatches);
    this.count++;
  }

  /** `null` without colors. */
  finish(format: string, name: string | null = null): ImportedPalette | null {
    if (this.count === 0) return null;
    const groups = Array.from(this.groups, ([groupName, swatches]) => ({ name: groupName, swatches }));
    return { name: name === null ? null : tidyName(name), groups, format };
  }
}

/** On one line and not too long; `null` for nothing. */
export function tidyName(name: string): string | null {
  const tidy = name
    .slice(0, 4 * LONGEST_NAME_CHARS)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME_CHARS)
    .replace(/[\ud800-\udbff]$/, "");
  return tidy === "" ? null : tidy;
}
