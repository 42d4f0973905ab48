import { loadSet, type NamedSwatch } from "#app/tools/named-sets.ts";
import type { Color, Hex } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { swatchFilter } from "#color/nearest/filter-swatches.ts";
import { indexSwatches, type Match, type SwatchIndex } from "#color/nearest/index-swatches.ts";
import { printHex } from "#color/text/print.ts";
import { FINDER_SETS, type Filter, type FinderSet, hasFilter, MAX_CHROMA, type State } from "./model.ts";

export type SetIndex = SwatchIndex<NamedSwatch>;
/** `mine` holds the person's saved colors, which the server doesn't have. */
export type Sets = Readonly<Record<FinderSet, SetIndex>>;

export type Found = NamedSwatch &
  Omit<Match<NamedSwatch>, "swatch"> & {
    readonly hex: Hex;
    /** Outside sRGB: `hex` is only what a common screen shows. */
    readonly isWide: boolean;
  };

/** The nearest color of each set; null for an empty set. */
export type Overview = Readonly<Record<FinderSet, Found | null>>;
/** The colors of the chosen set that pass the filter, nearest first. */
export type NearList = { readonly found: readonly Found[]; readonly passing: number; readonly total: number };
export type Answer = { readonly overview: Overview; readonly near: NearList };

/** How many are shown at first; the rest of a long list is shown on request. */
const SHOWN_COUNT = 28;

/** All sets; the person's own is empty. */
export async function loadSets(): Promise<Sets> {
  const swatchesOf = async (set: FinderSet) => (set === "mine" ? [] : loadSet(set));
  const entries = await Promise.all(FINDER_SETS.map(async (set) => [set, indexSwatches(await swatchesOf(set))]));
  return Object.fromEntries(entries);
}

export function findOverview(color: Color, sets: Sets): Overview {
  const nearest = (set: FinderSet) => {
    const [match] = sets[set].nearest(color, 1);
    return match ? toFound(match) : null;
  };
  return Object.fromEntries(FINDER_SETS.map((set) => [set, nearest(set)])) as Overview;
}

/** Indexed by place in the set. Independent of the picked color, so a drag over the plane needs it only once. */
export function findPassing(filter: Filter, { swatches }: SetIndex): readonly boolean[] {
  if (!hasFilter(filter)) return swatches.map(() => true);
  const { hue, hueWidth, lightness, chroma, background, contrast, apartFrom } = filter;
  const passes = swatchFilter({
    hue: hue === null ? null : { center: hue, width: hueWidth },
    lightness: [lightness[0] / 100, lightness[1] / 100],
    // The top end of the slider means no upper limit on chroma.
    chroma: [chroma[0] / 100, chroma[1] === MAX_CHROMA ? Number.POSITIVE_INFINITY : chroma[1] / 100],
    contrast: background && { background, least: contrast },
    apartFrom,
  });
  return swatches.map(({ color }) => passes(color));
}

export function findNear(color: Color, index: SetIndex, passing: readonly boolean[], count = SHOWN_COUNT): NearList {
  const found = index.nearestOf(color, count, (place) => passing[place] ?? false).map(toFound);
  return { found, passing: passing.filter(Boolean).length, total: index.swatches.length };
}

export function answer(state: State, sets: Sets): Answer {
  const index = sets[state.set];
  return {
    overview: findOverview(state.color, sets),
    near: findNear(state.color, index, findPassing(state, index)),
  };
}

function toFound({ swatch, ...match }: Match<NamedSwatch>): Found {
  return { ...swatch, hex: printHex(swatch.color), isWide: !isInGamut(swatch.color, "srgb"), ...match };
}
