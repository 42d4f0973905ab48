import type { Color } from "../color.ts";
import { VISION_CONES, VISIONS, type Vision } from "../difference/compare.ts";
import { HARD_BELOW } from "../difference/difference.ts";
import { SAFE_DELTA_E } from "../vision.ts";
import { VISION_NAMES } from "../words/vision-names.ts";
import type { Finding } from "./finding.ts";
import {
  type Move,
  moveUntil,
  nameOf,
  type Palette,
  type Seen,
  seenByAll,
  startWith,
  withCheapest,
} from "./palette.ts";

/** A move that brings a color too near to a third one is used only if the other of the pair has no better move. */
const NEW_TROUBLE = 10;

type Pair = { readonly a: number; readonly b: number; readonly vision: Vision; readonly difference: number };
type Judge = (candidate: Seen, other: number) => boolean;

/** Pairs that are nearly impossible to tell apart. */
export function nearDuplicates(palette: Palette, limit: number): Finding[] {
  const found = worstPairs(palette, limit, (a, b) => {
    const difference = palette.difference("full", a, b);
    return difference < HARD_BELOW ? { a, b, vision: "full", difference } : null;
  });
  const isDistinct: Judge = (candidate, other) => palette.difference("full", other, candidate) >= HARD_BELOW;
  return found.map(({ a, b, difference }) => {
    const [first, second] = [startWith(palette, a), nameOf(palette, b)];
    const message =
      difference < 0.01
        ? `${first} and ${second} are the same color.`
        : `${first} and ${second} are only ΔE ${difference.toFixed(1)} apart. Below ${HARD_BELOW}, colors are hard to tell apart.`;
    return withFix({ rule: "near-duplicates", severity: "warning", indexes: [a, b], message }, palette, isDistinct);
  });
}

/** Pairs that are clearly different for most people, but not with one cone type missing. */
export function colorBlind(palette: Palette, limit: number): Finding[] {
  const found = worstPairs(palette, limit, (a, b) => {
    if (palette.difference("full", a, b) < SAFE_DELTA_E) return null;
    const seen = VISIONS.map((vision): Pair => ({ a, b, vision, difference: palette.difference(vision, a, b) }));
    const hardest = seen.reduce((least, pair) => (pair.difference < least.difference ? pair : least));
    return hardest.difference < SAFE_DELTA_E ? hardest : null;
  });
  const isSafe: Judge = (candidate, other) =>
    VISIONS.every((vision) => palette.difference(vision, other, candidate) >= SAFE_DELTA_E);
  return found.map(({ a, b, vision, difference }) => {
    const [first, second] = [startWith(palette, a), nameOf(palette, b)];
    const full = palette.difference("full", a, b).toFixed(0);
    const message = `${first} and ${second} are ΔE ${full} apart, but only ${difference.toFixed(1)} with ${VISION_NAMES[vision]} (${VISION_CONES[vision]}). 11 or more is safe.`;
    return withFix({ rule: "color-blind", severity: "warning", indexes: [a, b], message }, palette, isSafe);
  });
}

function worstPairs({ colors }: Palette, limit: number, judge: (a: number, b: number) => Pair | null): Pair[] {
  const found: Pair[] = [];
  for (let a = 0; a < colors.length; a++) {
    for (let b = a + 1; b < colors.length; b++) {
      const pair = judge(a, b);
      if (pair) found.push(pair);
    }
  }
  return found.sort((p, q) => p.difference - q.difference).slice(0, limit);
}

/** Moves one of the two away from all the others that it was apart from before, or at least from the other one. */
function withFix(finding: Finding, palette: Palette, isApart: Judge): Finding {
  const [a, b] = finding.indexes as [number, number];
  return withCheapest(finding, palette, [...move(palette, b, a, isApart), ...move(palette, a, b, isApart)]);
}

function move(palette: Palette, index: number, other: number, isApart: Judge): Move[] {
  if (palette.isPinned(index)) return [];
  const before = seenByAll(palette.colors[index] as Color);
  const distinct = palette.colors.flatMap((_, i) => (i !== index && i !== other && isApart(before, i) ? [i] : []));
  const isGood = (candidate: Color, apartFrom: readonly number[]) => {
    const seen = seenByAll(candidate);
    return isApart(seen, other) && apartFrom.every((one) => isApart(seen, one));
  };
  const best = moveUntil(palette, index, "lightness", (candidate) => isGood(candidate, distinct));
  if (best) return [best];
  const moved =
    moveUntil(palette, index, "lightness", (candidate) => isGood(candidate, [])) ??
    moveUntil(palette, index, "hue", (candidate) => isGood(candidate, []));
  return moved ? [{ ...moved, cost: moved.cost + NEW_TROUBLE }] : [];
}
