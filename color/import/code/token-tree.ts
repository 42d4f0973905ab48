import { isObject, type JsonObject } from "../../text/pasted/object.ts";
import { NAME_KEYS, readJsonColor, textOf } from "./json-color.ts";
import { entriesOf, memberOf } from "./json-order.ts";

export type Token = {
  readonly path: readonly string[];
  /** The path in display names, which differ where our own writer had to change a key. */
  readonly names: readonly string[];
  readonly value: unknown;
  readonly type: unknown;
  /** Whether it has a `$value` or a type. */
  readonly isMarked: boolean;
  /** Whether Tokens Studio makes another color of its value: https://docs.tokens.studio/manage-tokens/token-values/modify */
  readonly isModified: boolean;
  /** The document that its pointers refer to. */
  readonly source: unknown;
};
/** `layers` are an object and those it inherits from, nearest first. */
type TokenNode = Pick<Token, "path" | "names" | "type"> & { readonly layers: readonly JsonObject[] };

/** Keys that Panda and Chakra use for the light value, if there is one per theme. */
export const LIGHT_KEYS = ["base", "DEFAULT", "_light", "light"];
/** Same as in color/export/dtcg.ts. */
const NAME_EXTENSION = "com.huesmith";
const MAX_DEPTH = 64;
const MAX_LAYERS = 32;
/** Counted from the first `$extends`: groups that inherit from their own ancestors could go on forever. */
const MAX_ENTRIES = 50_000;
const MAX_REFERENCE_CHARACTERS = 1000;

/** The tokens below a JSON object in order, including those that a group inherits through `$extends`. */
export function findTokens(source: unknown): Token[] {
  const tokens: Token[] = [];
  const rest: TokenNode[] = isGroup(source) ? [{ layers: [source], path: [], names: [], type: undefined }] : [];
  let left = MAX_ENTRIES;
  let hasInherited = false;
  for (let node = rest.pop(); node && left > 0; node = rest.pop()) {
    const { path, names } = node;
    const layers = withInherited(node.layers, source);
    hasInherited ||= layers.length > node.layers.length;
    const ownType = layers.map(typeOf).find((type) => type !== undefined);
    const type = ownType ?? node.type;
    const value = layers.map(tokenValueOf).find((candidate) => candidate !== undefined);
    const isModified = layers.some(
      ({ $extensions }) => valueAt($extensions, ["studio.tokens", "modify"]) !== undefined,
    );
    const isMarked = ownType !== undefined || layers.some(({ $value }) => $value !== undefined);
    if (value !== undefined) {
      tokens.push({ path, names, value, type, isMarked, isModified, source });
      continue;
    }
    const reference = layers.find(({ $ref }) => typeof $ref === "string");
    if (reference) tokens.push({ path, names, value: reference, type, isMarked: true, isModified, source });
    // Anything else in an object with a value, such as Style Dictionary's "original", is metadata.
    if (path.length >= MAX_DEPTH || layers.some((layer) => typeof layer.value === "string")) continue;
    const children = new Map<string, JsonObject[]>();
    // Inherited entries come first.
    for (const layer of layers.toReversed()) {
      const entries = entriesOf(layer);
      if (hasInherited) left -= entries.length;
      for (const [key, child] of entries) {
        if (!isGroup(child) || (key !== "$root" && key.startsWith("$"))) continue;
        children.set(key, [child, ...(children.get(key) ?? [])]);
      }
    }
    // The stack is last in, first out, so the first child is pushed last.
    for (const [key, [child, ...inherited]] of [...children].reverse()) {
      const own = child as JsonObject;
      // A token replaces an inherited one.
      const below = tokenValueOf(own) === undefined ? [own, ...inherited] : [own];
      rest.push({ layers: below, path: [...path, key], names: [...names, nameOf(key, own)], type });
    }
  }
  return tokens;
}

function withInherited(layers: readonly JsonObject[], source: unknown): readonly JsonObject[] {
  const all = [...layers];
  for (let index = 0; index < all.length && all.length < MAX_LAYERS; index++) {
    const { $extends } = all[index] as JsonObject;
    if ($extends === undefined) continue;
    const group = valueAt(
      source,
      aliasOf($extends)?.split(".") ?? pointerOf($extends) ?? pointerOf({ $ref: $extends }),
    );
    if (isGroup(group) && !all.includes(group)) all.push(group);
  }
  return all;
}

function typeOf({ $type, type }: JsonObject): unknown {
  return $type ?? (typeof type === "string" ? type : undefined);
}

/** Without a type, only a color or an alias counts as a value, and a name next to it makes this some other list. */
function tokenValueOf(object: JsonObject): unknown {
  const { $value, value, type } = object;
  if ($value !== undefined || typeof type === "string") return $value ?? value;
  if (value === undefined || textOf(object, NAME_KEYS) !== null) return undefined;
  const light = isGroup(value) ? LIGHT_KEYS.map((key) => value[key]).find((entry) => entry !== undefined) : value;
  return aliasOf(light) !== null || readJsonColor(light) ? value : undefined;
}

function nameOf(key: string, { $extensions }: JsonObject): string {
  const extension = isObject($extensions) ? $extensions[NAME_EXTENSION] : undefined;
  if (!isObject(extension) || typeof extension.name !== "string") return key;
  return extension.name.replace(/%(?:25|7B|7D)/g, decodeURIComponent);
}

/** The "group.token" that `{group.token}` names; `null` for other values. */
export function aliasOf(value: unknown): string | null {
  return typeof value === "string" ? (/^\s*\{([^{}]{1,1000})\}\s*$/.exec(value)?.[1]?.trim() ?? null) : null;
}

/** The parts of a JSON pointer (https://www.rfc-editor.org/rfc/rfc6901) in a `$ref`; `null` for other values. */
export function pointerOf(value: unknown): string[] | null {
  const reference = isObject(value) ? value.$ref : undefined;
  if (typeof reference !== "string" || !reference.startsWith("#/")) return null;
  return reference
    .slice(2, MAX_REFERENCE_CHARACTERS)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value at a path in JSON; `undefined` if there is none. */
export function valueAt(source: unknown, path: readonly string[] | null): unknown {
  if (path === null) return undefined;
  return path.reduce((value, part) => (isObject(value) ? memberOf(value, part) : undefined), source);
}

function isGroup(value: unknown): value is JsonObject {
  return isObject(value) && !Array.isArray(value);
}
