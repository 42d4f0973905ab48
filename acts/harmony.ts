import { HARMONY_RULES, harmonyOf, WHEELS } from "#color/harmony/harmony.ts";
import { defineAct } from "./act.ts";
import { makeNamedColor } from "./color-values.ts";
import { choiceParameter, colorParameter } from "./parameters.ts";

export const harmonyAct = defineAct({
  name: "harmony",
  title: "Harmony",
  text: "Finds the colors that harmonize with a color. The given color comes first; a gray has no hue to turn.",
  parameters: {
    color: colorParameter("The color to start from."),
    rule: choiceParameter(["all", ...HARMONY_RULES.map(({ id }) => id)], "all", "Which harmony."),
    wheel: choiceParameter(
      WHEELS,
      "oklch",
      "The hue circle: perceptual (oklch), as in color pickers (hsl), or the painters' (ryb).",
    ),
  },
  example: { color: "0d6986", rule: "triadic" },
  run: ({ color, rule, wheel }, { names }) => ({
    input: color.input,
    wheel,
    harmonies: HARMONY_RULES.filter(({ id }) => rule === "all" || rule === id).map((known) => ({
      rule: known.id,
      name: known.name,
      angles: known.angles,
      colors: harmonyOf(color.color, known, wheel).map((one) => makeNamedColor(one, names)),
    })),
  }),
});
