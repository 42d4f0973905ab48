import { maxChroma } from "#color/chroma.ts";
import { type ColorFamily, HUE_STEP_DEGREES } from "#color/family.ts";
import { mapOklchToRgb24 } from "#color/kernel/gamut-map.ts";
import type { NameService } from "#color/names.ts";
import { hexOf } from "#color/text/print.ts";
import { DIGITS, type Filter } from "./address.ts";

export type Facets = ReturnType<typeof makeFacets>;

/** An unmistakable color of each family. */
export const FAMILY_SWATCHES: Record<ColorFamily, string> = {
  red: "#D22F2F",
  orange: "#EE8434",
  yellow: "#EBC83C",
  green: "#4E9B4E",
  teal: "#1F9E9B",
  blue: "#3A6FD8",
  purple: "#7B4FC9",
  pink: "#EC92B8",
  brown: "#86583A",
  gray: "#8A8A8A",
  white: "#F6F4EF",
  black: "#191614",
};

const CELL_LIGHTNESSES = [0.9, 0.78, 0.65, 0.52, 0.38];
/** Below full chroma, so that neighboring cells go together. */
const CELL_CHROMA_SHARE = 0.8;

/**
 * The facets of the list, each with the number of names it would leave. Families and hues are counted within the
 * letter, because choosing one replaces the other; letters are counted within both.
 */
export function makeFacets(names: NameService, { family, letter, hue }: Filter) {
  const isOneColor = family !== undefined || hue !== undefined;
  return {
    hues: names.hues.map((part) => ({
      hue: part.hue,
      /** Where the next one begins. */
      end: part.hue + HUE_STEP_DEGREES,
      count: letter === undefined ? part.count : countOf(names, { letter, hue: part.hue }),
      cells: cellsOf(part.hue),
    })),
    families: names.families.map((part) => ({
      family: part.family,
      count: letter === undefined ? part.count : countOf(names, { letter, family: part.family }),
      hex: FAMILY_SWATCHES[part.family],
    })),
    letters: names.letters.map((part) => {
      const own = part.letter === "#" ? DIGITS : part.letter;
      return { letter: own, count: isOneColor ? countOf(names, { letter: own, family, hue }) : part.count };
    }),
  };
}

export function browse(names: NameService, { family, letter, hue, sort, page }: Filter, pageSize: number) {
  return names.browse({ family, letter: letter === DIGITS ? "#" : letter, hue, sort, page, pageSize });
}

function countOf(names: NameService, filter: Pick<Filter, "family" | "letter" | "hue">) {
  return browse(names, { ...filter, sort: "hue", page: 1 }, 1).total;
}

function cellsOf(hue: number) {
  const middle = hue + HUE_STEP_DEGREES / 2;
  return CELL_LIGHTNESSES.map((lightness) => {
    const chroma = CELL_CHROMA_SHARE * maxChroma(lightness, middle, "srgb");
    return hexOf(mapOklchToRgb24(lightness, chroma, middle));
  });
}
