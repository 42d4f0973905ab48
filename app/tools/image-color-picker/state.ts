import type { Point } from "#app/frame/picture/picture.ts";
import { writePoints } from "#app/frame/picture/points.ts";
import type { SampleSize } from "#app/frame/picture/read-color.ts";
import { findSample } from "#app/frame/picture/samples.ts";
import type { Color } from "#color/color.ts";
import { writeColors } from "#color/text/address.ts";

/** A color that was picked; `point` is null where it came from elsewhere, such as the screen. */
export type Pin = { readonly color: Color; readonly point: Point | null };

export type State = {
  /** Of the picture that the points belong to. Null: there is none, and no pin has a point. */
  readonly picture: string | null;
  /** Up to 20, in the order in which they were picked. */
  readonly pins: readonly Pin[];
  /** Sides of the square of which the mean is taken. */
  readonly size: SampleSize;
  /** The two that are compared, by their places; [0, 1] as long as there are fewer than two. */
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

/** What a sample begins with; nothing for other pictures. */
export function pinsOf(picture: string | null): readonly Pin[] {
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
  const [first, second] = state.pair.map((at) => (at > place ? at - 1 : at)) as [number, number];
  const isWhole = !state.pair.includes(place) && pins.length > 1;
  return { ...state, pins, pair: isWhole ? [first, second] : [0, 1] };
}

export function clearPins(state: State): State {
  return { ...state, pins: [], pair: [0, 1] };
}

/** Another picture, with its own pins. Colors picked before stay, without their points. */
export function setPicture(state: State, picture: string): State {
  if (picture === state.picture) return state;
  const isFresh = state.pins.length === 0 || isUntouched(state);
  if (isFresh) return { ...state, picture, pins: pinsOf(picture), pair: [0, 1] };
  return { ...state, picture, pins: state.pins.map((pin) => ({ ...pin, point: null })) };
}

export function setColors(state: State, colors: readonly Color[]): State {
  return { ...state, pins: colors.slice(0, MAX_PINS).map((color) => ({ color, point: null })), pair: [0, 1] };
}

export function setSize(state: State, size: SampleSize): State {
  return { ...state, size };
}

/** Two different places. */
export function setPair(state: State, first: number, second: number): State {
  return first !== second && state.pins[first] && state.pins[second] ? { ...state, pair: [first, second] } : state;
}

export function swapPair(state: State): State {
  return state.pins.length < 2 ? state : { ...state, pair: [state.pair[1], state.pair[0]] };
}

/** Whether the pins are only those that a sample begins with. */
function isUntouched({ picture, pins }: State): boolean {
  const textOf = (some: readonly Pin[]) => [writeColors(some.map(({ color }) => color)), writePoints(some)].join();
  return textOf(pins) === textOf(pinsOf(picture));
}
