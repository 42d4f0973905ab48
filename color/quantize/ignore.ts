import type { Rgb24 } from "../color.ts";
import { rgb24ToOklabInto } from "../kernel/oklab.ts";
import { binOf, type CountedColors, fineOf, type Pixels, readPixel } from "./count-colors.ts";

type Ignored = { readonly white?: boolean; readonly background?: boolean };

/** In OKLab: photographed or compressed paper is not quite white. */
const WHITE_LIGHTNESS = 0.96;
const WHITE_CHROMA = 0.02;
/** Up to this ΔEOK a color counts as background. */
const BACKGROUND_RADIUS = 0.05;
/** The minimum share of the picture's edge with one color. */
const BACKGROUND_SHARE = 0.5;
const EDGE_PIXELS = 4096;

/** The indexes of the remaining points. */
export function keepPoints(pixels: Pixels, counted: CountedColors, { white, background }: Ignored): number[] {
  const { points } = counted;
  const behind = background ? findBackground(pixels, counted) : null;
  const oklab = new Float64Array(3);
  if (behind !== null) rgb24ToOklabInto(behind, oklab);
  const [l, a, b] = oklab as unknown as [number, number, number];
  const kept: number[] = [];
  for (let i = 0; i < points.count; i++) {
    const pl = points.l[i] as number;
    const pa = points.a[i] as number;
    const pb = points.b[i] as number;
    const isWhite = pl >= WHITE_LIGHTNESS && pa * pa + pb * pb <= WHITE_CHROMA ** 2;
    const isBehind = (pl - l) ** 2 + (pa - a) ** 2 + (pb - b) ** 2 <= BACKGROUND_RADIUS ** 2;
    if (!(white && isWhite) && !(behind !== null && isBehind)) kept.push(i);
  }
  return kept;
}

/** The color around which at least half of the outermost pixels lie, or null. */
function findBackground(pixels: Pixels, { points, firstSlot, fineMask, pointOf }: CountedColors): Rgb24 | null {
  const { words, leastAlpha } = pixels;
  const edge = edgePlaces(pixels);
  const hits = new Map<number, number>();
  for (const place of edge) {
    const word = readPixel(words[place] as number, leastAlpha);
    const point = word === -1 ? -1 : (pointOf[(firstSlot[binOf(word)] as number) + (fineOf(word) & fineMask)] ?? -1);
    if (point >= 0) hits.set(point, (hits.get(point) ?? 0) + 1);
  }
  let most: number | null = null;
  for (const [point, count] of hits) if (most === null || count > (hits.get(most) ?? 0)) most = point;
  if (most === null) return null;
  let near = 0;
  for (const [point, count] of hits) {
    const dl = (points.l[point] as number) - (points.l[most] as number);
    const da = (points.a[point] as number) - (points.a[most] as number);
    const db = (points.b[point] as number) - (points.b[most] as number);
    if (dl * dl + da * da + db * db <= BACKGROUND_RADIUS ** 2) near += count;
  }
  return near >= edge.length * BACKGROUND_SHARE ? (points.rgb24[most] as Rgb24) : null;
}

/** The outermost pixels, or a few thousand of them. */
function edgePlaces({ words, width, height }: Pixels): number[] {
  const stride = Math.ceil((2 * (width + height)) / EDGE_PIXELS);
  const places: number[] = [];
  for (let x = 0; x < width; x += stride) places.push(x, words.length - width + x);
  for (let y = 0; y < height; y += stride) places.push(y * width, y * width + width - 1);
  return places;
}
