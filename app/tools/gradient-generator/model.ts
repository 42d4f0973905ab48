import { readColorList } from "#app/tools/read-color-list.ts";
import type { Loaded, ToolModel } from "#app/tools/tool-model.ts";
import { type Bezier, NAMED_EASINGS } from "#color/gradient/ease.ts";
import { type Corner, EXTENTS, GRADIENT_SPACES } from "#color/gradient/gradient-shape.ts";
import { readColor, writeColor, writeColors } from "#color/text/address.ts";
import { change, setColors, tabFor } from "./changes.ts";
import {
  EVEN_MIDDLE,
  evenPositions,
  initial,
  KINDS,
  MAX_POSITION,
  MAX_STOPS,
  MIN_POSITION,
  type State,
  TABS,
} from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

export const HUES = ["shorter", "longer", "increasing", "decreasing"] as const;
export const FORMS = ["circle", "ellipse"] as const;

const CORNER_CODES: Readonly<Record<Corner, string>> = {
  "top left": "tl",
  "top right": "tr",
  "bottom left": "bl",
  "bottom right": "br",
};

function read(query: URLSearchParams): Loaded<State> {
  const notices: string[] = [];
  const { stops, tab } = readStops(query, notices);
  /** One of several words; anything else is said. */
  const word = <Word extends string>(key: string, words: readonly Word[], usual: Word, what: string): Word => {
    const given = query.get(key) ?? usual;
    const known = words.find((one) => one === given);
    if (known === undefined) notices.push(`This address asks for ${what} that there is not.`);
    return known ?? usual;
  };
  const number = (key: string, usual: number): number => {
    const value = readNumber(query.get(key));
    if (query.get(key) && value === null)
      notices.push(`“${query.get(key)?.slice(0, 40)}” could not be read as a number.`);
    return value ?? usual;
  };
  const [x, y] = readPair(query, notices);
  const state = change(
    { ...initial, stops, tab },
    {
      kind: word("t", KINDS, initial.kind, "a kind of gradient"),
      direction: readCorner(query.get("a")) ?? number("a", initial.direction as number),
      turn: number("f", initial.turn),
      form: word("s", FORMS, initial.form, "a form"),
      extent: word("z", EXTENTS, initial.extent, "a size"),
      x,
      y,
      space: word("m", GRADIENT_SPACES, initial.space, "a space"),
      hue: word("d", HUES, initial.hue, "a way round the hues"),
      easing: readEasing(query.get("e"), notices),
      isFitted: query.get("g") === "1",
      delta: number("q", initial.delta),
      steps: number("n", initial.steps),
      text: readText(query.get("x"), notices),
    },
  );
  return { state, notices };
}

function write(state: State): URLSearchParams {
  const { stops } = state;
  const colors = stops.map(({ color }) => color);
  const middles = stops.slice(0, -1).map(({ middle }) => middle);
  const { direction } = state;
  const even = evenPositions(stops.length);
  const parts: [key: string, value: string, usual: string][] = [
    ["c", writeColors(colors), writeColors(initial.stops.map(({ color }) => color))],
    ["p", writeNumbers(stops.map(({ position }) => position)), writeNumbers(even)],
    ["h", writeNumbers(middles), writeNumbers(middles.map(() => EVEN_MIDDLE))],
    ["v", state.tab, tabFor("2colors", stops.length)],
    ["t", state.kind, initial.kind],
    [
      "a",
      typeof direction === "number" ? writeNumbers([direction]) : CORNER_CODES[direction],
      String(initial.direction),
    ],
    ["f", writeNumbers([state.turn]), String(initial.turn)],
    ["s", state.form, initial.form],
    ["z", state.extent, initial.extent],
    ["o", writeNumbers([state.x, state.y]), writeNumbers([initial.x, initial.y])],
    ["m", state.space, initial.space],
    ["d", state.hue, initial.hue],
    ["e", writeEasing(state.easing), "linear"],
    ["g", state.isFitted ? "1" : "", ""],
    ["q", writeNumbers([state.delta]), String(initial.delta)],
    ["n", String(state.steps), String(initial.steps)],
    ["x", state.text ? writeColor(state.text) : "", ""],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, usual]) => (value === usual ? [] : [[key, value]])));
}

/** The name of a curve, where it has one. */
export function nameOfEasing(easing: Bezier): keyof typeof NAMED_EASINGS | null {
  const isSame = (curve: Bezier) => curve.every((value, index) => value === easing[index]);
  const found = Object.entries(NAMED_EASINGS).find(([, curve]) => isSame(curve));
  return found ? (found[0] as keyof typeof NAMED_EASINGS) : null;
}

