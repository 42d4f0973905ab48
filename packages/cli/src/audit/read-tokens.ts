import { endOfString } from "../../../../color/text/code-text.ts";
import { parse } from "../../../../color/text/parse.ts";
import { tokenCss } from "../../../../color/text/pasted/object.ts";
import type { FoundColor } from "../../../../color/text/scan/scanner.ts";

const COLOR_OBJECT = /\{[^{}]{0,500}"colorSpace"[^{}]{0,500}\}/g;

/**
 * Finds design token colors that are objects with a color space and components.
 * https://www.designtokens.org/tr/2025.10/color/
 */
export function findTokenColors(text: string): FoundColor[] {
  if (!text.includes('"colorSpace"')) return [];
  return [...text.matchAll(COLOR_OBJECT)].flatMap(({ 0: written, index }) => {
    const color = parse(cssOf(written));
    return color ? [{ start: index, end: index + written.length, text: cssOf(written), color }] : [];
  });
}

function cssOf(json: string): string {
  try {
    const { colorSpace, components, alpha = 1 } = JSON.parse(json);
    return tokenCss({ colorSpace, components, alpha });
  } catch {
    return "";
  }
}

/** A text that is the value of a token, with the type of the token or of the nearest group that has one. */
export type TokenText = { readonly start: number; readonly text: string; readonly type: string | null };

type Group = { readonly parent: Group | null; type: string | null };

/** Finds the values of design tokens that are texts, of any type: `$value` and `$type`, or `value` and `type`. */
export function findTokenTexts(json: string): TokenText[] {
  if (!/"\$?value"/.test(json)) return [];
  let group: Group = { parent: null, type: null };
  const groups = [group];
  const found: { start: number; text: string; group: Group }[] = [];
  let key = "";
  for (const { start, text, isKey } of piecesOf(json)) {
    const sign = json[start];
    if (sign === "{") {
      group = { parent: group, type: null };
      groups.push(group);
    } else if (sign === "}") group = group.parent ?? group;
    else if (!isKey && /^\$?value$/.test(key)) found.push({ start: start + 1, text, group });
    else if (!isKey && (key === "$type" || (key === "type" && group.type === null))) group.type = text;
    key = isKey ? text : "";
  }
  // A group comes before what is in it.
  for (const one of groups) one.type ??= one.parent?.type ?? null;
  return found.map(({ start, text, group: { type } }) => ({ start, text, type }));
}

type Piece = { readonly start: number; readonly text: string; readonly isKey: boolean };

/** Strings and brackets. A string without an end takes the rest, so that time stays linear. */
function* piecesOf(json: string): Generator<Piece> {
  const signs = /["{}[]/g;
  const colon = /\s*:/y;
  for (let sign = signs.exec(json); sign; sign = signs.exec(json)) {
    const start = sign.index;
    if (sign[0] !== '"') {
      yield { start, text: "", isKey: false };
      continue;
    }
    // By hand: a regular expression for strings overflows the stack at some megabytes.
    const close = endOfString(json, start) - 1;
    const end = close === start ? json.length : close;
    colon.lastIndex = end + 1;
    yield { start, text: json.slice(start + 1, end), isKey: colon.test(json) };
    signs.lastIndex = end + 1;
  }
}
