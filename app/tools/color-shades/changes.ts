import { moveItem } from "#app/frame/reorder/geometry.ts";
import { opaque } from "#app/tools/color-fields.ts";
import { clamp } from "#color/clamp.ts";
import type { Color, Oklch } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { defaultSteps, type Kind, MAX_COLORS, type Pin, type State, tidy } from "./state.ts";

/** Hue distance in degrees of each added color from the last: the golden angle, which takes long to repeat a hue. */
const NEXT_HUE_DEGREES = 137.508;
const MIN_CHROMA = 0.08;
/** Colors near white and black all look the same. */
const [MIN_LIGHTNESS, MAX_LIGHTNESS] = [0.4, 0.8];

export function setColor(state: State, scale: number, color: Color): State {
  return { ...state, colors: state.colors.with(scale, opaque(color)) };
}

/** Sets one to six colors and drops the pins, which belong to the old ones. */
export function setColors(state: State, colors: readonly Color[]): State {
  return colors.length === 0 ? state : tidy({ ...state, colors, pins: [] });
}

/** Adds a color with a hue far from the last one, neither near white nor near black. */
export function addColor(state: State): State {
  const last = state.colors.at(-1);
  if (!last || state.colors.length >= MAX_COLORS) return state;
  const { l, c, h } = convert(last, "oklch");
  const made: Oklch = {
    space: "oklch",
    alpha: 1,
    l: clamp(l, MIN_LIGHTNESS, MAX_LIGHTNESS),
    c: Math.max(c, MIN_CHROMA),
    h: ((h ?? 0) + NEXT_HUE_DEGREES) % 360,
  };
  const next = fromRgb24(toRgb24(made));
  return tidy({ ...state, colors: [...state.colors, next] });
}

/** Removes a color and its pins, except the last color. */
export function removeColor(state: State, scale: number): State {
  if (state.colors.length < 2) return state;
  const pins = state.pins.filter((pin) => pin.scale !== scale);
  return tidy({
    ...state,
    colors: state.colors.filter((_, index) => index !== scale),
    pins: pins.map((pin) => ({ ...pin, scale: pin.scale > scale ? pin.scale - 1 : pin.scale })),
  });
}

/** Moves a color along with its pins. */
export function moveColor(state: State, from: number, to: number): State {
  if (!state.colors[from]) return state;
  const order = moveItem([...state.colors.keys()], from, to);
  return {
    ...state,
    colors: moveItem(state.colors, from, to),
    pins: state.pins.map((pin) => ({ ...pin, scale: order.indexOf(pin.scale) })),
  };
}

/**
 * A new kind uses its own default number of steps, unless the person has chosen one; pins are dropped if the number
 * changes. The 12 roles allow no other number, so a number chosen before is lost.
 */
export function setKind(state: State, kind: Kind): State {
  const isUsual = state.kind === "radix" || state.steps === defaultSteps(state.kind);
  return setSteps({ ...state, kind }, isUsual ? defaultSteps(kind) : state.steps);
}

export function setSteps(state: State, steps: number): State {
  const next = tidy({ ...state, steps });
  if (next.steps === state.steps) return next;
  return tidy({ ...next, baseStep: null, pins: [], against: 0 });
}

export function setPin(state: State, { scale, step, color }: Pin): State {
  const others = state.pins.filter((pin) => pin.scale !== scale || pin.step !== step);
  return tidy({ ...state, pins: [...others, { scale, step, color }] });
}

export function removePin(state: State, scale: number, step: number): State {
  return { ...state, pins: state.pins.filter((pin) => pin.scale !== scale || pin.step !== step) };
}

/** Sets any options that only need clamping. */
export function change(state: State, part: Partial<Omit<State, "colors" | "kind" | "steps" | "pins">>): State {
  return tidy({ ...state, ...part });
}
