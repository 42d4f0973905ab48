import { color, colors } from "#app/tools/color-fields.ts";
import { angle, type Field, field, flag, group, mapped, number, readNumber, word } from "#app/tools/fields.ts";
import { tooManyForTab, unreadable } from "#app/tools/notices.ts";
import { defineModel } from "#app/tools/tool-model.ts";
import { clamp } from "#color/clamp.ts";
import type { Color } from "#color/color.ts";
import { type Bezier, NAMED_EASINGS } from "#color/gradient/ease.ts";
import { type Corner, EXTENTS, GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { HUE_ARCS } from "#color/mix.ts";
import { setColors, tabFor } from "./changes.ts";
import {
  DELTA,
  EVEN_MIDDLE,
  evenPositions,
  initial,
  KINDS,
  POSITION,
  STEPS,
  STOPS,
  type State,
  TABS,
} from "./state.ts";
import { TAB_NAMES } from "./words.ts";

export const FORMS = ["circle", "ellipse"] as const;

const CORNER_CODES: Readonly<Record<Corner, string>> = {
  "top left": "tl",
  "top right": "tr",
  "bottom left": "bl",
  "bottom right": "br",
};
const HUNDREDTH = 0.01;
const nearest = { isRounded: true, isClamped: true };

type Parts = Omit<State, "stops" | "x" | "y"> & {
  readonly colors: readonly Color[];
  readonly positions: readonly number[];
  readonly middles: readonly number[];
  readonly center: readonly number[];
};

/** Fields that depend on the number of colors, made once: one page writes dozens of addresses. */
const counted: ReturnType<typeof makeFields>[] = [];

export const model = defineModel(
  mapped<Parts, State>(
    group<Parts>({
      colors: mapped(
        colors("c", colorsOf(initial), { min: 1, max: STOPS.max, formKey: "color" }),
        (list): readonly Color[] => colorsOf(setColors(initial, list)),
        (list) => list,
      ),
      positions: ({ colors: { length } }) => fieldsFor(length).positions,
      middles: ({ colors: { length } }) => fieldsFor(length).middles,
      tab: ({ colors: { length } }) => fieldsFor(length).tab,
      kind: word("t", initial.kind, KINDS, { what: "type of gradient" }),
      direction: directions(),
      turn: angle("f", initial.turn, HUNDREDTH),
      form: word("s", initial.form, FORMS, { what: "shape" }),
      extent: word("z", initial.extent, EXTENTS, { what: "size" }),
      center: centerOf(),
      space: word("m", initial.space, GRADIENT_SPACES, { what: "color space" }),
      hue: word("d", initial.hue, HUE_ARCS, { what: "hue direction" }),
      easing: field("e", initial.easing, {
        read: readEasing,
        write: writeEasing,
        notice: (text) => unreadable("easing", text, "linear"),
      }),
      isFitted: flag("g", initial.isFitted, "colors inside sRGB"),
      delta: number("q", initial.delta, { ...DELTA, step: HUNDREDTH, unit: "ΔE", ...nearest }),
      steps: number("n", initial.steps, { ...STEPS, unit: "colors", ...nearest }),
      text: color("x", initial.text, { what: "text color" }),
    }),
    ({ colors: list, positions, middles, center: [x = initial.x, y = initial.y], ...rest }) => {
      let furthest = POSITION.min;
      const stops = list.map((color, index) => {
        furthest = Math.max(furthest, positions[index] ?? POSITION.min);
        return { color, position: furthest, middle: middles[index] ?? EVEN_MIDDLE };
      });
      return { ...rest, stops, x, y };
    },
    ({ stops, x, y, ...rest }) => ({
      ...rest,
      colors: stops.map(({ color }) => color),
      positions: stops.map(({ position }) => position),
      middles: stops.slice(0, -1).map(({ middle }) => middle),
      center: [x, y],
    }),
  ),
  [mixedInOklch],
);

/** Version 1 omitted OKLCH, its default space, from addresses. */
function mixedInOklch(query: URLSearchParams) {
  if (!query.get("m")?.trim()) query.set("m", "oklch");
}

/** The name of a curve, or null if it has none. */
export function nameOfEasing(easing: Bezier): keyof typeof NAMED_EASINGS | null {
  const isSame = (curve: Bezier) => curve.every((value, index) => value === easing[index]);
  const found = Object.entries(NAMED_EASINGS).find(([, curve]) => isSame(curve));
  return found ? (found[0] as keyof typeof NAMED_EASINGS) : null;
}

/** Writes an easing in the address grammar: "ease-in", ".6~0~.2~1". */
export function writeEasing(easing: Bezier): string {
  return nameOfEasing(easing) ?? easing.map((value) => String(value).replace(/^0\./, ".")).join("~");
}

function readEasing(text: string): Bezier | undefined {
  if (Object.hasOwn(NAMED_EASINGS, text)) return NAMED_EASINGS[text as keyof typeof NAMED_EASINGS];
  const [x1, y1, x2, y2, ...rest] = text.split("~").map((part) => readNumber(part, 1e-6));
  if (x1 == null || y1 == null || x2 == null || y2 == null || rest.length > 0) return undefined;
  const easing: Bezier = [x1, y1, x2, y2];
  return easing.every((value) => value >= 0 && value <= 1) ? easing : undefined;
}

/** Joins numbers with hyphens, with `n` as the minus sign. */
export function writeNumbers(values: readonly number[]): string {
  return values.map((value) => String(value).replace("-", "n")).join("-");
}

/** A list of numbers, as many as the default has, to a hundredth. */
function numbers(key: string, usual: readonly number[], [min, max]: readonly [number, number], what: string) {
  const parse = (text: string) => {
    const values = text.split("-").flatMap((part) => readNumber(part, HUNDREDTH) ?? []);
    return values.length === usual.length && text.split("-").length === usual.length ? values : null;
  };
  return field(key, usual, {
    read: (text) =>
      parse(text)?.every((value) => value >= min && value <= max) ? (parse(text) ?? undefined) : undefined,
    fallback: (text) => parse(text)?.map((value) => clamp(value, min, max)) ?? usual,
    write: writeNumbers,
    notice: (text, used) => unreadable(what, text, used.join(", ")),
  });
}

/** The two center fields of the form without JavaScript take precedence over the center in the address. */
function centerOf(): Field<readonly number[]> {
  const pairs = numbers("o", [initial.x, initial.y], [0, 100], "center");
  return {
    ...pairs,
    read: (query, notify) =>
      pairs.read(query, notify).map((value, index) => {
        const limits = { min: 0, max: 100, step: HUNDREDTH, unit: "percent", ...nearest };
        return number(index === 0 ? "ox" : "oy", value, limits).read(query, notify);
      }),
  };
}

function fieldsFor(count: number) {
  counted[count] ??= makeFields(count);
  return counted[count];
}

function makeFields(count: number) {
  return {
    positions: numbers("p", evenPositions(count), [POSITION.min, POSITION.max], "positions"),
    middles: numbers("h", Array(count - 1).fill(EVEN_MIDDLE), [0, 100], "midpoints"),
    tab: tabs(count),
  };
}

function tabs(count: number): Field<State["tab"]> {
  return mapped(
    word("v", tabFor("2colors", count), TABS, { what: "tab", nameOf: (tab) => TAB_NAMES[tab] }),
    (tab, notify) => {
      if (tab !== tabFor(tab, count)) notify(tooManyForTab(count));
      return tabFor(tab, count);
    },
    (tab) => tab,
  );
}

/** A corner or an angle in degrees. */
function directions(): Field<State["direction"]> {
  const degrees = angle("a", initial.direction as number, HUNDREDTH);
  const corners = Object.entries(CORNER_CODES) as [Corner, string][];
  return {
    initial: initial.direction,
    read: (query, notify) => corners.find(([, code]) => code === query.get("a"))?.[0] ?? degrees.read(query, notify),
    write: (direction) => (typeof direction === "number" ? degrees.write(direction) : [["a", CORNER_CODES[direction]]]),
  };
}

function colorsOf({ stops }: State): readonly Color[] {
  return stops.map(({ color }) => color);
}
