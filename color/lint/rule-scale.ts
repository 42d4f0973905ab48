import { maxChroma } from "../chroma.ts";
import type { Color, Oklch } from "../color.ts";
import { convert } from "../convert.ts";
import { turnBetween } from "../kernel/hue.ts";
import type { Finding, LintRule } from "./finding.ts";
import { nameOf, type Palette, replaceColors, startWith, tidy } from "./palette.ts";

/** A lightness gap may be at most this many times the next. */
const MAX_GAP_RATIO = 3.5;
/** Gaps smaller than this are not visible as steps. */
const MIN_GAP = 0.008;
/** Chroma from which a scale counts as colored. */
const COLORED = 0.05;
/** An end below this share of the scale's peak vividness looks gray; the fix gives it the second value. */
const GRAY_PART = 0.12;
const FIXED_PART = 0.35;
/** If the gamut has less chroma than this, nothing can be done: nearly white and nearly black. */
const MIN_ROOM = 0.012;
/** The largest hue change in degrees between two steps, and over the whole scale. */
const MAX_HUE_JUMP = 15;
const MAX_HUE_RANGE = 60;
/** Chroma from which a hue is visible. */
const HUE_SEEN = 0.02;

type Problem = { readonly steps: readonly number[]; readonly text: string };
/** A rule for one scale: what is wrong with these colors, and how to change them. */
type ScaleRule = {
  readonly rule: LintRule;
  readonly label: string;
  find(steps: readonly Oklch[], names: (step: number) => string): Problem | null;
  repair(steps: readonly Oklch[], isFixed: (step: number) => boolean): (Oklch | null)[];
};

const UNEVEN: ScaleRule = {
  rule: "uneven-lightness",
  label: "Even out the lightness",
  find: (steps, name) => {
    const isDown = (steps[0]?.l ?? 0) >= (steps.at(-1)?.l ?? 0);
    const gaps = steps.slice(1).map(({ l }, i) => (isDown ? 1 : -1) * ((steps[i] as Oklch).l - l));
    const back = gaps.findIndex((gap) => gap < -1e-4);
    if (back >= 0) {
      const way = isDown ? "lighter" : "darker";
      return {
        steps: [back, back + 1],
        text: `${name(back + 1)} is ${way} than ${name(back)} before it, against the direction of the scale.`,
      };
    }
    const ratios = gaps.slice(1).map((gap, i) => ratioOf(gaps[i] as number, gap));
    const worst = ratios.indexOf(Math.max(...ratios));
    if (worst < 0 || (ratios[worst] as number) <= MAX_GAP_RATIO) return null;
    const [first, second] = [gaps[worst] as number, gaps[worst + 1] as number];
    const text = `Uneven steps: the lightness changes by ${first.toFixed(3)} before ${name(worst + 1)} and by ${second.toFixed(3)} after it.`;
    return { steps: [worst, worst + 1, worst + 2], text };
  },
  repair: (steps, isFixed) => {
    const last = steps.length - 1;
    const fixed = steps.flatMap((_, step) => (step === 0 || step === last || isFixed(step) ? [step] : []));
    return steps.map((color, step) => {
      const from = fixed.findLast((place) => place <= step) as number;
      const to = fixed.find((place) => place >= step) as number;
      if (from === to) return null;
      const [start, end] = [steps[from] as Oklch, steps[to] as Oklch];
      return { ...color, l: start.l + ((end.l - start.l) * (step - from)) / (to - from) };
    });
  },
};

const GRAY_ENDS: ScaleRule = {
  rule: "gray-ends",
  label: "Give the ends some color",
  find: (steps, name) => {
    const vivid = vividness(steps);
    if (Math.max(...steps.map(({ c }) => c)) < COLORED) return null;
    const gray = [0, steps.length - 1].filter((step) => isGrayEnd(steps, vivid, step));
    const [first, second] = gray;
    if (first === undefined) return null;
    const who = second === undefined ? `${name(first)} looks` : `${name(first)} and ${name(second)} look`;
    const chroma = gray.map((step) => (steps[step] as Oklch).c.toFixed(3)).join(" and ");
    return { steps: gray, text: `${who} gray next to the rest of the scale: chroma ${chroma}.` };
  },
  repair: (steps) => {
    const vivid = vividness(steps);
    const peak = steps[vivid.indexOf(Math.max(...vivid))] as Oklch;
    return steps.map((color, step) => {
      const isEnd = step === 0 || step === steps.length - 1;
      if (!isEnd || !isGrayEnd(steps, vivid, step)) return null;
      const h = peak.h;
      return { ...color, h, c: FIXED_PART * Math.max(...vivid) * maxChroma(color.l, h, "srgb") };
    });
  },
};

