import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { normalizeHue } from "#color/kernel/hue.ts";
import { equalLightness } from "#color/neutrals.ts";
import { fromPolar, type Polar, toPolar } from "./polar.ts";
import { placeTurns, ruleOf } from "./rules.ts";
import type { State } from "./state.ts";

/** A color of the wheel as shown: inside sRGB, and with the shared lightness if that is required. */
export type Marker = {
  readonly color: Color;
  /** Its position. The angle is the given one, even if equal lightness shifts the color's hue a little. */
  readonly at: Polar;
  /** The requested and the actual OKLCH chroma, if it had to be reduced. */
  readonly lost: { readonly from: number; readonly to: number } | null;
};

const MIN_LADDER = 0.25;
const MAX_LADDER = 0.95;
/** Smaller losses aren't reported. */
const NOTICED_LOSS = 0.002;
/** How much chroma the last of several colors with equal hue and lightness loses. */
const TONE_LOSS = 0.85;

/** All markers; the base comes first. */
export function markersOf(state: State): Marker[] {
  const { colors, rule, wheel, isEqual, pins } = state;
  const places = placesOf(state);
  const wanted = places.map((place, index) => {
    const given = rule === "custom" || index === 0 ? colors[index] : undefined;
    const isAsGiven = given !== undefined && Object.keys(pins[index] ?? {}).length === 0;
    return isAsGiven ? given : fromPolar(place, wheel, (given ?? colors[0])?.alpha ?? 1);
  });
  const inside = wanted.map((color) => (isInGamut(color, "srgb") ? color : bringInside(color)));
  const shown = isEqual && inside[0] ? equalLightness(inside, convert(inside[0], "oklch").l) : inside;
  return shown.map((color, index) => {
    const { h } = places[index] as Polar;
    const { c, l } = toPolar(color, wheel);
    const from = chromaOf(wanted[index] as Color);
    const to = chromaOf(color);
    return { color, at: { h, c, l }, lost: from - to > NOTICED_LOSS ? { from, to } : null };
  });
}

/** Marker positions by the rule, with manual adjustments and locks applied; chroma is not limited to a gamut. */
export function placesOf(state: State): Polar[] {
  const ruled = state.rule === "custom" ? state.colors.map((color) => toPolar(color, state.wheel)) : ruledPlaces(state);
  return ruled.map((place, index) => {
    const { c = 0, l = 0 } = state.tweaks[index] ?? {};
    const moved = { h: place.h, c: Math.max(0, place.c + c), l: clamp(place.l + l, 0, 1) };
    return { ...moved, ...state.pins[index] };
  });
}

export function ruledPlaces({ colors, rule: id, wheel, angle, count, isEqual }: State): Polar[] {
  const base = toPolar(colors[0] as Color, wheel);
  const rule = ruleOf(id);
  const turns = placeTurns(rule, angle);
  const laps = Math.ceil(count / turns.length);
  const ladder = lightnessLadder(base.l, laps);
  return Array.from({ length: count }, (_, index) => {
    const lap = Math.floor(index / turns.length);
    const h = normalizeHue(base.h + (turns[index % turns.length] as number));
    if (isEqual) return { h, c: base.c * (1 - (lap / laps) * TONE_LOSS), l: base.l };
    if (id === "shades") return { h, c: base.c * (1 - lap / laps), l: base.l * (1 - lap / laps) };
    return { h, c: base.c, l: ladder[lap] as number };
  });
}

/** Starts with `l` itself, followed by even steps across the useful range, without the step nearest to `l`. */
function lightnessLadder(l: number, count: number): number[] {
  if (count < 2) return [l];
  const steps = Array.from({ length: count }, (_, at) => MIN_LADDER + ((MAX_LADDER - MIN_LADDER) * at) / (count - 1));
  const nearest = steps.reduce((best, step) => (Math.abs(step - l) < Math.abs(best - l) ? step : best));
  return [l, ...steps.filter((step) => step !== nearest)];
}

/** Reduces chroma to fit sRGB. Hue stays, and so does lightness, unless it is beyond black or white. */
function bringInside(color: Color): Color {
  const { l, ...rest } = convert(color, "oklch");
  return reduceChroma({ ...rest, l: clamp(l, 0, 1) }, "srgb");
}

function chromaOf(color: Color): number {
  return convert(color, "oklch").c;
}
