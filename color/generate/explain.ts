import type { Color } from "../color.ts";
import { printRatio } from "../contrast/contrast.ts";
import { deltaE2000Lab } from "../kernel/delta-e.ts";
import { CHECKED_DEFICIENCIES, L, LAB, measureInto, Y } from "./board.ts";
import { explainBands } from "./explain-bands.ts";
import type { Plan } from "./plan.ts";
import { CVD_SAFE_DELTA_E } from "./request.ts";
import { countPairs, newRow, ratioOf } from "./violations.ts";
import { colorsInWords, limitsInWords, locksInWords } from "./words.ts";

type Pair = { readonly i: number; readonly j: number; readonly value: number };

const SEEN_WITH = { protan: "protanopia", deutan: "deuteranopia", tritan: "tritanopia" } as const;

/** Plain sentences on every constraint that the finished colors miss: what was asked, what was reached, what is in the way. */
export function explain(plan: Plan, colors: readonly Color[], strangers: readonly number[]): string[] {
  const rows = colors.map((color) => {
    const row = newRow();
    measureInto(row, color, plan.request.constraints.isColorBlindSafe);
    return row;
  });
  return [
    ...explainHarmony(plan, strangers),
    ...explainBands(plan, colors, rows),
    ...explainDistance(plan, rows),
    ...explainVision(plan, rows),
    ...explainContrast(plan, rows),
    ...explainSpread(plan, rows),
  ];
}

function explainHarmony({ request }: Plan, strangers: readonly number[]): string[] {
  if (strangers.length === 0) return [];
  const stand = strangers.length === 1 ? "does" : "do";
  return [
    `The locked hue of ${colorsInWords(strangers)} ${stand} not stand in the ${request.harmony} harmony of the other locked hues.`,
  ];
}

function explainDistance(plan: Plan, rows: readonly Float64Array[]): string[] {
  const least = plan.request.constraints.minDeltaE;
  const worst = worstPair(rows, (a, b) => distance(a, b, LAB));
  if (!worst || worst.value >= least) return [];
  const apart = floorTo1(worst.value);
  if (areLocked(plan, worst)) {
    return [`${pairInWords(worst)} are locked and only ${apart} apart, so a distance of ${least} cannot be reached.`];
  }
  return [`${pairInWords(worst)} are only ${apart} apart, not ${least}: ${obstacle(plan, [worst.i, worst.j])}.`];
}

function explainVision(plan: Plan, rows: readonly Float64Array[]): string[] {
  if (!plan.request.constraints.isColorBlindSafe || rows.length < 2) return [];
  const worst = CHECKED_DEFICIENCIES.flatMap((deficiency, i) => {
    const pair = worstPair(rows, (a, b) => distance(a, b, LAB + 3 * (i + 1)));
    return pair ? [{ ...pair, deficiency }] : [];
  }).reduce((a, b) => (b.value < a.value ? b : a));
  if (worst.value >= CVD_SAFE_DELTA_E) return [];
  const seen = `with ${SEEN_WITH[worst.deficiency]} only ${floorTo1(worst.value)} apart`;
  if (areLocked(plan, worst)) {
    return [`${pairInWords(worst)} are locked and ${seen}, so ${CVD_SAFE_DELTA_E} cannot be reached.`];
  }
  return [`${pairInWords(worst)} are ${seen}, not ${CVD_SAFE_DELTA_E}: ${obstacle(plan, [worst.i, worst.j])}.`];
}

function explainContrast(plan: Plan, rows: readonly Float64Array[]): string[] {
  const { ends, neighbors, pairs, roles } = plan.request.constraints.contrast;
  const ratio = (i: number, j: number) => ratioOf(rows[i]?.[Y] as number, rows[j]?.[Y] as number);
  const everyone = rows.map((_, i) => i);
  const problems: string[] = [];
  const best = worstPair(rows, (a, b) => -ratioOf(a[Y] as number, b[Y] as number));
  if (best && -best.value < ends) {
    problems.push(
      `The darkest color on the lightest reaches ${printRatio(-best.value)}:1, not ${ends}:1: ${obstacle(plan, everyone)}.`,
    );
  }
  const side = everyone.slice(1).map((i) => ({ i: i - 1, j: i, value: ratio(i - 1, i) }));
  for (const pair of side
    .filter(({ value }) => value < neighbors)
    .sort((a, b) => a.value - b.value)
    .slice(0, 1)) {
    problems.push(missedRatio(plan, pair, neighbors));
  }
  const found = countPairs(rows, pairs.ratio);
  if (found < pairs.count) {
    const reach = found === 1 ? "pair reaches" : "pairs reach";
    problems.push(`Only ${found} ${reach} ${pairs.ratio}:1, not ${pairs.count}: ${obstacle(plan, everyone)}.`);
  }
  for (const { first, second, ratio: asked } of roles) {
    if (first === second || !rows[first] || !rows[second]) continue;
    const value = ratio(first, second);
    const pair = { i: Math.min(first, second), j: Math.max(first, second), value };
    if (value < asked) problems.push(missedRatio(plan, pair, asked));
  }
  return problems;
}

function missedRatio(plan: Plan, pair: Pair, asked: number): string {
  const reached = `only ${printRatio(pair.value)}:1`;
  if (areLocked(plan, pair)) return `${pairInWords(pair)} are locked at ${reached}, so ${asked}:1 cannot be reached.`;
  return `${pairInWords(pair)} reach ${reached}, not ${asked}:1: ${obstacle(plan, [pair.i, pair.j])}.`;
}

function explainSpread(plan: Plan, rows: readonly Float64Array[]): string[] {
  const least = plan.request.constraints.lightnessSpread;
  const all = rows.map((row) => row[L] as number);
  const reached = Math.max(...all) - Math.min(...all);
  if (rows.length === 0 || reached >= least - 1e-9) return [];
  return [
    `The lightness spreads over ${reached.toFixed(2)}, not ${least}: ${obstacle(
      plan,
      rows.map((_, i) => i),
    )}.`,
  ];
}

/** What is in the way: locks first, then limits, then the mere number of colors. */
function obstacle(plan: Plan, slots: readonly number[]): string {
  const locks = locksInWords(plan, slots);
  if (locks) return locks;
  const limits = limitsInWords(plan);
  if (limits) return limits;
  const others = locksInWords(
    plan,
    plan.holds.map((_, i) => i),
  );
  if (others) return others;
  return `no better arrangement of ${plan.holds.length} colors was found`;
}

function worstPair(rows: readonly Float64Array[], measure: (a: Float64Array, b: Float64Array) => number): Pair | null {
  let worst: Pair | null = null;
  for (let j = 1; j < rows.length; j++) {
    for (let i = 0; i < j; i++) {
      const value = measure(rows[i] as Float64Array, rows[j] as Float64Array);
      if (worst === null || value < worst.value) worst = { i, j, value };
    }
  }
  return worst;
}

function distance(a: Float64Array, b: Float64Array, at: number): number {
  return deltaE2000Lab(
    a[at] as number,
    a[at + 1] as number,
    a[at + 2] as number,
    b[at] as number,
    b[at + 1] as number,
    b[at + 2] as number,
  );
}

function areLocked({ holds }: Plan, { i, j }: Pair): boolean {
  return Boolean(holds[i]?.isLocked && holds[j]?.isLocked);
}

function pairInWords({ i, j }: Pair): string {
  return `Colors ${i + 1} and ${j + 1}`;
}

/** Cut, not rounded, so that what fails never prints as what passes. */
function floorTo1(value: number): string {
  return (Math.floor(value * 10) / 10).toFixed(1);
}
