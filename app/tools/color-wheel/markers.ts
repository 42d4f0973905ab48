import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { equalLightness } from "#color/neutrals.ts";
import { fromPolar, type Polar, toPolar, turned } from "./polar.ts";
import { placeTurns, ruleOf } from "./rules.ts";
import type { State } from "./state.ts";

/** A color of the wheel as it is shown: inside sRGB, and as light as the others where they have to be equal. */
export type Marker = {
  readonly color: Color;
  /** Where it is. Its angle is the one it was given, also where an equal lightness bends it a little. */
  readonly at: Polar;
  /** OKLCH chroma that it was to have and that there is no room for. */
  readonly lost: { readonly from: number; readonly to: number } | null;
};

const MIN_LADDER = 0.25;
const MAX_LADDER = 0.95;
/** Less is nothing to tell. */
const NOTICED_LOSS = 0.002;
/** How much chroma the last of several equally light colors of one hue has lost. */
const TONE_LOSS = 0.85;

/** The base first. */
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

/** Where the markers stand by the rule, with what was changed by hand and what is locked; chroma as if every screen had it. */
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
    const h = turned(base.h + (turns[index % turns.length] as number));
    if (isEqual) return { h, c: base.c * (1 - (lap / laps) * TONE_LOSS), l: base.l };
    if (id === "shades") return { h, c: base.c * (1 - lap / laps), l: base.l * (1 - lap / laps) };
    return { h, c: base.c, l: ladder[lap] as number };
  });
}

/** The lightness itself first, then even steps across the useful range but for the one that it is nearest to. */
function lightnessLadder(l: number, count: number): number[] {
  if (count < 2) return [l];
  const steps = Array.from({ length: count }, (_, at) => MIN_LADDER + ((MAX_LADDER - MIN_LADDER) * at) / (count - 1));
  const nearest = steps.reduce((best, step) => (Math.abs(step - l) < Math.abs(best - l) ? step : best));
  return [l, ...steps.filter((step) => step !== nearest)];
}

/** Hue stays, and lightness but for what is beyond black and white. */
function bringInside(color: Color): Color {
  const { l, ...rest } = convert(color, "oklch");
  return reduceChroma({ ...rest, l: clamp(l, 0, 1) }, "srgb");
}

function chromaOf(color: Color): number {
  return convert(color, "oklch").c;
}
