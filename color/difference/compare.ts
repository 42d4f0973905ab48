import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { turnBetween } from "../kernel/hue.ts";
import { mixer } from "../mix.ts";
import { DICHROMACIES, SAFE_DELTA_E, simulate } from "../vision.ts";
import { type DifferenceVerdict, deltaE76, deltaE2000, deltaEOk, differenceVerdict } from "./difference.ts";
import { leastPair } from "./least-pair.ts";

export type ChannelDeltas = {
  /** OKLCH, second color minus first. */
  readonly l: number;
  readonly c: number;
  /** Degrees, −180 to 180; null if either color is a gray. */
  readonly h: number | null;
};

export type Comparison = {
  readonly deltaE76: number;
  readonly deltaE2000: number;
  readonly deltaEOk: number;
  readonly verdict: DifferenceVerdict;
  readonly deltas: ChannelDeltas;
  /** How the second differs from the first: "lighter by 12.0%, less colorful by 0.050, turned by 30° in hue". */
  readonly words: string;
};

/** Full color vision, and the three deficiencies with two kinds of cones. */
export const VISIONS = ["full", ...DICHROMACIES] as const;
export type Vision = (typeof VISIONS)[number];
/** The cones of each kind of vision, in words. */
export const VISION_CONES: Record<Vision, string> = {
  full: "three types of cones",
  protan: "no red cones",
  deutan: "no green cones",
  tritan: "no blue cones",
};

export type VisionPair = {
  readonly vision: Vision;
  /** The two colors that are hardest to tell apart, as indexes. */
  readonly pair: readonly [number, number];
  readonly deltaE2000: number;
  /** ΔE2000 of 11 or more. */
  readonly isSafe: boolean;
};

export type StepBetween = {
  readonly color: Color;
  /** ΔE2000 added up from the first step. */
  readonly sum: number;
  /** Whether this step completes another just noticeable difference (a ΔE2000 of 1, added up). */
  readonly isNoticeable: boolean;
};

/** Smaller channel differences are invisible and count as none. */
const SAME = { l: 0.005, c: 0.004, h: 1 };
/** A hue difference is mentioned only if both colors have this much chroma. */
const MIN_CHROMA_FOR_HUE = 0.02;

/** Describes the difference between two colors. Alpha is ignored. */
export function compareColors(a: Color, b: Color): Comparison {
  const difference = deltaE2000(a, b);
  const from = convert(a, "oklch");
  const to = convert(b, "oklch");
  const h = from.h !== null && to.h !== null ? turnBetween(from.h, to.h) : null;
  const deltas = { l: to.l - from.l, c: to.c - from.c, h };
  return {
    deltaE76: deltaE76(a, b),
    deltaE2000: difference,
    deltaEOk: deltaEOk(a, b),
    verdict: differenceVerdict(difference),
    deltas,
    words: deltaWords(deltas, Math.min(from.c, to.c)),
  };
}

/** The hardest pair of 2 or more colors for every kind of vision; fewer than two colors return an empty list. */
export function hardestPairs(colors: readonly Color[]): VisionPair[] {
  return VISIONS.flatMap((vision) => {
    const seen = colors.map((color) => see(color, vision));
    const hardest = leastPair(seen, deltaE2000);
    if (!hardest) return [];
    const { i, j, value } = hardest;
    return [{ vision, pair: [i, j], deltaE2000: value, isSafe: value >= SAFE_DELTA_E }];
  });
}

/** The vision for which the colors are hardest to tell apart; null for fewer than two colors. */
export function worstVision(colors: readonly Color[]): VisionPair | null {
  return hardestPairs(colors).toSorted((a, b) => a.deltaE2000 - b.deltaE2000)[0] ?? null;
}

/** Returns `count` colors from `a` to `b` in OKLab, both included, with their distance from the first. */
export function stepsBetween(a: Color, b: Color, count: number): StepBetween[] {
  const total = Math.max(Math.round(count), 2);
  const mixed = mixer(a, b, "oklab", "shorter");
  let sum = 0;
  let before: Color = a;
  return Array.from({ length: total }, (_, step) => {
    const color = step === 0 ? a : step === total - 1 ? b : mixed(step / (total - 1));
    const difference = deltaE2000(before, color);
    const isNoticeable = Math.floor(sum + difference) > Math.floor(sum);
    sum += difference;
    before = color;
    return { color, sum, isNoticeable };
  });
}

/** Simulates the vision of a complete deficiency. */
export function see(color: Color, vision: Vision): Color {
  return vision === "full" ? color : simulate(color, vision);
}

function deltaWords({ l, c, h }: ChannelDeltas, leastChroma: number): string {
  const words = [
    Math.abs(l) < SAME.l ? "" : `${l > 0 ? "lighter" : "darker"} by ${(Math.abs(l) * 100).toFixed(1)}%`,
    Math.abs(c) < SAME.c ? "" : `${c > 0 ? "more" : "less"} colorful by ${Math.abs(c).toFixed(3)}`,
    h === null || Math.abs(h) < SAME.h || leastChroma < MIN_CHROMA_FOR_HUE
      ? ""
      : `turned by ${Math.abs(Math.round(h))}° in hue`,
  ].filter((word) => word !== "");
  return words.length > 0 ? words.join(", ") : "no visible difference in lightness, chroma or hue";
}
