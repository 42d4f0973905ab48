import { moveItem } from "#app/frame/reorder/geometry.ts";
import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { curveOf } from "#color/gradient/curve.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import {
  DELTA,
  EVEN_MIDDLE,
  evenPositions,
  gradientOf,
  POSITION,
  round,
  STEPS,
  STOPS,
  type State,
  type Stop,
  type Tab,
} from "./state.ts";

/** Everything but the colors, each within its limits. */
export type Settings = Omit<State, "tab" | "stops">;

export function change(state: State, settings: Partial<Settings>): State {
  const next = { ...state, ...settings };
  const { direction, easing } = next;
  return {
    ...next,
    direction: typeof direction === "number" ? turned(direction) : direction,
    turn: turned(next.turn),
    x: round(clamp(next.x, 0, 100)),
    y: round(clamp(next.y, 0, 100)),
    easing: [unit(easing[0]), unit(easing[1]), unit(easing[2]), unit(easing[3])],
    delta: round(clamp(next.delta, DELTA.min, DELTA.max)),
    steps: Math.round(clamp(next.steps, STEPS.min, STEPS.max)),
  };
}

/** Switches the tab. Going to two colors keeps the first and the last, from end to end. */
export function setTab(state: State, tab: Tab): State {
  if (tab === state.tab) return state;
  const [first, last] = [state.stops[0] as Stop, state.stops.at(-1) as Stop];
  if (tab === "multiple" || state.stops.length === STOPS.min) return { ...state, tab };
  return { ...state, tab, stops: spread([first.color, last.color]) };
}

export function setColor(state: State, index: number, color: Color): State {
  return changeStop(state, index, { color });
}

/** Replaces all colors, evenly spaced; a single color gets a partner, an empty list changes nothing. */
export function setColors(state: State, colors: readonly Color[]): State {
  const [first] = colors;
  if (!first) return state;
  const all = colors.length === 1 ? [first, partnerOf(first)] : colors.slice(0, STOPS.max);
  return { ...state, tab: tabFor(state.tab, all.length), stops: spread(all) };
}

/** Moves a stop between its neighbors, which it can't pass. */
export function moveStop(state: State, index: number, position: number): State {
  const [least, most] = limitsOf(state, index);
  return changeStop(state, index, { position: round(clamp(position, least, most)) });
}

export function limitsOf({ stops }: State, index: number): readonly [least: number, most: number] {
  return [stops[index - 1]?.position ?? POSITION.min, stops[index + 1]?.position ?? POSITION.max];
}

/** Sets where a stop and the next one are mixed half and half, in percent of the distance. */
export function setMiddle(state: State, index: number, middle: number): State {
  if (index === state.stops.length - 1) return state;
  return changeStop(state, index, { middle: round(clamp(middle, 0, 100)) });
}

export function hasRoom({ stops }: State): boolean {
  return stops.length < STOPS.max;
}

/** Adds a stop that hardly changes anything: it takes the color already at that position. */
export function addStop(state: State, position: number): State {
  const { stops } = state;
  if (!hasRoom(state)) return state;
  const place = round(clamp(position, 0, 100));
  const index = stops.findIndex((stop) => stop.position > place);
  const at = index < 0 ? stops.length : index;
  const color = plainColor(curveOf(gradientOf(state), state)(place / 100));
  const next = stops.toSpliced(at, 0, { color, position: place, middle: EVEN_MIDDLE });
  return { ...state, tab: "multiple", stops: evened(next, at - 1) };
}

/** The middle of the widest gap, and the index a stop would get there. */
export function widestGap({ stops }: State): { index: number; position: number } {
  const gaps = stops.slice(1).map(({ position: end }, before) => {
    const start = (stops[before] as Stop).position;
    return { index: before + 1, position: (start + end) / 2, length: end - start };
  });
  return gaps.reduce((best, gap) => (gap.length > best.length ? gap : best));
}

export function removeStop(state: State, index: number): State {
  const { stops } = state;
  if (stops.length <= STOPS.min || !stops[index]) return state;
  return { ...state, stops: evened(stops.toSpliced(index, 1), index - 1) };
}

