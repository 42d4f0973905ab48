import { slugOf } from "../text/slug.ts";
import type { ImportedGroup, ImportedSwatch } from "./imported.ts";

type Entry = { readonly slug: string; readonly group: number; readonly at: number; readonly isSure: boolean };

const LEAST_PAIRS = 2;
const DARK = /(^|-)dark(?=-|$)/;
/** Steps of scales, and the grounds and texts that every theme has. Other pairs, red and dark red, may be just colors. */
const PART_OF_THEME = /(?:^|-)(?:\d+|base|background|bg|surface|text|foreground)$/;

/**
 * Colors whose full names differ from others only by the word "dark" become the dark values of these: "Brand dark 500" of
 * "Brand 500", "dark-text" of "text", and the group "Dark" of the group "Light". Only whole runs in the same order count.
 */
export function pairThemes(groups: readonly ImportedGroup[]): readonly ImportedGroup[] {
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

/** "brandDark", as code has it, is two words. */
function wordsOf(name: string): string {
  return slugOf(name.replace(/([a-z\d])([A-Z])/g, "$1 $2"));
}

/** The dark entry of each light one. */
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
    if (run.length >= LEAST_PAIRS && partner(end - 1) < start && run.some(({ isSure }) => isSure)) {
      for (const [offset, entry] of run.entries()) found.set(entries[partner(start + offset)] as Entry, entry);
    }
    start = end - 1;
  }
  return found;
}
