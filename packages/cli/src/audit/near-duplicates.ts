import { clamp } from "../../../../color/clamp.ts";
import type { Color } from "../../../../color/color.ts";
import { convert, toRgb24 } from "../../../../color/convert.ts";
import { isInGamut } from "../../../../color/gamut.ts";
import { deltaE2000Lab } from "../../../../color/kernel/delta-e.ts";
import { print } from "../../../../color/text/print.ts";
import type { Reading, Use } from "./read-file.ts";
import type { Metric } from "./rules.ts";

/** One color with all of its uses, however it is written. */
export type UsedColor = {
  /** `#rrggbb` or `#rrggbbaa`, as a screen of sRGB shows it. */
  readonly hex: string;
  readonly color: Color;
  readonly uses: readonly Use[];
  /** All spellings, most frequent first. */
  readonly spellings: readonly string[];
  /** Written with 8 bits somewhere: as hex, by name or in rgb(). */
  readonly isRounded: boolean;
};

export type Duplicate = { readonly duplicate: UsedColor; readonly survivor: UsedColor; readonly deltaE: number };

type Point = { readonly used: UsedColor; readonly l: number; readonly a: number; readonly b: number };

// Half of an 8-bit step.
const ALPHA_TOLERANCE = 0.5 / 255;
/** The maximum S_L of CIEDE2000, which limits how much two near colors can differ in lightness. */
const MAX_LIGHTNESS_WEIGHT = 1.75;
const ROUNDED = /^(?:#|rgb|[a-z]+$)/i;
const MAX_INDEX = 2 ** 50;

/** The distinct colors of all files, most used first. Colors that look the same on an sRGB screen count as one. */
export function usedColors(readings: readonly Reading[]): UsedColor[] {
  const byText = new Map<string, string>();
  const byKey = new Map<string, { hex: string; color: Color; uses: Use[] }>();
  for (const { uses } of readings) {
    for (const use of uses) {
      if (use.color.alpha === 0) continue;
      const key = byText.get(use.text) ?? keyOf(use.color);
      byText.set(use.text, key);
      const known = byKey.get(key);
      if (known) known.uses.push(use);
      else byKey.set(key, { hex: hexOf(use.color), color: use.color, uses: [use] });
    }
  }
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...byKey]
    .sort(([a, one], [b, other]) => other.uses.length - one.uses.length || order(a, b))
    .map(([, used]) => {
      const spellings = spellingsOf(used.uses);
      return { ...used, spellings, isRounded: spellings.some((text) => ROUNDED.test(text)) };
    });
}

function spellingsOf(uses: readonly Use[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of uses) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
}

/**
 * Finds colors closer than `below` to one that is used more, each with the nearest such color that stays. Those that
 * stay are at least `below` apart. Colors with different alpha are never duplicates.
 */
export function nearDuplicates(colors: readonly UsedColor[], metric: Metric, below: number): Duplicate[] {
  const space = metric === "ok" ? "oklab" : "lab";
  const window = metric === "ok" ? below : below * MAX_LIGHTNESS_WEIGHT;
  const survivors = createBuckets(window);
  const duplicates: Duplicate[] = [];
  for (const used of colors) {
    const { l, a, b } = convert(used.color, space);
    const point: Point = { used, l, a, b };
    let survivor: Point | null = null;
    let least = below;
    for (const other of survivors.near(l)) {
      if (Math.abs(other.used.color.alpha - used.color.alpha) > ALPHA_TOLERANCE) continue;
      const distance = metric === "ok" ? straight(other, point) : ciede2000(other, point, below);
      if (distance >= least) continue;
      least = distance;
      survivor = other;
    }
    if (survivor === null) survivors.add(point);
    else if (!isSameRounded(used, survivor.used))
      duplicates.push({ duplicate: used, survivor: survivor.used, deltaE: least });
  }
  return duplicates;
}

/** Truncated, so that no difference below the limit prints as the limit. */
export function printDifference(deltaE: number, metric: Metric): string {
  const digits = metric === "ok" ? 3 : 2;
  return (Math.floor(deltaE * 10 ** digits) / 10 ** digits).toFixed(digits);
}

/** A fallback, `#0d6986` before `oklch(48.6% 0.09 226)`, is the same color within 8-bit precision. */
function isSameRounded(one: UsedColor, other: UsedColor): boolean {
  if (one.isRounded === other.isRounded) return false;
  const [a, b] = [toRgb24(one.color), toRgb24(other.color)];
  return [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 1);
}

/** Points by lightness, in steps of `width`. */
function createBuckets(width: number) {
  const buckets = new Map<number, Point[]>();
  // Colors can contain any number, but only small ones can be counted in steps of one.
  const indexOf = (l: number) => clamp(Math.floor(l / Math.max(width, Number.EPSILON)), -MAX_INDEX, MAX_INDEX);
  return {
    add(point: Point) {
      const index = indexOf(point.l);
      const bucket = buckets.get(index);
      if (bucket) bucket.push(point);
      else buckets.set(index, [point]);
    },
    /** Points at most a step away, and some more. */
    *near(l: number) {
      const index = indexOf(l);
      for (let at = index - 1; at <= index + 1; at++) yield* buckets.get(at) ?? [];
    },
  };
}

function straight(p: Point, q: Point): number {
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

/** Infinite if a bound already shows that they are farther apart than `below`. */
function ciede2000(p: Point, q: Point, below: number): number {
  const da = p.a - q.a;
  const db = p.b - q.b;
  // S_C and S_H are at most 1 + 0.045 C', and C' is at most 1.5 C; the rotation term at most doubles the distance.
  const chroma = 1.5 * (Math.hypot(p.a, p.b) + Math.hypot(q.a, q.b)) * 0.5;
  const reach = 2 * below * (1 + 0.045 * chroma);
  if (da * da + db * db > 2 * reach * reach) return Number.POSITIVE_INFINITY;
  return deltaE2000Lab(p.l, p.a, p.b, q.l, q.a, q.b);
}

/** `#rrggbb`, or `#rrggbbaa` if it is transparent, mapped into sRGB. */
export function hexOf(color: Color): string {
  return print(color, "hex", { isUpperCase: false });
}

function keyOf(color: Color): string {
  if (isInGamut(color, "srgb")) return hexOf(color);
  const { l, a, b } = convert(color, "oklab");
  return `${[l, a, b].map((value) => value.toFixed(4)).join(" ")} ${color.alpha.toFixed(3)}`;
}