/** Reverses the gradient: two colors swap places. */
export function reverse(state: State): State {
  const { stops } = state;
  const last = stops.length - 1;
  const turnedRound = stops.toReversed().map(({ color, position }, index): Stop => {
    const middle = index === last ? EVEN_MIDDLE : round(100 - (stops[last - index - 1] as Stop).middle);
    return { color, position: round(100 - position), middle };
  });
  return { ...state, stops: turnedRound };
}

/** Moves a color; the positions stay. */
export function moveColor(state: State, from: number, to: number): State {
  const colors = state.stops.map(({ color }) => color);
  return colors[from] && colors[to] ? recolor(state, moveItem(colors, from, to)) : state;
}

export function spaceEvenly(state: State): State {
  return { ...state, stops: spread(state.stops.map(({ color }) => color)) };
}

/** Puts other colors in the same positions; if there are too few, the old ones stay. */
export function recolor(state: State, colors: readonly Color[]): State {
  return { ...state, stops: state.stops.map((stop, index) => ({ ...stop, color: colors[index] ?? stop.color })) };
}

/** Takes an imported gradient of at most 12 stops; the palette, the text and the error limit of the stops stay. */
export function takeGradient(state: State, { shape, space, hue, stops }: ShapedGradient): State {
  const { angle, ...place } = { angle: state.turn, ...shape };
  const last = Math.min(stops.length, STOPS.max) - 1;
  const taken = stops.slice(0, STOPS.max).map(({ color, position, middle = 0.5 }, index): Stop => {
    const limited = clamp(position * 100, POSITION.min, POSITION.max);
    return { color, position: round(limited), middle: index === last ? EVEN_MIDDLE : round(middle * 100) };
  });
  const settings = { ...place, turn: angle, space, hue, easing: [0, 0, 1, 1] as const, isFitted: false };
  return change({ ...state, tab: tabFor(state.tab, taken.length), stops: taken }, settings);
}

export function tabFor(tab: Tab, count: number): Tab {
  return count > STOPS.min ? "multiple" : tab;
}

/** The partner for a single color: a neighboring hue with a very different lightness. */
function partnerOf(color: Color): Color {
  const { l, c, h, alpha } = convert(color, "oklch");
  const other = reduceChroma(
    { space: "oklch", alpha: 1, l: l > 0.6 ? l - 0.42 : l + 0.42, c: Math.max(c, 0.04), h: ((h ?? 250) + 50) % 360 },
    "srgb",
  );
  return { ...fromRgb24(toRgb24(h === null ? { ...other, c: 0 } : other)), alpha };
}

/** Samples `steps` colors, including both ends. */
export function paletteAlong(at: (position: number) => Color, steps: number): Color[] {
  return Array.from({ length: steps }, (_, step) => plainColor(at(step / (steps - 1))));
}

/** Rounds a color to keep addresses short: 8 bits if sRGB has the color. */
function plainColor(color: Color): Color {
  const alpha = Math.round(color.alpha * 1000) / 1000;
  if (isInGamut(color, "srgb")) return { ...fromRgb24(toRgb24(color)), alpha };
  const { l, c, h } = convert(color, "oklch");
  const to = (value: number, scale: number) => Math.round(value * scale) / scale;
  return { space: "oklch", l: to(l, 10_000), c: to(c, 10_000), h: h === null ? null : to(h, 100) % 360, alpha };
}

function changeStop(state: State, index: number, part: Partial<Stop>): State {
  const stop = state.stops[index];
  return stop ? { ...state, stops: state.stops.with(index, { ...stop, ...part }) } : state;
}

function spread(colors: readonly Color[]): Stop[] {
  const positions = evenPositions(colors.length);
  return colors.map((color, index) => ({ color, position: positions[index] as number, middle: EVEN_MIDDLE }));
}

/** Resets the midpoint where the next stop has changed, and at the last stop, which has none. */
function evened(stops: readonly Stop[], at: number): Stop[] {
  return stops.map((stop, i) => (i === at || i === stops.length - 1 ? { ...stop, middle: EVEN_MIDDLE } : stop));
}

function turned(degrees: number): number {
  return round(((degrees % 360) + 360) % 360) % 360;
}

function unit(value: number): number {
  return round(clamp(value, 0, 1));
}
