import { isObject, type JsonObject } from "../../text/pasted/object.ts";
import { readProcreateJson } from "../files/procreate.ts";
import { countColors, type ImportedPalette } from "../imported.ts";
import { nameAfterGroup, PaletteBuilder } from "../palette-builder.ts";
import { readFigmaVariables } from "./figma.ts";
import { COLOR_KEYS, NAME_KEYS, PLAIN_KEYS, readChannels, readJsonColor, textOf } from "./json-color.ts";
import { entriesOf, parseInOrder } from "./json-order.ts";
import { readTokens } from "./tokens.ts";

type Node = { readonly value: unknown; readonly name: string | null; readonly group: string };

const TEXT_KEYS = /^(?:\$.*|name|title|label|id|slug|type|description|comment|author|link|url|source)$/i;
// The gap between two objects in JSON lines (https://jsonlines.org). Strings have no line breaks.
const BETWEEN_LINES = /\}[ \t\r]*\n\s*\{/g;

/** Reads JSON with colors: design tokens, Figma variables, Procreate swatches, nested data. `null` for other text. */
export function readJson(text: string): ImportedPalette | null {
  if (!/^[[{"]/.test(text)) return null;
  const json = parseInOrder(text) ?? parseInOrder(`[${text.replace(BETWEEN_LINES, "},{")}]`);
  const swatches = readProcreateJson(json) ?? readFigmaVariables(json);
  if (swatches) return swatches;
  const { palette: tokens, isTyped } = readTokens(json);
  if (tokens && isTyped) return tokens;
  // Objects with a value may be untyped tokens or any other JSON.
  const plain = readPlainJson(json);
  return tokens && (!plain || countColors(tokens) >= countColors(plain)) ? tokens : plain;
}

function readPlainJson(json: unknown): ImportedPalette | null {
  const builder = new PaletteBuilder();
  const rest: Node[] = [{ value: json, name: null, group: "" }];
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { value, name, group } = node;
    const color = readJsonColor(value);
    if (color) {
      builder.add(color, name, group);
      continue;
    }
    if (!isObject(value)) continue;
    const swatch = Array.isArray(value) ? null : readNamedColor(value);
    if (swatch) builder.add(swatch.color, swatch.name ?? name, group, { dark: readJsonColor(value.dark) });
    // The stack is last in, first out, so the first entry is pushed last.
    else for (const child of childrenOf(value, node).reverse()) rest.push(child);
  }
  const name = isObject(json) ? textOf(json, NAME_KEYS) : null;
  const palette = builder.finish("JSON", name);
  return palette && nameAfterGroup(palette);
}

/** Reads `{ "name": "Teal", "hex": "#0d6986" }`, `{ "name": "Teal", "r": 13, "g": 105, "b": 134 }` and the like. */
function readNamedColor(value: JsonObject) {
  for (const key of [...COLOR_KEYS, null]) {
    const color = key === null ? readChannels(value) : Object.hasOwn(value, key) ? readJsonColor(value[key]) : null;
    if (color) return { color, name: textOf(value, NAME_KEYS) };
  }
  return null;
}

function childrenOf(value: JsonObject, { name, group }: Node): Node[] {
  if (Array.isArray(value)) return value.map((item) => ({ value: item, name: null, group: name ?? group }));
  const ownName = name ?? textOf(value, ["name", "title"]);
  const isTop = name === null && group === "" && !Array.isArray(value.colors);
  const inner = isTop ? "" : (ownName ?? group);
  return entriesOf(value)
    .filter(([key]) => !TEXT_KEYS.test(key))
    .map(([key, child]) => ({ value: child, name: PLAIN_KEYS.test(key) ? null : key, group: inner }));
}
