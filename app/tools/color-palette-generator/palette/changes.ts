import { moveItem, placeAfterMove } from "#app/frame/reorder/geometry.ts";
import { opaque } from "#app/tools/color-fields.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import {
  type ChannelLocks,
  type Constraints,
  FREE,
  type GenerateRequest,
  isLocked,
  LOCKED,
  MAX_COLORS,
  MIN_COLORS,
  NO_CONSTRAINTS,
  type Slot,
} from "#color/generate/request.ts";
import type { Mode, RampHue } from "#color/ramp.ts";
import { round } from "#color/round.ts";
import { writeColor } from "#color/text/address.ts";
import type { Engine } from "./engine.ts";
import { type Channel, colorsOf, freeSlot, type HarmonyChoice, SPARE_SEED, type State } from "./state.ts";

const NO_RULES = JSON.stringify(NO_CONSTRAINTS);

export function setColor(state: State, index: number, color: Color): State {
  const slot = state.slots[index];
  if (!slot || writeColor(slot.color) === writeColor(opaque(color))) return state;
  return byHand(state, state.slots.with(index, { ...slot, color: opaque(color) }));
}

export function toggleLock(state: State, index: number): State {
  return changeLocks(state, index, (locks) => (isLocked(locks) ? FREE : LOCKED));
}

export function toggleChannel(state: State, index: number, channel: Channel): State {
  return changeLocks(state, index, (locks) => ({ ...locks, [channel]: !locks[channel] }));
}

export function moveColor(state: State, from: number, to: number): State {
  if (from === to || !state.slots[from] || !state.slots[to]) return state;
  return byHand(state, moveItem(state.slots, from, to), (index) => placeAfterMove(index, from, to));
}

export function removeColor(state: State, index: number): State {
  if (!canRemove(state) || !state.slots[index]) return state;
  const place = (old: number) => (old === index ? -1 : old > index ? old - 1 : old);
  return byHand(state, state.slots.toSpliced(index, 1), place);
}

/** Inserts a color before the one at `index`: between its neighbors, or one that fits if a neighbor is missing. */
export function insertColor(state: State, engine: Engine, index = state.slots.length): State {
  const { slots, mode, hue } = state;
  if (!canAdd(state) || index < 0 || index > slots.length) return state;
  const [before, after] = [slots[index - 1], slots[index]];
  const color =
    before && after
      ? engine.insertBetween(before.color, after.color, mode, hue, colorsOf(state))
      : engine.extendPalette(requestOf(state));
  const place = (old: number) => (old >= index ? old + 1 : old);
  return byHand(state, slots.toSpliced(index, 0, freeSlot(color)), place);
}

/** Removes the last color that is not locked. */
export function dropColor(state: State): State {
  return removeColor(state, lastFree(state));
}

export function canDrop(state: State) {
  return canRemove(state) && lastFree(state) >= 0;
}

/** Replaces the palette with other colors. A single color is kept and gets matching ones. */
export function replaceColors(
  state: State,
  engine: Engine,
  colors: readonly Color[],
  seed = engine.randomSeed(),
): State {
  const taken = colors.slice(0, MAX_COLORS).map((color) => freeSlot(opaque(color)));
  const [only] = taken;
  if (!only) return state;
  if (taken.length >= MIN_COLORS) return byHand(state, taken, dropRoles);
  const { colors: found, index } = engine.startFrom(only.color, requestOf({ ...unlockAll(state), seed }));
  const slots = found.map((color, at) => ({ color, locks: at === index ? LOCKED : FREE }));
  return replaceSlots(state, slots, seed);
}

export function replaceSlots(state: State, slots: readonly Slot[], seed: string): State {
  return { ...byHand(state, slots, dropRoles), seed };
}

/** Appends as many colors as there is room for. */
export function addColors(state: State, colors: readonly Color[]): State {
  const added = colors.slice(0, MAX_COLORS - state.slots.length).map((color) => freeSlot(opaque(color)));
  return added.length > 0 ? byHand(state, [...state.slots, ...added]) : state;
}

/** Settings that shape palettes apply at once: the same seed is generated again with them. */
export function setHarmony(state: State, engine: Engine, harmony: HarmonyChoice): State {
  return generate({ ...state, harmony }, engine);
}

