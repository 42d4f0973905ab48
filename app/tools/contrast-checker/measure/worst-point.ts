import type { Color, Rgb24 } from "#color/color.ts";
import { apcaContrast, wcagContrast } from "#color/contrast/contrast.ts";
import { type Found, layOver, nearestInRange, nearestLightness, type Sheet, sheetOf } from "./measure.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** RGBA bytes of an opaque picture, row by row. */
export type Pixels = {
  readonly data: Uint8ClampedArray<ArrayBufferLike>;
  readonly width: number;
  readonly height: number;
};

export type WorstPoint = {
  /** The lowest WCAG ratio in the box, unrounded, and where it is. */
  readonly ratio: number;
  readonly lc: number;
  readonly color: Rgb24;
  readonly x: number;
  readonly y: number;
  /** For all pixels in the box: the mean ratio, and the share that reaches 4.5. */
  readonly meanRatio: number;
  readonly passingShare: number;
  /** The limits of each group of similar colors: enough to search for another text color or a layer. */
  readonly samples: readonly Rgb24[];
};

/** The minimum for text over a picture: WCAG AA. */
const MINIMUM = 4.5;

/**
 * Text over a picture is only as readable as over its worst pixel. Checks every pixel of the box, including the layer
 * over it and the transparency of the text; null if the box contains no pixels.
 */
export function findWorstPoint(pixels: Pixels, text: Color, box: Box, layer: Sheet): WorstPoint | null {
  const { data, width, height } = pixels;
  const [fromX, toX] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const [fromY, toY] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  const count = Math.max(0, toX - fromX) * Math.max(0, toY - fromY);
  if (count === 0) return null;
  const front = sheetOf(text);
  const ratios = new Map<Rgb24, number>();
  const groups = new Map<number, Group>();
  const worst = { ratio: Number.POSITIVE_INFINITY, color: 0, x: fromX, y: fromY };
  let sum = 0;
  let passing = 0;
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const at = (y * width + x) * 4;
      const color = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      let ratio = ratios.get(color);
      if (ratio === undefined) {
        ratio = ratioOver(front, layOver(layer, color));
        ratios.set(color, ratio);
        widenGroup(groups, color);
      }
      sum += ratio;
      if (ratio >= MINIMUM) passing++;
      if (ratio < worst.ratio) Object.assign(worst, { ratio, color, x, y });
    }
  }
  const behind = layOver(layer, worst.color);
  return {
    ...worst,
    lc: apcaContrast(layOver(front, behind), behind),
    meanRatio: sum / count,
    passingShare: passing / count,
    samples: [...new Set(Array.from(groups.values(), ({ darkest, lightest }) => [darkest, lightest]).flat())],
  };
}

/** WCAG ratio of text over an opaque color, with transparency resolved. */
function ratioOver(text: Sheet, behind: Rgb24): number {
  return wcagContrast(layOver(text, behind), behind);
}

type Group = { readonly darkest: Rgb24; readonly lightest: Rgb24 };

/** Keeps the least and the most of each channel in each group of 8 × 8 × 8 colors, so that no color is beyond them. */
function widenGroup(groups: Map<number, Group>, color: Rgb24) {
  const key = color & 0xf8f8f8;
  const { darkest, lightest } = groups.get(key) ?? { darkest: color, lightest: color };
  groups.set(key, { darkest: eachChannel(Math.min, darkest, color), lightest: eachChannel(Math.max, lightest, color) });
}

function eachChannel(choose: (a: number, b: number) => number, a: Rgb24, b: Rgb24): Rgb24 {
  return choose(a & 0xff0000, b & 0xff0000) | choose(a & 0xff00, b & 0xff00) | choose(a & 0xff, b & 0xff);
}

/** A black or white layer with `percent` opacity. */
export function layerOf(text: Color, percent: number): Sheet {
  return { rgb24: layerColor(text), alpha: percent / 100 };
}

/** Black behind light text and white behind dark text, whichever gives more contrast. */
export function layerColor(text: Color): Rgb24 {
  const front: Sheet = { ...sheetOf(text), alpha: 1 };
  return ratioOver(front, 0x000000) >= ratioOver(front, 0xffffff) ? 0x000000 : 0xffffff;
}

/** The thinnest layer, in whole percent, that brings the text to 4.5:1 over every color; null if none does. */
export function thinnestLayer(text: Color, behind: readonly Rgb24[]): number | null {
  const front = sheetOf(text);
  for (let percent = 0; percent <= 100; percent++) {
    const layer = layerOf(text, percent);
    if (behind.every((color) => ratioOver(front, layOver(layer, color)) >= MINIMUM)) return percent;
  }
  return null;
}

/** The nearest text color with 4.5:1 over every color under the layer, opaque if needed; null if none was found. */
export function textForAll(text: Color, behind: readonly Rgb24[], layer: Sheet): Found | null {
  const seen = behind.map((color) => layOver(layer, color));
  const passes = (candidate: Color) => {
    const front = sheetOf(candidate);
    return seen.every((color) => ratioOver(front, color) >= MINIMUM);
  };
  // Over both dark and light pixels, only a lightness in between may pass.
  return nearestLightness(text, passes) ?? nearestInRange({ ...text, alpha: 1 }, passes);
}
