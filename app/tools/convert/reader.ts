import { type Color, type Hex, isMissing, type Srgb } from "#color/color.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { smallestGamut } from "#color/gamut.ts";
import { parseMore } from "#color/more-spaces/text.ts";
import { readColor } from "#color/text/address.ts";
import { decimal, MAX_DECIMALS } from "#color/text/decimal.ts";
import { readNamedNumbers } from "#color/text/pasted/numbers.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { insideSrgb, print, printHex } from "#color/text/print.ts";
import { scanColors } from "#color/text/scan/scan.ts";
import { GAMUT_NAMES } from "#color/words/gamut-names.ts";
import { type Converter, type FieldId, ROWS, type Row, STARTER_TEXT, settle } from "./model.ts";

const STARTER_COLOR: Color = { space: "srgb", r: 200 / 255, g: 200 / 255, b: 20 / 255, alpha: 1 };
const MAX_TEXT_CHARACTERS = 2000;
/** Three to five numbers without the name of a format. */
const PLAIN_NUMBERS = /^\s*(?:(?:[-+−–]?[\d.]+(?:%|°|deg|g?rad|turn)?|none)(?:[\s,;|/]+|$)){3,5}$/i;

/**
 * The state from an address: `c` is the large input, and a row that is sent without JavaScript has its own key. Invalid
 * text is shown in its field, with the starter color. `input` is the format of the large input.
 */
export function read(params: URLSearchParams, input: Row | null = null): Converter {
  const starter: Converter = { color: STARTER_COLOR, text: STARTER_TEXT, draft: null, input };
  const row = params.has("c") ? undefined : ROWS.find((id) => params.has(id));
  const text = params.get(row ?? "c");
  return text === null ? starter : settle(edit(starter, row ?? "main", unfold(text.slice(0, MAX_TEXT_CHARACTERS))));
}

/** Turns a color in our address grammar, as the tray sends it, into what a person would write. */
function unfold(text: string): string {
  const color = /[~_]/.test(text) ? readColor(text) : null;
  return color ? print(color, color.space === "srgb" ? "hex" : formatOf(color)) : text;
}

function formatOf({ space }: Color) {
  return space === "srgb" ? "rgb" : space === "display-p3" ? "p3" : space;
}

/** Applies typed or pasted text. Invalid text changes only the field: the last good color stays. */
export function edit(state: Converter, field: FieldId, text: string): Converter {
  const good = PLAIN_NUMBERS.test(text) ? readNumbers(text, rowOf(field, state)) : readWritten(text);
  if (!good) return { ...state, draft: { field, text, status: "bad" } };
  return { ...state, ...good, draft: { field, text, status: "good" } };
}

function rowOf(field: FieldId, { input }: Converter) {
  return field === "main" ? input : field;
}

/** Numbers are in the format of their row. Their text gets its name, so that it means the same in every field. */
function readNumbers(text: string, row: Row | null) {
  const plain = text.toLowerCase().replace(/[−–]/g, "-").replace(/°|deg/g, "");
  const color = row === null || row === "hex" ? parsePasted(text) : readNamedNumbers(row, plain);
  return color && readWritten(printExact(color));
}

/** `print` rounds RGB to bytes, and alpha to fewer decimals. */
function printExact(color: Color): string {
  const text =
    color.space === "srgb"
      ? rgbText(color)
      : print({ ...color, alpha: 1 }, formatOf(color), { precision: MAX_DECIMALS });
  return color.alpha < 1 ? text.replace(")", ` / ${decimal(color.alpha, MAX_DECIMALS)})`) : text;
}

function rgbText(color: Srgb): string {
  const channels = (["r", "g", "b"] as const).map((letter) =>
    isMissing(color, letter) ? "none" : decimal(color[letter] * 255, MAX_DECIMALS),
  );
  return `rgb(${channels.join(" ")})`;
}

function readWritten(text: string) {
  const color = parseAny(text);
  return color && { color, text: text.trim() };
}

function parseAny(text: string): Color | null {
  return parsePasted(text) ?? parseMore(text);
}

/** Whether text pasted outside the fields is for the converter. Several colors are, to say where they belong. */
export function takesPaste(text: string): boolean {
  return parseAny(text) !== null || hasSeveral(text);
}

export function catchUp(state: Converter): Converter {
  const { draft } = state;
  if (draft?.status === "unread") return edit(state, draft.field, draft.text);
  return draft?.status === "left" ? settle(edit(state, draft.field, draft.text)) : state;
}

/** Everything the page shows about a color, as text: the page itself contains no color code. */
export type View = {
  /** "#RRGGBB", in sRGB without alpha. */
  hex: Hex;
  /** One text per row of the table, in the same order. */
  rows: string[];
  /** The opaque color in CSS, and what to say about it; null if it is inside sRGB. */
  outside: { css: string; where: string; difference: string } | null;
  /** The color with its alpha; null if it is opaque. */
  clear: { css: string; percent: number } | null;
  /** Why the draft is not a color; null if it is one or there is no draft. */
  reason: string | null;
};

export function viewOf(state: Converter): View {
  const { color, draft } = state;
  const gamut = smallestGamut(color);
  return {
    hex: printHex(color),
    rows: ROWS.map((format) => print(color, format)),
    outside:
      gamut === "srgb"
        ? null
        : {
            css: print({ ...color, alpha: 1 }, "oklch"),
            where: gamut ? `It's inside ${GAMUT_NAMES[gamut]}.` : "Standard screens can't show it.",
            difference: deltaE2000(color, insideSrgb(color, "srgb")).toFixed(1),
          },
    clear: color.alpha < 1 ? { css: print(color, "rgb"), percent: Math.round(color.alpha * 100) } : null,
    reason: draft?.status === "bad" ? explain(draft.text, rowOf(draft.field, state)) : null,
  };
}

function explain(text: string, row: Row | null): string | null {
  // With its name, numbers get an example of the format.
  const name = row === "p3" ? "color" : row === "hex" ? null : row;
  const named = name && /^[^a-z#]*\d[^a-z#]*$/i.test(text) ? explainUnreadable(`${name}(${text})`) : null;
  if (!hasSeveral(text)) return named ?? explainUnreadable(text);
  return "This text has several colors. To convert them all, use “Text or file” in the Color Converter.";
}

/** Whether a text that isn't a color has more than one. The start of a color-mix() doesn't count. */
function hasSeveral(text: string): boolean {
  return !/^\s*color-mix\(/i.test(text) && scanColors(text.slice(0, MAX_TEXT_CHARACTERS)).length > 1;
}
