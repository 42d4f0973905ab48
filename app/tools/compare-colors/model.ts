import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";
import { writeColors } from "#color/text/address.ts";

/** How the pair is looked at: next to each other, in the same place, in small parts, as lines, as text. */
export const VIEWS = ["halves", "place", "checker", "lines", "text"] as const;
export type View = (typeof VIEWS)[number];

export type State = {
  /** 2 to 6. */
  readonly colors: readonly Color[];
  /** The two that are compared, by their places; never the same. */
  readonly pair: readonly [first: number, second: number];
  readonly view: View;
  /** Of the way from one to the other, both ends included. */
  readonly steps: number;
};

export const MIN_COLORS = 2;
export const MAX_COLORS = 6;
export const MIN_STEPS = 3;
export const MAX_STEPS = 40;

// Near, but far enough that everybody sees it side by side; alone, hardly anybody would say which of the two it is.
const initial: State = { colors: [0x0d6986, 0x146f80].map(fromRgb24), pair: [0, 1], view: "halves", steps: 12 };

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const limits = { min: MIN_COLORS, max: MAX_COLORS };
  // The form without JavaScript sends one field a color.
  const fields = query.getAll("color").map((text) => text.trim().replace(/^#/, ""));
  const typed = fields.filter((text) => text !== "").join("-");
  const { colors: read, notices: said } = readColorList(typed || query.get("c"), initial.colors, limits);
  const notices = [...said];
  const colors = read.map((color) => ({ ...color, alpha: 1 }));
  if (read.some(({ alpha }) => alpha !== 1)) notices.push("Only opaque colors can be compared, so alpha is left out.");
  const pair = readPair(query.get("p"), colors.length);
  if (!pair) notices.push("The pair of this address is not among its colors.");
  const view = VIEWS.find((known) => known === (query.get("v") ?? initial.view));
  if (!view) notices.push("This address asks for a view that there is not.");
  const steps = Number(query.get("n") ?? initial.steps);
  const isCount = Number.isInteger(steps) && steps >= MIN_STEPS && steps <= MAX_STEPS;
  if (!isCount) notices.push(`There can be ${MIN_STEPS} to ${MAX_STEPS} steps.`);
  const state: State = {
    colors,
    pair: pair ?? initial.pair,
    view: view ?? initial.view,
    steps: isCount ? steps : initial.steps,
  };
  return { state, notices };
}

function write({ colors, pair, view, steps }: State): URLSearchParams {
  const parts: [string, string, string][] = [
    ["c", writeColors(colors), writeColors(initial.colors)],
    ["p", pair.map((place) => place + 1).join("-"), "1-2"],
    ["v", view, initial.view],
    ["n", String(steps), String(initial.steps)],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, usual]) => (value === usual ? [] : [[key, value]])));
}

export function setColor(state: State, place: number, color: Color): State {
  if (!state.colors[place]) return state;
  return { ...state, colors: state.colors.with(place, { ...color, alpha: 1 }) };
}

/** All of them; the first two are compared. A single one takes the place of the second of the pair. */
export function setColors(state: State, colors: readonly Color[]): State {
  const [first] = colors;
  if (!first) return state;
  if (colors.length < MIN_COLORS) return setColor(state, state.pair[1], first);
  return { ...state, colors: colors.slice(0, MAX_COLORS).map((color) => ({ ...color, alpha: 1 })), pair: [0, 1] };
}

/** Another color beside the last one, and compared with the first of the pair. */
export function addColor(state: State): State {
  const { colors, pair } = state;
  if (colors.length >= MAX_COLORS) return state;
  const last = convert(colors.at(-1) as Color, "oklch");
  const l = last.l > 0.6 ? last.l - 0.12 : last.l + 0.12;
  const next: Color = {
    ...last,
    l: Number(l.toFixed(3)),
    c: Number(last.c.toFixed(4)),
    h: last.h && Number(last.h.toFixed(2)),
  };
  return { ...state, colors: [...colors, next], pair: [pair[0], colors.length] };
}

export function removeColor(state: State, place: number): State {
  const { colors } = state;
  if (colors.length <= MIN_COLORS || !colors[place]) return state;
  const left = colors.toSpliced(place, 1);
  const [first, second] = state.pair.map((at) => (at > place ? at - 1 : at));
  const isGone = state.pair.includes(place) || first === undefined || second === undefined || first === second;
  return { ...state, colors: left, pair: isGone ? [0, 1] : [first, second] };
}

/** Two different places. */
export function setPair(state: State, first: number, second: number): State {
  const isLegal = first !== second && state.colors[first] && state.colors[second];
  return isLegal ? { ...state, pair: [first, second] } : state;
}

/** Which is looked at first. */
export function swap(state: State): State {
  return { ...state, pair: [state.pair[1], state.pair[0]] };
}

export function moveColor(state: State, from: number, to: number): State {
  const moved = state.colors[from];
  if (!moved || !state.colors[to]) return state;
  const order = state.colors
    .map((_, place) => place)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from);
  const [first, second] = state.pair.map((place) => order.indexOf(place)) as [number, number];
  return { ...state, colors: state.colors.toSpliced(from, 1).toSpliced(to, 0, moved), pair: [first, second] };
}

export function setView(state: State, view: View): State {
  return { ...state, view };
}

export function setSteps(state: State, steps: number): State {
  return { ...state, steps: Math.min(MAX_STEPS, Math.max(MIN_STEPS, Math.round(steps))) };
}

/** "2-1", counted from 1. */
function readPair(text: string | null, count: number): State["pair"] | null {
  if (text === null) return initial.pair;
  const [, first, second] = /^([1-6])-([1-6])$/.exec(text) ?? [];
  const pair = [Number(first) - 1, Number(second) - 1] as const;
  return pair[0] !== pair[1] && Math.max(...pair) < count ? pair : null;
}
