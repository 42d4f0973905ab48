import type { Rgb24 } from "../color.ts";
import { isModifierId, type ModifierId } from "./modifiers.ts";

/** One color for the word of a color, several for a scene, the most typical first. */
export type Concept = { readonly word: string; readonly colors: readonly Rgb24[] };

/** All keys are lower case; terms of several words have single spaces. */
export type Lexicon = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly modifiers: ReadonlyMap<string, ModifierId>;
  readonly empty: ReadonlySet<string>;
};

type Lists = { readonly colors: string; readonly foreign: string; readonly modifiers: string; readonly empty: string };

const HEX = /^[\da-f]{6}$/;

/**
 * Reads the lists of content/color-words.ts. Where languages share a word, English goes first, then the order of the
 * list. Throws for a list that refers to a word it does not have.
 */
export function readLexicon({ colors, foreign, modifiers, empty }: Lists): Lexicon {
  const concepts = new Map<string, Concept>();
  for (const entry of colors.trim().split(/[\n|]/)) {
    const parts = entry.split(" ");
    const own = parts.filter((part) => HEX.test(part)).map((hex) => Number.parseInt(hex, 16));
    for (const word of parts.filter((part) => !HEX.test(part))) concepts.set(word, { word, colors: own });
  }
  for (const pair of foreign.split(/\s+/).filter((part) => part.includes("="))) {
    const [term = "", english = ""] = pair.split("=");
    const concept = concepts.get(english);
    if (!concept) throw new Error(`${term} refers to ${english}, which the lexicon does not have`);
    const key = term.replaceAll("_", " ");
    if (!concepts.has(key)) concepts.set(key, concept);
  }
  const changes = new Map<string, ModifierId>();
  for (const line of modifiers.trim().split("\n")) {
    const [id = "", ...words] = line.split(" ");
    if (!isModifierId(id)) throw new Error(`${id} is no modifier`);
    for (const word of [id, ...words]) if (!concepts.has(word)) changes.set(word, id);
  }
  return { concepts, modifiers: changes, empty: new Set(empty.split(" ")) };
}
