import { readColorList } from "#app/tools/read-color-list.ts";
import type { Loaded } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { bestTextColor } from "#color/contrast/contrast.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { readColor, writeColors } from "#color/text/address.ts";
import { parse } from "#color/text/parse.ts";
import { readGradientParts, writeGradient } from "./gradient-address.ts";
import { clampSize, cutText, percent } from "./limits.ts";
import { FONTS, initial, MAX_PALETTE, type Role, type Sample, type Spot, type State, VIEWS, WEIGHTS } from "./state.ts";

const LONGEST_LIST_CHARS = 2048;

export function read(query: URLSearchParams): Loaded<State> {
  const notices: string[] = [];
  const note = <Value extends { readonly notices: readonly string[] }>(value: Value) => {
    notices.push(...value.notices);
    return value;
  };
  const pair = note(readPair(query.get("c")));
  const roles = note(readColorList(query.get("r"), Object.values(initial.roles), { min: 3, max: 3 })).colors;
  const palette = note(readColorList(listOf(query.get("p")), initial.palette, { min: 1, max: MAX_PALETTE })).colors;
  const { gradient } = note(readGradientParts(query));
  /** What the forms send that work without JavaScript. */
  const typed = (name: string, usual: Color): Color => {
    const text = query.get(name)?.trim();
    if (!text) return usual;
    const color = readColor(text) ?? parse(text);
    if (!color) notices.push(`“${text.slice(0, 40)}” could not be read as a color.`);
    return color ?? usual;
  };
  const [link, hover, focus] = roles as [Color, Color, Color];
  const usualView = pair.palette ? "palette" : initial.view;
  const view = VIEWS.find((known) => known === (query.get("v") ?? usualView));
  if (!view) notices.push("This address asks for a view that there is not.");
  const underline = query.get("u");
  if (underline && underline !== "0" && underline !== "1") notices.push("The underline of links can be 1 or 0.");
  const state: State = {
    text: typed("fg", pair.text),
    background: typed("bg", pair.background),
    view: view ?? usualView,
    roles: { link: typed("link", link), hover: typed("hover", hover), focus: typed("focus", focus) },
    isUnderlined: underline !== "0",
    palette: pair.palette ?? palette,
    sample: readSample(query, notices),
    gradient,
    spot: readSpot(query.get("b"), notices),
    layer: Math.round(readPercent(query.get("l"), initial.layer, "The layer", notices)),
  };
  return { state, notices };
}

export function write(state: State): URLSearchParams {
  const values = valuesOf(state);
  const usual = valuesOf(initial);
  return new URLSearchParams(Object.entries(values).filter(([key, value]) => value !== usual[key]));
}

function valuesOf({ text, background, view, roles, isUnderlined, palette, sample, gradient, spot, layer }: State) {
  const values: Record<string, string> = {
    c: writeColors([text, background]),
    v: view,
    r: writeColors(ROLE_ORDER.map((role) => roles[role])),
    u: isUnderlined ? "1" : "0",
    p: writeColors(palette),
    ...writeGradient(gradient),
    b: `${spot.x}-${spot.y}`,
    l: String(layer),
    t: sample.text,
    z: String(sample.sizePx),
    w: String(sample.weight),
    f: sample.font,
  };
  return values;
}

const ROLE_ORDER: readonly Role[] = ["link", "hover", "focus"];

/** One color is the text, on black or white; more than two are a palette, as when a whole tray is opened. */
function readPair(text: string | null) {
  const list = readColorList(text, [initial.text, initial.background], { min: 1, max: MAX_PALETTE });
  const [first = initial.text, second] = list.colors;
  const isAlone = list.colors.length === 1 && list.notices.length === 0;
  const other = isAlone ? onBlackOrWhite(first) : initial.background;
  return {
    text: first,
    background: second ?? other,
    palette: list.colors.length > 2 ? list.colors : null,
    notices: list.notices,
  };
}

function onBlackOrWhite(color: Color): Color {
  return fromRgb24(bestTextColor(toRgb24(color)).wcag === "#000000" ? 0x000000 : 0xffffff);
}

/** A list as a person types it, in the grammar of addresses. */
export function listOf(text: string | null): string | null {
  if (text === null) return null;
  return text
    .slice(0, LONGEST_LIST_CHARS)
    .trim()
    .replace(/[\s,;|]+(?![^()]*\))/g, "-");
}

function readSample(query: URLSearchParams, notices: string[]): Sample {
  const size = Number(query.get("z") || initial.sample.sizePx);
  if (Number.isNaN(size)) notices.push("The size of the sample must be a number of pixels.");
  for (const [key, what, known] of [
    ["w", "weight", WEIGHTS],
    ["f", "font", FONTS],
  ] as const) {
    const text = query.get(key);
    if (text && !known.some((one) => String(one) === text)) notices.push(`The ${what} can be ${known.join(", ")}.`);
  }
  return {
    text: cutText(query.get("t") ?? initial.sample.text),
    sizePx: Number.isFinite(size) ? clampSize(size) : initial.sample.sizePx,
    weight: WEIGHTS.find((known) => String(known) === query.get("w")) ?? initial.sample.weight,
    font: FONTS.find((known) => known === query.get("f")) ?? initial.sample.font,
  };
}

function readSpot(text: string | null, notices: string[]): Spot {
  const [x, y] = (text ?? "").split("-");
  const place = (part: string | undefined, usual: number) =>
    readPercent(part, usual, "The place on the picture", notices);
  return { x: place(x, initial.spot.x), y: place(y, initial.spot.y) };
}

function readPercent(text: string | null | undefined, usual: number, what: string, notices: string[]): number {
  const value = Number(text || usual);
  if (Number.isFinite(value)) return percent(value);
  notices.push(`${what} is given in percent, from 0 to 100.`);
  return usual;
}
