import { apcaBand } from "#color/contrast/apca-use.ts";
import { apcaContrast, printRatio, wcagContrast, wcagVerdicts } from "#color/contrast/contrast.ts";
import { fixContrast } from "#color/contrast/contrast-fix.ts";
import { hexOf } from "#color/text/print.ts";
import { defineAct } from "./act.ts";
import { flattenPair } from "./flatten-pair.ts";
import { colorParameter } from "./parameters.ts";

const MIN_TEXT_CONTRAST = 4.5;

export const contrastAct = defineAct({
  name: "contrast",
  title: "Contrast",
  text: "Measures text contrast by WCAG 2.2 and APCA, and finds the nearest text color that reaches 4.5:1. APCA is a draft and not part of WCAG 2.",
  parameters: {
    text: colorParameter("The text color. If transparent, it is blended with the background."),
    background: colorParameter("The background color. If transparent, it is blended with white."),
  },
  example: { text: "e07a5f", background: "f4f1de" },
  run({ text, background }) {
    const { front, back } = flattenPair(text.color, background.color);
    const ratio = wcagContrast(front, back);
    const lc = apcaContrast(front, back);
    const fix = fixContrast(front, back, { wcag: MIN_TEXT_CONTRAST });
    const { use, meaning } = apcaBand(lc);
    return {
      text: { input: text.input, hex: hexOf(front) },
      background: { input: background.input, hex: hexOf(back) },
      wcag: {
        ratio,
        // Cut after two decimals and never rounded up: 4.499 does not pass as 4.5.
        printed: `${printRatio(ratio)}:1`,
        verdicts: wcagVerdicts(ratio),
      },
      apca: { lc, use, meaning },
      fix:
        fix.color === null
          ? { minimum: MIN_TEXT_CONTRAST, hex: null, ratio: null, deltaE: null, reason: fix.reason }
          : {
              minimum: MIN_TEXT_CONTRAST,
              hex: hexOf(fix.color),
              ratio: fix.contrast,
              deltaE: fix.difference,
              reason: null,
            },
    };
  },
});
