import { reduceChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { curveOf } from "#color/gradient/curve.ts";
import type { ShapedGradient } from "#color/gradient/gradient-shape.ts";
import {
  EVEN_MIDDLE,
  evenPositions,
  gradientOf,
  MAX_DELTA,
  MAX_POSITION,
  MAX_STEPS,
  MAX_STOPS,
  MIN_DELTA,
  MIN_POSITION,
  MIN_STEPS,
  MIN_STOPS,
  round,
  type State,
  type Stop,
  type Tab,
} from "./state.ts";

/** All but the colors, each within its limits. */
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
    delta: round(clamp(next.delta, MIN_DELTA, MAX_DELTA)),
    steps: Math.round(clamp(next.steps, MIN_STEPS, MAX_STEPS)),
  };
}

/** Two colors are the first and the last of many, from end to end. */
export function setTab(state: State, tab: Tab): State {
  if (tab === state.tab) return state;
  const [first, last] = [state.stops[0] as Stop, state.stops.at(-1) as Stop];
  if (tab === "multiple" || state.stops.length === MIN_STOPS) return { ...state, tab };
  return { ...state, tab, stops: spread([first.color, last.color]) };
}

export function setColor(state: State, index: number, color: Color): State {
  const stop = state.stops[index];
  return stop ? { ...state, stops: state.stops.with(index, { ...stop, color }) } : state;
}

/** All colors at once, at even distances; a color alone gets a partner. None change nothing. */
export function setColors(state: State, colors: readonly Color[]): State {
  const [first] = colors;
  if (!first) return state;
  const all = colors.length === 1 ? [first, partnerOf(first)] : colors.slice(0, MAX_STOPS);
  return { ...state, tab: tabFor(state.tab, all.length), stops: spread(all) };
}

/** Between its neighbors, which it cannot pass. */
export function moveStop(state: State, index: number, position: number): State {
  const stop = state.stops[index];
  if (!stop) return state;
  const [least, most] = limitsOf(state, index);
  return { ...state, stops: state.stops.with(index, { ...stop, position: round(clamp(position, least, most)) }) };
}

/** How far a stop can go. */
export function limitsOf({ stops }: State, index: number): readonly [least: number, most: number] {
  return [stops[index - 1]?.position ?? MIN_POSITION, stops[index + 1]?.position ?? MAX_POSITION];
}

/** Where the colors of a stop and of the next one are half and half, in percent of the way. */
export function setMiddle(state: State, index: number, middle: number): State {
  const stop = state.stops[index];
  if (!stop || index === state.stops.length - 1) return state;
  return { ...state, stops: state.stops.with(index, { ...stop, middle: round(clamp(middle, 0, 100)) }) };
}

/** There is room for one more. */
export function hasRoom({ stops }: State): boolean {
  return stops.length < MAX_STOPS;
}

/** A color where it hardly changes anything: the one that is there already. */
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

/** Into the middle of the widest gap. Gives its place, too. */
export function widestGap({ stops }: State): { index: number; position: number } {
  const gaps = stops.slice(1).map(({ position: end }, before) => {
    const start = (stops[before] as Stop).position;
    return { index: before + 1, position: (start + end) / 2, length: end - start };
  });
  return gaps.reduce((best, gap) => (gap.length > best.length ? gap : best));
}

export function addColor(state: State): State {
  return addStop(state, widestGap(state).position);
}

export function removeStop(state: State, index: number): State {
  const { stops } = state;
  if (stops.length <= MIN_STOPS || !stops[index]) return state;
  return { ...state, stops: evened(stops.toSpliced(index, 1), index - 1) };
}

/** The same gradient from its other end: two colors change places. */
export function reverse(state: State): State {
  const { stops } = state;
  const last = stops.length - 1;
  const turnedRound = stops.toReversed().map(({ color, position }, index): Stop => {
    const middle = index === last ? EVEN_MIDDLE : round(100 - (stops[last - index - 1] as Stop).middle);
    return { color, position: round(100 - position), middle };
  });
  return { ...state, stops: turnedRound };
}

