import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { mapToGamut } from "../gamut.ts";
import { turnBetween } from "../kernel/hue.ts";
import { HARMONY_RULES, type HarmonyId, rotateHue, rybFromHsl, WHEELS, type Wheel } from "./harmony.ts";

export type DetectedHarmony = {
  readonly rule: HarmonyId;
  readonly wheel: Wheel;
  /** How far off the worst color is, in degrees. */
  readonly deviation: number;
  /** Within 10 degrees: close enough to name it so. */
  readonly isNear: boolean;
  /** The colors turned into place. Grays, and colors already in place, stay unchanged. */
  readonly colors: readonly Color[];
  /** "Nearest to a triad, 6° off." */
  readonly sentence: string;
};

type Fit = { readonly deviation: number /** Degrees to turn each hue by. */; readonly turns: readonly number[] };

const NEAR_DEGREES = 10;
/** Below this OKLCH chroma the hue is invisible. */
const GRAY_CHROMA = 0.02;
/** If rules fit equally well, within half a degree, the first one on the simpler circle wins. */
const CLEARLY_BETTER_DEGREES = 0.5;

const PHRASES: Record<HarmonyId, string> = {
  complementary: "complementary colors",
  "split-complementary": "a split complementary set",
  "double-split-complementary": "a double split complementary set",
  analogous: "an analogous set",
  triadic: "a triad",
  tetradic: "a tetrad",
  square: "a square",
  monochromatic: "a single hue",
};
const CIRCLES: Record<Wheel, string> = { oklch: "", hsl: " on the HSL wheel", ryb: " on the painters' wheel" };

/**
 * Finds the harmony rule closest to the hues of 2 to 12 colors. Every place of the rule must be taken, and several
 * colors can share one, as tints do. Null for fewer than two colors that are not gray.
 */
export function detectHarmony(colors: readonly Color[], wheels = WHEELS): DetectedHarmony | null {
  const colored = colors.flatMap((color, index) => (convert(color, "oklch").c >= GRAY_CHROMA ? [index] : []));
  if (colored.length < 2) return null;
  let best: { rule: HarmonyId; wheel: Wheel; fit: Fit } | null = null;
  for (const wheel of wheels) {
    const hues = colored.map((index) => hueOn(colors[index] as Color, wheel));
    for (const { id, angles } of HARMONY_RULES) {
      const fit = fitAngles(hues, [...new Set(angles)]);
      if (fit && (best === null || fit.deviation < best.fit.deviation - CLEARLY_BETTER_DEGREES))
        best = { rule: id, wheel, fit };
    }
  }
  if (best === null) return null;
  const { rule, wheel, fit } = best;
  const snapped = [...colors];
  for (const [place, index] of colored.entries()) {
    const degrees = fit.turns[place] as number;
    if (Math.abs(degrees) > 1e-9) snapped[index] = rotateHue(colors[index] as Color, degrees, wheel);
  }
  const off = Math.round(fit.deviation);
  const start = off === 0 ? "Exactly" : "Nearest to";
  const sentence = `${start} ${PHRASES[rule]}${CIRCLES[wheel]}${off === 0 ? "" : `, ${off}° off`}.`;
  return { rule, wheel, deviation: fit.deviation, isNear: fit.deviation <= NEAR_DEGREES, colors: snapped, sentence };
}

/**
 * Finds the rotation of a rule that fits the hues best. Which place is nearest to a hue changes only where the hue is
 * halfway between two places, so one start between all such rotations is enough: the best rotation with the same
 * assignment balances the largest deviations on both sides.
 */
function fitAngles(hues: readonly number[], angles: readonly number[]): Fit | null {
  if (angles.length > hues.length) return null;
  const halfways = angles.map((angle, place) => (angle + (angles[place + 1] ?? 360)) / 2);
  const changes = hues.flatMap((hue) => halfways.map((halfway) => (hue - halfway + 720) % 360)).sort((a, b) => a - b);
  const starts = changes.map((change, place) => (change + (changes[place + 1] ?? (changes[0] as number) + 360)) / 2);
  const fits = starts.map((start) => fitAt(hues, angles, start)).filter((fit) => fit !== null);
  return fits.reduce<Fit | null>((best, fit) => (best && best.deviation <= fit.deviation ? best : fit), null);
}

function fitAt(hues: readonly number[], angles: readonly number[], start: number): Fit | null {
  const taken = new Set<number>();
  const turns = hues.map((hue) => {
    const ways = angles.map((angle) => turnBetween(hue, start + angle));
    const nearest = ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least));
    taken.add(ways.indexOf(nearest));
    return nearest;
  });
  if (taken.size < angles.length) return null;
  const shift = (Math.max(...turns) + Math.min(...turns)) / 2;
  const shifted = turns.map((way) => way - shift);
  return { deviation: Math.max(...shifted.map(Math.abs)), turns: shifted };
}

function hueOn(color: Color, wheel: Wheel): number {
  if (wheel === "oklch") return convert(color, "oklch").h ?? 0;
  const hue = convert(mapToGamut(color, "srgb"), "hsl").h ?? 0;
  return wheel === "hsl" ? hue : rybFromHsl(hue);
}
