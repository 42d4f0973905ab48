import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { encode8 } from "#color/kernel/transfer.ts";

/** Margin beyond sRGB, in linear light, that exceeds the rounding error of 8-bit Display P3. */
const MARGIN = 0.008;
const DECIMALS = 4;

/** Converts Display P3 bytes: to a P3 color if it is outside sRGB, else to the nearest 8-bit sRGB color. */
export function colorOfP3(r: number, g: number, b: number): Color {
  const color: Color = { space: "display-p3", r: short(r), g: short(g), b: short(b), alpha: 1 };
  const linear = convert(color, "srgb-linear");
  const isWide = [linear.r, linear.g, linear.b].some((value) => value < -MARGIN || value > 1 + MARGIN);
  return isWide ? color : fromRgb24((encode8(linear.r) << 16) | (encode8(linear.g) << 8) | encode8(linear.b));
}

/** Whether a picture has colors outside sRGB; `read` returns its bytes in either space. */
export function isWider(read: (colorSpace: PredefinedColorSpace) => Uint8ClampedArray): boolean {
  const narrow = read("srgb");
  let wide: Uint8ClampedArray | undefined;
  for (let i = 0; i < narrow.length; i += 4) {
    if (!isAtEdge(narrow, i) || narrow[i + 3] !== 255) continue;
    wide ??= read("display-p3");
    const color = colorOfP3(wide[i] as number, wide[i + 1] as number, wide[i + 2] as number);
    if (color.space === "display-p3") return true;
  }
  return false;
}

/** A color clipped to sRGB has a channel at 0 or 255. */
function isAtEdge(rgba: Uint8ClampedArray, at: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const byte = rgba[at + channel];
    if (byte === 0 || byte === 255) return true;
  }
  return false;
}

export function hasTransparency(rgba: Uint8ClampedArray): boolean {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) return true;
  return false;
}

function short(byte: number): number {
  return Number((byte / 255).toFixed(DECIMALS));
}
