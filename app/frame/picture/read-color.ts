import { canvasSpace } from "#app/ui/canvas.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { encode8, LINEAR_8 } from "#color/kernel/transfer.ts";
import type { Picture, Point } from "./picture.ts";
import { colorOfP3 } from "./wide.ts";

/** Side lengths of the averaged square. */
export const SAMPLE_SIZES = [1, 3, 5, 11] as const;
export type SampleSize = (typeof SAMPLE_SIZES)[number];

const LARGEST = 11;
const contexts = new Map<PredefinedColorSpace, CanvasRenderingContext2D>();

/**
 * Returns the color of a pixel, or the mean of the square around it in linear light, as the eye mixes it from afar.
 * A single pixel of an sRGB picture is exact; colors outside sRGB are returned as Display P3. Alpha is rounded to three
 * decimals. Null if the picture is gone or the browser provides no canvas.
 */
export function readPixelColor({ full, isWide }: Picture, { x, y }: Point, size: SampleSize = 1): Color | null {
  if (full.width === 0) return null;
  const reach = (size - 1) / 2;
  const left = Math.max(0, x - reach);
  const top = Math.max(0, y - reach);
  const width = Math.min(full.width, x + reach + 1) - left;
  const height = Math.min(full.height, y + reach + 1) - top;
  const colorSpace = canvasSpace(isWide);
  const context = contextIn(colorSpace);
  if (!context) return null;
  context.clearRect(0, 0, LARGEST, LARGEST);
  context.drawImage(full, left, top, width, height, 0, 0, width, height);
  const { r, g, b, alpha } = meanOf(context.getImageData(0, 0, width, height, { colorSpace }).data);
  const color = isWide ? colorOfP3(r, g, b) : fromRgb24((r << 16) | (g << 8) | b);
  return { ...color, alpha: Number(alpha.toFixed(3)) };
}

/** Works for both spaces: sRGB and Display P3 have the same transfer curve. */
function meanOf(rgba: Uint8ClampedArray): { r: number; g: number; b: number; alpha: number } {
  const sums = [0, 0, 0];
  let opacity = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] as number;
    opacity += alpha;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (LINEAR_8[rgba[i + c] as number] as number) * alpha;
  }
  const [r = 0, g = 0, b = 0] = sums.map((sum) => (opacity === 0 ? 0 : encode8(sum / opacity)));
  return { r, g, b, alpha: opacity / 255 / (rgba.length / 4) };
}

function contextIn(colorSpace: PredefinedColorSpace): CanvasRenderingContext2D | null {
  const kept = contexts.get(colorSpace);
  if (kept) return kept;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: LARGEST, height: LARGEST });
  const context = canvas.getContext("2d", { willReadFrequently: true, colorSpace });
  if (!context) return null;
  context.imageSmoothingEnabled = false;
  contexts.set(colorSpace, context);
  return context;
}
