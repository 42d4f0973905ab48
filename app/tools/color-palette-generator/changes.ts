import type { Color } from "#color/color.ts";
import { extendPalette, insertBetween } from "#color/generate/insert.ts";
import {
  type ChannelLocks,
  type Constraints,
  FREE,
  isLocked,
  LOCKED,
  MAX_COLORS,
  MIN_COLORS,
  NO_CONSTRAINTS,
  type Slot,
} from "#color/generate/request.ts";
import { startFrom } from "#color/generate/start-from.ts";
import type { Mode, RampHue } from "#color/ramp.ts";
import { writeColor } from "#color/text/address.ts";
import { generate, requestOf } from "./generate.ts";
import { type Channel, freeSlot, type HarmonyChoice, opaque, type State } from "./state.ts";

const NO_RULES = JSON.stringify(NO_CONSTRAINTS);

export function setColor(state: State, index: number, color: Color): State {
  const slot = state.slots[index];
  if (!slot || writeColor(slot.color) === writeColor(opaque(color))) return state;
  return byHand(state, state.slots.with(index, { ...slot, color: opaque(color) }));
}

export function toggleLock(state: State, index: number): State {
  const slot = state.slots[index];
  return slot ? setLocks(state, index, isLocked(slot.locks) ? FREE : LOCKED) : state;
}

export function toggleChannel(state: State, index: number, channel: Channel): State {
  const slot = state.slots[index];
  return slot ? setLocks(state, index, { ...slot.locks, [channel]: !slot.locks[channel] }) : state;
}

/** From one place to another; the ones between make room. */
export function moveColor(state: State, from: number, to: number): State {
  const slot = state.slots[from];
  if (!slot || from === to || to < 0 || to >= state.slots.length) return state;
  const order = state.slots
    .map((_, index) => index)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from);
  const slots = order.map((index) => state.slots[index] as Slot);
  return byHand(state, slots, (index) => order.indexOf(index));
}

export function removeColor(state: State, index: number): State {
  if (!canRemove(state) || !state.slots[index]) return state;
  const place = (old: number) => (old === index ? -1 : old > index ? old - 1 : old);
  return byHand(state, state.slots.toSpliced(index, 1), place);
}

/** A new color before the one at an index: between its neighbors, or one that fits where it has none. */
export function insertColor(state: State, index: number): State {
  const { slots, mode, hue } = state;
  if (!canAdd(state) || index < 0 || index > slots.length) return state;
  const [before, after] = [slots[index - 1], slots[index]];
  const color =
    before && after
      ? insertBetween(
          before.color,
          after.color,
          mode,
          hue,
          slots.map((slot) => slot.color),
        )
      : extendPalette(requestOf(state));
  const place = (old: number) => (old >= index ? old + 1 : old);
  return byHand(state, slots.toSpliced(index, 0, freeSlot(color)), place);
}

/** One more, behind all others. */
export function appendColor(state: State): State {
  return insertColor(state, state.slots.length);
}

/** One fewer: the last that is not locked. */
export function dropColor(state: State): State {
  return removeColor(state, lastFree(state));
}

export function canDrop(state: State) {
  return canRemove(state) && lastFree(state) >= 0;
}

/** Colors from elsewhere instead of these. A single one is kept and gets company. */
export function replaceColors(state: State, colors: readonly Color[], seed: string): State {
  const taken = colors.slice(0, MAX_COLORS).map((color) => freeSlot(opaque(color)));
  const [only] = taken;
  if (!only) return state;
  if (taken.length >= MIN_COLORS) return byHand(state, taken, dropRoles);
  const drawn = { ...state, seed, slots: state.slots.map((slot) => freeSlot(slot.color)) };
  const { colors: found, index } = startFrom(only.color, requestOf(drawn));
  const slots = found.map((color, at) => ({ color, locks: at === index ? LOCKED : FREE }));
  return replaceSlots(state, slots, seed);
}

/** Another palette with its locks and its seed. */
export function replaceSlots(state: State, slots: readonly Slot[], seed: string): State {
  return { ...byHand(state, slots, dropRoles), seed };
}

/** Those that there is room for, behind the ones that are there. */
export function addColors(state: State, colors: readonly Color[]): State {
  const added = colors.slice(0, MAX_COLORS - state.slots.length).map((color) => freeSlot(opaque(color)));
  return added.length > 0 ? byHand(state, [...state.slots, ...added]) : state;
}

/** What shapes palettes answers at once: the same seed under the new settings. */
export function setHarmony(state: State, harmony: HarmonyChoice, seed: string): State {
  return generate({ ...state, harmony }, state.seed || seed);
}

export function setBoldness(state: State, boldness: number, seed: string): State {
  return generate({ ...state, boldness: Math.round(Math.min(100, Math.max(0, boldness))) }, state.seed || seed);
}

export function setConstraints(state: State, change: Partial<Constraints>, seed: string): State {
  return generate({ ...state, constraints: { ...state.constraints, ...change } }, state.seed || seed);
}

/** Colors that a person chose stay as they are. */
export function dropConstraints(state: State): State {
  const next = { ...state, constraints: NO_CONSTRAINTS };
  return state.seed ? generate(next, state.seed) : next;
}

export function hasRules({ constraints }: State) {
  return constraints !== NO_CONSTRAINTS && JSON.stringify(constraints) !== NO_RULES;
}

/** Mode and hue also decide about inserting and shades, so colors that a person chose stay as they are. */
export function setMode(state: State, mode: Mode): State {
  const next = { ...state, mode };
  return state.seed ? generate(next, state.seed) : next;
}

export function setHue(state: State, hue: RampHue): State {
  const next = { ...state, hue };
  return state.seed ? generate(next, state.seed) : next;
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

function lastFree({ slots }: State) {
  return slots.findLastIndex(({ locks }) => !isLocked(locks));
}

function setLocks(state: State, index: number, locks: ChannelLocks): State {
  return { ...state, slots: state.slots.map((slot, at) => (at === index ? { ...slot, locks } : slot)) };
}

/** The colors no longer come from the seed. Rules about two places follow their colors, or go with them. */
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
