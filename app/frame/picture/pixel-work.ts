import { clamp } from "#color/clamp.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { sharesOf } from "#color/quantize/shares.ts";
import { quantize, quantizeRough } from "#color/quantize.ts";
import type { ColorSearch, Crop, FoundColor } from "./picture.ts";
import { colorOfP3 } from "./wide.ts";

/** The pixels of a picture, or every nth pixel, with the picture's real size. */
export type Pixels = {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** True if the bytes are Display P3. */
  readonly isWide: boolean;
  readonly fullWidth: number;
  readonly fullHeight: number;
};

type Effort = { readonly isRough: boolean; readonly onProgress?: (done: number) => void };

const FEWEST = 2;
const MOST = 20;

/** Finds at most `count` colors in addition to `kept`, all different from those in `kept`. */
export function findColors(pixels: Pixels, search: ColorSearch, { isRough, onProgress }: Effort): FoundColor[] {
  const { data, width, left, top } = cut(pixels, search.crop);
  const { count, strategy, ignore, mergeDeltaE, kept } = search;
  const all = count + kept.length;
  const { colors } = (isRough ? quantizeRough : quantize)(data, width, {
    count: clamp(all, FEWEST, MOST),
    strategy,
    ignore,
    mergeDeltaE,
    ...(onProgress && { onProgress }),
  });
  const found = colors.map(({ rgb24, x, y }) => ({
    color: colorOf(rgb24, pixels.isWide),
    point: {
      x: Math.min(pixels.fullWidth - 1, Math.floor(((left + x + 0.5) * pixels.fullWidth) / pixels.width)),
      y: Math.min(pixels.fullHeight - 1, Math.floor(((top + y + 0.5) * pixels.fullHeight) / pixels.height)),
    },
  }));
  // Kept colors already cover part of the picture, so the nearest found color is dropped for each.
  for (const stays of kept) {
    if (found.length === 0) break;
    const distances = found.map(({ color }) => deltaE2000(color, stays));
    found.splice(distances.indexOf(Math.min(...distances)), 1);
  }
  return found.slice(0, count);
}

/** Returns, for each color, the share of pixels that are nearest to it. */
export function measureShares(
  pixels: Pixels,
  colors: readonly Color[],
  { ignore, crop }: Pick<ColorSearch, "ignore" | "crop">,
): number[] {
  const { data, width } = cut(pixels, crop);
  return sharesOf(
    data,
    width,
    colors.map((color) => bytesOf(color, pixels.isWide)),
    ignore,
  );
}

function cut({ data, width, height }: Pixels, crop: Crop | null) {
  if (!crop) return { data, width, left: 0, top: 0 };
  const left = Math.min(width - 1, Math.floor((crop.x / 1000) * width));
  const top = Math.min(height - 1, Math.floor((crop.y / 1000) * height));
  const right = Math.min(width, Math.max(left + 1, Math.round(((crop.x + crop.width) / 1000) * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.round(((crop.y + crop.height) / 1000) * height)));
  const part = new Uint8ClampedArray((right - left) * (bottom - top) * 4);
  for (let y = top; y < bottom; y++) {
    part.set(data.subarray((y * width + left) * 4, (y * width + right) * 4), (y - top) * (right - left) * 4);
  }
  return { data: part, width: right - left, left, top };
}

/**
 * The engine works on bytes in any color space. In a wide picture all of them are Display P3, which distorts distances
 * slightly but changes no color.
 */
function colorOf(rgb24: Rgb24, isWide: boolean): Color {
  return isWide ? colorOfP3(rgb24 >>> 16, (rgb24 >>> 8) & 255, rgb24 & 255) : fromRgb24(rgb24);
}

function bytesOf(color: Color, isWide: boolean): Rgb24 {
  if (!isWide) return toRgb24(color);
  const { r, g, b } = convert(color, "display-p3");
  const byte = (value: number) => Math.round(clamp(value, 0, 1) * 255);
  return (byte(r) << 16) | (byte(g) << 8) | byte(b);
}