/** The color moves, the places stay. */
export function moveColor(state: State, from: number, to: number): State {
  const colors = state.stops.map(({ color }) => color);
  const moved = colors[from];
  if (!moved || !colors[to]) return state;
  const order = colors.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { ...state, stops: state.stops.map((stop, index) => ({ ...stop, color: order[index] as Color })) };
}

export function spaceEvenly(state: State): State {
  return { ...state, stops: spread(state.stops.map(({ color }) => color)) };
}

/** Other colors in the same places; where there are too few, the old ones stay. */
export function recolor(state: State, colors: readonly Color[]): State {
  return { ...state, stops: state.stops.map((stop, index) => ({ ...stop, color: colors[index] ?? stop.color })) };
}

/** A gradient from elsewhere, of 12 stops at most; the palette, the text and the limit of its stops stay. */
export function takeGradient(state: State, { shape, space, hue, stops }: ShapedGradient): State {
  const place =
    shape.kind === "linear"
      ? { direction: shape.direction }
      : shape.kind === "radial"
        ? { form: shape.form, extent: shape.extent, x: shape.x, y: shape.y }
        : { turn: shape.angle, x: shape.x, y: shape.y };
  const last = Math.min(stops.length, MAX_STOPS) - 1;
  const taken = stops.slice(0, MAX_STOPS).map(({ color, position, middle = 0.5 }, index): Stop => {
    const limited = clamp(position * 100, MIN_POSITION, MAX_POSITION);
    return { color, position: round(limited), middle: index === last ? EVEN_MIDDLE : round(middle * 100) };
  });
  const settings = { ...place, kind: shape.kind, space, hue, easing: [0, 0, 1, 1] as const, isFitted: false };
  return change({ ...state, tab: tabFor(state.tab, taken.length), stops: taken }, settings);
}

/** Many colors have a tab of their own; two stay where they are. */
export function tabFor(tab: Tab, count: number): Tab {
  return count > MIN_STOPS ? "multiple" : tab;
}

/** For a color alone: a neighbor in hue, far away in lightness. */
function partnerOf(color: Color): Color {
  const { l, c, h, alpha } = convert(color, "oklch");
  const other = reduceChroma(
    { space: "oklch", alpha: 1, l: l > 0.6 ? l - 0.42 : l + 0.42, c: Math.max(c, 0.04), h: ((h ?? 250) + 50) % 360 },
    "srgb",
  );
  return { ...fromRgb24(toRgb24(h === null ? { ...other, c: 0 } : other)), alpha };
}

/** Colors at even distances along the gradient, both ends included. */
export function paletteAlong(at: (position: number) => Color, steps: number): Color[] {
  return Array.from({ length: steps }, (_, step) => plainColor(at(step / (steps - 1))));
}

/** Short enough for an address: 8 bits where sRGB has the color. */
function plainColor(color: Color): Color {
  const alpha = Math.round(color.alpha * 1000) / 1000;
  if (isInGamut(color, "srgb")) return { ...fromRgb24(toRgb24(color)), alpha };
  const { l, c, h } = convert(color, "oklch");
  const to = (value: number, scale: number) => Math.round(value * scale) / scale;
  return { space: "oklch", l: to(l, 10_000), c: to(c, 10_000), h: h === null ? null : to(h, 100) % 360, alpha };
}

function spread(colors: readonly Color[]): Stop[] {
  const positions = evenPositions(colors.length);
  return colors.map((color, index) => ({ color, position: positions[index] as number, middle: EVEN_MIDDLE }));
}

/** Even again where the way to the next stop has changed, and at the last stop, which has none. */
function evened(stops: readonly Stop[], at: number): Stop[] {
  return stops.map((stop, i) => (i === at || i === stops.length - 1 ? { ...stop, middle: EVEN_MIDDLE } : stop));
}

function turned(degrees: number): number {
  return round(((degrees % 360) + 360) % 360) % 360;
}

function unit(value: number): number {
  return round(clamp(value, 0, 1));
}