export function setBoldness(state: State, engine: Engine, boldness: number): State {
  return generate({ ...state, boldness: Math.round(clamp(boldness, 0, 100)) }, engine);
}

export function setConstraints(state: State, engine: Engine, change: Partial<Constraints>): State {
  return generate({ ...state, constraints: { ...state.constraints, ...change } }, engine);
}

export function dropConstraints(state: State, engine: Engine): State {
  return generateFromSeed({ ...state, constraints: NO_CONSTRAINTS }, engine);
}

export function hasRules({ constraints }: State) {
  return constraints !== NO_CONSTRAINTS && JSON.stringify(constraints) !== NO_RULES;
}

/** Mode and hue also affect inserted colors and shades. */
export function setMode(state: State, engine: Engine, mode: Mode): State {
  return generateFromSeed({ ...state, mode }, engine);
}

export function setHue(state: State, engine: Engine, hue: RampHue): State {
  return generateFromSeed({ ...state, hue }, engine);
}

export function setBackground(state: State, background: Color): State {
  return { ...state, background: opaque(background) };
}

export function unlockAll(state: State): State {
  return { ...state, slots: state.slots.map(({ color }) => freeSlot(color)) };
}

export function canAdd(state: State) {
  return state.slots.length < MAX_COLORS;
}

export function canRemove(state: State) {
  return state.slots.length > MIN_COLORS;
}

/** Regenerates only seeded palettes; colors chosen by the user stay unchanged. */
function generateFromSeed(state: State, engine: Engine): State {
  return state.seed ? generate(state, engine) : state;
}

function lastFree({ slots }: State) {
  return slots.findLastIndex(({ locks }) => !isLocked(locks));
}

function changeLocks(state: State, index: number, change: (locks: ChannelLocks) => ChannelLocks): State {
  const slot = state.slots[index];
  return slot ? { ...state, slots: state.slots.with(index, { ...slot, locks: change(slot.locks) }) } : state;
}

/** The colors no longer come from the seed. Rules about two places follow their colors, or are removed with them. */
function byHand(state: State, slots: readonly Slot[], placeOf: (index: number) => number = (index) => index): State {
  const { constraints } = state;
  const roles = constraints.contrast.roles
    .map(({ first, second, ratio }) => ({ first: placeOf(first), second: placeOf(second), ratio }))
    .filter(({ first, second }) => first >= 0 && second >= 0);
  return { ...state, seed: "", slots, constraints: { ...constraints, contrast: { ...constraints.contrast, roles } } };
}

function dropRoles() {
  return -1;
}

function requestOf({ seed, slots, harmony, mode, hue, boldness, constraints }: State): GenerateRequest {
  return { seed, slots, harmony, mode, hue, boldness: boldness / 100, constraints };
}

export function generate(state: State, engine: Engine, seed = state.seed || SPARE_SEED): State {
  if (state.slots.every(({ locks }) => isLocked(locks))) return state;
  const { colors } = engine.generatePalette(requestOf({ ...state, seed }));
  const slots = state.slots.map((slot, index) => keepChannels(slot, colors[index] ?? slot.color));
  return { ...state, seed, slots };
}

export function generateNext(state: State, engine: Engine): State {
  return generate(state, engine, engine.randomSeed());
}

/** The rules that could not be met, in sentences. Only generated colors can fail. */
export function problemsOf(state: State, engine: Engine): readonly string[] {
  return state.seed === "" ? [] : engine.generatePalette(requestOf(state)).problems;
}

/**
 * Keeps locked channels from drifting: 8 bits round the hue by degrees at low chroma, and the next palette would start
 * from the rounded value. So such a color stays in OKLCH, with its locked values unchanged.
 */
function keepChannels({ color: old, locks }: Slot, drawn: Color): Slot {
  if (isLocked(locks)) return { color: old, locks };
  if (!locks.hue && !locks.chroma && !locks.lightness) return { color: drawn, locks };
  const held = convert(old, "oklch");
  const next = convert(drawn, "oklch");
  const hue = locks.hue ? held.h : next.h;
  const color: Color = {
    space: "oklch",
    alpha: 1,
    l: round(locks.lightness ? held.l : next.l, 4),
    c: round(locks.chroma ? held.c : next.c, 4),
    h: hue === null ? null : round(hue, 2) % 360,
  };
  return { color, locks };
}
