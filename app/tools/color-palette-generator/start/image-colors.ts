import { readPicturePixels } from "#app/frame/picture/read-pixels.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { quantize } from "#color/quantize.ts";

/** Larger images give the same colors. */
const MAX_SIDE_PX = 640;

/** Returns the colors from light to dark, or a sentence about what is wrong with the file. */
export async function colorsOfImage(file: File, count: number): Promise<readonly Color[] | string> {
  const pixels = await readPicturePixels(file, { fit });
  if (typeof pixels === "string") return pixels;
  const { colors } = quantize(pixels.data, pixels.width, { count });
  if (colors.length === 0) return "The picture is fully transparent, so it has no colors.";
  return colors
    .map(({ rgb24 }) => rgb24)
    .sort((one, other) => luminance(other) - luminance(one))
    .map(fromRgb24);
}

function fit({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
