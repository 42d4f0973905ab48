import { toRgb24 } from "#color/convert.ts";
import type { ExportPalette, ExportSwatch } from "#color/export/palette.ts";
import type { NameIndex } from "#color/names.ts";

/** More distant neighbors describe a color poorly; a number after the nearest name is more honest. */
const MAX_NEIGHBORS = 12;

export function hasUnnamed(palette: ExportPalette): boolean {
  return palette.groups.some(({ swatches }) => swatches.some(({ name }) => name === ""));
}

/** Names each unnamed swatch after the nearest named color by CIEDE2000, using each name at most once. */
export function nameSwatches(palette: ExportPalette, index: NameIndex): ExportPalette {
  const taken = new Set(palette.groups.flatMap(({ swatches }) => swatches.map(({ name }) => name.toLowerCase())));
  return fillNames(palette, ({ color }) => {
    const nearest = index.nearestMany(toRgb24(color), MAX_NEIGHBORS).map(({ name }) => name);
    const name = nearest.find((candidate) => !taken.has(candidate.toLowerCase())) ?? countUp(nearest[0] ?? "", taken);
    taken.add(name.toLowerCase());
    return name;
  });
}

export function numberSwatches(palette: ExportPalette): ExportPalette {
  return fillNames(palette, (_swatch, place) => `${place}`);
}

function fillNames(palette: ExportPalette, nameOf: (swatch: ExportSwatch, place: number) => string): ExportPalette {
  const groups = palette.groups.map((group) => ({
    ...group,
    swatches: group.swatches.map((swatch, index) =>
      swatch.name === "" ? { ...swatch, name: nameOf(swatch, index + 1) } : swatch,
    ),
  }));
  return { ...palette, groups };
}

function countUp(name: string, taken: ReadonlySet<string>): string {
  let count = 2;
  while (taken.has(`${name} ${count}`.toLowerCase())) count++;
  return `${name} ${count}`;
}
