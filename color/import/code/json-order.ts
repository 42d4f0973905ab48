import { type JsonObject, parseJson } from "../../text/pasted/object.ts";

// JSON.parse sorts keys such as "500" and puts them before all others. With a mark in front they keep their place; this
// one can't occur unescaped in JSON text.
const MARK = "\0";
const NUMBER_KEY = /"\d+"\s*:/;
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** Parses JSON and keeps the key order of the text, for `entriesOf` and `memberOf`. `undefined` for other text. */
export function parseInOrder(text: string): unknown {
  const json = parseJson(text);
  if (json === undefined || !NUMBER_KEY.test(text)) return json;
  return parseJson(
    text.replace(STRING, (whole, colon) => (colon && NUMBER_KEY.test(whole) ? `"\\u0000${whole.slice(1)}` : whole)),
  );
}

/** The entries of an object in the order of the text. */
export function entriesOf(object: JsonObject): [string, unknown][] {
  return Object.entries(object).map(([key, value]) => [key.startsWith(MARK) ? key.slice(1) : key, value]);
}

/** The key to store a value under so that it keeps its place. */
export function keyInOrder(key: string): string {
  return /^\d+$/.test(key) ? MARK + key : key;
}

/** The value of an object's key or a list's index; `undefined` if there is none. */
export function memberOf(object: JsonObject, key: string): unknown {
  if (Object.hasOwn(object, key)) return object[key];
  return Object.hasOwn(object, MARK + key) ? object[MARK + key] : undefined;
}
