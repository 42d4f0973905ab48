import { readFileSync } from "node:fs";
import { clamp } from "#color/clamp.ts";
import { COLOR_FAMILIES, familyOfOklch, HUE_STEP_DEGREES } from "#color/family.ts";
import { rgb24ToOklchInto } from "#color/kernel/oklab.ts";
import { createNameSearch, foldName } from "#color/names/search-names.ts";
import {
  type BrowseRequest,
  decodeNames,
  indexNames,
  type NamedColor,
  type NameList,
  type NamePage,
  type NameService,
  type NameSort,
} from "#color/names.ts";

const GENERATED = new URL("../../.generated/", import.meta.url);

/** The service over the two files made by scripts/pack-names.mjs. Reads them now; throws if one is missing. */
export function openNames(): NameService {
  const open = (file: string) => decodeNames(readFileSync(new URL(file, GENERATED)));
  return createNameService(open("names-full.bin"), open("names-best.bin"));
}

/** The service over a full list and its curated subset. Indexes that only some requests need are built on first use. */
export function createNameService(full: NameList, best: NameList): NameService {
  const index = indexNames(full);
  const bestIndex = indexNames(best);
  const browser = createNameBrowser(full);
  let nameSearch: ReturnType<typeof createNameSearch> | undefined;
  const colorAt = (at: number): NamedColor => ({ index: at, name: full.nameAt(at), rgb24: full.rgbAt(at) });

  return {
    count: full.count,
    listedCount: full.listedCount,
    bestCount: best.count,
    ...browser,
    at: (at) => (Number.isInteger(at) && at >= 0 && at < full.count ? colorAt(at) : null),
    nearest: index.nearest,
    nearestMany: index.nearestMany,
    best: bestIndex.nearest,
    bestMany: bestIndex.nearestMany,
    search(query, options) {
      nameSearch ??= createNameSearch(full);
      const { total, hits } = nameSearch.search(query, options);
      return { total, hits: hits.map(colorAt) };
    },
  };
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ#"];
const HUES = Array.from({ length: 360 / HUE_STEP_DEGREES }, (_, step) => step * HUE_STEP_DEGREES);
/** The hue step of grays. */
const NO_HUE = 255;
const MAX_PAGE_NAMES = 500;

type Traits = ReturnType<typeof readTraits>;

/**
 * Pages of a list by family, first letter and hue. An unknown family, letter or hue returns an empty page. The order
 * "hue" follows the OKLCH circle, with grays, whites and blacks at the end; these, and "lightness", run from light to
 * dark.
 */
function createNameBrowser(list: NameList): Pick<NameService, "families" | "letters" | "hues" | "browse"> {
  const traits = readTraits(list);
  const orders = new Map<NameSort, Uint32Array>();

  function orderBy(sort: NameSort): Uint32Array {
    const known = orders.get(sort);
    if (known) return known;
    const order = Uint32Array.from({ length: list.count }, (_, index) => index).sort(comparison(sort, list, traits));
    orders.set(sort, order);
    return order;
  }

  return {
    families: count(COLOR_FAMILIES, traits.families).map(([family, count]) => ({ family, count })),
    letters: count(LETTERS, traits.letters).map(([letter, count]) => ({ letter, count })),
    hues: count(HUES, traits.hueSteps).map(([hue, count]) => ({ hue, count })),
    browse(request) {
      const matches = select(orderBy(request.sort), request, traits);
      const pageSize = clampCount(request.pageSize, MAX_PAGE_NAMES);
      const pageCount = Math.max(1, Math.ceil(matches.length / pageSize));
      const page = clampCount(request.page, pageCount);
      const shown = matches.subarray((page - 1) * pageSize, page * pageSize);
      const colors = Array.from(shown, (index) => ({ index, name: list.nameAt(index), rgb24: list.rgbAt(index) }));
      return { total: matches.length, page, pageCount, colors } satisfies NamePage;
    },
  };
}

function readTraits(list: NameList) {
  const families = new Uint8Array(list.count);
  const letters = new Uint8Array(list.count);
  const hueSteps = new Uint8Array(list.count);
  const lightnesses = new Float64Array(list.count);
  const hues = new Float64Array(list.count);
  const oklch = new Float64Array(3);
  for (let index = 0; index < list.count; index++) {
    rgb24ToOklchInto(list.rgbAt(index), oklch);
    const lightness = oklch[0] as number;
    const hue = oklch[2] as number;
    const family = familyOfOklch(lightness, oklch[1] as number, hue);
    const isNeutral = family === "gray" || family === "white" || family === "black";
    families[index] = COLOR_FAMILIES.indexOf(family);
    lightnesses[index] = lightness;
    hues[index] = isNeutral ? Number.POSITIVE_INFINITY : hue;
    hueSteps[index] = isNeutral ? NO_HUE : Math.floor(hue / HUE_STEP_DEGREES);
    letters[index] = letterOf(list.nameAt(index));
  }
  return { families, letters, hueSteps, lightnesses, hues };
}

function comparison(sort: NameSort, list: NameList, traits: Traits): (one: number, other: number) => number {
  if (sort === "name") {
    const keys = Array.from({ length: list.count }, (_, index) => foldName(list.nameAt(index)));
    return (one, other) => ((keys[one] as string) < (keys[other] as string) ? -1 : 1);
  }
  const byLightness = (one: number, other: number) =>
    (traits.lightnesses[other] as number) - (traits.lightnesses[one] as number);
  if (sort === "lightness") return byLightness;
  return (one, other) => {
    const hue = traits.hues[one] as number;
    const otherHue = traits.hues[other] as number;
    return hue === otherHue ? byLightness(one, other) : hue - otherHue;
  };
}

/** Returns the entries of `order` that match the request. An unknown family, letter or hue has the index -1, which none has. */
function select(order: Uint32Array, request: BrowseRequest, traits: Traits): Uint32Array {
  const family = request.family === undefined ? undefined : COLOR_FAMILIES.indexOf(request.family);
  const letter = request.letter === undefined ? undefined : LETTERS.indexOf(request.letter.toUpperCase());
  const hueStep = request.hue === undefined ? undefined : HUES.indexOf(request.hue);
  const selected = new Uint32Array(order.length);
  let total = 0;
  for (let i = 0; i < order.length; i++) {
    const index = order[i] as number;
    if (family !== undefined && traits.families[index] !== family) continue;
    if (letter !== undefined && traits.letters[index] !== letter) continue;
    if (hueStep !== undefined && traits.hueSteps[index] !== hueStep) continue;
    selected[total++] = index;
  }
  return selected.subarray(0, total);
}

/** The index in LETTERS of a name's first letter, without accents. */
function letterOf(name: string): number {
  const letter = LETTERS.indexOf(name.charAt(0));
  if (letter >= 0) return letter;
  const first = foldName(name).charAt(0);
  return LETTERS.indexOf(/[a-z]/.test(first) ? first.toUpperCase() : "#");
}

/** How many entries in `members` belong to each of `kinds`. */
function count<Kind>(kinds: readonly Kind[], members: Uint8Array): [Kind, number][] {
  const counts = new Uint32Array(NO_HUE + 1);
  for (const member of members) counts[member] = (counts[member] as number) + 1;
  return kinds.map((kind, number) => [kind, counts[number] as number]);
}

/** A whole number from 1 to `most`; anything else returns the nearest, and NaN returns 1. */
function clampCount(value: number, most: number): number {
  return clamp(Math.floor(value) || 1, 1, most);
}
