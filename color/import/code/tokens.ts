import type { Color } from "../../color.ts";
import { parseAlpha } from "../../text/parse-alpha.ts";
import { isObject, type JsonObject } from "../../text/pasted/object.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { whyUnread } from "../why-unread.ts";
import { PLAIN_KEYS, readJsonColor } from "./json-color.ts";
import { entriesOf } from "./json-order.ts";
import { aliasOf, findTokens, LIGHT_KEYS, pointerOf, type Token, valueAt } from "./token-tree.ts";

type Tokens = {
  readonly isDark: boolean;
  readonly byPath: ReadonlyMap<string, Token>;
  /** Tokens by path without the first names. */
  readonly byEnd: ReadonlyMap<string, Token>;
};

const MAX_ALIASES = 32;
/** Tokens Studio sets and Chakra's `theme.tokens` are not part of a reference. */
const MAX_OUTER_NAMES = 3;
const DARK_KEYS = ["_dark", "dark", ...LIGHT_KEYS];
/** Tokens Studio writes a reference to another color with an opacity. */
const FADED = /^\s*rgba?\(\s*(\{[^{}]{1,1000}\})\s*,\s*([\d.]{1,20}%?)\s*\)\s*$/;
const PARTS = ["colorSpace", "components", "alpha", "hex"];

/**
 * Reads the colors in design tokens (https://www.designtokens.org/tr/2025.10/format/): a type applies to everything
 * below it, `{group.token}` and `$ref` refer to another token, `$extends` to a group. Also reads older tokens with
 * string values, as Style Dictionary and Tokens Studio write them, tokens without dollar signs, and resolvers with
 * inline tokens, whose "dark" theme gives the dark values. `isTyped` is whether a token has a `type` or `$value`, which
 * may not be the case in Style Dictionary, Panda (https://panda-css.com/docs/theming/tokens) and Chakra. The palette is
 * `null` for other JSON.
 */
export function readTokens(json: unknown): { palette: ImportedPalette | null; isTyped: boolean } {
  const document = readResolver(json) ?? { name: null, light: [json], dark: [] };
  const found = document.light.flatMap(findTokens);
  const isTyped = found.some(({ isMarked }) => isMarked);
  const light = indexTokens(found, false);
  const dark = indexTokens([...found, ...document.dark.flatMap(findTokens)], true);
  const builder = new PaletteBuilder();
  for (const [key, token] of light.byPath) {
    const color = colorOf(token, light);
    const names = token.names.filter((_, index) => token.path[index] !== "$root");
    const groups = names.slice(0, -1).filter((name) => isTyped || !PLAIN_KEYS.test(name));
    if (color) {
      const other = colorOf(dark.byPath.get(key) as Token, dark);
      builder.add(color, names.at(-1) ?? null, groups.join(" / "), { dark: other });
    } else if (token.type === "color" || isColorAlias(token)) leave(builder, names, token);
  }
  return { palette: builder.finish("Design tokens", document.name), isTyped };
}

/**
 * Reads a design token resolver with inline tokens (https://www.designtokens.org/tr/2025.10/resolver/): all sets, and
 * the default (or first) context of each modifier; in the dark theme, which overrides the light one, the one called
 * "dark". Files that it only references are skipped. `null` for other JSON.
 */
function readResolver(json: unknown) {
  if (!isObject(json) || !Array.isArray(json.resolutionOrder) || typeof json.version !== "string") return null;
  const sets = valuesOf(json.sets).flatMap(({ sources }) => listOf(sources));
  const modifiers = valuesOf(json.modifiers).map((modifier) => ({
    contexts: isObject(modifier.contexts) ? entriesOf(modifier.contexts) : [],
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

/** Without types, only the names tell whether an alias is a color. */
function isColorAlias({ path, value, type }: Token): boolean {
  const alias = aliasOf(value);
  return type === undefined && alias !== null && /colou?r/i.test(`${path.join(".")} ${alias}`);
}

function leave(builder: PaletteBuilder, path: readonly string[], { value, isModified }: Token): void {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const isReference = aliasOf(value) !== null || pointerOf(value) !== null;
  const reason = isModified
    ? "Tokens Studio calculates this color. Import the tokens that it has transformed."
    : isReference
      ? "The token it refers to is not a color in this file."
      : whyUnread(text);
  builder.leave(path.join(" / "), text, reason);
}

/** The last token at the same path counts, and the first with the same ending, which is usually in the light theme. */
function indexTokens(found: readonly Token[], isDark: boolean): Tokens {
  const byPath = new Map(found.map((token) => [token.path.join("."), token]));
  const byEnd = new Map<string, Token>();
  for (const token of byPath.values()) {
    for (let outer = 1; outer <= MAX_OUTER_NAMES && outer < token.path.length; outer++) {
      const end = token.path.slice(outer).join(".");
      if (!byEnd.has(end)) byEnd.set(end, token);
    }
  }
  return { isDark, byPath, byEnd };
}

function colorOf(token: Token, tokens: Tokens): Color | null {
  let current = token;
  let { type, value } = token;
  let alpha = 1;
  for (let step = 0; step < MAX_ALIASES; step++) {
    type ??= current.type;
    if (current.isModified) return null;
    if (type !== undefined && type !== "color") return null;
    value = inTheme(value, tokens.isDark);
    const [, faded, opacity] = (typeof value === "string" && FADED.exec(value)) || [];
    if (faded !== undefined) {
      value = faded;
      alpha *= parseAlpha(opacity ?? "") ?? 1;
    }
    const pointer = pointerOf(value);
    const alias = aliasOf(value) ?? pointer?.join(".").replace(/\.\$value$/, "");
    if (alias === undefined) {
      const color = readJsonColor(withParts(value, current.source));
      return color && { ...color, alpha: color.alpha * alpha };
    }
    const target = findTarget(alias, current, tokens);
    // A pointer may also refer to a value or a part of one.
    value = target ? target.value : pointer && valueAt(current.source, pointer);
    current = target ?? current;
  }
  return null;
}

/** Finds a reference's token. References in Style Dictionary 3 end in "value". */
function findTarget(alias: string, { path: [outermost] }: Token, { byPath, byEnd }: Tokens): Token | undefined {
  for (const target of [alias, alias.replace(/\.value$/, "")]) {
    const paths = [target, `${target}.$root`, `${outermost}.${target}`];
    const path = paths.find((candidate) => byPath.has(candidate));
    const token = path === undefined ? byEnd.get(target) : byPath.get(path);
    if (token) return token;
  }
  return undefined;
}

/** Panda and Chakra put both themes in one value: `{ base: "#fff", _dark: "#000" }`. */
function inTheme(value: unknown, isDark: boolean): unknown {
  if (!isObject(value)) return value;
  const key = (isDark ? DARK_KEYS : LIGHT_KEYS).find((candidate) => Object.hasOwn(value, candidate));
  return key === undefined ? value : value[key];
}

/** Resolves parts of a color that refer to others, such as `{ "$ref": "#/brand/$value/components/0" }`. */
function withParts(value: unknown, source: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const part = (given: unknown) => {
    let found = given;
    for (let step = 0, pointer = pointerOf(found); pointer && step < MAX_ALIASES; step++) {
      found = valueAt(source, pointer);
      pointer = pointerOf(found);
    }
    return found;
  };
  const parts = PARTS.filter((key) => Object.hasOwn(value, key)).map((key) => [key, part(value[key])] as const);
  const { components, ...rest } = { ...value, ...Object.fromEntries(parts) } as JsonObject;
  if (!Array.isArray(components) || components.length !== 3) return value;
  return { ...rest, components: components.map(part) };
}
