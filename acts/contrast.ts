import { apcaBand } from "#color/contrast/apca-use.ts";
import { apcaContrast, compositeOver, printRatio, wcagContrast, wcagVerdicts } from "#color/contrast/contrast.ts";
import { fixContrast } from "#color/contrast/contrast-fix.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { hexOf } from "#color/text/print.ts";
import { colorParameter, defineEndpoint } from "./endpoint.ts";

const WHITE = fromRgb24(0xffffff);
const TEXT_MINIMUM = 4.5;

export const contrastEndpoint = defineEndpoint({
  path: "/api/contrast",
  title: "Contrast",
  text: "Measures text contrast by WCAG 2.2 and APCA, and finds the nearest text color that reaches 4.5:1. APCA is a draft and not part of WCAG 2.",
  parameters: {
    text: colorParameter("The text color. If transparent, it is blended with the background."),
    background: colorParameter("The background color. If transparent, it is blended with white."),
  },
  example: "text=e07a5f&background=f4f1de",
  answer({ text, background }) {
    const below = compositeOver(background.color, WHITE);
    const back = toRgb24(below);
    const front = toRgb24(compositeOver(text.color, below));
    const ratio = wcagContrast(front, back);
    const lc = apcaContrast(front, back);
    const fix = fixContrast(front, back, { wcag: TEXT_MINIMUM });
    const { use, meaning } = apcaBand(lc);
    return {
      body: {
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
            ? { minimum: TEXT_MINIMUM, hex: null, ratio: null, deltaE: null, reason: fix.reason }
            : {
                minimum: TEXT_MINIMUM,
                hex: hexOf(fix.color),
                ratio: fix.contrast,
                deltaE: fix.difference,
                reason: null,
              },
      },
    };
  },
});
