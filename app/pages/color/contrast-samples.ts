import type { Rgb24 } from "#color/color.ts";
import { apcaBand } from "#color/contrast/apca-use.ts";
import { apcaContrast, bestTextColor, printRatio, wcagContrast, wcagVerdicts } from "#color/contrast/contrast.ts";
import { hexOf } from "#color/text/print.ts";

export type ContrastSample = ReturnType<typeof makeSample>;
export type BestText = Record<"wcag" | "apca", "black" | "white">;

const WHITE = 0xffffff;
const BLACK = 0x000000;
const USE_NAMES = { text: "Text", "large text": "Large text", "non-text": "Icons and borders" } as const;

export function contrastSamples(rgb24: Rgb24) {
  return [
    makeSample("This color on white", rgb24, WHITE),
    makeSample("White on this color", WHITE, rgb24),
    makeSample("This color on black", rgb24, BLACK),
    makeSample("Black on this color", BLACK, rgb24),
  ];
}

/** Whether black or white text reads better on the color, by each of the two algorithms. */
export function bestTextOn(rgb24: Rgb24): BestText {
  const { wcag, apca } = bestTextColor(rgb24);
  return { wcag: nameOf(wcag), apca: nameOf(apca) };
}

/** Lc with one decimal, truncated toward 0 so that it never looks higher than it is, with a real minus sign. */
export function printLc(lc: number) {
  const cut = (Math.floor(Math.abs(lc) * 10 + 1e-7) / 10).toFixed(1);
  return lc < 0 && cut !== "0.0" ? `−${cut}` : cut;
}

function makeSample(title: string, text: Rgb24, background: Rgb24) {
  const ratio = wcagContrast(text, background);
  const lc = apcaContrast(text, background);
  return {
    title,
    text: hexOf(text),
    background: hexOf(background),
    /** WCAG 2.2 ratio, truncated to two decimals. */
    ratio: printRatio(ratio),
    /** The uses of the ratio, and whether it is enough for each. */
    verdicts: Object.fromEntries(
      wcagVerdicts(ratio).map(({ use, level, passes }) => [`${USE_NAMES[use]} ${level}`, passes]),
    ),
    /** Signed APCA: positive for dark text on light, negative for light text on dark. */
    lc: printLc(lc),
    lcUse: apcaBand(lc).use,
  };
}

function nameOf(hex: "#000000" | "#FFFFFF") {
  return hex === "#000000" ? "black" : "white";
}
