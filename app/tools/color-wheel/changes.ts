import { moveItem } from "#app/frame/reorder/geometry.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import type { Wheel } from "#color/harmony/harmony.ts";
import { middleOfWidestGap } from "#color/harmony/hue-gap.ts";
import { turnBetween } from "#color/kernel/hue.ts";
import { round } from "#color/round.ts";
import { markersOf, placesOf, ruledPlaces } from "./markers.ts";
import { type Channel, fromPolar, type Polar, RIM_CHROMA, roundPolar, toPolar } from "./polar.ts";
import { angleLimits, MAX_COLORS, type RuleId, ruleOf } from "./rules.ts";
import { type Channels, MAX_NEUTRALS, MAX_TINT, MIN_NEUTRALS, NONE, type State } from "./state.ts";

/** Recomputes the places from the base; locks stay. Switching to "custom" keeps the current colors. */
export function setRule(state: State, id: RuleId): State {
  if (id === state.rule) return state;
  const rule = ruleOf(id);
  if (id === "custom") {
    const colors = markersOf(state).map(({ color }) => color);
    return { ...state, rule: id, colors, angle: 0, tweaks: blank(state.count) };
  }
  const isNatural = state.rule !== "custom" && state.count === ruleOf(state.rule).natural;
  const count = isNatural ? rule.natural : clamp(state.count, rule.least, MAX_COLORS);
  const { usual, max } = angleLimits(rule, count);
  return {
    ...state,
    rule: id,
    colors: state.colors.slice(0, 1),
    angle: Math.min(usual, max),
    count,
    pins: resized(state.pins, count),
    tweaks: blank(count),
  };
}

/** Moves the base to another wheel. Manual adjustments are reset; locks keep their current values. */
export function setWheel(state: State, wheel: Wheel): State {
  if (wheel === state.wheel) return state;
  const markers = markersOf(state);
  const pins = state.pins.map((held, index) => {
    const marker = markers[index];
    return marker ? pick(toPolar(marker.color, wheel), Object.keys(held) as Channel[]) : NONE;
  });
  return { ...state, wheel, pins, tweaks: blank(state.count) };
}

export function setAngle(state: State, angle: number): State {
  const { min, max } = angleLimits(ruleOf(state.rule), state.count);
  return { ...state, angle: round(clamp(angle, min, max), 1) };
}

/** Sets the count to at most 12, and at least 2 or the number of places in the rule. */
export function setCount(state: State, wanted: number): State {
  const rule = ruleOf(state.rule);
  const count = clamp(Math.round(wanted), rule.least, MAX_COLORS);
  if (count === state.count) return state;
  let { colors } = state;
  if (state.rule === "custom") {
    colors = colors.slice(0, count);
    while (colors.length < count) colors = [...colors, colorForGap(colors, state.wheel)];
  }
  const angle = rule.angle ? Math.min(state.angle, angleLimits(rule, count).max) : 0;
  return { ...state, colors, angle, count, pins: resized(state.pins, count), tweaks: resized(state.tweaks, count) };
}

/** Removes the given marker if all colors are free; with a rule, the last one is removed. */
export function removeMarker(state: State, index: number): State {
  if (state.rule !== "custom") return setCount(state, state.count - 1);
  if (state.count <= ruleOf("custom").least) return state;
  const others = <Item>(list: readonly Item[]) => list.filter((_, at) => at !== index);
  const { colors, pins, tweaks } = state;
  return { ...state, colors: others(colors), count: state.count - 1, pins: others(pins), tweaks: others(tweaks) };
}

/** Moves a color within the palette; only free colors can be reordered. */
export function moveInOrder(state: State, from: number, to: number): State {
  if (state.rule !== "custom" || to < 0 || to >= state.count) return state;
  const moved = <Item>(list: readonly Item[]) => moveItem(list, from, to);
  return { ...state, colors: moved(state.colors), pins: moved(state.pins), tweaks: moved(state.tweaks) };
}

export function setEqual(state: State, isEqual: boolean): State {
  return { ...state, isEqual };
}

/**
 * Moves a marker and, by the rule, the others: turning one turns all, and the base's chroma and lightness apply to all
 * others. Locked values stay. If the base's hue is locked, turning another marker changes the rule's angle.
 */
export function moveMarker(state: State, index: number, to: Channels): State {
  const held = state.pins[index] ?? NONE;
  const free = Object.fromEntries(Object.entries(to).filter(([channel]) => !(channel in held))) as Channels;
  const isLeader = index === 0 || state.rule === "custom";
  let next = state;
  if (free.h !== undefined) next = turnTo(next, index, free.h);
  if (free.c !== undefined) {
    const c = clamp(free.c, 0, RIM_CHROMA[state.wheel]);
    next = isLeader ? withColor(next, index, { c }) : withTweak(next, index, "c", c);
  }
  if (free.l !== undefined) {
    const l = clamp(free.l, 0, 1);
    if (isLeader) next = withColor(next, index, { l });
    else next = state.isEqual ? withColor(next, 0, { l }) : withTweak(next, index, "l", l);
  }
  return next;
}

