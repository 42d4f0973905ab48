import type { Color } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { indexSwatches } from "#color/nearest/index-swatches.ts";
import { tailwindColors } from "#color/tailwind.ts";
import { cssNames } from "#color/text/css-names.ts";
import { print, printHex } from "#color/text/print.ts";
import { openColorHues } from "#content/open-color.ts";
import { defineAct, type Services } from "./act.ts";
import { choiceParameter, colorsParameter, wholeNumberParameter } from "./parameters.ts";
import type { GivenColor } from "./read-color.ts";

type Swatch = { readonly name: string; readonly color: Color };

const MAX_COLORS = 20;
const MAX_CANDIDATES = 200;
const MAX_MATCHES = 20;
const SETS = {
  css: () => cssNames().map(({ name, rgb24 }): Swatch => ({ name, color: fromRgb24(rgb24) })),
  tailwind: tailwindColors,
  "open-color": () =>
    openColorHues.flatMap(({ name, hexes }) =>
      hexes.split(" ").map(
        (hex, step): Swatch => ({
          name: `${name}-${step}`,
          color: fromRgb24(Number.parseInt(hex, 16)),
        }),
      ),
    ),
} as const satisfies Record<string, () => readonly Swatch[]>;

export const nearestAct = defineAct({
  name: "nearest",
  title: "Nearest",
  text: "Finds the nearest colors in a set by CIEDE2000: the CSS names, Tailwind 4, Open Color, all color names, or your own list. deltaE compares with css, which may be outside sRGB, not with hex.",
  parameters: {
    color: colorsParameter(1, MAX_COLORS, "The colors to match. Transparency is ignored."),
    among: choiceParameter(
      ["css", "tailwind", "open-color", "names"],
      "css",
      "The set to search, if there is no list.",
    ),
    candidate: colorsParameter(0, MAX_CANDIDATES, "Your own list. It replaces the set."),
    count: wholeNumberParameter(1, MAX_MATCHES, 1, "Matches per color, nearest first."),
  },
  example: { color: ["0d6986", "db073d"], among: "tailwind", count: "2" },
  run({ color, among, candidate, count }, { names }) {
    const find = createSearch(candidate, among, names);
    return {
      among: candidate.length > 0 ? "candidate" : among,
      colors: color.map((given) => ({
        input: given.input,
        hex: printHex(given.color),
        matches: find(given.color, count),
      })),
    };
  },
});

function createSearch(candidates: readonly GivenColor[], among: keyof typeof SETS | "names", names: Services["names"]) {
  if (candidates.length === 0 && among === "names") {
    return (color: Color, count: number) =>
      names
        .nearestMany(toRgb24(color), count)
        .map(({ name, rgb24, deltaE }) => makeMatch({ name, color: fromRgb24(rgb24) }, deltaE));
  }
  const own = candidates.map(({ input, color }): Swatch => ({ name: input, color }));
  const { nearest } = indexSwatches(own.length > 0 || among === "names" ? own : SETS[among]());
  return (color: Color, count: number) =>
    nearest(color, count).map(({ swatch, deltaE2000 }) => makeMatch(swatch, deltaE2000));
}

function makeMatch({ name, color }: Swatch, deltaE: number) {
  return { name, hex: printHex(color), css: print(color, "oklch"), deltaE };
}
