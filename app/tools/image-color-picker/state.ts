import type { Point } from "#app/frame/picture/picture.ts";
import type { SampleSize } from "#app/frame/picture/read-color.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import { type Mark, textsOf } from "#app/tools/picture-field.ts";
import { pairWithout } from "#app/tools/place-fields.ts";
import type { Color } from "#color/color.ts";
import { countOf } from "#color/words/count.ts";

export type State = {
  /** The picture that the points belong to. Null if there is none; then no pin has a point. */
  readonly picture: string | null;
  /** Up to 20 pins, in the order in which they were picked. */
  readonly pins: readonly Mark[];
  /** Side of the averaged square, in pixels. */
  readonly size: SampleSize;
  /** Indexes of the compared pins; [0, 1] if there are fewer than two pins. */
  readonly pair: readonly [first: number, second: number];
};

export const MAX_PINS = 20;
export const FIRST_SAMPLE = "still-life";

export const initial: State = {
  picture: FIRST_SAMPLE,
  pins: pinsOf(FIRST_SAMPLE),
  size: 1,
  pair: [0, 1],
};

/** The initial pins of a sample; empty for other pictures. */
export function pinsOf(picture: string | null): readonly Mark[] {
  return findSample(picture)?.pins ?? [];
}

export function addPin(state: State, color: Color, point: Point | null): State {
  if (state.pins.length >= MAX_PINS) return state;
  return { ...state, pins: [...state.pins, { color, point }] };
}

export function setPin(state: State, place: number, color: Color, point: Point | null): State {
  return state.pins[place] ? { ...state, pins: state.pins.with(place, { color, point }) } : state;
}

export function removePin(state: State, place: number): State {
  if (!state.pins[place]) return state;
  const pins = state.pins.toSpliced(place, 1);
  return { ...state, pins, pair: pins.length > 1 ? pairWithout(state.pair, place) : [0, 1] };
}

export function clearPins(state: State): State {
  return { ...state, pins: [], pair: [0, 1] };
}

/** Opens another picture with its own pins. Colors picked before stay, without their points. */
export function setPicture(state: State, picture: string): State {
  if (picture === state.picture) return state;
  const isUntouched = textsOf(state.pins).join() === textsOf(pinsOf(state.picture)).join();
  if (state.pins.length === 0 || isUntouched) return { ...state, picture, pins: pinsOf(picture), pair: [0, 1] };
  return { ...state, picture, pins: state.pins.map((pin) => ({ ...pin, point: null })) };
}

export function setColors(state: State, colors: readonly Color[]): State {
  return { ...state, pins: colors.slice(0, MAX_PINS).map((color) => ({ color, point: null })), pair: [0, 1] };
}

export function setSize(state: State, size: SampleSize): State {
  return { ...state, size };
}

/** Sets the pair; ignored unless the indexes are valid and different. */
export function setPair(state: State, first: number, second: number): State {
  return first !== second && state.pins[first] && state.pins[second] ? { ...state, pair: [first, second] } : state;
}

export function swapPair(state: State): State {
  return state.pins.length < 2 ? state : { ...state, pair: [state.pair[1], state.pair[0]] };
}

/** What screen readers announce when colors are picked or removed; "" if nothing. */
export function describePins(before: State["pins"], after: State["pins"], nameOf: (color: Color) => string): string {
  const place = after.findIndex((pin) => !before.includes(pin));
  const [removed] = before.filter((pin) => !after.includes(pin));
  const picked = after[place];
  const difference = after.length - before.length;
  if (difference === 1 && picked) return `Picked ${nameOf(picked.color)}, color ${place + 1}`;
  if (difference === -1 && removed) return `Removed ${nameOf(removed.color)}`;
  return difference === 0 ? "" : countOf(after.length, "color");
}
