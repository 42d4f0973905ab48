import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { toRgb24 } from "#color/convert.ts";
import { MAX_STEPS, MIN_STEPS } from "#color/ramp.ts";
import { solveScale } from "#color/scales/scale-solver.ts";
import { DEFAULT_BACKGROUNDS, SCALE_KINDS } from "#color/scales/scale-types.ts";
import { defineAct } from "./act.ts";
import { makeNamedColor } from "./color-values.ts";
import { choiceParameter, colorParameter, optionalColorParameter, wholeNumberParameter } from "./parameters.ts";

const DEFAULT_STEPS = 11;

export const scaleAct = defineAct({
  name: "scale",
  title: "Scale",
  text: "Makes a color scale from light to dark, with the given color as one of its steps, unchanged. misses lists the steps that could not reach their target.",
  parameters: {
    color: colorParameter("The color to include as a step, unchanged. Transparency is ignored."),
    kind: choiceParameter(
      SCALE_KINDS,
      "tailwind",
      "Even lightness (oklch), rising contrast, the twelve roles of Radix, the tones of Material, or 50 to 950 as in Tailwind.",
    ),
    steps: wholeNumberParameter(MIN_STEPS, MAX_STEPS, DEFAULT_STEPS, "How many steps. radix always has twelve."),
    appearance: choiceParameter(["light", "dark"], "light", "In dark, the first step is the darkest."),
    background: optionalColorParameter("white, or #111113 in dark", "What contrast is measured against."),
  },
  example: { color: "0d6986", steps: "5" },
  run({ color, kind, steps, appearance, background }, { names }) {
    const base = { ...color.color, alpha: 1 };
    const page = background?.color ?? DEFAULT_BACKGROUNDS[appearance];
    const scale = solveScale({ kind, base, steps, appearance, background: page });
    const behind = toRgb24(page);
    return {
      kind,
      appearance,
      baseStep: scale.baseStep,
      steps: scale.steps.map(({ name: step, role, isBase, color: own }) => ({
        step,
        role,
        isBase,
        ...makeNamedColor(own, names),
        contrast: { wcag: wcagContrast(toRgb24(own), behind), apca: apcaContrast(toRgb24(own), behind) },
      })),
      misses: scale.misses.map(({ step, wanted, reached, why }) => ({
        step: scale.steps[step]?.name ?? null,
        wanted,
        reached,
        reason: why,
      })),
    };
  },
});
