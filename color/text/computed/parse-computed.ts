import { type Color, channelOf, isMissing } from "../../color.ts";
import { wcagContrast } from "../../contrast/contrast.ts";
import { fromRgb24, SPACES, toRgb24 } from "../../convert.ts";
import { convertForMixing } from "../../mix.ts";
import { MAX_NUMBER } from "../css-value.ts";
import { parsePlain, spaceOf, tidy } from "../parse-plain.ts";
import { readColorMix } from "./color-mix.ts";
import { type Cursor, isMath, readMath, tokensOf, type Value, type Words } from "./math.ts";

// Far longer than any color in a real style sheet.
const MAX_CHARACTERS = 4000;
const MAX_DEPTH = 16;
const FUNCTION = /^\s*(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix|contrast-color|alpha)\(/i;
const WHITE = 0xffffff;
const BLACK = 0;
const NO_WORDS: Words = new Map();
const NO_OPEN: ReadonlySet<string> = new Set();

/**
 * Reads a color that must be computed from literals: color-mix(), contrast-color(), alpha(), relative colors, and
 * channels with calc() and other math functions (https://drafts.csswg.org/css-color-5/). `null` for any other text. A
 * channel that is missing in the origin stays missing when used alone, and counts as 0 in math.
 */
export function parseComputed(text: string): Color | null {
  if (text.length > MAX_CHARACTERS || !text.includes("(")) return null;
  const tidied = tidy(text);
  if (!FUNCTION.test(tidied)) return null;
  const cursor = tokensOf(tidied);
  const color = cursor && readColor(cursor, 0);
  return color && cursor.next.text === "" ? color : null;
}

function readColor(cursor: Cursor, level: number): Color | null {
  if (level > MAX_DEPTH) return null;
  const { kind, text } = cursor.take();
  if (kind !== "function") return kind === "hash" || kind === "word" ? parsePlain(text) : null;
  const name = text.slice(0, -1);
  const inner = (deeper: Cursor) => readColor(deeper, level + 1);
  switch (name) {
    case "color-mix":
      return readColorMix(cursor, inner);
    case "contrast-color": {
      const color = inner(cursor);
      return color && cursor.skip(")") ? blackOrWhite(color) : null;
    }
    case "alpha": {
      const origin = cursor.skip("from") ? inner(cursor) : null;
      return origin && withAlpha(cursor, origin);
    }
    default:
      return cursor.skip("from")
        ? readRelative(cursor, name.replace(/^(rgb|hsl)a$/, "$1"), inner(cursor))
        : readAbsolute(cursor, name);
  }
}

/** Reads the text after "rgb(" and the like, and computes its math. */
function readAbsolute(cursor: Cursor, name: string): Color | null {
  const space = name === "color" ? cursor.take().text : "";
  const values = readValues(cursor, NO_WORDS);
  return values === null ? null : parsePlain(`${name}(${space} ${values})`);
}

/** Reads the text after the origin of a relative color. https://drafts.csswg.org/css-color-5/#relative-colors */
function readRelative(cursor: Cursor, name: string, origin: Color | null): Color | null {
  const inColor = name === "color" ? cursor.take().text : "";
  const space = spaceOf(name, inColor);
  if (!origin || !space) return null;
  const converted = convertForMixing(origin, space);
  // rgb() goes to 255, but its result here may be outside sRGB.
  const scale = name === "rgb" ? 255 : 1;
  const words = new Map([["alpha", origin.alpha]]);
  for (const letter of SPACES[space].letters) words.set(letter, (channelOf(converted, letter) ?? 0) * scale);
  const open = new Set([...words.keys()].filter((word) => isMissing(converted, word)));
  const values = readValues(cursor, words, scale, open);
  if (values === null || values.includes(",")) return null;
  const alpha = values.includes("/") ? "" : ` / ${open.has("alpha") ? "none" : numberText(origin.alpha)}`;
  return parsePlain(`${name === "rgb" ? "color(srgb" : `${name}(${inColor}`} ${values}${alpha})`);
}

/**
 * Reads values with commas and slashes up to the closing parenthesis, as plain CSS. `divisor` applies to the channels,
 * not to alpha. Words in `open` are missing channels and become `none`.
 */
function readValues(cursor: Cursor, words: Words, divisor = 1, open = NO_OPEN): string | null {
  const parts: string[] = [];
  let scale = divisor;
  while (!cursor.skip(")")) {
    const { next } = cursor;
    if (next.text === "," || next.text === "/") {
      parts.push(cursor.take().text);
      if (next.text === "/") scale = 1;
      continue;
    }
    const value = readValue(cursor, words, scale, open);
    if (value === null) return null;
    parts.push(value);
  }
  return parts.join(" ");
}

function readValue(cursor: Cursor, words: Words, divisor: number, open = NO_OPEN): string | null {
  const { next } = cursor;
  if (isMath(next)) return valueText(readMath(cursor, words), divisor);
  cursor.take();
  if (next.text === "none" || open.has(next.text)) return "none";
  if (next.kind === "number") return next.unit === "" ? numberText(Number(next.text) / divisor) : next.text;
  const number = next.kind === "word" ? words.get(next.text) : undefined;
  return number === undefined ? null : numberText(number / divisor);
}

function valueText(value: Value | null, divisor: number): string | null {
  if (!value) return null;
  return value.unit === "" ? numberText(value.number / divisor) : numberText(value.number) + value.unit;
}

/** A number as CSS reads it: 0 for NaN, and no infinity. */
function numberText(number: number): string {
  return String(Math.min(Math.max(number || 0, -MAX_NUMBER), MAX_NUMBER));
}

/** Reads what follows the origin of alpha(): a slash and an alpha, or nothing. */
function withAlpha(cursor: Cursor, origin: Color): Color | null {
  if (cursor.skip(")")) return origin;
  if (!cursor.skip("/")) return null;
  const open = isMissing(origin, "alpha") ? new Set(["alpha"]) : NO_OPEN;
  const value = readValue(cursor, new Map([["alpha", origin.alpha]]), 1, open);
  const faded = value !== null && cursor.skip(")") ? parsePlain(`rgb(0 0 0 / ${value})`) : null;
  if (!faded) return null;
  const missing = [...(origin.missing ?? []).filter((name) => name !== "alpha"), ...(faded.missing ?? [])];
  return { ...origin, alpha: faded.alpha, missing: missing.length > 0 ? missing : undefined };
}

/** Black or white, whichever has more WCAG contrast with the color; white if equal. */
function blackOrWhite(color: Color): Color {
  const background = toRgb24(color);
  return fromRgb24(wcagContrast(BLACK, background) > wcagContrast(WHITE, background) ? BLACK : WHITE);
}
