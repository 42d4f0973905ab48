import type { Color, Rgb24, Srgb } from "../color.ts";
import { convert } from "../convert.ts";
import { luminance } from "../kernel/luminance.ts";

export type WcagVerdict = {
  readonly use: "text" | "large text" | "non-text";
  readonly level: "AA" | "AAA";
  readonly minimum: number;
  readonly passes: boolean;
};

const WHITE = 0xffffff;
const BLACK = 0;

// https://www.w3.org/TR/WCAG22/#contrast-minimum, #contrast-enhanced and #non-text-contrast
const WCAG_RULES = [
  { use: "text", level: "AA", minimum: 4.5 },
  { use: "large text", level: "AA", minimum: 3 },
  { use: "text", level: "AAA", minimum: 7 },
  { use: "large text", level: "AAA", minimum: 4.5 },
  { use: "non-text", level: "AA", minimum: 3 },
] as const;

/** WCAG 2.2 contrast ratio, 1 to 21, unrounded, symmetric. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function wcagContrast(a: Rgb24, b: Rgb24): number {
  const first = luminance(a) + 0.05;
  const second = luminance(b) + 0.05;
  return first > second ? first / second : second / first;
}

/** Checks a ratio against every WCAG 2.2 minimum. Pass it unrounded: 4.478 fails a minimum of 4.5. */
export function wcagVerdicts(ratio: number): WcagVerdict[] {
  return WCAG_RULES.map((rule) => ({ ...rule, passes: ratio >= rule.minimum }));
}

/** A ratio as text, truncated to two decimals, never rounded up, so that no failing ratio prints as a passing one. */
export function printRatio(ratio: number): string {
  // Less than a billionth below a hundredth is floating-point noise: white on black must print 21.00.
  return (Math.floor(ratio * 100 + 1e-7) / 100).toFixed(2);
}

/**
 * APCA lightness contrast Lc of text on a background, about −108 to 106: positive for dark text on light, negative for
 * light on dark, 0 when too low to measure. A draft, not a WCAG verdict.
 * Constants 0.0.98G-4g, https://github.com/Myndex/apca-w3
 */
export function apcaContrast(text: Rgb24, background: Rgb24): number {
  const textY = screenLuminance(text);
  const backgroundY = screenLuminance(background);
  if (Math.abs(backgroundY - textY) < 0.0005) return 0;
  const isDarkOnLight = backgroundY > textY;
  const scaled = 1.14 * (isDarkOnLight ? backgroundY ** 0.56 - textY ** 0.57 : textY ** 0.62 - backgroundY ** 0.65);
  if (scaled < 0.1) return 0;
  return (isDarkOnLight ? 100 : -100) * (scaled - 0.027);
}

/** Black or white, whichever reads better on the background: by WCAG ratio and by APCA. They may disagree. */
export function bestTextColor(background: Rgb24): Record<"wcag" | "apca", "#000000" | "#FFFFFF"> {
  const isBlackByWcag = wcagContrast(BLACK, background) >= wcagContrast(WHITE, background);
  const isBlackByApca = apcaContrast(BLACK, background) >= -apcaContrast(WHITE, background);
  return { wcag: isBlackByWcag ? "#000000" : "#FFFFFF", apca: isBlackByApca ? "#000000" : "#FFFFFF" };
}

/** Source-over on sRGB values, as browsers do. https://www.w3.org/TR/compositing-1/#simplealphacompositing */
export function compositeOver(color: Color, background: Color): Srgb {
  const top = convert(color, "srgb");
  const below = convert(background, "srgb");
  const belowShare = below.alpha * (1 - top.alpha);
  const alpha = top.alpha + belowShare;
  const blend = (t: number, b: number) => (alpha === 0 ? 0 : (t * top.alpha + b * belowShare) / alpha);
  return { space: "srgb", alpha, r: blend(top.r, below.r), g: blend(top.g, below.g), b: blend(top.b, below.b) };
}

/** APCA's estimate of screen luminance: a plain 2.4 power, with near-blacks lifted for glare. */
function screenLuminance(v: Rgb24): number {
  const y =
    0.2126729 * ((v >>> 16) / 255) ** 2.4 +
    0.7151522 * (((v >>> 8) & 255) / 255) ** 2.4 +
    0.072175 * ((v & 255) / 255) ** 2.4;
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: APCA's own constant, not the root of two.
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
}

/** A whole Lc with a real minus sign, truncated toward zero so that it never looks higher than it is. */
export function printLc(lc: number): string {
  return String(Math.trunc(lc)).replace("-", "−");
}
