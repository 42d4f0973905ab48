import type { Color, Rgb24, Srgb } from "../color.ts";
import { convert, toRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";

/** A part of a gradient by its ends, 0 to 1. */
export type Range = { readonly from: number; readonly to: number };

type ChromaSample = {
  readonly position: number;
  /** OKLCH. */
  readonly l: number;
  readonly c: number;
  readonly isInSrgb: boolean;
};

export type GradientSample = ChromaSample & { readonly rgb24: Rgb24; readonly alpha: number };

/** A part between two stops where chroma falls below both. `share` is the lowest share of the duller one's chroma. */
export type GrayZone = Range & {
  /** The index of the stop before it. */
  readonly stop: number;
  readonly position: number;
  readonly chroma: number;
  readonly end: number;
  readonly share: number;
};

/** A single 8-bit color over so many pixels that its edges may show. */
export type Band = Range & { readonly pixels: number; readonly rgb24: Rgb24 };

/** A duller middle is not yet gray: the duller end must have some chroma, and more than half of it must be lost. */
const MIN_LOSS = 0.6;
const MIN_CHROMA = 0.03;
/** In sRGB channels, 0 to 1: a part that doesn't change at all is flat on purpose and not a band. */
const FLAT = 1e-6;
/** How often the distance of two samples is halved to find a border between them. */
const HALVINGS = 3;

/** Samples a gradient at even steps, both ends included. */
export function sampleGradient(at: (position: number) => Color, count: number): GradientSample[] {
  return evenly(count, (position) => {
    const color = at(position);
    return { ...lookAt(color, position), rgb24: toRgb24(color), alpha: color.alpha };
  });
}

/** Same as `sampleGradient`, without the colors as shown on screens, which are slow to compute outside sRGB. */
export function sampleChroma(at: (position: number) => Color, count: number): ChromaSample[] {
  return evenly(count, (position) => lookAt(at(position), position));
}

function evenly<Sample>(count: number, look: (position: number) => Sample): Sample[] {
  return Array.from({ length: count }, (_, index) => look(index / (count - 1)));
}

function lookAt(color: Color, position: number): ChromaSample {
  const { l, c } = convert(color, "oklch");
  return { position, l, c, isInSrgb: isInGamut(color, "srgb") };
}

/** The share of the gradient outside sRGB, 0 to 1. */
export function shareOutsideSrgb(at: (position: number) => Color, samples: readonly ChromaSample[]): number {
  let share = 0;
  for (const [index, to] of samples.entries()) {
    const from = samples[index - 1];
    if (!from || (from.isInSrgb && to.isInSrgb)) continue;
    const [inside, outside] = from.isInSrgb ? [from, to] : [to, from];
    const border = inside.isInSrgb ? findBorder(at, inside.position, outside.position) : inside.position;
    share += Math.abs(outside.position - border);
  }
  return share;
}

/** Where the gradient leaves sRGB, between a position inside and one outside. */
function findBorder(at: (position: number) => Color, inside: number, outside: number): number {
  let [near, far] = [inside, outside];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (near + far) / 2;
    if (isInGamut(at(middle), "srgb")) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

/** Finds where the gradient passes through gray although neither stop is gray: the usual problem of mixing in sRGB. */
export function findGrayZones(
  samples: readonly ChromaSample[],
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
    if (end < MIN_CHROMA || 1 - share < MIN_LOSS) return [];
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

/** The ranges in which a condition holds for all samples. */
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

/** The widest band of one 8-bit color if the gradient is `width` pixels long; null if nothing changes. */
export function findWidestBand(at: (position: number) => Color, width: number): Band | null {
  const colors: Srgb[] = [];
  const shown: Rgb24[] = [];
  const colorAt = (x: number) => (colors[x] ??= convert(at((x + 0.5) / width), "srgb"));
  const shownAt = (x: number) => (shown[x] ??= toRgb24(colorAt(x)));
  const isFlat = (start: number, end: number) => {
    for (let x = start + 1; x < end; x++) if (wayBetween(colorAt(x - 1), colorAt(x)) > FLAT) return false;
    return true;
  };
  let widest: Band | null = null;
  let pixels = 0;
  let start = 0;
  while (start + pixels < width) {
    // A wider band from here must reach this far. Most don't, so most pixels are never computed.
    let end = start + pixels;
    const rgb24 = shownAt(end);
    let from = end;
    while (from > start && shownAt(from - 1) === rgb24) from--;
    if (from > start) {
      start = from;
      continue;
    }
    do end++;
    while (end < width && shownAt(end) === rgb24);
    if (!isFlat(start, end)) {
      pixels = end - start;
      widest = { from: start / width, to: end / width, pixels, rgb24 };
    }
    start = end;
  }
  return widest;
}

function wayBetween(a: Srgb, b: Srgb): number {
  return Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b);
}
