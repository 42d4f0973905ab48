import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaEOk } from "../difference/difference.ts";
import { turnBetween } from "../kernel/hue.ts";
import { mix } from "../mix.ts";
import { type Actor, act, actorOf, makeReadable, worstContrast } from "./readable.ts";
import type { Theme } from "./theme-roles.ts";

/** OKLCH: where people expect success and failure, and how far the palette's own color may deviate. */
const SIGNALS = {
  good: { hue: 150, reach: 26, light: { l: 0.52, c: 0.13 }, dark: { l: 0.78, c: 0.15 } },
  bad: { hue: 25, reach: 16, light: { l: 0.54, c: 0.19 }, dark: { l: 0.74, c: 0.15 } },
} as const;
const MIN_CHROMA = 0.08;
/** A signal in a muted palette is muted too, but never gray. */
const QUIETEST = 0.6;
const VIVID_CHROMA = 0.16;
const TEXT_RATIO = 4.5;

/** A text color for good or bad news: the palette's own green or red if it has one, readable on all backgrounds. */
export function chooseSignal(
  which: "good" | "bad",
  palette: readonly Actor[],
  backgrounds: readonly Actor[],
  theme: Theme,
): Actor {
  const { hue, reach, [theme]: usual } = SIGNALS[which];
  const seen = palette.map((actor) => ({ actor, ...convert(actor.color, "oklch") }));
  const own = seen
    .filter(({ c, h }) => c >= MIN_CHROMA && h !== null && Math.abs(turnBetween(h, hue)) <= reach)
    .sort((a, b) => Math.abs(turnBetween(a.h ?? 0, hue)) - Math.abs(turnBetween(b.h ?? 0, hue)))[0];
  if (own) return makeReadable(own.actor, backgrounds, TEXT_RATIO);
  const loudest = Math.max(0, ...seen.map(({ c }) => c));
  const share = clamp(loudest / VIVID_CHROMA, QUIETEST, 1);
  return makeReadable(actorOf(usual.l, usual.c * share, hue), backgrounds, TEXT_RATIO);
}

// https://www.w3.org/TR/WCAG22/#non-text-contrast
const SHAPE_RATIO = 3;
/** OKLab distance below which two series look the same. */
const MIN_DISTANCE = 0.07;
const LIGHTNESS_STEPS = [-0.24, -0.16, -0.08, 0.08, 0.16, 0.24];
/** For palettes of one or two colors, which have too few mixes and shades otherwise. */
const MORE_STEPS = Array.from({ length: 31 }, (_, step) => (step - 15) * 0.06);
const MIX_SHARES = [0.33, 0.5, 0.67];

/**
 * Colors for the series of a chart, each at least 3:1 on all backgrounds: first the palette's own in the given order,
 * lightened or darkened where necessary, then the most different of their mixes and shades. They repeat if no more are
 * readable.
 */
export function chooseChartColors(preferred: readonly Actor[], backgrounds: readonly Actor[], count: number): Actor[] {
  const series: Actor[] = [];
  const isNew = (one: Actor) => series.every(({ color }) => deltaEOk(color, one.color) >= MIN_DISTANCE);
  for (const actor of preferred) {
    const shown = makeReadable(actor, backgrounds, SHAPE_RATIO);
    if (series.length < count && isNew(shown)) series.push(shown);
  }
  if (series.length === 0) series.push(makeReadable(act(fromRgb24(0x808080)), backgrounds, SHAPE_RATIO));
  const colors = series.map(({ color }) => color);
  const usable = (steps: readonly number[]) =>
    around(colors, steps)
      .map((color) => act(fromRgb24(toRgb24(color))))
      .filter(({ rgb }) => worstContrast(rgb, backgrounds) >= SHAPE_RATIO);
  const first = addFarthest(series, usable(LIGHTNESS_STEPS), count, MIN_DISTANCE);
  const all = first.length < count ? addFarthest(first, usable(MORE_STEPS), count, 0) : first;
  return Array.from({ length: count }, (_, place) => all[place % all.length] as Actor);
}

function around(colors: readonly Color[], steps: readonly number[]): Color[] {
  const mixes = colors.flatMap((a, index) =>
    colors.slice(index + 1).flatMap((b) => MIX_SHARES.map((amount) => mix(a, b, { amount }))),
  );
  const shades = [...colors, ...mixes].flatMap((color) => {
    const { l, ...rest } = convert(color, "oklch");
    return steps.map((step): Color => ({ ...rest, l: clamp(l + step, 0.12, 0.97) }));
  });
  return [...mixes, ...shades];
}

/** Adds the color that differs most from all before, until none differs by more than `least`. */
function addFarthest(series: readonly Actor[], pool: readonly Actor[], count: number, least: number): Actor[] {
  const all = [...series];
  const spare = pool.map((actor) => {
    const lab = convert(actor.color, "oklab");
    return { actor, lab, distance: Math.min(...series.map(({ color }) => deltaEOk(color, lab))) };
  });
  while (all.length < count) {
    const farthest = spare.toSorted((a, b) => b.distance - a.distance)[0];
    if (!farthest || farthest.distance <= least) return all;
    all.push(farthest.actor);
    for (const one of spare) one.distance = Math.min(one.distance, deltaEOk(farthest.lab, one.lab));
  }
  return all;
}
