import { fillPlane } from "#color/kernel/plane.ts";
import type { ScreenGamut } from "./screen-gamut.ts";

/** Below this lightness, a gamut's edge is drawn as a straight line. */
const STRAIGHT_LIGHTNESS = 0.05;

/**
 * Paints the OKLCH colors of one hue out to the edge of Display P3. On sRGB screens, the last color of each row extends
 * to that edge: less chroma at the same lightness and hue, which is how CSS maps those colors too.
 */
export function fillOkPlane(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  hue: number,
  maxChroma: number,
  gamut: ScreenGamut,
): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  fillPlane(rgba, width, height, { hue, maxChroma, gamut: "display-p3" });
  sharpenBlack(pixels, width, height);
  if (gamut === "display-p3") return;
  const ends = Uint32Array.from({ length: height }, (_, row) => lastPainted(pixels, row * width, width));
  fillPlane(rgba, width, height, { hue, maxChroma, gamut });
  for (let row = 0; row < height; row++) {
    const end = ends[row] as number;
    const last = Math.min(end, lastPainted(pixels, row * width, width));
    pixels.fill(pixels[last] as number, last, end + 1);
    pixels.fill(0, end + 1, (row + 1) * width);
  }
}

/** Near black, the tolerance of `fillPlane` is too large. A gamut's edge is a straight line to black there. */
function sharpenBlack(pixels: Uint32Array, width: number, height: number) {
  const first = Math.floor((height - 1) * (1 - STRAIGHT_LIGHTNESS));
  const end = lastPainted(pixels, first * width, width) - first * width;
  for (let row = first; row < height; row++) {
    const own = Math.round((end * (height - 1 - row)) / (height - 1 - first));
    pixels.fill(0, row * width + own + 1, (row + 1) * width);
  }
}

function lastPainted(pixels: Uint32Array, start: number, width: number): number {
  let at = start + width - 1;
  while (at > start && pixels[at] === 0) at--;
  return at;
}
