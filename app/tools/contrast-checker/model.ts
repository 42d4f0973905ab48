import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import { readColor, writeColors } from "#color/address.ts";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24 } from "#color/convert.ts";

/** What is looked at: a pair, the colors of an interface, a palette, or text over a picture or a gradient. */
export const VIEWS = ["pair", "roles", "palette", "picture"] as const;
export type View = (typeof VIEWS)[number];

/** What an interface has beside its text and its background. */
export const ROLES = ["link", "hover", "focus"] as const;
export type Role = (typeof ROLES)[number];

export const WEIGHTS = [400, 500, 600, 700] as const;
export type Weight = (typeof WEIGHTS)[number];

export type Sample = { readonly text: string; readonly sizePx: number; readonly weight: Weight };

export type State = {
  readonly text: Color;
  readonly background: Color;
  readonly view: View;
  readonly roles: Readonly<Record<Role, Color>>;
  readonly palette: readonly Color[];
  readonly sample: Sample;
};

export const MAX_SAMPLE_LENGTH = 80;
export const MIN_SIZE_PX = 8;
export const MAX_SIZE_PX = 96;
export const MAX_PALETTE = 40;

const initial: State = {
  text: fromRgb24(0x7a1f10),
  background: fromRgb24(0xf4e9d8),
  view: "pair",
  roles: { link: fromRgb24(0x0b5c77), hover: fromRgb24(0x07485b), focus: fromRgb24(0x0d6986) },
  palette: [0xdb073d, 0xdba507, 0x8ec7d2, 0x0d6986, 0x07485b].map(fromRgb24),
  sample: { text: "The quick onyx goblin", sizePx: 16, weight: 400 },
};

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams) {
  const pair = readColorList(query.get("c"), [initial.text, initial.background], { min: 2, max: 2 });
  const roles = readColorList(query.get("r"), Object.values(initial.roles), { min: 3, max: 3 });
  const palette = readColorList(query.get("p"), initial.palette, { min: 1, max: MAX_PALETTE });
  const notices = [...pair.notices, ...roles.notices, ...palette.notices];
  // What the form sends that works without JavaScript.
  const [text, background] = [
    readColor(query.get("fg") ?? "") ?? pair.colors[0] ?? initial.text,
    readColor(query.get("bg") ?? "") ?? pair.colors[1] ?? initial.background,
  ];
  for (const typed of [query.get("fg"), query.get("bg")]) {
    if (typed && readColor(typed) === null) notices.push(`“${typed.slice(0, 40)}” could not be read as a color.`);
  }
  const [link, hover, focus] = roles.colors;
  const view = query.get("v") ?? initial.view;
  if (!isView(view)) notices.push("This address asks for a view that there is not.");
  const state: State = {
    text,
    background,
    view: isView(view) ? view : initial.view,
    roles: {
      link: link ?? initial.roles.link,
      hover: hover ?? initial.roles.hover,
      focus: focus ?? initial.roles.focus,
    },
    palette: palette.colors,
    sample: readSample(query),
  };
  return { state, notices };
}

function write({ text, background, view, roles, palette, sample }: State): URLSearchParams {
  const parts: [string, string, string][] = [
    ["c", writeColors([text, background]), writeColors([initial.text, initial.background])],
    ["v", view, initial.view],
    ["r", writeColors(Object.values(roles)), writeColors(Object.values(initial.roles))],
    ["p", writeColors(palette), writeColors(initial.palette)],
    ["t", sample.text, initial.sample.text],
    ["z", String(sample.sizePx), String(initial.sample.sizePx)],
    ["w", String(sample.weight), String(initial.sample.weight)],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, usual]) => (value === usual ? [] : [[key, value]])));
}

export function setText(state: State, text: Color): State {
  return { ...state, text };
}

export function setBackground(state: State, background: Color): State {
  return { ...state, background };
}

export function setPair(state: State, pair: { readonly text: Color; readonly background: Color }): State {
  return { ...state, ...pair };
}

export function swap(state: State): State {
  return { ...state, text: state.background, background: state.text };
}

export function setView(state: State, view: View): State {
  return { ...state, view };
}

export function setRole(state: State, role: Role, color: Color): State {
  return { ...state, roles: { ...state.roles, [role]: color } };
}

/** At least one color and at most 40. */
export function setPalette(state: State, palette: readonly Color[]): State {
  return palette.length === 0 ? state : { ...state, palette: palette.slice(0, MAX_PALETTE) };
}

/** Values beyond the limits are taken as the limits. */
export function setSample(state: State, change: Partial<Sample>): State {
  const { text, sizePx, weight } = { ...state.sample, ...change };
  return { ...state, sample: { text: cutText(text), sizePx: clampSize(sizePx), weight } };
}

/** OKLCH lightness, 0 to 1, up or down; hue and chroma stay as far as sRGB goes. */
export function changeLightness(state: State, which: "text" | "background", by: number): State {
  const color = convert(state[which], "oklch");
  const l = Math.min(1, Math.max(0, Math.round((color.l + by) * 1000) / 1000));
  return { ...state, [which]: { ...color, l, c: round(color.c, 4), h: color.h === null ? null : round(color.h, 2) } };
}

function isView(text: string): text is View {
  return VIEWS.some((view) => view === text);
}

function readSample(query: URLSearchParams): Sample {
  const size = Number(query.get("z") ?? initial.sample.sizePx);
  const weight = WEIGHTS.find((known) => String(known) === query.get("w"));
  return {
    text: cutText(query.get("t") ?? initial.sample.text),
    sizePx: Number.isFinite(size) ? clampSize(size) : initial.sample.sizePx,
    weight: weight ?? initial.sample.weight,
  };
}

/** What a screen can show, so that addresses stay short. */
function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Whole characters: half of one would not come through an address. */
function cutText(text: string): string {
  return [...text.toWellFormed()].slice(0, MAX_SAMPLE_LENGTH).join("");
}

function clampSize(sizePx: number): number {
  return Math.round(Math.min(MAX_SIZE_PX, Math.max(MIN_SIZE_PX, sizePx)));
}
