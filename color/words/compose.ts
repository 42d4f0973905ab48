import { maxChroma } from "../chroma.ts";
import { clamp } from "../clamp.ts";
import type { Color, Oklch, Rgb24 } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { deltaE2000 } from "../difference/difference.ts";

/** How a text was understood. Words are as typed, followed by the English word if different. */
export type Composition = {
  readonly colors: readonly Color[];
  readonly understood: readonly string[];
  readonly unknown: readonly string[];
  /** How many of the words are scenes, which have several colors. */
  readonly scenes: number;
};

/** Finds a color for a word that is not in the lexicon, or returns `null`. */
export type FindName = (word: string) => { readonly name: string; readonly color: Color } | null;

type Part = { readonly said: string; readonly colors: readonly Color[] };

const MAX_WORDS = 24;
const MAX_TERM_WORDS = 3;
/** Closer colors in one palette would look the same. */
const MIN_DELTA_E = 6;
const ELISION = /^[dljs]['’]/;
const ENDINGS = ["s", "es", "e", "er", "en", "em", "y", "n"];
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/**
 * Returns about `count` colors for several words: each color word gives that color, scenes such as "ocean" share the
 * rest, and words such as "neon" or "dusty" change all of them. `null` if no word is understood. Ignores words after
 * the first 24.
 */
export function composeWords(text: string, count: number, lexicon: Lexicon, findName: FindName): Composition | null {
  const parts: Part[] = [];
  const changes: ModifierId[] = [];
  const understood: string[] = [];
  const unknown: string[] = [];
  let scenes = 0;
  for (const term of termsOf(text, lexicon)) {
    const concept = lexicon.concepts.get(term);
    const change = lexicon.modifiers.get(term);
    const named = concept || change ? null : findName(term);
    if (concept) {
      if (concept.colors.length > 1) scenes++;
      parts.push({ said: say(term, concept.word), colors: concept.colors.map(fromRgb24) });
    } else if (change) changes.push(change);
    else if (named) parts.push({ said: say(term, named.name), colors: [named.color] });
    else unknown.push(term);
    if (concept || named) understood.push(parts.at(-1)?.said ?? "");
    else if (change) understood.push(say(term, change));
  }
  if (parts.length === 0) return null;
  // In 8 bits, so that addresses stay short.
  const colors = deal(parts, count).map((color) =>
    fromRgb24(toRgb24(modify(convert(color, "oklch") as Oklch, changes))),
  );
  return { colors, understood, unknown, scenes };
}

/** Splits text into words, and into terms of several words from the lexicon; leaves out filler words. */
function termsOf(text: string, { concepts, modifiers, empty }: Lexicon): string[] {
  const isKnown = (term: string) => concepts.has(term) || modifiers.has(term) || empty.has(term);
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’ー]+/u)
    .map((word) => word.replace(ELISION, ""))
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => (isKnown(word) ? word : stemOf(word, isKnown)))
    .flatMap((word) => (isKnown(word) || !UNSPACED.test(word) ? [word] : cutUnspaced(word, isKnown)));
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_TERM_WORDS, words.length - at);
    while (length > 1 && !isKnown(words.slice(at, at + length).join(" "))) length--;
    const term = words.slice(at, at + length).join(" ");
    if (!empty.has(term)) terms.push(term);
    at += length;
  }
  return terms;
}

/** The word without a plural or German adjective ending, if the rest is known. */
function stemOf(word: string, isKnown: (term: string) => boolean): string {
  const stems = ENDINGS.filter((ending) => word.length > ending.length + 2 && word.endsWith(ending)).map((ending) =>
    word.slice(0, -ending.length),
  );
  return stems.find(isKnown) ?? word;
}

/** Japanese has no spaces: takes the longest known words, one after the other. */
function cutUnspaced(text: string, isKnown: (term: string) => boolean): string[] {
  const terms: string[] = [];
  let rest = "";
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + 8);
    while (end > at && !isKnown(text.slice(at, end))) end--;
    if (end > at) {
      if (rest !== "") terms.push(rest);
      rest = "";
      terms.push(text.slice(at, end));
      at = end;
    } else rest += text[at++];
  }
  return rest === "" ? terms : [...terms, rest];
}

