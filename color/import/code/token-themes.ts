import { isObject, type JsonObject } from "../../text/pasted/object.ts";
import { entriesOf } from "./json-order.ts";

/** The token sources of two themes; `dark` overrides `light`. */
export type Themes = {
  readonly name: string | null;
  readonly light: readonly unknown[];
  readonly dark: readonly unknown[];
};

/**
 * Reads a design token resolver with inline tokens (https://www.designtokens.org/tr/2025.10/resolver/): all sets, and
 * the default (or first) context of each modifier; in the dark theme, the one called "dark". Files that it only
 * references are skipped. `null` for other JSON.
 */
export function readResolver(json: unknown): Themes | null {
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
