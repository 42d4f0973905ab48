import type { Color, Hex } from "#color/color.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { smallestGamut } from "#color/gamut.ts";
import { parseMore } from "#color/more-spaces/text.ts";
import { readColor } from "#color/text/address.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { insideSrgb, print, printHex } from "#color/text/print.ts";
import { scanColors } from "#color/text/scan/scan.ts";
import { GAMUT_NAMES } from "#color/words/gamut-names.ts";
import { type Converter, type FieldId, ROWS, STARTER_TEXT, settle } from "./model.ts";

const STARTER_COLOR: Color = { space: "srgb", r: 200 / 255, g: 200 / 255, b: 20 / 255, alpha: 1 };
const MAX_TEXT_CHARACTERS = 2000;

/** The state from an address. Invalid text is shown in the large input, with the starter color. */
export function read(params: URLSearchParams): Converter {
  const starter: Converter = { color: STARTER_COLOR, text: STARTER_TEXT, draft: null };
  const text = params.get("c");
  return text === null ? starter : settle(edit(starter, "main", unfold(text.slice(0, MAX_TEXT_CHARACTERS))));
}

/** Turns a color in our address grammar, as the tray sends it, into what a person would write. */
function unfold(text: string): string {
  const color = /[~_]/.test(text) ? readColor(text) : null;
  if (!color) return text;
  return print(color, color.space === "srgb" ? "hex" : color.space === "display-p3" ? "p3" : color.space);
}

/** Applies typed or pasted text. Invalid text changes only the field: the last good color stays. */
export function edit(state: Converter, field: FieldId, text: string): Converter {
  const color = parseAny(text);
  if (!color) return { ...state, draft: { field, text, status: "bad" } };
  return { color, text: text.trim(), draft: { field, text, status: "good" } };
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

export function viewOf({ color, draft }: Converter): View {
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
    reason: draft?.status === "bad" ? explain(draft.text) : null,
  };
}

function explain(text: string): string | null {
  if (!hasSeveral(text)) return explainUnreadable(text);
  return "This text has several colors. To convert them all, use “Text or file” in the Color Converter.";
}

/** Whether a text that isn't a color has more than one. The start of a color-mix() doesn't count. */
function hasSeveral(text: string): boolean {
  return !/^\s*color-mix\(/i.test(text) && scanColors(text.slice(0, MAX_TEXT_CHARACTERS)).length > 1;
}
