import { moveItem } from "#app/frame/reorder/geometry.ts";
import { colors, opaque } from "#app/tools/color-fields.ts";
import { group, number, word } from "#app/tools/fields.ts";
import { neighborOf } from "#app/tools/neighbor-of.ts";
import { pair, pairWithout } from "#app/tools/place-fields.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";

export const VIEWS = ["halves", "place", "checker", "lines", "text"] as const;
export type View = (typeof VIEWS)[number];

export type State = {
  /** 2 to 6 colors. */
  readonly colors: readonly Color[];
  /** Indexes of the two compared colors; always different. */
  readonly pair: readonly [first: number, second: number];
  readonly view: View;
  /** Number of steps from one color to the other, both included. */
  readonly steps: number;
};

export const MIN_COLORS = 2;
export const MAX_COLORS = 6;
export const MIN_STEPS = 3;
export const MAX_STEPS = 40;

export const model = defineModel(
  group<State>({
    // Close, but different enough to see side by side; alone, hardly anyone could tell them apart.
    colors: colors("c", [0x0d6986, 0x146f80].map(fromRgb24), {
      min: MIN_COLORS,
      max: MAX_COLORS,
      isOpaque: true,
      formKey: "color",
    }),
    pair: ({ colors }) => pair("p", colors.length),
    view: word("v", "halves", VIEWS, { what: "view" }),
    steps: number("n", 12, { min: MIN_STEPS, max: MAX_STEPS, unit: "steps" }),
  }),
);

export function pairOf({ colors, pair }: State): [first: Color, second: Color] {
  return pair.map((place) => colors[place]) as [Color, Color];
}

export function setColor(state: State, place: number, color: Color): State {
  if (!state.colors[place]) return state;
  return { ...state, colors: state.colors.with(place, opaque(color)) };
}

/** Sets the colors and compares the first two. A single color replaces the second of the pair. */
export function setColors(state: State, colors: readonly Color[]): State {
  const [first] = colors;
  if (!first) return state;
  if (colors.length < MIN_COLORS) return setColor(state, state.pair[1], first);
  return { ...state, colors: colors.slice(0, MAX_COLORS).map(opaque), pair: [0, 1] };
}

/** Differences in OKLCH lightness, one more than the colors that a new one may be equal to. */
const LIGHTNESS_STEPS = [0.12, 0.24, 0.36, 0.06, 0.18, 0.3] as const;

/** Adds a new color similar to the last one, and compares it with the first of the pair. */
export function addColor(state: State): State {
  const { colors, pair } = state;
  if (colors.length >= MAX_COLORS) return state;
  const hexes = colors.map(printHex);
  const neighbors = LIGHTNESS_STEPS.map((step) => neighborOf(colors.at(-1) as Color, step));
  const added = neighbors.find((color) => !hexes.includes(printHex(color))) ?? (neighbors[0] as Color);
  return { ...state, colors: [...colors, added], pair: [pair[0], colors.length] };
}

export function removeColor(state: State, place: number): State {
  const { colors } = state;
  if (colors.length <= MIN_COLORS || !colors[place]) return state;
  return { ...state, colors: colors.toSpliced(place, 1), pair: pairWithout(state.pair, place) };
}

/** Sets the pair; ignored unless the indexes are valid and different. */
export function setPair(state: State, first: number, second: number): State {
  const isLegal = first !== second && state.colors[first] && state.colors[second];
  return isLegal ? { ...state, pair: [first, second] } : state;
}

export function swap(state: State): State {
  return { ...state, pair: [state.pair[1], state.pair[0]] };
}

export function moveColor(state: State, from: number, to: number): State {
  const { colors } = state;
  if (!colors[from] || !colors[to]) return state;
  const order = moveItem([...colors.keys()], from, to);
  const [first, second] = state.pair.map((place) => order.indexOf(place)) as [number, number];
  return { ...state, colors: moveItem(colors, from, to), pair: [first, second] };
}

export function setView(state: State, view: View): State {
  return { ...state, view };
}

export function setSteps(state: State, steps: number): State {
  return { ...state, steps: clamp(Math.round(steps), MIN_STEPS, MAX_STEPS) };
}
