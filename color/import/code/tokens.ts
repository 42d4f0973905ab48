import type { Color } from "../../color.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { whyUnread } from "../why-unread.ts";
import { isObject, type JsonObject, readJsonColor } from "./json-color.ts";

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
export function readTokens(json: unknown): ImportedPalette | null {
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
