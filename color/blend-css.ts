import { BLEND_SPACES, type BlendMode, type BlendPart, blendColor, readBlendColor } from "./blend.ts";
import type { Hex } from "./color.ts";
import { convert } from "./convert.ts";
import { isInGamut } from "./gamut.ts";
import { encode8 } from "./kernel/transfer.ts";
import { decimal } from "./text/decimal.ts";
import { hexOf } from "./text/print.ts";

const PERCENT_DECIMALS = 4;

/**
 * Returns the blend as `color-mix()`, nested for more than two colors: every browser since 2023 reads that, while
 * longer lists in CSS are newer. `null` for dyes, which CSS cannot mix. One color returns its hex; none return black.
 */
export function blendCss(parts: readonly BlendPart[], mode: BlendMode): string | null {
  if (mode === "cmy") return null;
  const { space, hue } = BLEND_SPACES[mode];
  const method = `in ${space}${hue === "longer" ? " longer hue" : ""}`;
  let text: string | null = null;
  let total = 0;
  for (const { color, count } of parts) {
    if (!(count > 0)) continue;
    total += count;
    const hex = hexOf(readBlendColor(color)).toLowerCase();
    const share = decimal((count / total) * 100, PERCENT_DECIMALS);
    text = text === null ? hex : `color-mix(${method}, ${text}, ${hex} ${share}%)`;
  }
  return text ?? "#000000";
}

/**
 * Returns what browsers show on an sRGB screen for a blend outside sRGB: they clip each channel, while `blend` lowers
 * the chroma per CSS Color 4. `null` if the blend is inside sRGB.
 */
export function clippedBlend(parts: readonly BlendPart[], mode: BlendMode): Hex | null {
  const color = blendColor(parts, mode);
  if (isInGamut(color, "srgb")) return null;
  const { r, g, b } = convert(color, "srgb-linear");
  return hexOf((encode8(r) << 16) | (encode8(g) << 8) | encode8(b));
}
