import type { Rgb24 } from "./color.ts";
import type { ColorFamily } from "./family.ts";
import { decodeEntries } from "./names/decode.ts";
import { buildNearest2000, type Nearest2000, type Neighbor } from "./names/nearest-2000.ts";

/** A list of named colors, all different, in an order that keeps like colors together. `index` is 0 to count − 1. */
export type NameList = {
  readonly count: number;
  /** How many names the published list has; a few of them may be left out here. */
  readonly listedCount: number;
  /** "" for an index outside the list. */
  nameAt(index: number): string;
  /** Black for an index outside the list. */
  rgbAt(index: number): Rgb24;
};

export type NamedColor = { readonly index: number; readonly name: string; readonly rgb24: Rgb24 };
/** `deltaE` is the CIEDE2000 difference from the color that was asked for; 0 when the name is exactly its own. */
export type NearestName = NamedColor & { readonly deltaE: number };

export type NameIndex = {
  /** The nearest name by CIEDE2000. */
  nearest(rgb24: Rgb24): NearestName;
  /** The `count` nearest names by CIEDE2000, the nearest first; all of them when the list is shorter. */
  nearestMany(rgb24: Rgb24, count: number): NearestName[];
};

export type NameSort = "hue" | "lightness" | "name";
/** `family`, `letter` and `hue` each narrow the list; `page` counts from 1. */
export type BrowseRequest = {
  readonly family?: ColorFamily | undefined;
  /** "A" to "Z", or "#" for names that begin with anything else. */
  readonly letter?: string | undefined;
  /** 0, 30 … 330: hues in OKLCH from there up to the next. Grays have none. */
  readonly hue?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: NameSort;
};
export type NamePage = {
  readonly total: number;
  /** The page that is given: the one asked for, or the closest there is. */
  readonly page: number;
  readonly pageCount: number;
  readonly colors: NamedColor[];
};
type SearchResult = { readonly total: number; readonly hits: NamedColor[] };

/** Everything that pages ask about names. The server makes one from the whole list. */
export type NameService = {
  readonly count: number;
  readonly listedCount: number;
  readonly bestCount: number;
  readonly families: readonly { readonly family: ColorFamily; readonly count: number }[];
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly hues: readonly { readonly hue: number; readonly count: number }[];
  at(index: number): NamedColor | null;
  nearest(rgb24: Rgb24): NearestName;
  nearestMany(rgb24: Rgb24, count: number): NearestName[];
  /** The nearest name of the curated list. Its `index` belongs to that list, not to `at`. */
  best(rgb24: Rgb24): NearestName;
  search(query: string, options: { readonly limit: number; readonly offset?: number }): SearchResult;
  browse(request: BrowseRequest): NamePage;
};

/** The first radius of `nearestMany`, in ΔE; it doubles until enough names are found. */
const FIRST_RADIUS = 2;

/** Unpacks one of the files that scripts/pack-names.mjs makes. Throws when the bytes are something else. */
export function decodeNames(bytes: Uint8Array): NameList {
  const { colors, listedCount, nameAt } = decodeEntries(bytes);
  return {
    count: colors.length,
    listedCount,
    nameAt,
    rgbAt: (index) => colors[index] ?? 0,
  };
}

/** Exact searches in a list of at least one name. The index is built when it is first used (5 to 30 ms). */
export function indexNames(list: NameList): NameIndex {
  const colors = Uint32Array.from({ length: list.count }, (_, index) => list.rgbAt(index));
  let by2000: Nearest2000 | undefined;
  const searches = (): Nearest2000 => {
    by2000 ??= buildNearest2000(colors);
    return by2000;
  };
  const nameOf = ({ index, deltaE }: Neighbor): NearestName => ({
    index,
    name: list.nameAt(index),
    rgb24: list.rgbAt(index),
    deltaE,
  });

  return {
    nearest: (rgb24) => nameOf(searches().nearest(rgb24)),
    nearestMany(rgb24, count) {
      const wanted = Math.min(count, list.count);
      let found: Neighbor[] = [];
      for (let radius = FIRST_RADIUS; found.length < wanted; radius *= 2) found = searches().within(rgb24, radius);
      found.sort((one, other) => one.deltaE - other.deltaE || one.index - other.index);
      return found.slice(0, Math.max(0, wanted)).map(nameOf);
    },
  };
}
