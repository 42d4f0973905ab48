import type { Color } from "../color.ts";
import { cutText } from "../text/cut-text.ts";
import { slugOf } from "../text/slug.ts";
import {
  type ImportedGroup,
  type ImportedPalette,
  type ImportedSwatch,
  MAX_IMPORTED_COLORS,
  MAX_UNREAD_ROWS,
  tidyName,
  type UnreadRow,
} from "./imported.ts";

type Details = { readonly uses?: number | undefined; readonly dark?: Color | null | undefined };
type Entry = { readonly slug: string; readonly group: number; readonly at: number; readonly isSure: boolean };

const MAX_CUT_CHARACTERS = 60;
const MIN_PAIRS = 2;
const DARK = /(^|-)dark(?=-|$)/;
/** Scale steps, and backgrounds and texts of every theme. Other pairs, such as red and dark red, may be unrelated. */
const PART_OF_THEME = /(?:^|-)(?:\d+|base|background|bg|surface|text|foreground)$/;

/** Collects colors; groups keep the order in which they first appear. */
export class PaletteBuilder {
  private readonly groups = new Map<string, ImportedSwatch[]>();
  private readonly rows: UnreadRow[] = [];
  private count = 0;
  private unreadCount = 0;

  get isUsed(): boolean {
    return this.count > 0;
  }

  add(color: Color, name: string | null = null, group = "", { uses, dark }: Details = {}): void {
    if (this.count++ >= MAX_IMPORTED_COLORS) return;
    const key = tidyName(group) ?? "";
    const swatches = this.groups.get(key) ?? [];
    const isOther = dark && JSON.stringify(dark) !== JSON.stringify(color);
    const details = { ...(uses !== undefined && { uses }), ...(isOther && { dark }) };
    swatches.push({ name: name === null ? null : tidyName(name), color, ...details });
    this.groups.set(key, swatches);
  }

  /** Records text that gave no color. `where` is a location such as "Line 3". Finding the reason may take time. */
  leave(where: string, text: string, reason: string | ((text: string) => string)): void {
    if (this.unreadCount++ >= MAX_UNREAD_ROWS) return;
    this.rows.push({ where, text: cut(text), reason: typeof reason === "string" ? reason : reason(text) });
  }

  /** Returns `null` without colors. Merges dark values that are listed separately into the light ones. */
  finish(format: string, name: string | null = null): ImportedPalette | null {
    if (this.count === 0) return null;
    const groups = pairThemes(Array.from(this.groups, ([groupName, swatches]) => ({ name: groupName, swatches })));
    return {
      name: name === null ? null : tidyName(name),
      groups,
      format,
      ...(this.unreadCount > 0 && { unread: { count: this.unreadCount, rows: this.rows } }),
      ...(this.count > MAX_IMPORTED_COLORS && { leftOut: this.count - MAX_IMPORTED_COLORS }),
    };
  }
}

function cut(text: string): string {
  const line = tidyName(text) ?? "";
  return line.length > MAX_CUT_CHARACTERS ? `${cutText(line, MAX_CUT_CHARACTERS).trimEnd()}…` : line;
}

/**
 * Merges colors whose full names differ from others only by the word "dark" into those as dark values: "Brand dark 500"
 * into "Brand 500", "dark-text" into "text", and the group "Dark" into the group "Light". Only whole runs in the same
 * order count.
 */
function pairThemes(groups: readonly ImportedGroup[]): readonly ImportedGroup[] {
  const isDark = (name: string | null) => /dark/i.test(name ?? "");
  if (!groups.some(({ name, swatches }) => isDark(name) || swatches.some((swatch) => isDark(swatch.name))))
    return groups;
  const entries = groups.flatMap(({ name, swatches }, group) =>
    swatches.map(({ name: own }, at): Entry => {
      const slug = wordsOf(`${name} ${own ?? ""}`);
      return { slug, group, at, isSure: DARK.test(wordsOf(name)) || PART_OF_THEME.test(slug) };
    }),
  );
  const darkOf = findPairs(entries);
  if (darkOf.size === 0) return groups;
  const swatchOf = ({ group, at }: Entry) => groups[group]?.swatches[at] as ImportedSwatch;
  const gone = new Set(darkOf.values());
  return groups.flatMap(({ name }, index): ImportedGroup[] => {
    const own = entries.filter((entry) => entry.group === index && !gone.has(entry));
    const swatches = own.map((entry): ImportedSwatch => {
      const dark = darkOf.get(entry);
      return dark ? { ...swatchOf(entry), dark: swatchOf(dark).color } : swatchOf(entry);
    });
    return swatches.length === 0 ? [] : [{ name: /^light$/i.test(name) ? "" : name, swatches }];
  });
}

/** Splits camel case: "brandDark" is two words. */
function wordsOf(name: string): string {
  return slugOf(name.replace(/([a-z\d])([A-Z])/g, "$1 $2"));
}

/** Maps each light entry to its dark one. */
function findPairs(entries: readonly Entry[]): Map<Entry, Entry> {
  const places = new Map(entries.map(({ slug }, place) => [slug, place]));
  const partners = entries.map(({ slug }) => {
    if (!DARK.test(slug)) return -1;
    const plain = slug.replace(DARK, "").replace(/^-/, "");
    return places.get(plain) ?? places.get(slug.replace(DARK, "$1light")) ?? -1;
  });
  const partner = (place: number) => partners[place] ?? -1;
  const found = new Map<Entry, Entry>();
  for (let start = 0; start < entries.length; start++) {
    if (partner(start) < 0) continue;
    let end = start + 1;
    while (partner(end) > partner(end - 1)) end++;
    const run = entries.slice(start, end);
    if (run.length >= MIN_PAIRS && partner(end - 1) < start && run.some(({ isSure }) => isSure)) {
      for (const [offset, entry] of run.entries()) found.set(entries[partner(start + offset)] as Entry, entry);
    }
    start = end - 1;
  }
  return found;
}

/**
 * MUI themes have a group for each role and call its color "main". Dissolves such groups: "main" in "primary" becomes
 * "primary", and "light" becomes "primary light".
 */
export function nameAfterGroup(palette: ImportedPalette): ImportedPalette {
  const groups = new Map<string, ImportedSwatch[]>();
  for (const { name: group, swatches } of palette.groups) {
    const isRole = group !== "" && swatches.some(({ name }) => name === "main");
    const parts = group.split(" / ");
    const role = isRole ? parts.pop() : undefined;
    const key = parts.join(" / ");
    const named = role === undefined ? swatches : swatches.map((swatch) => nameAfter(role, swatch));
    groups.set(key, [...(groups.get(key) ?? []), ...named]);
  }
  return { ...palette, groups: Array.from(groups, ([name, swatches]) => ({ name, swatches })) };
}

function nameAfter(role: string, swatch: ImportedSwatch): ImportedSwatch {
  return { ...swatch, name: swatch.name === null || swatch.name === "main" ? role : `${role} ${swatch.name}` };
}