function readStops(query: URLSearchParams, notices: string[]): Pick<State, "stops" | "tab"> {
  // The form without JavaScript sends one field a color.
  const typed = query
    .getAll("color")
    .map((text) => text.trim())
    .filter(Boolean);
  const fields = typed.flatMap((text) => {
    const color = readColor(text);
    if (!color) notices.push(`“${text.slice(0, 40)}” could not be read as a color.`);
    return color ?? [];
  });
  const usual = initial.stops.map(({ color }) => color);
  const list = readColorList(query.get("c"), usual, { min: 1, max: MAX_STOPS });
  notices.push(...list.notices);
  const colors = fields.length > 0 ? fields.slice(0, MAX_STOPS) : list.colors;
  const wanted = query.get("v");
  const asked = TABS.find((known) => known === wanted);
  if (wanted !== null && !asked) notices.push("This address asks for a tab that there is not.");
  const { stops, tab } = setColors({ ...initial, tab: asked ?? initial.tab }, colors);
  if (asked === "2colors" && tab !== asked)
    notices.push("Two colors were asked for, and more are given: all are shown.");
  const positions = readNumbers(query.get("p"), stops.length, [MIN_POSITION, MAX_POSITION]);
  const middles = readNumbers(query.get("h"), stops.length - 1, [0, 100]);
  if (!positions || !middles)
    notices.push("The places of the colors could not be read, so they stand at even distances.");
  let furthest = MIN_POSITION;
  const placed = stops.map((stop, index) => {
    furthest = Math.max(furthest, positions?.[index] ?? stop.position);
    return { ...stop, position: furthest, middle: middles?.[index] ?? EVEN_MIDDLE };
  });
  return { stops: positions && middles ? placed : stops, tab };
}

/** Undefined entries where nothing is given; null where it cannot be read. */
function readNumbers(text: string | null, count: number, [min, max]: readonly [number, number]): number[] | null {
  if (text === null || text === "") return [];
  const parts = text.slice(0, 400).split("-");
  const values = parts.flatMap((part) => readNumber(part) ?? []);
  if (values.length !== count || parts.length !== count) return null;
  return values.map((value) => Math.min(max, Math.max(min, Math.round(value * 100) / 100 + 0)));
}

function readPair(query: URLSearchParams, notices: string[]): [number, number] {
  // Two fields in the form without JavaScript.
  const [x, y] = [readNumber(query.get("ox")), readNumber(query.get("oy"))];
  const center = readNumbers(query.get("o"), 2, [0, 100]);
  if (!center) notices.push("The center of this address could not be read.");
  return [x ?? center?.[0] ?? initial.x, y ?? center?.[1] ?? initial.y];
}

function readCorner(text: string | null): Corner | null {
  const found = Object.entries(CORNER_CODES).find(([, code]) => code === text);
  return found ? (found[0] as Corner) : null;
}

function readEasing(text: string | null, notices: string[]): Bezier {
  if (text === null || text === "") return initial.easing;
  if (Object.hasOwn(NAMED_EASINGS, text)) return NAMED_EASINGS[text as keyof typeof NAMED_EASINGS];
  const values = text.slice(0, 60).split("~").map(readNumber);
  const [x1, y1, x2, y2] = values;
  const isCurve = values.length === 4 && values.every((value) => value !== null && value >= 0 && value <= 1);
  if (isCurve) return [x1, y1, x2, y2] as Bezier;
  notices.push("The easing of this address could not be read.");
  return initial.easing;
}

/** In the grammar of addresses: "ease-in", ".6~0~.2~1". */
export function writeEasing(easing: Bezier): string {
  return nameOfEasing(easing) ?? easing.map((value) => String(value).replace(/^0\./, ".")).join("~");
}

function readText(text: string | null, notices: string[]): State["text"] {
  if (text === null || text.trim() === "") return null;
  const color = readColor(text);
  if (!color) notices.push(`“${text.slice(0, 40)}” could not be read as a color.`);
  return color;
}

/** With hyphens between them, and `n` as the minus sign. */
export function writeNumbers(values: readonly number[]): string {
  return values.map((value) => String(value).replace("-", "n")).join("-");
}

/** `n` is the minus sign, because the hyphen stands between numbers. */
function readNumber(text: string | null): number | null {
  if (text === null || !/^[n-]?(?:\d{1,4}\.?\d{0,6}|\.\d{1,6})$/.test(text)) return null;
  return Number(text.replace("n", "-"));
}
