import { readColorList } from "#app/tools/read-color-list.ts";
import type { ToolModel } from "#app/tools/tool-model.ts";
import type { Color } from "#color/color.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import {
  CONTRASTS,
  FARTHEST,
  FINDER_SETS,
  initial,
  MAX_HUE_WIDTH,
  MIN_HUE_WIDTH,
  type Range,
  SPELLINGS,
  type State,
} from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

/** Between the ends of a range, as between the channels of a color. */
const RANGE_SIGN = "~";
const MAX_DEGREES = 359;

function read(query: URLSearchParams) {
  const notices: string[] = [];
  /** A part that is there and is none of what it can be falls back and is told. */
  const part = <Value>(
    key: string,
    readPart: (text: string) => Value | undefined,
    usual: Value,
    what: string,
  ): Value => {
    const text = query.get(key);
    // The form without JavaScript also sends what was left empty.
    if (text === null || text === "") return usual;
    const value = readPart(text);
    if (value === undefined) notices.push(`This address asks for ${what}.`);
    return value ?? usual;
  };
  const listed = readColorList(query.get("c") || null, [initial.color], { min: 1, max: 1 });
  notices.push(...listed.notices);
  const [hue, hueWidth] = part("h", readHue, [initial.hue, initial.hueWidth], "hues that there are not");
  const state: State = {
    color: listed.colors[0] ?? initial.color,
    set: part("s", oneOf(FINDER_SETS), initial.set, "a set of colors that there is not"),
    hue,
    hueWidth,
    lightness: part("l", rangeTo(initial.lightness[1]), initial.lightness, "a lightness that there is not"),
    chroma: part("k", rangeTo(initial.chroma[1]), initial.chroma, "a chroma that there is not"),
    background: part("bg", readOpaque, initial.background, "a background that is no color"),
    contrast: part("cr", numberOf(CONTRASTS), initial.contrast, "a contrast that WCAG does not know"),
    apartFrom: part("cb", readOpaque, initial.apartFrom, "a distance from something that is no color"),
    spelling: part("w", oneOf(SPELLINGS), initial.spelling, "a spelling that there is not"),
    farthest: part("d", numberOf(FARTHEST), initial.farthest, "a limit that there is not"),
  };
  return { state, notices };
}

function write(state: State): URLSearchParams {
  const parts = [partsOf(state), partsOf(initial)].map((all) => Object.entries(all)) as [Pairs, Pairs];
  const [own, usual] = parts;
  return new URLSearchParams(own.filter(([, value], place) => value !== "" && value !== usual[place]?.[1]));
}

type Pairs = [string, string][];

function partsOf(state: State): Record<string, string> {
  const { hue, hueWidth, background, apartFrom } = state;
  return {
    c: writeColor(state.color),
    s: state.set,
    h: hue === null && hueWidth === initial.hueWidth ? "" : `${hue ?? "any"}${RANGE_SIGN}${hueWidth}`,
    l: state.lightness.join(RANGE_SIGN),
    k: state.chroma.join(RANGE_SIGN),
    bg: background ? writeColor(background) : "",
    cr: String(state.contrast),
    cb: apartFrom ? writeColor(apartFrom) : "",
    w: state.spelling,
    d: String(state.farthest),
  };
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string) => values.find((value) => value === text);
}

function numberOf<Value extends number>(values: readonly Value[]) {
  return (text: string) => values.find((value) => String(value) === text);
}

function rangeTo(limit: number) {
  return (text: string): Range | undefined => {
    // A person who types it into the form without JavaScript writes a dash.
    const [, least, most] = /^\s*(\d{1,3})\s*[~–-]\s*(\d{1,3})\s*$/.exec(text) ?? [];
    const range = [Number(least), Number(most)] as const;
    return range[0] <= range[1] && range[1] <= limit ? range : undefined;
  };
}

/** "200~30": 30 degrees to both sides; "any~30" keeps the width while all hues are taken; "200" takes the usual width. */
function readHue(text: string): [number | null, number] | undefined {
  const [, center, width] = /^(\d{1,3}|any)(?:~(\d{1,3}))?$/.exec(text) ?? [];
  const hueWidth = width === undefined ? initial.hueWidth : Number(width);
  if (center === undefined || hueWidth < MIN_HUE_WIDTH || hueWidth > MAX_HUE_WIDTH) return undefined;
  if (center === "any") return [null, hueWidth];
  return Number(center) <= MAX_DEGREES ? [Number(center), hueWidth] : undefined;
}

function readOpaque(text: string): Color | undefined {
  const color = readColor(text.replace(/^#/, ""));
  return color ? { ...color, alpha: 1 } : undefined;
}
