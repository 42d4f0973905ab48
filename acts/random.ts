import { COLOR_FAMILIES, type ColorFamily } from "#color/family.ts";
import { RANDOM_DEFAULTS, randomColors } from "#color/generate/random-colors.ts";
import { RANDOM_STYLES } from "#color/generate/random-styles.ts";
import { nextSeed } from "#color/generate/seed.ts";
import { defineAct } from "./act.ts";
import { makeNamedColor } from "./color-values.ts";
import { choiceParameter, seedParameter, wholeNumberParameter } from "./parameters.ts";

const MAX_COLORS = 50;
const MAX_DISTANCE = 50;
const FAMILIES = ["any", ...COLOR_FAMILIES] as const satisfies readonly ("any" | ColorFamily)[];

export const randomAct = defineAct({
  name: "random",
  title: "Random",
  text: "Draws colors evenly from the sRGB volume in OKLab. The same seed with the same parameters always gives the same colors.",
  parameters: {
    seed: seedParameter("The seed of the colors."),
    count: wholeNumberParameter(1, MAX_COLORS, 1, "How many colors."),
    style: choiceParameter(RANDOM_STYLES, "any", "The style of the colors."),
    family: choiceParameter(FAMILIES, "any", "Only colors with this name or family."),
    distance: wholeNumberParameter(0, MAX_DISTANCE, 0, "The minimum CIEDE2000 difference between any two."),
  },
  example: { seed: "dawn", count: "3", style: "pastel" },
  run({ seed: given, count, style, family, distance }, { names, newSeed }) {
    const seed = given ?? newSeed();
    const { colors, problems } = randomColors({
      ...RANDOM_DEFAULTS,
      seed,
      count,
      style,
      family: family === "any" ? null : family,
      minDeltaE: distance,
    });
    return {
      seed,
      next: nextSeed(seed),
      style,
      family,
      distance,
      colors: colors.map((color) => makeNamedColor(color, names)),
      problems,
    };
  },
});
