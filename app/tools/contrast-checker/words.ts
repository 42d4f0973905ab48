import { apcaBand } from "#color/contrast/apca-use.ts";
import { smallestSizePx } from "#color/contrast/text-size.ts";

export function describeLevel(ratio: number): string {
  if (ratio >= 7) return "AAA pass";
  if (ratio >= 4.5) return "AA pass";
  return ratio >= 3 ? "AA for large text only" : "Fails for all text";
}

/** What an Lc is good for, in a few words. */
export function describeUse(lc: number): string {
  const body = smallestSizePx(lc, 400, true);
  if (body !== null && body <= 24) return `Body text from ${body} px`;
  const other = smallestSizePx(lc, 400, false);
  return other !== null && other <= 48 ? `Short text from ${other} px` : apcaBand(lc).use;
}

export function describePolarity(lc: number): string {
  if (lc === 0) return "too close to measure";
  return lc > 0 ? "dark on light" : "light on dark";
}
