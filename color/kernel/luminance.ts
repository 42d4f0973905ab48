import type { Rgb24 } from "../color.ts";
import { LINEAR_8 } from "./transfer.ts";

// One table per channel: byte to its share of the luminance.
const RED = LINEAR_8.map((light) => light * 0.2126);
const GREEN = LINEAR_8.map((light) => light * 0.7152);
const BLUE = LINEAR_8.map((light) => light * 0.0722);

/**
 * Relative luminance of an 8-bit sRGB color, 0 (black) to 1 (white).
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 * The straight part of the curve ends at 0.04045, as in WCAG 2.2; until May 2021 WCAG had 0.03928. Bytes are not
 * affected: 10/255 = 0.0392 lies below both, 11/255 = 0.0431 above both.
 */
export function luminance(v: Rgb24): number {
  // The mask keeps the index inside the table, so no check for undefined is needed at run time.
  return (RED[(v >>> 16) & 255] as number) + (GREEN[(v >>> 8) & 255] as number) + (BLUE[v & 255] as number);
}
