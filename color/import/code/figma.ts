import type { Color } from "../../color.ts";
import { isObject, type JsonObject } from "../../text/pasted/object.ts";
import type { ImportedPalette } from "../imported.ts";
import { PaletteBuilder } from "../palette-builder.ts";
import { readJsonColor, textOf } from "./json-color.ts";
import { entriesOf, memberOf } from "./json-order.ts";
import { aliasOf } from "./token-tree.ts";

type Mode = { readonly id: string; readonly name: string };
type Collection = {
  readonly name: string;
  readonly light: Mode | undefined;
  readonly dark: Mode | undefined;
  readonly unread: readonly Mode[];
};
type Variable = { readonly name: string; readonly values: JsonObject; readonly collection: Collection };

const MAX_ALIASES = 32;
const DARK = /\bdark\b/i;

/**
 * Reads the color variables of Figma as its API returns them
 * (https://developers.figma.com/docs/rest-api/variables-endpoints/) or as plugins export them. Colors come from the
 * default mode, dark values from the mode called dark. `null` for other JSON.
 */
export function readFigmaVariables(json: unknown): ImportedPalette | null {
  const variables = findVariables(json);
  if (variables.length === 0) return null;
  const byKey = new Map(variables.flatMap((variable) => variable.keys.map((key) => [key, variable.read] as const)));
  const builder = new PaletteBuilder();
  for (const { read } of variables) {
    const color = colorOf(read, byKey, false);
    const dark = colorOf(read, byKey, true);
    const path = read.name.split("/");
    if (color) builder.add(color, path.at(-1) ?? null, path.slice(0, -1).join(" / "), { dark });
    else builder.leave(read.name, "", "The variable it refers to is not a color in this file.");
  }
  for (const { name, unread } of new Set(variables.map(({ read }) => read.collection))) {
    for (const mode of unread) builder.leave(name, mode.name, "Only the default mode and the dark mode are read.");
  }
  const [name = null, ...others] = new Set(variables.map(({ read }) => read.collection.name));
  return builder.finish("Figma variables", others.length === 0 ? name : null);
}

/** Finds the variables, with the references that can point to them: an ID, a name in a collection, or only a name. */
function findVariables(json: unknown) {
  const data = isObject(json) && isObject(json.meta) ? json.meta : json;
  if (!isObject(data)) return [];
  const collections = itemsOf(data.variableCollections ?? data.collections ?? [data]);
  const known = new Map(collections.map(([id, collection]) => [id, readCollection(collection)]));
  const own = collections.flatMap(([id, collection]) =>
    variablesOf(collection).map(([key, variable]): [string, JsonObject] => [
      key,
      { ...variable, variableCollectionId: id },
    ]),
  );
  return (own.length === 0 ? itemsOf(data.variables) : own).flatMap(([id, variable]) => {
    const { name, valuesByMode, values = valuesByMode } = variable;
    const isColor = /^color$/i.test(textOf(variable, ["resolvedType", "type"]) ?? "");
    const collection = known.get(textOf(variable, ["variableCollectionId"]) ?? "");
    if (!isColor || typeof name !== "string" || !isObject(values) || !collection) return [];
    return [{ read: { name, values, collection }, keys: [name, `${collection.name}\n${name}`, id] }];
  });
}

/** Some plugins list the variables per mode, with a single value each. */
function variablesOf(collection: JsonObject): [string, JsonObject][] {
  if (collection.variables !== undefined) return itemsOf(collection.variables);
  const merged = new Map<string, { variable: JsonObject; values: Map<string, unknown> }>();
  for (const { id, variables } of modesOf(collection)) {
    for (const [, variable] of itemsOf(variables)) {
      const name = textOf(variable, ["name"]) ?? "";
      const entry = merged.get(name) ?? { variable, values: new Map() };
      merged.set(name, entry);
      entry.values.set(id, variable.value);
    }
  }
  return Array.from(merged, ([name, { variable, values }]) => [
    name,
    { ...variable, values: Object.fromEntries(values) },
  ]);
}

function readCollection(collection: JsonObject): Collection {
  const modes = modesOf(collection);
  const dark = modes.find(({ name }) => DARK.test(name));
  const usual = modes.find(({ id }) => id === collection.defaultModeId);
  const light = [usual, ...modes].find((mode) => mode && mode !== dark) ?? dark;
  const unread = modes.filter((mode) => mode !== light && mode !== dark);
  return { name: textOf(collection, ["name"]) ?? "", light, dark, unread };
}

/** Modes come as `{ modeId, name }`, as names, or as names by ID. */
function modesOf({ modes }: JsonObject) {
  if (!isObject(modes)) return [];
  return entriesOf(modes).map(([key, mode]) => {
    if (!isObject(mode)) return { id: Array.isArray(modes) ? String(mode) : key, name: String(mode), variables: [] };
    const name = textOf(mode, ["name"]) ?? key;
    return { id: textOf(mode, ["modeId", "id"]) ?? name, name, variables: mode.variables };
  });
}

function colorOf(variable: Variable, byKey: ReadonlyMap<string, Variable>, isDark: boolean): Color | null {
  let current: Variable | undefined = variable;
  for (let step = 0; current && step < MAX_ALIASES; step++) {
    const value = valueIn(current, isDark);
    const target = targetOf(value);
    if (target === null) return readJsonColor(value);
    current = byKey.get(target);
  }
  return null;
}

function valueIn({ values, collection: { light, dark } }: Variable, isDark: boolean): unknown {
  const modes = isDark ? [dark, light] : [light];
  const keys = modes.flatMap((mode) => (mode ? [mode.id, mode.name] : []));
  const key = keys.find((candidate) => memberOf(values, candidate) !== undefined);
  return key === undefined ? Object.values(values)[0] : memberOf(values, key);
}

/** `{ type: "VARIABLE_ALIAS", id }`, `{ collection, name }` or "{group.name}". */
function targetOf(value: unknown): string | null {
  if (!isObject(value)) return aliasOf(value)?.replaceAll(".", "/") ?? null;
  const { id, collection, name } = value;
  if (typeof id === "string") return id;
  if (typeof name !== "string") return null;
  return typeof collection === "string" ? `${collection}\n${name}` : name;
}

/** The objects in a list or another object, by ID. */
function itemsOf(list: unknown): [string, JsonObject][] {
  if (!isObject(list)) return [];
  return entriesOf(list).flatMap(([key, item]) => (isObject(item) ? [[textOf(item, ["id"]) ?? key, item]] : []));
}
