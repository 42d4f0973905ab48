import type { Color } from "../color.ts";
import { printRatio } from "../contrast/contrast.ts";
import { leastPair, type Pair } from "../difference/least-pair.ts";
import { isInGamut } from "../gamut.ts";
import { deltaE2000At } from "../kernel/delta-e.ts";
import { DICHROMACIES, SAFE_DELTA_E } from "../vision.ts";
import { GAMUT_NAMES } from "../words/gamut-names.ts";
import { listInWords } from "../words/list-in-words.ts";
import { VISION_NAMES } from "../words/vision-names.ts";
import { C, countPairs, L, LAB, outside, outsideArc, ratioOf, rowOf, Y } from "./board.ts";
import { chromaRoom } from "./chroma-room.ts";
import type { Plan } from "./plan.ts";
import { arcSize } from "./wheel.ts";

/** Explains every missed constraint in plain sentences: what was asked, what was reached, what is in the way. */
export function explain(plan: Plan, colors: readonly Color[], strangers: readonly number[]): string[] {
  const rows = colors.map((color) => rowOf(color, plan.request.constraints.isColorBlindSafe));
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
  const [hue, fit] = strangers.length === 1 ? ["hue", "doesn't fit"] : ["hues", "don't fit"];
  return [
    `The locked ${hue} of ${colorsInWords(strangers)} ${fit} the ${request.harmony} harmony of the other locked hues.`,
  ];
}

function explainDistance(plan: Plan, rows: readonly Float64Array[]): string[] {
  const least = plan.request.constraints.minDeltaE;
  const worst = leastPair(rows, (a, b) => deltaE2000At(a, b, LAB));
  if (!worst || worst.value >= least) return [];
  return [missedDistance(plan, worst, `only ${floorTo1(worst.value)} apart`, `a distance of ${least}`, least)];
}

function explainVision(plan: Plan, rows: readonly Float64Array[]): string[] {
  if (!plan.request.constraints.isColorBlindSafe || rows.length < 2) return [];
  const worst = DICHROMACIES.flatMap((deficiency, i) => {
    const pair = leastPair(rows, (a, b) => deltaE2000At(a, b, LAB + 3 * (i + 1)));
    return pair ? [{ ...pair, deficiency }] : [];
  }).reduce((a, b) => (b.value < a.value ? b : a));
  if (worst.value >= SAFE_DELTA_E) return [];
  const seen = `with ${VISION_NAMES[worst.deficiency]} only ${floorTo1(worst.value)} apart`;
  return [missedDistance(plan, worst, seen, String(SAFE_DELTA_E), SAFE_DELTA_E)];
}

function missedDistance(plan: Plan, pair: Pair, reached: string, wanted: string, least: number): string {
  if (areLocked(plan, pair)) return `${pairInWords(pair)} are locked and ${reached}, so ${wanted} cannot be reached.`;
  return `${pairInWords(pair)} are ${reached}, not ${least}: ${obstacle(plan, [pair.i, pair.j])}.`;
}

function explainContrast(plan: Plan, rows: readonly Float64Array[]): string[] {
  const { ends, neighbors, pairs, roles } = plan.request.constraints.contrast;
  const ratio = (i: number, j: number) => ratioOf(rows[i]?.[Y] as number, rows[j]?.[Y] as number);
  const everyone = rows.map((_, i) => i);
  const problems: string[] = [];
  const best = leastPair(rows, (a, b) => -ratioOf(a[Y] as number, b[Y] as number));
  if (best && -best.value < ends) {
    problems.push(
      `The darkest color on the lightest reaches ${printRatio(-best.value)}:1, not ${ends}:1: ${obstacle(plan, everyone)}.`,
    );
  }
  const side = everyone.slice(1).map((i) => ({ i: i - 1, j: i, value: ratio(i - 1, i) }));
  const worst = side.toSorted((a, b) => a.value - b.value)[0];
  if (worst && worst.value < neighbors) problems.push(missedRatio(plan, worst, neighbors));
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
  const everyone = rows.map((_, i) => i);
  return [`The lightness spreads over ${reached.toFixed(2)}, not ${least}: ${obstacle(plan, everyone)}.`];
}

/** What is in the way: locks first, then limits, then just the number of colors. */
function obstacle(plan: Plan, slots: readonly number[]): string {
  const everyone = plan.holds.map((_, i) => i);
  return (
    locksInWords(plan, slots) ||
    limitsInWords(plan) ||
    locksInWords(plan, everyone) ||
    `no better arrangement of ${plan.holds.length} colors was found`
  );
}

function areLocked({ holds }: Plan, { i, j }: Pair): boolean {
  return Boolean(holds[i]?.isLocked && holds[j]?.isLocked);
}

function pairInWords({ i, j }: Pair): string {
  return `Colors ${i + 1} and ${j + 1}`;
}

/** Truncates instead of rounding, so that a failing value never prints as a passing one. */
function floorTo1(value: number): string {
  return (Math.floor(value * 10) / 10).toFixed(1);
}

/** How much a held chroma can lose to rounding without being reported. */
const CHROMA_ROUNDING = 0.006;

