import { clamp } from "../clamp.ts";
import type { Color, Oklch } from "../color.ts";
import { convert } from "../convert.ts";
import { normalizeHue, turnBetween } from "../kernel/hue.ts";
import { edgeChroma } from "./gamut-edge.ts";
import { DARK_END, LIGHT_END, type Plan } from "./scale-plans.ts";
import type { ScalePin, ScaleRequest } from "./scale-types.ts";

/** The color of a step at any lightness, which solvers move along. Always inside sRGB. */
export type ScalePath = (step: number, lightness: number) => Oklch;

/** A color that the path goes through; `vividness` is its share of the chroma that a full scale has there. */
type Mark = { readonly l: number; readonly c: number; readonly h: number | null; readonly vividness: number };

// A vivid scale uses less of the possible chroma where it is light, and a little less where it is dark.
const LIGHT_SHARE = 0.45;
const DARK_SHARE = 0.85;
const FULL_FROM = 0.34;
const FULL_TO = 0.7;
/** Below this chroma the hue of a base near white or black is barely visible and must not color the whole scale. */
const FAINT_CHROMA = 0.03;
/** Natural drift is for half a scale; a base closer to an end than this lightness distance has less of it left. */
const FULL_DRIFT = 0.4;

export function pathOf(request: ScaleRequest, plan: Plan, pins: readonly ScalePin[]): ScalePath {
  const { base, chroma = {} } = request;
  const { amount = 1, light = LIGHT_SHARE, dark = DARK_SHARE } = chroma;
  const { alpha } = base;
  const share = (l: number) => vividShare(l, light, dark);
  const marks = pins.map((pin) => markOf(pin, share)).sort((a, b) => b.l - a.l);
  const hueOf = hueAlong(marks, request.hueDrift ?? (request.kind === "material" ? [0, 0] : "natural"));
  const baseChroma = convert(base, "oklch").c;

  return (step, l) => {
    const h = hueOf(l);
    if (h === null) return { space: "oklch", alpha, l, c: 0, h };
    const edge = edgeChroma(l, h);
    const preferredChroma = chromaOf(plan, step, edge, baseChroma, () => vividnessAt(marks, l) * share(l));
    return { space: "oklch", alpha, l, c: clamp(preferredChroma * amount, 0, edge), h };
  };
}

function chromaOf(plan: Plan, step: number, edge: number, baseChroma: number, vividness: () => number): number {
  if (plan.chroma === "share") return vividness() * edge;
  return plan.chroma === "same" ? baseChroma : baseChroma * (plan.chroma[step] ?? 1);
}

/** How much of the possible chroma a vivid scale uses at a lightness. */
export function vividShare(lightness: number, light = LIGHT_SHARE, dark = DARK_SHARE): number {
  const depth = clamp((LIGHT_END - lightness) / (LIGHT_END - DARK_END), 0, 1);
  if (depth < FULL_FROM) return light + (1 - light) * Math.sqrt(depth / FULL_FROM);
  if (depth > FULL_TO) return dark + (1 - dark) * ((1 - depth) / (1 - FULL_TO));
  return 1;
}

function markOf({ color }: ScalePin, share: (l: number) => number): Mark {
  const { l, c, h } = convert(color, "oklch");
  const full = share(l);
  return { l, c, h, vividness: full > 0 ? vividnessOf(color) / full : 0 };
}

/** The share of the sRGB chroma at a color's lightness and hue, 0 to 1; less for what looks like a gray. */
export function vividnessOf(color: Color): number {
  const { l, c, h } = convert(color, "oklch");
  const possible = edgeChroma(l, h);
  return possible > 0 ? Math.min(c / possible, 1) * Math.min(c / FAINT_CHROMA, 1) ** 2 : 0;
}

/** Interpolates the hue between two marks and lets it drift beyond the outer ones. */
function hueAlong(marks: readonly Mark[], drift: "natural" | readonly [number, number]): (l: number) => number | null {
  const colored = marks.filter((mark): mark is Mark & { h: number } => mark.h !== null && mark.c > 1e-4);
  const [lightest, darkest] = [colored[0], colored.at(-1)];
  if (!lightest || !darkest) return () => null;
  const atLight = drift === "natural" ? naturalDrift(lightest.h)[0] * part(1 - lightest.l, FULL_DRIFT) : drift[0];
  const atDark = drift === "natural" ? naturalDrift(darkest.h)[1] * part(darkest.l, FULL_DRIFT) : drift[1];
  return (l) => {
    if (l >= lightest.l) return normalizeHue(lightest.h + atLight * part(l - lightest.l, LIGHT_END - lightest.l));
    if (l <= darkest.l) return normalizeHue(darkest.h + atDark * part(darkest.l - l, darkest.l - DARK_END));
    const next = colored.findIndex((mark) => mark.l <= l);
    const [above, below] = [colored[next - 1], colored[next]] as [Mark & { h: number }, Mark & { h: number }];
    return hueBetween(above.h, below.h, part(above.l - l, above.l - below.l));
  };
}

function vividnessAt(marks: readonly Mark[], l: number): number {
  const next = marks.findIndex((mark) => mark.l <= l);
  const [above, below] = [marks[next - 1], marks[next]];
  if (!above || !below) return (next === -1 ? marks.at(-1) : marks[0])?.vividness ?? 0;
  return above.vividness + (below.vividness - above.vividness) * part(above.l - l, above.l - below.l);
}

/** `way` as a fraction of `whole`, 0 to 1; 0 if `whole` is 0. */
function part(way: number, whole: number): number {
  return whole > 1e-6 ? clamp(way / whole, 0, 1) : 0;
}

/**
 * OKLCH hue in the middle of a scale, and degrees by which its lightest and darkest steps are turned: yellows toward
 * orange as they get dark, or they look green; light oranges toward yellow. Read off the scales of Tailwind 4.3
 * (https://github.com/tailwindlabs/tailwindcss/blob/main/packages/tailwindcss/theme.css), rounded.
 */
const DRIFTS: readonly (readonly [hue: number, light: number, dark: number])[] = [
  [17, -2, -2],
  [25, -8, 0],
  [48, 22, -12],
  [70, 22, -24],
  [86, 16, -30],
  [105, 6, -38],
  [118, -4, -16],
  [131, -8, 0],
  [150, 4, 2],
  [182, -2, 10],
  [215, -8, 12],
  [237, 0, 6],
  [260, -4, 7],
  [277, -4, 1],
  [304, 4, 0],
  [354, -5, 2],
];

/** Degrees by which the hue turns at the light and at the dark end of a scale, so that it keeps its character. */
export function naturalDrift(hue: number): [light: number, dark: number] {
  const next = DRIFTS.findIndex(([known]) => known > hue);
  const after = DRIFTS[Math.max(next, 0)] as (typeof DRIFTS)[number];
  const before = DRIFTS.at(next > 0 ? next - 1 : -1) as (typeof DRIFTS)[number];
  const share = ((hue - before[0] + 360) % 360) / ((after[0] - before[0] + 360) % 360);
  const between = (index: 1 | 2) => before[index] + (after[index] - before[index]) * share;
  return [between(1), between(2)];
}

/** A hue between two others, the shorter way around. */
export function hueBetween(from: number, to: number, share: number): number {
  return normalizeHue(from + turnBetween(from, to) * share);
}
