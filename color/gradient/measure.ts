import type { Color, Rgb24 } from "../color.ts";
import { convert, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";

/** A part of a gradient, by its ends: 0 to 1. */
export type Range = { readonly from: number; readonly to: number };

export type GradientSample = {
  readonly position: number;
  readonly rgb24: Rgb24;
  readonly alpha: number;
  /** OKLCH. */
  readonly l: number;
  readonly c: number;
  readonly isInSrgb: boolean;
};

/** Between two stops the chroma falls below that of both. `share` is how much of the duller one's is left at the least. */
export type GrayZone = Range & {
  /** The place of the stop before it. */
  readonly stop: number;
  readonly position: number;
  readonly chroma: number;
  readonly end: number;
  readonly share: number;
};

/** One 8-bit color over so many pixels that its edges may show. */
export type Band = Range & { readonly pixels: number; readonly rgb24: Rgb24 };

/** A duller middle is not gray yet: more than half of the duller end's chroma must be lost, and it must have had some. */
const LEAST_LOSS = 0.6;
const LEAST_CHROMA = 0.03;
/** Of the sRGB channels, 0 to 1: a part that does not change at all is flat on purpose and no band. */
const FLAT = 1e-6;

/** Evenly placed looks at a gradient, both ends included. */
export function sampleGradient(at: (position: number) => Color, count: number): GradientSample[] {
  return Array.from({ length: count }, (_, index) => {
    const position = index / (count - 1);
    const color = at(position);
    const { l, c } = convert(color, "oklch");
    return { position, rgb24: toRgb24(color), alpha: color.alpha, l, c, isInSrgb: isInGamut(color, "srgb") };
  });
}

/** Where the gradient goes through gray though neither of the two stops is: the usual trouble of mixing in sRGB. */
export function findGrayZones(
  samples: readonly GradientSample[],
  stops: readonly { readonly position: number }[],
): GrayZone[] {
  return stops.slice(1).flatMap(({ position: to }, stop): GrayZone[] => {
    const from = stops[stop]?.position ?? 0;
    const inside = samples.filter(({ position }) => position >= from && position <= to);
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last || inside.length < 3) return [];
    const end = Math.min(first.c, last.c);
    const dullest = inside.reduce((a, b) => (b.c < a.c ? b : a));
    const share = end === 0 ? 1 : dullest.c / end;
    if (end < LEAST_CHROMA || 1 - share < LEAST_LOSS) return [];
    const gray = inside.filter(({ c }) => c < end);
    return [
      {
        stop,
        end,
        share,
        from: gray[0]?.position ?? from,
        to: gray.at(-1)?.position ?? to,
        position: dullest.position,
        chroma: dullest.c,
      },
    ];
  });
}

/** The parts in which a condition holds for all samples. */
export function findRanges(
  samples: readonly GradientSample[],
  isIn: (sample: GradientSample, index: number) => boolean,
): Range[] {
  const ranges: Range[] = [];
  let start: number | null = null;
  for (const [index, sample] of samples.entries()) {
    const isInside = isIn(sample, index);
    if (isInside && start === null) start = sample.position;
    const isLast = index === samples.length - 1;
    if (start !== null && (!isInside || isLast)) {
      ranges.push({ from: start, to: isInside ? sample.position : (samples[index - 1]?.position ?? start) });
      start = null;
    }
  }
  return ranges;
}

/** The widest step of 8-bit colors when the gradient is `width` pixels long; null where nothing changes. */
export function findWidestBand(at: (position: number) => Color, width: number): Band | null {
  let widest: Band | null = null;
  let start = 0;
  let isFlat = true;
  let last = convert(at(0.5 / width), "srgb");
  let held = toRgb24(last);
  const close = (end: number) => {
    const pixels = end - start;
    if (!isFlat && pixels > (widest?.pixels ?? 0)) {
      widest = { from: start / width, to: end / width, pixels, rgb24: held };
    }
  };
  for (let x = 1; x < width; x++) {
    const color = convert(at((x + 0.5) / width), "srgb");
    const way = Math.abs(color.r - last.r) + Math.abs(color.g - last.g) + Math.abs(color.b - last.b);
    const rgb24 = toRgb24(color);
    if (rgb24 !== held) {
      close(x);
      start = x;
      isFlat = true;
      held = rgb24;
    } else if (way > FLAT) isFlat = false;
    last = color;
  }
  close(width);
  return widest;
}
