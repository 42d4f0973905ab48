import type { NamedRgb24, Rgb24 } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { COLOR_FAMILIES, type ColorFamily, familyOf, GRAY_CHROMA } from "#color/family.ts";
import { rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { cssNamedRgb24, cssNames } from "#color/text/css-names.ts";
import { hexOf } from "#color/text/print.ts";

export type SwatchGroup = {
  readonly title: string | null;
  /** True for the steps of one scale, which share a row. */
  readonly isRow: boolean;
  readonly swatches: readonly NamedRgb24[];
};

export type SetId = "families" | "css" | "tailwind" | "material";

const MIDDLE_GRAY = 0x777777;
const HUE_BAND_DEGREES = 12;
const HUE_BANDS = 360 / HUE_BAND_DEGREES;

/** Returns the shades of families: CSS names and, once loaded, the curated names. */
export function familyGroups(families: readonly ColorFamily[], names: readonly NamedRgb24[]): SwatchGroup[] {
  const byColor = new Map(names.map((named) => [named.rgb24, named]));
  for (const { name, rgb24 } of cssNames()) byColor.set(rgb24, { name: capitalize(name), rgb24 });
  const byFamily = Map.groupBy(byColor.values(), ({ rgb24 }) => familyOf(rgb24));
  // A single family needs no title: the user has just chosen it.
  const isAlone = families.length === 1;
  return families.map((family) => ({
    title: isAlone ? null : family,
    isRow: false,
    swatches: sortByLook(byFamily.get(family) ?? [], family),
  }));
}

/** The curated names: 33 kB that only people who open the swatches need. */
export async function loadCuratedNames(): Promise<readonly NamedRgb24[]> {
  const { loadNames } = await import("#app/color-names.ts");
  return (await loadNames("best")).nearestMany(MIDDLE_GRAY, Number.POSITIVE_INFINITY);
}

export async function loadSet(id: Exclude<SetId, "families">): Promise<SwatchGroup[]> {
  if (id === "css") {
    return familyGroups(COLOR_FAMILIES, []);
  }
  if (id === "tailwind") {
    const { tailwindColors } = await import("#color/tailwind.ts");
    const swatches = tailwindColors().map(({ name, color }) => ({ name, rgb24: toRgb24(color) }));
    const scales = Map.groupBy(swatches, ({ name }) => name.replace(/-\d+$/, ""));
    return Array.from(scales, ([title, members]) => ({ title, isRow: true, swatches: members }));
  }
  const { MATERIAL_ACCENTS, MATERIAL_STEPS, materialHues } = await import("#content/material-colors.ts");
  const steps = [...MATERIAL_STEPS, ...MATERIAL_ACCENTS];
  return Object.entries(materialHues).map(([hue, hexes]) => ({
    title: hue,
    isRow: true,
    swatches: hexes.split(" ").map((hex, index) => ({
      name: `${capitalize(hue)} ${steps[index] ?? ""}`.trim(),
      rgb24: Number.parseInt(hex, 16),
    })),
  }));
}

/** Keeps the swatches with every word in their name or at the start of their hex; drops empty groups. */
export function filterGroups(groups: readonly SwatchGroup[], query: string): SwatchGroup[] {
  const words = query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, swatches: group.swatches.filter((swatch) => matches(swatch, words)) }))
    .filter(({ swatches }) => swatches.length > 0);
}

function matches({ name, rgb24 }: NamedRgb24, words: readonly string[]): boolean {
  const lowerName = name.toLowerCase();
  const hex = hexOf(rgb24).slice(1).toLowerCase();
  return words.every((word) => lowerName.includes(word) || hex.startsWith(word.replace(/^#/, "")));
}

/**
 * Sorts by hue band, from the CSS color with the family's name around the circle, then from light to dark. Near-grays,
 * whose hue is arbitrary, come last.
 */
function sortByLook(swatches: readonly NamedRgb24[], family: ColorFamily): NamedRgb24[] {
  const oklch = new Float64Array(3);
  const bandOf = (rgb24: Rgb24) => {
    rgb24ToOklchInto(rgb24, oklch);
    return Math.floor((oklch[2] as number) / HUE_BAND_DEGREES);
  };
  const first = bandOf(cssNamedRgb24(family) as Rgb24);
  return swatches
    .map((swatch) => {
      const turns = (bandOf(swatch.rgb24) - first + HUE_BANDS) % HUE_BANDS;
      const [l = 0, c = 0] = oklch;
      return { swatch, band: c < GRAY_CHROMA ? Number.POSITIVE_INFINITY : turns, l };
    })
    .sort((a, b) => (a.band === b.band ? b.l - a.l : a.band - b.band))
    .map(({ swatch }) => swatch);
}
