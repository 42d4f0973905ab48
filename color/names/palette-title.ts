import { capitalize } from "../text/capitalize.ts";

/** Words that mean nothing without the rest of the name. */
const WEAK = new Set("a an and at au de des du for from in into la le los of on or the to very with no".split(" "));

/**
 * Makes titles for a palette from its color names: the first word of one name with the last word of another, as in
 * "Deep Reef" from "Deep Lagoon" and "Midnight Reef". Titles from earlier names come first. No title is the name of a
 * color in the palette, and none appears twice. For a single color, its name is the only title.
 */
export function paletteTitles(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/).filter(Boolean));
  const isName = new Set(names.map((name) => name.toLowerCase()));
  const titles = new Map<string, string>();
  for (let distance = 1; distance < words.length; distance++) {
    for (let at = 0; at < words.length; at++) {
      const [first] = words[at] ?? [];
      const last = words[(at + distance) % words.length]?.at(-1);
      if (first === undefined || last === undefined || !canLead(first) || !canEnd(last)) continue;
      const title = `${capitalize(first)} ${capitalize(last)}`;
      const key = title.toLowerCase();
      if (first.toLowerCase() !== last.toLowerCase() && !isName.has(key) && !titles.has(key)) titles.set(key, title);
    }
  }
  const [only = ""] = names;
  return titles.size > 0 ? [...titles.values()] : only === "" ? [] : [capitalize(only)];
}

function canLead(word: string): boolean {
  return /\p{L}/u.test(word) && !WEAK.has(word.toLowerCase());
}

function canEnd(word: string): boolean {
  return /^\p{L}/u.test(word) && !WEAK.has(word.toLowerCase());
}
