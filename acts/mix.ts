import { GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { HUE_ARCS, mix } from "#color/mix.ts";
import { defineAct } from "./act.ts";
import { makeNamedColor } from "./color-values.ts";
import { choiceParameter, colorParameter, wholeNumberParameter } from "./parameters.ts";

const HALF_PERCENT = 50;

export const mixAct = defineAct({
  name: "mix",
  title: "Mix",
  text: "Mixes two colors as CSS color-mix() does, weighted by alpha.",
  parameters: {
    first: colorParameter("The first color."),
    second: colorParameter("The second color."),
    amount: wholeNumberParameter(0, 100, HALF_PERCENT, "How much of the second color, in percent."),
    space: choiceParameter(GRADIENT_SPACES, "oklab", "The color space to mix in."),
    hue: choiceParameter(HUE_ARCS, "shorter", "The direction around the hue circle, in spaces with a hue."),
  },
  example: { first: "ff0000", second: "0000ff" },
  run: ({ first, second, amount, space, hue }, { names }) => {
    const mixed = mix(first.color, second.color, { amount: amount / 100, space, hue });
    return { amount, space, hue, color: { ...makeNamedColor(mixed, names), alpha: mixed.alpha } };
  },
});