/** Reports single colors that are outside a band, the hue arc or the gamut. */
function explainBands(plan: Plan, colors: readonly Color[], rows: readonly Float64Array[]): string[] {
  const { lightness, chroma, hueArc, gamut } = plan.request.constraints;
  const name = GAMUT_NAMES[gamut];
  const problems: string[] = [];
  const report = (misses: (row: Float64Array, slot: number) => boolean, say: (who: string, one: boolean) => string) => {
    const slots = rows.flatMap((row, slot) => (misses(row, slot) ? [slot] : []));
    if (slots.length === 0) return;
    const who = colorsInWords(slots);
    problems.push(`${say(who.replace("c", "C"), slots.length === 1)}${reason(plan, slots)}.`);
  };
  report(
    (_, slot) => !isInGamut(colors[slot] as Color, gamut),
    (who, one) => `${who} ${one ? "is" : "are"} outside ${name}`,
  );
  report(
    (row) => outside(row[L] as number, lightness) > 0,
    (who, one) => `${who} ${one ? "has" : "have"} a lightness outside ${lightness[0]} to ${lightness[1]}`,
  );
  report(
    (row) => outside(row[C] as number, chroma) > 0,
    (who, one) => `${who} ${one ? "has" : "have"} a chroma outside ${chroma[0]} to ${chroma[1]}`,
  );
  report(
    (row) => hueArc !== null && outsideArc(row, hueArc) > 0,
    (who, one) => `${who} ${one ? "has" : "have"} a hue outside ${hueArc?.[0]}° to ${hueArc?.[1]}°`,
  );
  return [...problems, ...lostChroma(plan, rows, name)];
}

/** Why these colors could not change; begins with a comma or a colon. */
function reason(plan: Plan, slots: readonly number[]): string {
  const locks = locksInWords(plan, slots);
  if (locks) return `: ${locks}`;
  const { harmony, constraints } = plan.request;
  if (harmony !== "auto") return `: the ${harmony} harmony puts ${slots.length === 1 ? "it" : "them"} there`;
  return `: ${GAMUT_NAMES[constraints.gamut]} has no room for it within the other limits`;
}

/** Reports held chroma that the gamut does not have at that lightness and hue. */
function lostChroma({ holds, request }: Plan, rows: readonly Float64Array[], gamutName: string): string[] {
  return rows.flatMap((row, slot) => {
    const hold = holds[slot];
    if (!hold || hold.isLocked || hold.c === null || hold.c - (row[C] as number) <= CHROMA_ROUNDING) return [];
    const most = hold.l !== null && hold.h !== null ? chromaRoom(hold.l, hold.h, request.constraints.gamut) : row[C];
    return [
      `${gamutName} has no room for the locked chroma ${hold.c.toFixed(3)} of color ${slot + 1}; it is ${(most as number).toFixed(3)}.`,
    ];
  });
}

/** "color 2", "colors 2 and 4", "colors 1, 2 and 4". */
function colorsInWords(slots: readonly number[]): string {
  return `${slots.length === 1 ? "color" : "colors"} ${listInWords(slots.map((slot) => String(slot + 1)))}`;
}

/** Which of these colors are locked, fully or partly; "" if none is. */
function locksInWords({ holds, request }: Plan, slots: readonly number[]): string {
  const locked = slots.filter((slot) => holds[slot]?.isLocked);
  if (locked.length > 0) return `${colorsInWords(locked)} ${locked.length === 1 ? "is" : "are"} locked`;
  const partly = slots.filter((slot) => {
    const locks = request.slots[slot]?.locks;
    return locks && (locks.hue || locks.chroma || locks.lightness);
  });
  if (partly.length === 0) return "";
  if (partly.length > 1) return `parts of ${colorsInWords(partly)} are locked`;
  const locks = request.slots[partly[0] as number]?.locks;
  const parts = [locks?.hue && "hue", locks?.chroma && "chroma", locks?.lightness && "lightness"].filter(
    (part) => typeof part === "string",
  );
  return `the ${listInWords(parts)} of ${colorsInWords(partly)} ${parts.length === 1 ? "is" : "are"} locked`;
}

/** Which limits leave little room; "" if none does. */
function limitsInWords({ request }: Plan): string {
  const { lightness, chroma, hueArc } = request.constraints;
  const limits = [
    lightness[1] - lightness[0] < 0.75 && `lightness ${lightness[0]} to ${lightness[1]}`,
    chroma[0] > 0.02 && `chroma of at least ${chroma[0]}`,
    chroma[1] < 0.2 && `chroma of at most ${chroma[1]}`,
    hueArc && arcSize(hueArc) < 270 && `hues from ${hueArc[0]}° to ${hueArc[1]}°`,
    request.harmony !== "auto" && `the ${request.harmony} harmony`,
  ].filter((limit) => typeof limit === "string");
  if (limits.length === 0) return "";
  return `${listInWords(limits)} ${limits.length === 1 && !limits[0]?.startsWith("hues") ? "leaves" : "leave"} too little room for ${request.slots.length} colors`;
}
