import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { fixContrast } from "#color/contrast/contrast-fix.ts";
import { hexOf } from "#color/text/print.ts";
import { defineAct } from "./act.ts";
import { flattenPair } from "./flatten-pair.ts";
import { choiceParameter, colorParameter, optionalNumberParameter } from "./parameters.ts";

const MINIMUMS = { wcag: 4.5, apca: 75 };
/** Lc of black on white, rounded up; WCAG ends at 21. */
const MAX_CONTRAST = 107;

export const fixAct = defineAct({
  name: "fix",
  title: "Fix contrast",
  text: "Finds the nearest color with enough contrast. Only its OKLCH lightness changes; its chroma is reduced only where sRGB ends. If no color can reach the minimum, hex is null and reason says why.",
  parameters: {
    text: colorParameter("The text color. If transparent, it is blended with the background."),
    background: colorParameter("The background color. If transparent, it is blended with white."),
    measure: choiceParameter(["wcag", "apca"], "wcag", "A WCAG 2.2 ratio from 1 to 21, or APCA Lc without its sign."),
    minimum: optionalNumberParameter(
      1,
      MAX_CONTRAST,
      `${MINIMUMS.wcag} for wcag, ${MINIMUMS.apca} for apca`,
      "The contrast to reach.",
    ),
    change: choiceParameter(["text", "background"], "text", "The color that may change."),
  },
  example: { text: "e07a5f", background: "f4f1de" },
  run({ text, background, measure, minimum = MINIMUMS[measure], change }) {
    const { front, back } = flattenPair(text.color, background.color);
    const contrast = measure === "wcag" ? wcagContrast(front, back) : apcaContrast(front, back);
    const fix = fixContrast(front, back, measure === "wcag" ? { wcag: minimum } : { apca: minimum }, change);
    return {
      text: { input: text.input, hex: hexOf(front) },
      background: { input: background.input, hex: hexOf(back) },
      measure,
      minimum,
      change,
      contrast,
      fix:
        fix.color === null
          ? { hex: null, contrast: null, deltaE: null, reason: fix.reason }
          : { hex: hexOf(fix.color), contrast: fix.contrast, deltaE: fix.difference, reason: null },
    };
  },
});
