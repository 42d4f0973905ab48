import { moveItem } from "#app/frame/reorder/geometry.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { defaultSteps, type Kind, MAX_COLORS, type Pin, type State, tidy } from "./state.ts";

/** Degrees between a color and the next one that is added: the golden angle, which comes back to no hue soon. */
const NEXT_HUE_DEGREES = 137.508;

export function setColor(state: State, scale: number, color: Color): State {
  return { ...state, colors: state.colors.with(scale, color) };
}

/** At least one color and at most six; pins belong to the colors that were there. */
export function setColors(state: State, colors: readonly Color[]): State {
  return colors.length === 0 ? state : tidy({ ...state, colors, pins: [] });
}

/** One more color, far from the last one in hue. */
export function addColor(state: State): State {
  const last = state.colors.at(-1);
  if (!last || state.colors.length >= MAX_COLORS) return state;
  const { l, c, h } = convert(last, "oklch");
  const next = fromRgb24(
    toRgb24({ space: "oklch", alpha: 1, l, c: Math.max(c, 0.08), h: ((h ?? 0) + NEXT_HUE_DEGREES) % 360 }),
  );
  return tidy({ ...state, colors: [...state.colors, next] });
}

/** The last one stays. */
export function removeColor(state: State, scale: number): State {
  if (state.colors.length < 2) return state;
  const pins = state.pins.filter((pin) => pin.scale !== scale);
  return tidy({
    ...state,
    colors: state.colors.filter((_, index) => index !== scale),
    pins: pins.map((pin) => ({ ...pin, scale: pin.scale > scale ? pin.scale - 1 : pin.scale })),
  });
}

/** The pins of a color go with it. */
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
 * Another kind comes with its own number of steps, unless the person has chosen one; where that changes, pins go. The 12 roles
 * take no other number, so one that was chosen before them is gone.
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

/** Any setting that needs no more than its limits. */
export function change(state: State, part: Partial<Omit<State, "colors" | "kind" | "steps" | "pins">>): State {
  return tidy({ ...state, ...part });
}
