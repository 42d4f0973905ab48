import type { Color, Lab } from "../color.ts";
import { convert } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";
import { mapToGamut } from "../gamut.ts";
import { type GradientSpace, gradientAt, resolveStops } from "../gradient.ts";
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
};

/** Possible positions of a baked stop between two stops. */
const GRID = 96;
/** Positions between two baked stops at which the distance is measured. */
const PROBES = 7;
/** The largest hue difference between two baked stops in a space with hues. */
const MOST_TURN_DEGREES = 160;
/** A difference of 1 in alpha counts as much as black against white. */
const DELTA_OF_ALPHA = 100;

/**
 * Returns as few stops as follow the gradient within `maxDelta` when joined by straight lines. This replaces easing,
 * middles, another space or another hue arc for programs that only support stops. All of the gradient's own stops are
 * included.
 */
export function bake(gradient: ShapedGradient, options: BakeOptions): BakedStop[] {
  const shown = options.isSrgb ? (color: Color): Color => mapToGamut(color, "srgb") : (color: Color) => color;
  const { space, hue } = gradient;
  const stops = resolveStops(gradient.stops, space);
  const first = stops[0];
  if (!first) return [];
  const baked: BakedStop[] = [{ color: shown(first.color), position: first.position }];
  for (let index = 1; index < stops.length; index++) {
    const [from, to] = [stops[index - 1] as ShapedStop, stops[index] as ShapedStop];
    if (to.position > from.position) {
      const at = gradientAt(
        withHints([
          { ...from, position: 0 },
          { ...to, position: 1 },
        ]),
        {
          space,
          hue,
          ease: easeAt(options.easing),
        },
      );
      const length = to.position - from.position;
      const ends = [shown(from.color), shown(to.color)] as const;
      for (const { color, position } of between((share) => shown(at(share)), ends, options)) {
        baked.push({ color, position: from.position + length * position });
      }
    }
    baked.push({ color: shown(to.color), position: to.position });
  }
  return baked;
}

/** The largest CIEDE2000 distance between the gradient and straight lines in `space` through the given stops. */
export function bakedDelta(
  at: (position: number) => Color,
  stops: readonly BakedStop[],
  space: GradientSpace,
  samples = 256,
): number {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return 0;
  const baked = gradientAt(stops, { space });
  let most = 0;
  for (let index = 0; index <= samples; index++) {
    const position = first.position + ((last.position - first.position) * index) / samples;
    most = Math.max(most, distance(convert(mapToGamut(at(position), "srgb"), "lab"), convert(baked(position), "lab")));
  }
  return most;
}

/** The stops needed between two stops: each is as far from the previous one as the limit allows. */
function between(
  at: (share: number) => Color,
  [first, last]: readonly [Color, Color],
  { space, maxDelta }: BakeOptions,
): BakedStop[] {
  // Colors as they are printed: a gray between stops has a hue, but as an sRGB stop it has none.
  const isPrintedInSrgb = space === "hsl" || space === "hwb";
  // Most positions are never needed, and mapping a color into a gamut is slow.
  const colorOf = onceEach((place) => {
    const color = place === 0 ? first : place === GRID ? last : at(place / GRID);
    return isPrintedInSrgb ? convert(color, "srgb") : color;
  });
  const labOf = onceEach((place) => convert(colorOf(place), "lab"));
  const hueOf = (place: number) => (isPolar(space) ? (convert(colorOf(place), space) as { h: number | null }).h : null);
  const isNear = (from: number, to: number) => {
    // Near half a circle, rounding decides which arc is shorter.
    if (turnBetween(hueOf(from), hueOf(to)) > MOST_TURN_DEGREES) return false;
    const mixed = mixer(colorOf(from), colorOf(to), space, "shorter");
    for (let probe = 1; probe <= PROBES; probe++) {
      const place = Math.round(from + ((to - from) * probe) / (PROBES + 1));
      if (place === from || place === to) continue;
      if (distance(convert(mixed((place - from) / (to - from)), "lab"), labOf(place)) > maxDelta) return false;
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

/** Tries the end first. Otherwise longer is nearly always worse, so bisection finds the limit. */
function furthest(from: number, isNear: (from: number, to: number) => boolean): number {
  if (isNear(from, GRID)) return GRID;
  let near = from + 1;
  let far = GRID;
  while (far - near > 1) {
    const middle = (near + far) >> 1;
    if (isNear(from, middle)) near = middle;
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

/** The hue difference in degrees; 0 if either color is a gray. */
function turnBetween(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0;
  const turn = Math.abs(a - b);
  return Math.min(turn, 360 - turn);
}

function distance(a: Lab, b: Lab): number {
  return Math.max(deltaE2000(a, b), Math.abs(a.alpha - b.alpha) * DELTA_OF_ALPHA);
}
