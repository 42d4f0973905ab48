import type { Rgb24 } from "#color/color.ts";
import { oklabToRgb24, rgb24ToOklabInto } from "#color/kernel/oklab.ts";
import { countColors } from "#color/quantize/count-colors.ts";
import { cutCenters } from "#color/quantize/cut.ts";
import { refineCenters, scatterCenters } from "#color/quantize/k-means.ts";
import { viewPixels } from "#color/quantize/pixels.ts";
import { quantize, quantizeRough } from "#color/quantize.ts";
import { createRandom } from "#color/random.ts";
import { makePictures, type Picture } from "../pictures.ts";
import { contendersFor, type Fact, type Topic } from "../topic.ts";

type Size = { readonly width: number; readonly height: number; readonly scenes: number };

const SMALL: Size = { width: 612, height: 408, scenes: 3 };
const MIDDLE: Size = { width: 1732, height: 1155, scenes: 2 };
const LARGE: Size = { width: 4243, height: 2828, scenes: 1 };

const COLORS = 5;
/** What node-vibrant takes for five colors of a photo of each size, from one measurement on a machine of this kind. */
const NODE_VIBRANT_MS = { small: 1.6, middle: 8.9, large: 45 };
const NOTE =
  "Painted scenes with texture and grain, the mean of all. No peer is installed: the goals are the times of node-vibrant, " +
  "measured once on photos of the same sizes, so that they hold for a machine of this kind that is otherwise idle.";
/** The near-optimum: so many starts, each refined for the mean distance, of which the best counts. */
const REFERENCE_STARTS = 24;
const MOST_ERROR = { 5: 1.03, 10: 1.07 };
const EVERY_PIXEL = "quantize, every pixel";
const MOST_ERROR_EVERY_PIXEL = { 5: 1.01, 10: 1.05 };
/** Three times node-vibrant's, for small pictures, where it is the care that takes the time. */
const SMALL_EVERY_PIXEL_MS = 4.8;

export function smallPictureTopic(): Topic {
  const title = "Five colors of a picture of 0.25 megapixels";
  const topic = pictureTopic(title, SMALL, NODE_VIBRANT_MS.small, SMALL_EVERY_PIXEL_MS);
  return { ...topic, count: () => compareWithOptimum(topic.inputs as Picture[]) };
}

export function middlePictureTopic(): Topic {
  return pictureTopic("Five colors of a picture of 2 megapixels", MIDDLE, NODE_VIBRANT_MS.middle);
}

export function largePictureTopic(): Topic {
  return pictureTopic("Five colors of a picture of 12 megapixels", LARGE, NODE_VIBRANT_MS.large);
}

function pictureTopic(title: string, { width, height, scenes }: Size, most: number, mostEveryPixel = most): Topic {
  const { ours } = contendersFor<Picture>();
  return {
    title,
    per: "picture",
    inputs: makePictures(width, height, scenes),
    tolerance: 0,
    contenders: [
      ours("quantize", { run: ({ rgba, width }) => quantize(rgba, width, { count: COLORS }) }),
      ours(EVERY_PIXEL, {
        run: ({ rgba, width }) => quantize(rgba, width, { count: COLORS, maxSamples: Number.POSITIVE_INFINITY }),
      }),
      ours("quantizeRough", { run: ({ rgba, width }) => quantizeRough(rgba, width, { count: COLORS }) }),
      ours("counting every pixel alone", { run: ({ rgba, width }) => countColors(viewPixels(rgba, width, true)) }),
    ],
    goals: [
      { kind: "at most", milliseconds: most },
      { kind: "at most", milliseconds: mostEveryPixel, ours: EVERY_PIXEL },
    ],
    note: NOTE,
  };
}

function compareWithOptimum(pictures: readonly Picture[]): Fact[] {
  return ([5, 10] as const).flatMap((count) => {
    const optima = pictures.map((picture) => meanError(picture, findNearOptimum(picture, count)));
    return [
      judgeError("", count, MOST_ERROR[count], pictures, optima),
      judgeError(`, ${EVERY_PIXEL}`, count, MOST_ERROR_EVERY_PIXEL[count], pictures, optima, Number.POSITIVE_INFINITY),
    ];
  });
}

function judgeError(
  who: string,
  count: number,
  most: number,
  pictures: readonly Picture[],
  optima: readonly number[],
  maxSamples?: number,
): Fact {
  // The geometric mean over the pictures.
  const ratio = pictures.reduce((product, picture, i) => {
    const options = { count, ...(maxSamples && { maxSamples }) };
    const rgb24s = quantize(picture.rgba, picture.width, options).colors.map(({ rgb24 }) => rgb24);
    if (rgb24s.length !== count) return Number.NaN;
    return product * (meanError(picture, rgb24s) / (optima[i] as number)) ** (1 / pictures.length);
  }, 1);
  return {
    what: `mean error of all pixels with ${count} colors${who}, near-optimum 1`,
    target: `at most ${most}`,
    reached: ratio.toFixed(3),
    isReached: ratio <= most,
  };
}

function findNearOptimum({ rgba, width }: Picture, count: number): Rgb24[] {
  const { points } = countColors(viewPixels(rgba, width, true));
  const owners = new Uint8Array(points.count);
  const random = createRandom(7);
  let best = new Float64Array(count * 3);
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start <= REFERENCE_STARTS; start++) {
    const centers = start === 0 ? cutCenters(points, count) : scatterCenters(points, count, random);
    refineCenters(points, centers, owners, "squares", 60);
    refineCenters(points, centers, owners, "distances", 200);
    const error = refineCenters(points, centers.slice(), owners, "distances", 1);
    if (error >= least) continue;
    least = error;
    best = new Float64Array(centers);
  }
  return Array.from({ length: count }, (_, c) =>
    oklabToRgb24(best[c * 3] as number, best[c * 3 + 1] as number, best[c * 3 + 2] as number),
  );
}

/** The mean distance in OKLab of every pixel to the nearest color. */
function meanError({ rgba }: Picture, colors: readonly Rgb24[]): number {
  const centers = colors.map((color) => oklabOf(color, new Float64Array(3)));
  const pixel = new Float64Array(3);
  let sum = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    oklabOf(((rgba[at] as number) << 16) | ((rgba[at + 1] as number) << 8) | (rgba[at + 2] as number), pixel);
    let least = Number.POSITIVE_INFINITY;
    for (const center of centers) {
      const dl = (pixel[0] as number) - (center[0] as number);
      const da = (pixel[1] as number) - (center[1] as number);
      const db = (pixel[2] as number) - (center[2] as number);
      least = Math.min(least, dl * dl + da * da + db * db);
    }
    sum += Math.sqrt(least);
  }
  return sum / (rgba.length / 4);
}

function oklabOf(color: Rgb24, out: Float64Array): Float64Array {
  rgb24ToOklabInto(color, out);
  return out;
}
