import type { Color, Lab } from "../color.ts";
import { compositeOver } from "../contrast/contrast.ts";
import { convert, fromRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { mapToGamut } from "../gamut.ts";
import { type GradientSpace, gradientAt, resolveStops } from "../gradient.ts";
import { turnBetween } from "../kernel/hue.ts";
import { mixer } from "../mix.ts";
import { type Bezier, easeAt } from "./ease.ts";
import { isPolar, type ShapedGradient, type ShapedStop, withHints } from "./gradient-shape.ts";

export type BakedStop = { readonly color: Color; readonly position: number };

export type BakeOptions = {
  readonly easing: Bezier;
  /** The space in which the target program mixes the stops. */
  readonly space: GradientSpace;
  /** The largest CIEDE2000 distance from the true gradient that is allowed anywhere between two baked stops. */
  readonly maxDelta: number;
  /** Limits stops to sRGB, for programs that support nothing else. */
  readonly isSrgb?: boolean;
  /** Whether the program mixes colors without weighting them by alpha: canvas, SVG, Swift and GIMP, unlike CSS. */
  readonly isStraight?: boolean;
};

type Target = Pick<BakeOptions, "space" | "isStraight">;

/** Possible positions of a baked stop between two stops. */
const GRID = 96;
/** Positions between two baked stops at which the distance is measured: a few to find the next stop, more to be sure. */
const ROUGH_PROBES = 7;
const PROBES = 15;
/** The largest hue difference between two baked stops in a space with hues. */
const MAX_TURN_DEGREES = 160;
/** How far from the end of a segment its color is read if the stop there is transparent. */
const EDGE = 1e-6;
/** Positions at which `bakedDelta` compares. */
const SAMPLES = 256;
const BACKDROPS = [0xffffff, 0].map(fromRgb24);

/**
 * Returns as few stops as follow the gradient within `maxDelta` when joined by straight lines. This replaces easing,
 * middles, another space or another hue arc for programs that only support stops. All of the gradient's own stops are
 * included.
 */
export function bake(gradient: ShapedGradient, options: BakeOptions): BakedStop[] {
  const shown = options.isSrgb ? (color: Color): Color => mapToGamut(color, "srgb") : (color: Color) => color;
  const { space, hue } = gradient;
  const stops = resolveStops(gradient.stops, space);
  if (stops.length < 2) return stops.map(({ color, position }) => ({ color: shown(color), position }));
  const ease = easeAt(options.easing);
  const baked = stops.slice(1).flatMap((to, index): BakedStop[] => {
    const from = stops[index] as ShapedStop;
    const length = to.position - from.position;
    const ends = [
      { ...from, position: 0 },
      { ...to, position: 1 },
    ];
    const at = gradientAt(withHints(ends), { space, hue, ease });
    // Straight, a transparent stop's color shows next to it, so it gets the color that it fades from or to.
    const endOf = ({ color }: ShapedStop, edge: number) =>
      shown(options.isStraight && color.alpha === 0 && length > 0 ? { ...at(edge), alpha: 0 } : color);
    const first = endOf(from, EDGE);
    const last = endOf(to, 1 - EDGE);
    const inside = length > 0 ? between((share) => shown(at(share)), [first, last], options) : [];
    return [
      { color: first, position: from.position },
      ...inside.map(({ color, position }) => ({ color, position: from.position + length * position })),
      { color: last, position: to.position },
    ];
  });
  return baked.filter((stop, index) => JSON.stringify(stop) !== JSON.stringify(baked[index - 1]));
}

/** The largest CIEDE2000 distance between the gradient and what `target` draws with the given stops. */
export function bakedDelta(at: (position: number) => Color, stops: readonly BakedStop[], target: Target): number {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return 0;
  const mixed = gradientAt(stops, target);
  const plain = gradientAt(
    stops.map(({ color, position }) => ({ color: { ...color, alpha: 1 }, position })),
    target,
  );
  const drawn = target.isStraight ? (place: number) => ({ ...plain(place), alpha: mixed(place).alpha }) : mixed;
  let most = 0;
  for (let index = 0; index <= SAMPLES; index++) {
    const position = first.position + ((last.position - first.position) * index) / SAMPLES;
    most = Math.max(most, distance(labsOf(mapToGamut(at(position), "srgb")), labsOf(drawn(position))));
  }
  return most;
}

/** The stops needed between two stops: each is as far from the previous one as the limit allows. */
function between(
  at: (share: number) => Color,
  [first, last]: readonly [Color, Color],
  { space, isStraight, maxDelta }: BakeOptions,
): BakedStop[] {
  // Colors as they are printed: a gray between stops has a hue, but as an sRGB stop it has none.
  const isPrintedInSrgb = space === "hsl" || space === "hwb";
  // Most positions are never needed, and mapping a color into a gamut is slow.
  const colorOf = onceEach((place) => {
    const color = place === 0 ? first : place === GRID ? last : at(place / GRID);
    return isPrintedInSrgb ? convert(color, "srgb") : color;
  });
  const seenAt = onceEach((place) => labsOf(colorOf(place)));
  const hueOf = (place: number) => (isPolar(space) ? (convert(colorOf(place), space) as { h: number | null }).h : null);
  const isNear = (from: number, to: number, most: number) => {
    const [start, end] = [hueOf(from), hueOf(to)];
    // Near half a circle, rounding decides which arc is shorter.
    if (start !== null && end !== null && Math.abs(turnBetween(start, end)) > MAX_TURN_DEGREES) return false;
    const mixed = mixedBy(colorOf(from), colorOf(to), { space, isStraight });
    const probes = Math.min(most, to - from - 1);
    for (let probe = 1; probe <= probes; probe++) {
      const place = Math.round(from + ((to - from) * probe) / (probes + 1));
      if (distance(labsOf(mixed((place - from) / (to - from))), seenAt(place)) > maxDelta) return false;
    }
    return true;
  };
  const found: BakedStop[] = [];
  for (let from = 0; from < GRID; ) {
    const to = furthest(from, isNear);
    if (to < GRID) found.push({ color: colorOf(to), position: to / GRID });
    from = to;
  }
  return found;
}

/** Finds the limit by a few probes, which may miss a kink, and then by more. */
function furthest(from: number, isNear: (from: number, to: number, probes: number) => boolean): number {
  const rough = bisect(from, GRID, (to) => isNear(from, to, ROUGH_PROBES));
  return bisect(from, rough, (to) => isNear(from, to, PROBES));
}

/** Tries the end first. Otherwise longer is nearly always worse, so bisection finds the limit. */
function bisect(from: number, end: number, isNear: (to: number) => boolean): number {
  if (isNear(end)) return end;
  let near = from + 1;
  let far = end;
  while (far - near > 1) {
    const middle = (near + far) >> 1;
    if (isNear(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** Computes each grid position's value on first use. */
function onceEach<Value>(compute: (place: number) => Value): (place: number) => Value {
  const known: Value[] = [];
  return (place) => {
    known[place] ??= compute(place);
    return known[place];
  };
}

/** What a program draws between two stops. */
function mixedBy(from: Color, to: Color, { space, isStraight }: Target): (amount: number) => Color {
  if (!isStraight || from.alpha === to.alpha) return mixer(from, to, space, "shorter");
  const mixed = mixer({ ...from, alpha: 1 }, { ...to, alpha: 1 }, space, "shorter");
  return (amount) => ({ ...mixed(amount), alpha: from.alpha + (to.alpha - from.alpha) * amount });
}

/** The color as seen: over white and over black if it is transparent. */
function labsOf(color: Color): Lab[] {
  if (color.alpha === 1) return [convert(color, "lab")];
  return BACKDROPS.map((backdrop) => convert(compositeOver(color, backdrop), "lab"));
}

/** The largest CIEDE2000 distance over any backdrop. */
function distance(a: readonly Lab[], b: readonly Lab[]): number {
  if (a.length === 1 && b.length === 1) return deltaE2000(a[0] as Lab, b[0] as Lab);
  const distances = BACKDROPS.map((_, index) => deltaE2000((a[index] ?? a[0]) as Lab, (b[index] ?? b[0]) as Lab));
  return Math.max(...distances);
}
