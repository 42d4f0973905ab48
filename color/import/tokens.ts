import type { Color } from "../color.ts";
import { type ImportedPalette, PaletteBuilder } from "./imported.ts";
import { isObject, type JsonObject, readJsonColor } from "./json-color.ts";
import { whyUnread } from "./why-unread.ts";

type Token = { readonly path: readonly string[]; readonly value: unknown; readonly type: unknown };
type Node = { readonly value: JsonObject; readonly path: readonly string[]; readonly type: unknown };

const MOST_ALIASES = 32;
const DEEPEST_LEVEL = 64;

/**
 * The colors of design tokens (https://www.designtokens.org/tr/2025.10/format/): a type holds for everything below it,
 * `{group.token}` and `$ref` stand for another token. Also as they were before, with values of text, and as Style
 * Dictionary and Tokens Studio have them, without dollar signs. `null` for other JSON.
 */
export function readTokens(json: unknown): ImportedPalette | null {
  const tokens = findTokens(json);
  if (tokens.length === 0) return null;
  const byPath = new Map(tokens.map((token) => [token.path.join("."), token]));
  const builder = new PaletteBuilder();
  for (const token of tokens) {
    const color = colorOf(token, byPath);
    const path = token.path.filter((part) => part !== "$root");
    if (color) builder.add(color, path.at(-1) ?? null, path.slice(0, -1).join(" / "));
    else if (token.type === "color") leave(builder, path, token.value);
  }
  return builder.finish("Design tokens");
}

function leave(builder: PaletteBuilder, path: readonly string[], value: unknown): void {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const reason = aliasOf(value) === null ? whyUnread(text) : "The token that it refers to is no color here.";
  builder.leave(path.join(" / "), text, reason);
}

function findTokens(json: unknown): Token[] {
  const tokens: Token[] = [];
  const rest: Node[] = isObject(json) && !Array.isArray(json) ? [{ value: json, path: [], type: undefined }] : [];
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { value, path } = node;
    const type = value.$type ?? (typeof value.type === "string" ? value.type : node.type);
    const tokenValue = value.$value ?? (typeof value.type === "string" ? value.value : undefined);
    if (tokenValue !== undefined) {
      tokens.push({ path, value: tokenValue, type });
      continue;
    }
    if (typeof value.$ref === "string") tokens.push({ path, value, type });
    if (path.length >= DEEPEST_LEVEL) continue;
    const children = Object.entries(value).filter(
      (entry): entry is [string, JsonObject] =>
        isObject(entry[1]) && !Array.isArray(entry[1]) && (entry[0] === "$root" || !entry[0].startsWith("$")),
    );
    // Last in, first out: so the first goes in last.
    for (const [key, child] of children.reverse()) rest.push({ value: child, path: [...path, key], type });
  }
  return tokens;
}

function colorOf(token: Token, byPath: ReadonlyMap<string, Token>): Color | null {
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

/** "group.token" of what stands for another token. */
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