/** Each part gives one color, then scenes take turns giving more, as long as they have colors that differ. */
function deal(parts: readonly Part[], count: number): Color[] {
  const dealt: Color[][] = parts.map(({ colors }) => colors.slice(0, 1));
  const left = parts.map(({ colors }) => colors.slice(1));
  let total = parts.length;
  while (total < count && left.some((colors) => colors.length > 0)) {
    for (const [place, colors] of left.entries()) {
      if (total >= count) break;
      const next = colors.findIndex((color) => dealt.flat().every((other) => deltaE2000(color, other) >= MIN_DELTA_E));
      const [color] = next < 0 ? [] : colors.splice(next, 1);
      if (color) {
        dealt[place]?.push(color);
        total++;
      } else colors.length = 0;
    }
  }
  return dealt.flat().slice(0, Math.max(count, 1));
}

function say(term: string, word: string): string {
  return term.toLowerCase() === word.toLowerCase() ? `“${term}”` : `“${term}” (${word})`;
}

/** One color for a color word, several for a scene, most typical first. */
type Concept = { readonly word: string; readonly colors: readonly Rgb24[] };

/** All keys are lower case; terms of several words have single spaces. */
export type Lexicon = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly modifiers: ReadonlyMap<string, ModifierId>;
  readonly empty: ReadonlySet<string>;
};

type Lists = { readonly colors: string; readonly foreign: string; readonly modifiers: string; readonly empty: string };

const HEX = /^[\da-f]{6}$/;

/**
 * Reads the lists in content/color-words.ts. If languages share a word, English comes first, then the order of the
 * list. Throws if a list refers to a word it doesn't have.
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

type ModifierId = "neon" | "vivid" | "dusty" | "pastel" | "pale" | "dark" | "warm" | "cold";

/** OKLCH of the orange and the blue that warm and cold palettes are mixed with, at any lightness. */
const WARM = { c: 0.1, h: 60 };
const COLD = { c: 0.08, h: 245 };
const CAST = 0.4;
/** In a neon palette, colors darker than this don't glow: they are the background that the light shines from. */
const NEON_BACKGROUND_L = 0.35;

const MODIFIERS: Readonly<Record<ModifierId, (color: Oklch) => Oklch>> = {
  neon: (color) =>
    color.l < NEON_BACKGROUND_L
      ? { ...color, l: color.l * 0.8 }
      : withShare({ ...color, l: clamp(color.l, 0.65, 0.88) }, 0.97),
  vivid: (color) => withShare(color, 0.85),
  dusty: (color) => ({ ...color, l: color.l + (0.66 - color.l) * 0.3, c: color.c * 0.45 }),
  pastel: (color) => ({ ...color, l: 0.84 + color.l * 0.1, c: clamp(color.c * 0.5, 0.025, 0.085) }),
  pale: (color) => ({ ...color, l: color.l + (0.95 - color.l) * 0.55, c: color.c * 0.6 }),
  dark: (color) => ({ ...color, l: color.l * 0.58, c: color.c * 0.85 }),
  warm: (color) => tint(color, WARM),
  cold: (color) => tint(color, COLD),
};

function isModifierId(text: string): text is ModifierId {
  return Object.hasOwn(MODIFIERS, text);
}

/** Applies the modifiers one after the other; the result is reduced to sRGB, keeping lightness and hue. */
function modify(color: Oklch, ids: readonly ModifierId[]): Oklch {
  const changed = ids.reduce((before, id) => MODIFIERS[id](before), color);
  return { ...changed, c: Math.min(changed.c, maxChroma(changed.l, changed.h, "srgb")) };
}

/** Raises chroma to at least a share of what sRGB allows there. Grays stay gray. */
function withShare(color: Oklch, share: number): Oklch {
  if (color.c < 0.02) return color;
  return { ...color, c: Math.max(color.c, share * maxChroma(color.l, color.h, "srgb")) };
}

/** Mixes in OKLab, so that no new hue appears in between. */
function tint({ alpha, ...color }: Oklch, { c, h }: { c: number; h: number }): Oklch {
  const { l, a, b } = convert({ ...color, alpha }, "oklab");
  const cast = convert({ space: "oklch", l, c, h, alpha }, "oklab");
  const mix = (from: number, to: number) => from + (to - from) * CAST;
  return convert({ space: "oklab", l, a: mix(a, cast.a), b: mix(b, cast.b), alpha }, "oklch");
}
