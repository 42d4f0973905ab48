import { EDIT_WEIGHT, misspelling } from "#color/text/misspelling.ts";
import { type Command, findCommands } from "./find-commands.ts";

const MAX_SIMILAR = 8;

/** For a text that finds nothing: the commands for its singular, else the tools and pages it may be a typo of. */
export function findSimilar(query: string, commands: readonly Command[]): Command[] {
  const text = query.trim().toLowerCase();
  const singular = text.replace(/(?<=\p{L}{3})s(?!\p{L})/gu, "");
  const found = singular === text ? [] : findCommands(singular, commands);
  if (found.length > 0) return found;
  const words = text.split(/\s+/);
  const places = commands.filter(({ group }) => group === "Tools" || group === "Pages");
  const likely = places.filter(({ label }) => {
    const known = label.toLowerCase().split(/[^\p{L}\d]+/u);
    return words.every((word) => known.some((other) => isTypo(word, other)));
  });
  return likely.slice(0, MAX_SIMILAR);
}

/** Short words are too close to each other. */
function isTypo(word: string, other: string): boolean {
  const edits = word.length < 5 ? 0 : word.length < 7 ? 1 : 2;
  return misspelling(word, other, edits * EDIT_WEIGHT) <= edits * EDIT_WEIGHT;
}