/** Shifts all lightness values together, until one reaches black or white; locked ones stay. */
export function setLightness(state: State, l: number): State {
  if (state.rule !== "custom") return moveMarker(state, 0, { l });
  const places = placesOf(state);
  const free = places.filter((_, index) => state.pins[index]?.l === undefined).map((place) => place.l);
  if (free.length === 0) return state;
  const by = clamp(l - leadingLightness(state), -Math.min(...free), 1 - Math.max(...free));
  return places.reduce((next, place, index) => moveMarker(next, index, { l: place.l + by }), state);
}

/** The lightness of the first color without a lightness lock: the value of the slider for all. */
export function leadingLightness(state: State): number {
  const places = placesOf(state);
  const index = state.rule === "custom" ? places.findIndex((_, at) => state.pins[at]?.l === undefined) : 0;
  return places[Math.max(index, 0)]?.l ?? 0;
}

/** Sets a typed or picked color: exactly, if it is free or the base; otherwise as far as the rule allows. */
export function setColor(state: State, index: number, color: Color): State {
  const held = Object.keys(state.pins[index] ?? {}) as Channel[];
  const open = { ...state, pins: state.pins.with(index, NONE) };
  const isLeader = index === 0 || state.rule === "custom";
  const next = isLeader
    ? { ...open, colors: open.colors.with(index, color) }
    : moveMarker(open, index, toPolar(color, state.wheel));
  return { ...next, pins: next.pins.with(index, pick(toPolar(color, state.wheel), held)) };
}

export function toggleLock(state: State, index: number, channel: Channel): State {
  const held = state.pins[index] ?? NONE;
  const { [channel]: was, ...others } = held;
  if (was !== undefined) return { ...state, pins: state.pins.with(index, others) };
  const { at } = markersOf(state)[index] ?? {};
  if (!at) return state;
  return { ...state, pins: state.pins.with(index, { ...held, ...pick(at, [channel]) }) };
}

/** Locks all three channels, or unlocks them if all are locked. */
export function toggleAllLocks(state: State, index: number): State {
  const { at } = markersOf(state)[index] ?? {};
  if (!at) return state;
  const isLocked = Object.keys(state.pins[index] ?? {}).length === 3;
  return { ...state, pins: state.pins.with(index, isLocked ? NONE : roundPolar(at)) };
}

/** Colors from elsewhere become free colors; from a single color, the rule makes the others. */
export function setColors(state: State, colors: readonly Color[]): State {
  const [first] = colors;
  if (!first) return state;
  if (colors.length < 2) return setColor(setRule(state, state.rule === "custom" ? "triad" : state.rule), 0, first);
  const kept = colors.slice(0, MAX_COLORS);
  return {
    ...state,
    rule: "custom",
    colors: kept,
    angle: 0,
    count: kept.length,
    isEqual: false,
    pins: blank(kept.length),
    tweaks: blank(kept.length),
  };
}

export function setNeutral(state: State, change: Partial<State["neutral"]>): State {
  const { tint, steps } = { ...state.neutral, ...change };
  const neutral = {
    tint: round(clamp(tint, 0, MAX_TINT), 4),
    steps: clamp(Math.round(steps), MIN_NEUTRALS, MAX_NEUTRALS),
  };
  return { ...state, neutral };
}

export function blank(count: number): Channels[] {
  return Array.from({ length: count }, () => NONE);
}

function turnTo(state: State, index: number, h: number): State {
  if (index === 0 || state.rule === "custom") return withColor(state, index, { h });
  const by = turnBetween(placesOf(state)[index]?.h ?? 0, h);
  const base = placesOf(state)[0];
  if (!base) return state;
  if (state.pins[0]?.h === undefined) return withColor(state, 0, { h: base.h + by });
  const { places } = ruleOf(state.rule);
  const [, angles = 0] = places[index % places.length] ?? [];
  return angles === 0 ? state : setAngle(state, state.angle + by / angles);
}

function withColor(state: State, index: number, to: Channels): State {
  const old = state.colors[index];
  if (!old) return state;
  const color = fromPolar({ ...toPolar(old, state.wheel), ...to }, state.wheel, old.alpha);
  return { ...state, colors: state.colors.with(index, color) };
}

function withTweak(state: State, index: number, channel: "c" | "l", value: number): State {
  const by = round(value - (ruledPlaces(state)[index]?.[channel] ?? 0), 4);
  const { [channel]: _, ...others } = state.tweaks[index] ?? NONE;
  return { ...state, tweaks: state.tweaks.with(index, by === 0 ? others : { ...others, [channel]: by }) };
}

function pick(polar: Polar, channels: readonly Channel[]): Channels {
  const rounded = roundPolar(polar);
  return Object.fromEntries(channels.map((channel) => [channel, rounded[channel]]));
}

function resized(list: readonly Channels[], count: number): Channels[] {
  return Array.from({ length: count }, (_, index) => list[index] ?? NONE);
}

/** In the middle of the widest hue gap, with the lightness and chroma of the last color. */
function colorForGap(colors: readonly Color[], wheel: Wheel): Color {
  const last = colors.at(-1) as Color;
  const h = middleOfWidestGap(colors.map((color) => toPolar(color, wheel).h)) as number;
  return fromPolar({ ...toPolar(last, wheel), h }, wheel, last.alpha);
}