const HUE_DRIFT: ScaleRule = {
  rule: "hue-drift",
  label: "Align the hues",
  find: (steps, name) => {
    const seen = steps.flatMap(({ c, h }, step) => (c >= HUE_SEEN && h !== null ? [{ step, h }] : []));
    const jumps = seen.slice(1).map(({ h }, i) => turnBetween((seen[i] as { h: number }).h, h));
    const sizes = jumps.map(Math.abs);
    const worst = sizes.indexOf(Math.max(...sizes));
    if (worst >= 0 && (sizes[worst] as number) > MAX_HUE_JUMP) {
      const [from, to] = [seen[worst]?.step as number, seen[worst + 1]?.step as number];
      return {
        steps: [from, to],
        text: `The hue jumps by ${Math.round(sizes[worst] as number)}° from ${name(from)} to ${name(to)}.`,
      };
    }
    const range = rangeOf(jumps);
    if (range <= MAX_HUE_RANGE) return null;
    return {
      steps: seen.map(({ step }) => step),
      text: `The hue turns by ${Math.round(range)}° over the scale, which reads as several colors.`,
    };
  },
  repair: (steps, isFixed) => {
    const anchors = steps.flatMap(({ h }, step) => (isFixed(step) && h !== null ? [step] : []));
    const vivid = steps.reduce((best, { c }, step) => (c > (steps[best] as Oklch).c ? step : best), 0);
    const marks = anchors.length > 0 ? anchors : [vivid];
    return steps.map((color, step) => {
      const from = marks.findLast((mark) => mark <= step) ?? (marks[0] as number);
      const to = marks.find((mark) => mark >= step) ?? from;
      const [start, end] = [(steps[from] as Oklch).h ?? 0, (steps[to] as Oklch).h ?? 0];
      const share = to > from ? (step - from) / (to - from) : 0;
      return color.h === null ? null : { ...color, h: (start + turnBetween(start, end) * share + 360) % 360 };
    });
  },
};

/** All problems within scales: at most one finding per rule and scale. */
export function lintScales(
  palette: Palette,
  scales: readonly (readonly number[])[],
  isWanted: (rule: LintRule) => boolean,
): Finding[] {
  const rules = [UNEVEN, GRAY_ENDS, HUE_DRIFT].filter(({ rule }) => isWanted(rule));
  return scales.flatMap((indexes) => rules.flatMap((rule) => lintScale(palette, indexes, rule)));
}

function lintScale(palette: Palette, scale: readonly number[], { rule, label, find, repair }: ScaleRule): Finding[] {
  const indexes = scale.filter((index) => index in palette.oklch);
  if (indexes.length < 3) return [];
  const steps = indexes.map((index) => palette.oklch[index] as Oklch);
  const name = (step: number) => nameOf(palette, indexes[step] as number);
  const problem = find(steps, name);
  if (!problem) return [];
  const start = startWith(palette, indexes[problem.steps[0] as number] as number);
  const message = problem.text.replace(/^color \d+/, start);
  const about = problem.steps.map((step) => indexes[step] as number);
  const finding: Finding = { rule, severity: rule === "gray-ends" ? "hint" : "warning", indexes: about, message };
  const isFixed = (step: number) => palette.isPinned(indexes[step] as number);
  const changed = new Map<number, Color>();
  for (const [step, color] of repair(steps, isFixed).entries()) {
    if (color && !isFixed(step)) changed.set(indexes[step] as number, tidy(color));
  }
  const colors = replaceColors(palette.colors, changed);
  // Pinned colors may be in the way, and rounding may undo a fix, so only fixes that help are offered.
  const isSolved = !find(
    indexes.map((index) => convert(colors[index] as Color, "oklch")),
    name,
  );
  return [isSolved ? { ...finding, fix: { label, colors } } : finding];
}

function ratioOf(a: number, b: number): number {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  return large < MIN_GAP ? 1 : large / Math.max(small, 1e-6);
}

/** Each step's share of the possible chroma. */
function vividness(steps: readonly Oklch[]): number[] {
  return steps.map(({ l, c, h }) => {
    const room = maxChroma(l, h, "srgb");
    return room < MIN_ROOM ? 0 : Math.min(c / room, 1);
  });
}

function isGrayEnd(steps: readonly Oklch[], vivid: readonly number[], step: number): boolean {
  const peak = Math.max(...vivid);
  const hue = (steps[vivid.indexOf(peak)] as Oklch).h;
  const hasRoom = maxChroma((steps[step] as Oklch).l, hue, "srgb") >= MIN_ROOM;
  return hasRoom && (vivid[step] as number) < GRAY_PART * peak;
}

/** The range from the lowest to the highest hue after these successive turns. */
function rangeOf(turns: readonly number[]): number {
  let [here, least, most] = [0, 0, 0];
  for (const turned of turns) {
    here += turned;
    least = Math.min(least, here);
    most = Math.max(most, here);
  }
  return most - least;
}
