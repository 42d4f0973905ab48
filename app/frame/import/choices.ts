import type { Color } from "#color/color.ts";
import { chooseDistinct, mergeNear } from "#color/difference/merge-near.ts";
import type { ImportedPalette, ImportedSwatch } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";

/** Indexes of swatches that count as one: a single color, or the steps of a scale. */
export type Unit = readonly number[];

export type Fit = {
  readonly most: number;
  /** How many more fit in addition to the current colors. */
  readonly room?: number;
  /** Groups colors into units; without it, each color is a unit. */
  readonly loadUnits?: () => Promise<(imported: ImportedPalette) => readonly Unit[]>;
};

export type ImportAction = "replace" | "add";

/** One line of the list: a color with those merged into it, or a scale. */
export type Choice = {
  readonly places: Unit;
  /** The first index of each of its units. */
  readonly merged: readonly number[];
  readonly color: Color;
  readonly name: string | null;
  readonly otherNames: readonly string[];
  readonly uses: number;
};

/** Returns the units of the imported palette, or `null` if all of it fits. */
export async function unitsBeyond(imported: ImportedPalette, fit: Fit | undefined): Promise<readonly Unit[] | null> {
  const swatches = swatchesOf(imported);
  if (!fit || swatches.length <= fit.most) return null;
  const units = fit.loadUnits ? (await fit.loadUnits())(imported) : swatches.map((_, place) => [place]);
  return units.length > fit.most ? units : null;
}

/** Lists the choices after merging single colors closer than `limit` (CIEDE2000). Scales stay as they are. */
export function choicesOf(imported: ImportedPalette, units: readonly Unit[], limit: number): Choice[] {
  const swatches = swatchesOf(imported);
  const swatchAt = (place: number) => swatches[place] as ImportedSwatch;
  const places = units.flatMap((unit) => (unit.length === 1 ? unit : []));
  const groups = mergeNear(
    // A named color ranks above an unnamed one.
    places.map(swatchAt).map(({ color, uses = 0, name }) => ({ color, weight: name === null ? uses : uses + 0.5 })),
    limit,
  );
  const merged = groups.map((group) => {
    const all = group.map((index) => places[index] as number);
    const { color } = swatchAt(all[0] as number);
    const inText = all.toSorted((one, other) => one - other).map(swatchAt);
    const [name = null, ...otherNames] = namesOf(inText, color);
    const uses = inText.reduce((sum, swatch) => sum + (swatch.uses ?? 0), 0);
    return { places: all.slice(0, 1), merged: all, color, name, otherNames, uses };
  });
  const scales = units.filter((unit) => unit.length > 1).map((unit) => scaleOf(unit, imported));
  return [...merged, ...scales].sort((one, other) => Math.min(...one.merged) - Math.min(...other.merged));
}

/** Returns the first indexes of the most representative choices: used most, and most different. */
export function suggest(choices: readonly Choice[], most: number): ReadonlySet<number> {
  const weighed = choices.map(({ color, uses, otherNames, places }) => ({
    color,
    weight: uses + otherNames.length + places.length - 1,
  }));
  return new Set(chooseDistinct(weighed, most).flatMap((index) => choices[index]?.merged ?? []));
}

/** Keeps only the chosen swatches, so a gradient is none anymore; names and groups are unchanged. */
export function takeChoices(
  { gradient: _, ...imported }: ImportedPalette,
  choices: readonly Choice[],
): ImportedPalette {
  const taken = new Map(choices.flatMap(({ places, name }) => places.map((place) => [place, name] as const)));
  const isScale = new Set(choices.flatMap(({ places }) => (places.length > 1 ? places : [])));
  let place = -1;
  const groups = imported.groups.map((group) => ({
    ...group,
    swatches: group.swatches.flatMap((swatch) => {
      place++;
      if (!taken.has(place)) return [];
      return [isScale.has(place) ? swatch : { ...swatch, name: taken.get(place) ?? null }];
    }),
  }));
  return { ...imported, leftOut: 0, groups: groups.filter(({ swatches }) => swatches.length > 0) };
}

/** Names of exactly this color come first, in text order: design systems name colors before their uses. */
function namesOf(swatches: readonly ImportedSwatch[], color: Color): string[] {
  const hex = printHex(color);
  const exact = swatches.filter((swatch) => printHex(swatch.color) === hex);
  return [...new Set([...exact, ...swatches])].flatMap(({ name }) => name ?? []);
}

function scaleOf(unit: Unit, imported: ImportedPalette): Choice {
  const swatches = swatchesOf(imported);
  const middle = swatches[unit[Math.floor(unit.length / 2)] as number];
  const first = swatches[unit[0] as number]?.name ?? "";
  const family = first.replace(/[\s_./-]*\d{1,4}$/, "");
  return {
    places: unit,
    merged: unit.slice(0, 1),
    color: middle?.color as Color,
    name: family || groupOf(imported, unit[0] as number) || first || null,
    otherNames: [],
    uses: unit.reduce((sum, place) => sum + (swatches[place]?.uses ?? 0), 0),
  };
}

function groupOf({ groups }: ImportedPalette, place: number): string {
  let before = 0;
  for (const { name, swatches } of groups) {
    before += swatches.length;
    if (place < before) return name;
  }
  return "";
}

function swatchesOf({ groups }: ImportedPalette) {
  return groups.flatMap(({ swatches }) => swatches);
}
