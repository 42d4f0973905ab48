import { parseJson } from "../../text/pasted/object.ts";
import type { JsonObject } from "./json-color.ts";

// JSON.parse puts keys such as "500" before all others and sorts them. With a sign before them they keep their place; this
// one no text of JSON can have as it is.
const MARK = "\0";
const NUMBER_KEY = /"\d+"\s*:/;
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** JSON whose objects have their keys in the order of the text, for `entriesOf` and `memberOf`. `undefined` for other text. */
export function parseInOrder(text: string): unknown {
  const json = parseJson(text);
  if (json === undefined || !NUMBER_KEY.test(text)) return json;
  return parseJson(
    text.replace(STRING, (whole, colon) => (colon && NUMBER_KEY.test(whole) ? `"\\u0000${whole.slice(1)}` : whole)),
  );
}

/** The keys and values in the order of the text. */
export function entriesOf(object: JsonObject): [string, unknown][] {
  return Object.entries(object).map(([key, value]) => [key.startsWith(MARK) ? key.slice(1) : key, value]);
}

/** The key under which an object keeps this one in its place. */
export function keyInOrder(key: string): string {
  return /^\d+$/.test(key) ? MARK + key : key;
}

/** The value of a key of an object or a place of a list; `undefined` where there is none. */
export function memberOf(object: JsonObject, key: string): unknown {
  if (Object.hasOwn(object, key)) return object[key];
  return Object.hasOwn(object, MARK + key) ? object[MARK + key] : undefined;
}
