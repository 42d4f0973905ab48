import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { placeStops } from "../gradient.ts";
import { splitOutside } from "../text/code-text.ts";
import { isMath, readMath, tokensOf } from "../text/computed/math.ts";
import { parse } from "../text/parse.ts";
import { withoutComments } from "../text/parse-plain.ts";
import { quoted } from "../text/quoted.ts";
import { endOfCall } from "../text/scan/text.ts";
import { readAngle, readMeasure } from "./css-words.ts";
import type { ShapedGradient, ShapedStop } from "./gradient-shape.ts";
import { type Kind, type Prelude, readPrelude, usualShape } from "./read-prelude.ts";

export type ParsedGradient =
  | { readonly gradient: ShapedGradient; readonly notes: readonly string[] }
  | { readonly problem: string };

const MAX_TEXT_CHARACTERS = 20_000;
const MAX_STOPS = 400;
/** In lengths of the gradient: nothing is visible farther out. */
const FARTHEST_BEFORE = -1;
const FARTHEST_BEHIND = 2;
const GRADIENT = /(-(?:webkit|moz|o|ms)-)?(repeating-)?\b(linear|radial|conic)-gradient\(/gi;
/** Syntax older than color(), so no relative colors. CSS mixes in sRGB if a gradient has only such colors. */
const LEGACY = /^(?:#|(?:rgb|hsl|hwb)a?\((?!\s*from\b)|[a-z]+$)/;

/**
 * Reads a CSS gradient with everything that belongs to it: linear, radial or conic, `in` a space, hints, double
 * positions and any CSS color. Of several, it takes the one that counts in a style sheet: the topmost layer of the last
 * declaration. A bare list of colors runs from top to bottom. Unreadable text returns a sentence as `problem`. Never
 * throws; linear time.
 */
export function parseGradient(text: string): ParsedGradient {
  const plain = withoutComments(text.slice(0, MAX_TEXT_CHARACTERS)).replace(/[A-Z]+/g, (word) => word.toLowerCase());
  const found = findGradient(plain);
  if (typeof found === "string") return { problem: found };
  const { kind, body, notes } = found;
  const parts = splitOutside(body, ",");
  if (parts.length - 1 > MAX_STOPS) return { problem: `A gradient can have up to ${MAX_STOPS} colors here.` };
  const first = readStop(parts[0] ?? "", kind);
  const prelude: Prelude | string =
    typeof first === "string"
      ? readPrelude(parts[0] ?? "", kind)
      : { shape: usualShape(kind), hue: "shorter", notes: [] };
  // If the first part can't be read at all, the error from reading it as a color is more helpful.
  if (typeof prelude === "string") return { problem: isColorLike(parts[0] ?? "") ? (first as string) : prelude };
  const stops = readStops(typeof first === "string" ? parts.slice(1) : parts, kind);
  if (typeof stops === "string") return { problem: stops };
  const space = prelude.space ?? (stops.isLegacy ? "srgb" : "oklab");
  const gradient: ShapedGradient = { shape: prelude.shape, space, hue: prelude.hue, stops: stops.stops };
  return { gradient, notes: [...notes, ...prelude.notes, ...stops.notes] };
}

type Found = { kind: Kind; body: string; notes: string[] };

/** The gradient that a style sheet would show, or a sentence on why there is none. */
function findGradient(text: string): Found | string {
  const all = [...text.matchAll(GRADIENT)];
  const usable = all.filter(([, prefix, repeating]) => !prefix && !repeating);
  const last = usable.at(-1);
  if (!last) return all.length > 0 ? refusal(all) : bareList(text);
  // The last declaration of a block needs no semicolon.
  const start = Math.max(...[";", "{", "}"].map((sign) => text.lastIndexOf(sign, last.index))) + 1;
  const layers = usable.filter(({ index }) => index > start - 1);
  const top = layers[0] ?? last;
  const notes = layers.length > 1 ? [`Only the topmost of ${layers.length} gradients was used.`] : [];
  const bodyStart = top.index + top[0].length;
  const callEnd = endOfCall(text, bodyStart - 1, text.length);
  return { kind: top[3] as Kind, body: text.slice(bodyStart, callEnd < 0 ? undefined : callEnd - 1), notes };
}

function refusal(all: readonly RegExpExecArray[]): string {
  if (all.some(([, , repeating]) => repeating)) {
    return "Repeating gradients aren't supported. Remove “repeating-” to use one cycle of it.";
  }
  return "Gradients with a prefix such as -webkit- measure angles differently. Paste the one without a prefix.";
}

/** Reads two or more colors separated by commas. */
function bareList(text: string): Found | string {
  const body = text.trim().replace(/;$/, "");
  const parts = splitOutside(body, ",");
  const isList = parts.length > 1 && parts.every((part) => typeof readStop(part, "linear") !== "string");
  return isList
    ? { kind: "linear", body, notes: [] }
    : "No gradient found. Paste a CSS linear-gradient(), radial-gradient() or conic-gradient().";
}

type ReadStop = { readonly color: Color; readonly isLegacy: boolean; readonly positions: readonly number[] };

function readStops(parts: readonly string[], kind: Kind) {
  const list: { color: Color; position?: number; hint?: number }[] = [];
  let isLegacy = true;
  let isCut = false;
  let isHintLast = false;
  const place = (position: number) => {
    const kept = clamp(position, FARTHEST_BEFORE, FARTHEST_BEHIND);
    if (kept !== position) isCut = true;
    return kept;
  };
  for (const part of parts) {
    const hint = readPosition(part, kind);
    const read = typeof hint === "number" ? { hint } : readStop(part, kind);
    if (typeof read === "string") return read;
    const before = list.at(-1);
    if ("hint" in read) {
      if (!before || isHintLast) return `${quoted(part)} is a midpoint, but not between two colors.`;
      before.hint = place(read.hint);
      isHintLast = true;
      continue;
    }
    isHintLast = false;
    isLegacy &&= read.isLegacy;
    if (read.positions.length === 0) list.push({ color: read.color });
    for (const position of read.positions) list.push({ color: read.color, position: place(position) });
  }
  if (isHintLast) return "The last midpoint has no color after it.";
  if (list.length < 2) return "A gradient needs two colors or more.";
  const notes = isCut ? ["Positions below −100% or above 200% were moved to that limit."] : [];
  return { stops: withMiddles(list), isLegacy, notes };
}

/** Fills in positions as CSS does, and hints as shares of the way to the next color. */
function withMiddles(list: readonly { color: Color; position?: number; hint?: number }[]): ShapedStop[] {
  const placed = placeStops(list);
  return placed.map(({ color, position, hint }, index) => {
    const next = placed[index + 1]?.position ?? position;
    if (hint === undefined || next <= position) return { color, position };
    return { color, position, middle: clamp((hint - position) / (next - position), 0, 1) };
  });
}

/** Reads a color with up to two positions, before or after it; returns a sentence for anything else. */
function readStop(part: string, kind: Kind): ReadStop | string {
  const words = splitOutside(part, " ");
  if (words.length === 0) return "A color is missing at one of the commas.";
  const isPlace = (word: string) => readPosition(word, kind) !== null;
  const areFirst = words.length > 1 && isPlace(words[0] as string);
  const count = (areFirst ? words : words.toReversed()).findIndex((word) => !isPlace(word));
  const many = count < 0 ? words.length : count;
  const places = areFirst ? words.slice(0, many) : words.slice(words.length - many);
  const text = (areFirst ? words.slice(many) : words.slice(0, words.length - many)).join(" ");
  const color = parse(text);
  if (!color) return unreadable(text || part);
  if (many > 2) return `${quoted(part)} has more than two positions.`;
  const positions = places.map((word) => readPosition(word, kind) as number | string);
  const problem = positions.find((position) => typeof position === "string");
  if (typeof problem === "string") return problem;
  return { color, isLegacy: LEGACY.test(text), positions: positions as number[] };
}

/** Reads a position, 0 to 1 and beyond; a sentence if it depends on the box; null if it isn't a position. */
function readPosition(word: string, kind: Kind): number | string | null {
  const measure = readMeasure(word) ?? computeMeasure(word);
  if (!measure) return /^(?:calc|min|max|clamp)\(/.test(word) ? lengthProblem(word) : null;
  if (measure.unit === "%") return measure.value / 100;
  if (kind === "conic") {
    const angle = readAngle(`${measure.value}${measure.unit}`);
    if (angle !== null) return angle / 360;
  } else if (measure.value === 0 && measure.unit === "") return 0;
  return measure.unit === "" ? null : lengthProblem(word);
}

/** Computes calc() and other math functions without lengths. Null for anything else. */
function computeMeasure(text: string): ReturnType<typeof readMeasure> {
  const cursor = tokensOf(text);
  const value = cursor && isMath(cursor.next) ? readMath(cursor, new Map()) : null;
  // NaN is 0: https://www.w3.org/TR/css-values-4/#top-level-calculation
  return value && cursor?.next.text === "" ? { value: value.number || 0, unit: value.unit } : null;
}

function lengthProblem(word: string): string {
  return `${quoted(word)} depends on the size of the box. Give positions in percent.`;
}

function unreadable(text: string): string {
  const isOfPage = /currentcolor|(?:var|env|attr|light-dark)\(/.test(text);
  return `${quoted(text)} ${isOfPage ? "depends on the page, so it can't be used here." : "could not be read as a color."}`;
}

/** Whether the part was meant as a color; then the message says what is wrong with it. */
function isColorLike(part: string): boolean {
  return (
    /^(?:#|rgb|hsl|hwb|lab|lch|ok|color|var|current)/.test(part) ||
    /\s(?:[\d.]+(?:%|[a-z]+)|(?:calc|min|max|clamp)\(.*)$/.test(part)
  );
}
