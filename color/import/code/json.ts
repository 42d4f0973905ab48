import type { Color, SpaceId } from "../../color.ts";
import { SPACES, toRgb24 } from "../../convert.ts";
import { normalizeHue } from "../../kernel/hue.ts";
import { parse } from "../../text/parse.ts";
import { colorsOfJson, parseJson } from "../../text/pasted/object.ts";
import { parsePasted } from "../../text/pasted.ts";
import { readProcreateJson } from "../files/procreate.ts";
import type { ImportedPalette } from "../imported.ts";
import { nameAfterGroup, PaletteBuilder } from "../palette-builder.ts";
import { whyUnread } from "../why-unread.ts";

type Node = { readonly value: unknown; readonly name: string | null; readonly group: string };

const COLOR_KEYS = ["value", "hex", "color", "colour", "hexCode", "code", "rgb", "css"];
const NAME_KEYS = ["name", "title", "label", "id", "slug"];
// What holds colors without being a group of them.
const PLAIN_KEYS = /^(?:colou?rs?|palettes?|swatches|groups|theme|extend|values|items|data|tokens)$/i;
const TEXT_KEYS = /^(?:\$.*|name|title|label|id|slug|type|description|comment|author|link|url|source)$/i;

/** Any JSON with colors: design tokens, swatches of Procreate, lists and objects of any depth. `null` for other text. */
export function readJson(text: string): ImportedPalette | null {
  if (!/^[[{"]/.test(text)) return null;
  const json = parseJson(text);
  return readProcreateJson(json) ?? readTokens(json) ?? readPlainJson(json);
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
    const swatch = readNamedColor(value);
    if (swatch) builder.add(swatch.color, swatch.name ?? name, group, { dark: readJsonColor(value.dark) });
    // Last in, first out: so the first entry goes in last.
    else for (const child of childrenOf(value, node).reverse()) rest.push(child);
  }
  const name = isObject(json) ? textOf(json, NAME_KEYS) : null;
  const palette = builder.finish("JSON", name);
  return palette && nameAfterGroup(palette);
}

/** Such as `{ "name": "Teal", "hex": "#0d6986" }`. */
function readNamedColor(value: JsonObject) {
  for (const key of COLOR_KEYS) {
    const color = Object.hasOwn(value, key) ? readJsonColor(value[key]) : null;
    if (color) return { color, name: textOf(value, NAME_KEYS) };
  }
  return null;
}

function childrenOf(value: JsonObject, { name, group }: Node): Node[] {
  if (Array.isArray(value)) return value.map((item) => ({ value: item, name: null, group: name ?? group }));
  const ownName = name ?? textOf(value, ["name", "title"]);
  const isTop = name === null && group === "" && !Array.isArray(value.colors);
  const inner = isTop ? "" : (ownName ?? group);
  return Object.entries(value)
    .filter(([key]) => !TEXT_KEYS.test(key))
    .map(([key, child]) => ({ value: child, name: PLAIN_KEYS.test(key) ? null : key, group: inner }));
}

function textOf(value: JsonObject, keys: readonly string[]): string | null {
  const key = keys.find((candidate) => typeof value[candidate] === "string");
  return key === undefined ? null : (value[key] as string);
}

type Token = {
  readonly path: readonly string[];
  /** The same as they are called, where our own writer had to give other keys. */
  readonly names: readonly string[];
  readonly value: unknown;
  readonly type: unknown;
};
type Tokens = ReadonlyMap<string, Token>;
type TokenNode = Omit<Token, "value"> & { readonly value: JsonObject };

const MOST_ALIASES = 32;
/** Also in color/export/dtcg.ts. */
const NAME_EXTENSION = "com.huesmith";
const DEEPEST_LEVEL = 64;

/**
 * The colors of design tokens (https://www.designtokens.org/tr/2025.10/format/): a type holds for everything below it,
 * `{group.token}` and `$ref` refer to another token. Also as they were before, with values of text, as Style Dictionary
 * and Tokens Studio have them, without dollar signs, and as a resolver with tokens inside, of which the theme called "dark"
 * gives the dark values. `null` for other JSON.
 */
function readTokens(json: unknown): ImportedPalette | null {
  const document = readResolver(json) ?? { name: null, light: [json], dark: [] };
  const light = mapTokens(document.light);
  const dark = mapTokens(document.dark);
  if (light.size === 0) return null;
  const inDark = new Map([...light, ...dark]);
  const builder = new PaletteBuilder();
  for (const [key, token] of light) {
    const color = colorOf(token, light);
    const other = dark.get(key);
    const names = token.names.filter((_, index) => token.path[index] !== "$root");
    if (color)
      builder.add(color, names.at(-1) ?? null, names.slice(0, -1).join(" / "), {
        dark: other && colorOf(other, inDark),
      });
    else if (token.type === "color") leave(builder, names, token.value);
  }
  return builder.finish("Design tokens", document.name);
}

function leave(builder: PaletteBuilder, path: readonly string[], value: unknown): void {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const reason = aliasOf(value) === null ? whyUnread(text) : "The token it refers to is not a color in this file.";
  builder.leave(path.join(" / "), text, reason);
}

function mapTokens(sources: readonly unknown[]): Tokens {
  return new Map(sources.flatMap(findTokens).map((token) => [token.path.join("."), token]));
}

function findTokens(json: unknown): Token[] {
  const tokens: Token[] = [];
  const rest: TokenNode[] =
    isObject(json) && !Array.isArray(json) ? [{ value: json, path: [], names: [], type: undefined }] : [];
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { value, path, names } = node;
    const type = value.$type ?? (typeof value.type === "string" ? value.type : node.type);
    const tokenValue = value.$value ?? (typeof value.type === "string" ? value.value : undefined);
    if (tokenValue !== undefined) {
      tokens.push({ path, names, value: tokenValue, type });
      continue;
    }
    if (typeof value.$ref === "string") tokens.push({ path, names, value, type });
    if (path.length >= DEEPEST_LEVEL) continue;
    const children = Object.entries(value).filter(
      (entry): entry is [string, JsonObject] =>
        isObject(entry[1]) && !Array.isArray(entry[1]) && (entry[0] === "$root" || !entry[0].startsWith("$")),
    );
    // Last in, first out: so the first goes in last.
    for (const [key, child] of children.reverse()) {
      rest.push({ value: child, path: [...path, key], names: [...names, nameOf(key, child)], type });
    }
  }
  return tokens;
}

function nameOf(key: string, { $extensions }: JsonObject): string {
  const extension = isObject($extensions) ? $extensions[NAME_EXTENSION] : undefined;
  if (!isObject(extension) || typeof extension.name !== "string") return key;
  return extension.name.replace(/%(?:25|7B|7D)/g, decodeURIComponent);
}

function colorOf(token: Token, byPath: Tokens): Color | null {
  let current: Token | undefined = token;
  let { type } = token;
  for (let step = 0; current && step < MOST_ALIASES; step++) {
    type ??= current.type;
    if (type !== undefined && type !== "color") return null;
    const target = aliasOf(current.value);
    if (target === null) return readJsonColor(current.value);
    current = byPath.get(target) ?? byPath.get(`${target}.$root`);
  }
  return null;
}

/** The "group.token" that a reference names; `null` for other values. */
function aliasOf(value: unknown): string | null {
  if (typeof value === "string") return /^\s*\{([^{}]{1,1000})\}\s*$/.exec(value)?.[1]?.trim() ?? null;
  const reference = isObject(value) ? value.$ref : undefined;
  if (typeof reference !== "string" || !reference.startsWith("#/")) return null;
  // A JSON pointer: https://www.rfc-editor.org/rfc/rfc6901
  return reference
    .slice(2)
    .replace(/\/\$value$/, "")
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");
}

/** The sources of the tokens in two themes; what is in `dark` comes over `light`. */
type Themes = {
  readonly name: string | null;
  readonly light: readonly unknown[];
  readonly dark: readonly unknown[];
};

/**
 * A resolver of design tokens with its tokens inside (https://www.designtokens.org/tr/2025.10/resolver/): all sets, and of
 * each modifier its usual context, or the first; in the dark theme the one called "dark". Files that it only names are not
 * here. `null` for other JSON.
 */
function readResolver(json: unknown): Themes | null {
  if (!isObject(json) || !Array.isArray(json.resolutionOrder) || typeof json.version !== "string") return null;
  const sets = valuesOf(json.sets).flatMap(({ sources }) => listOf(sources));
  const modifiers = valuesOf(json.modifiers).map((modifier) => ({
    contexts: isObject(modifier.contexts) ? Object.entries(modifier.contexts) : [],
    usual: modifier.default,
  }));
  const light = modifiers.flatMap(({ contexts, usual }) => {
    const [, sources] = contexts.find(([name]) => name === usual) ?? contexts[0] ?? [];
    return listOf(sources);
  });
  const dark = modifiers.flatMap(({ contexts }) => listOf(contexts.find(([name]) => /^dark$/i.test(name))?.[1]));
  return { name: typeof json.name === "string" ? json.name : null, light: [...sets, ...light], dark };
}

function valuesOf(object: unknown): JsonObject[] {
  return isObject(object) && !Array.isArray(object) ? Object.values(object).filter(isObject) : [];
}

function listOf(sources: unknown): unknown[] {
  return Array.isArray(sources) ? sources : [];
}

export type JsonObject = Readonly<Record<string, unknown>>;

const TOKEN_SPACES: readonly SpaceId[] = [
  ...(["srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb"] as const),
  ...(["prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"] as const),
];
// Not "100", which could be hex too.
const LOOKS_LIKE_COLOR = /^(?:0x)?[\da-f]{6}(?:[\da-f]{2})?$|^[a-z]+-\d{2,3}$|\(/i;
const MOST_KEYS = 8;

/**
 * The color that a value of JSON is: a text, a color of design tokens (https://www.designtokens.org/tr/2025.10/color/) or
 * an object or list of channels. `null` for any other.
 */
function readJsonColor(value: unknown): Color | null {
  if (typeof value === "string") return parse(value) ?? (LOOKS_LIKE_COLOR.test(value) ? parsePasted(value) : null);
  if (!isObject(value)) return null;
  if (Array.isArray(value)) return value.length === 3 || value.length === 4 ? firstColor(value) : null;
  const token = readTokenColor(value);
  if (token) return token;
  const channels = Object.entries(value);
  if (channels.length < 3 || channels.length > MOST_KEYS) return null;
  return channels.every(([, channel]) => typeof channel === "number") ? firstColor(value) : null;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

/** The units of the tokens are those of color.ts. */
function readTokenColor({ colorSpace, components, alpha, hex }: JsonObject): Color | null {
  const space = colorSpace === "xyz" ? "xyz-d65" : (colorSpace as SpaceId);
  if (!TOKEN_SPACES.includes(space) || !Array.isArray(components) || components.length !== 3) return null;
  const numbers = components.map((component) => (component === "none" ? null : component));
  const isReadable = numbers.every(
    (number) => number === null || (typeof number === "number" && Number.isFinite(number)),
  );
  if (!isReadable) return typeof hex === "string" ? parsePasted(hex) : null;
  const channels = [...SPACES[space].letters].map((letter, index) => {
    const number = numbers[index] as number | null;
    // Only a hue can be missing; it goes around.
    if (letter === "h") return [letter, number === null ? null : normalizeHue(number)];
    return [letter, number ?? 0];
  });
  const opacity = typeof alpha === "number" && alpha >= 0 && alpha <= 1 ? alpha : 1;
  const color = { space, ...Object.fromEntries(channels), alpha: opacity } as Color;
  // The components are rounded; where the hex beside them is the same color, the hex is exact.
  const short = space === "srgb" && typeof hex === "string" ? parse(hex) : null;
  return short && toRgb24(short) === toRgb24(color) ? { ...short, alpha: opacity } : color;
}

function firstColor(value: unknown): Color | null {
  const colors = colorsOfJson(value);
  return colors.length === 1 ? (colors[0] as Color) : null;
}
