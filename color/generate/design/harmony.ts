import { clamp } from "../../clamp.ts";
import { along, between } from "../../draw.ts";
import type { HarmonyRule } from "../../harmony/harmony.ts";
import { turnBetween } from "../../kernel/hue.ts";
import { type Draft, type Hold, hueOf, type Plan, settle } from "../plan.ts";
import { naturalLightness, refine } from "../taste.ts";
import { arcSize, hueOnCircle } from "../wheel.ts";
import { CHROMA_BY_BOLDNESS } from "./design.ts";
import { anyHue, blend, hill } from "./recipe.ts";

/** Degrees by which 8-bit rounding can turn a hue. */
const HUE_ROUNDING = 3;
const MIN_VISIBLE_CHROMA = 0.02;
/** Below this chroma, hues can't be told apart. */
const MIN_CHROMA = 0.03;
/** Lighter colors show no hue. */
const MAX_LIGHTNESS = 0.955;
const BASES_TRIED = 24;

export type HarmonyDesign = {
  readonly drafts: Draft[];
  /** Held colors whose hues are outside the harmony, by index. */
  readonly strangers: readonly number[];
};

/** Designs a palette whose hues are exactly at the angles of a rule, on the circle of the mode. */
export function designHarmony(plan: Plan, rule: HarmonyRule): HarmonyDesign {
  const count = plan.holds.length;
  const angles = [...new Set(rule.angles)].slice(0, Math.max(1, count));
  const held = plan.holds.map((hold) =>
    hold.h === null || (hold.c !== null && hold.c < MIN_VISIBLE_CHROMA)
      ? null
      : hueOnCircle(plan.circle, hold.l ?? 0.65, hold.c ?? 0.1, hold.h),
  );
  const base = findBase(plan, angles, held);
  const strangers: number[] = [];
  const group: number[] = held.map((hue, slot) => {
    if (hue === null) return -1;
    const misses = angles.map((angle) => Math.abs(turnBetween(base + angle, hue)));
    const nearest = misses.indexOf(Math.min(...misses));
    if ((misses[nearest] as number) > HUE_ROUNDING) strangers.push(slot);
    return nearest;
  });
  fillGroups(group, angles.length);
  return {
    drafts: shades(
      plan,
      group,
      angles.map((angle) => (base + angle) % 360),
    ),
    strangers,
  };
}

/** Finds the base hue that fits the held hues best, or puts as many angles as possible in the requested arc. */
function findBase(plan: Plan, angles: readonly number[], held: readonly (number | null)[]): number {
  const { random, circle, request } = plan;
  const hues = held.filter((hue) => hue !== null);
  const start = hueOnCircle(circle, 0.65, 0.1, anyHue(random));
  if (hues.length > 0) {
    const bases = angles.map((angle) => ((hues[0] as number) - angle + 360) % 360);
    const cost = (base: number) =>
      hues.reduce((sum, hue) => sum + Math.min(...angles.map((angle) => Math.abs(turnBetween(base + angle, hue)))), 0);
    return bases.reduce((best, base) => (cost(base) < cost(best) - 1e-9 ? base : best));
  }
  const arc = request.constraints.hueArc;
  if (!arc) return start;
  const size = arcSize(arc);
  const inArc = (base: number) =>
    angles.filter((angle) => {
      const draft = { l: 0.65, c: 0.1, h: 0, angle: (base + angle) % 360 };
      return (hueOf(plan, draft, 0.65, 0.1) - arc[0] + 360) % 360 <= size;
    }).length;
  const bases = Array.from({ length: BASES_TRIED }, (_, i) => (start + (i * 360) / BASES_TRIED) % 360);
  return bases.reduce((best, base) => (inArc(base) > inArc(best) ? base : best));
}

/** Assigns the open slots to the angles with the fewest colors, so that equal hues are neighbors. */
function fillGroups(group: number[], angleCount: number): void {
  const open = group.flatMap((angle, slot) => (angle < 0 ? [slot] : []));
  const taken = Array.from({ length: angleCount }, (_, angle) => group.filter((own) => own === angle).length);
  const added = taken.map(() => 0);
  for (let i = 0; i < open.length; i++) {
    const fewest = Math.min(...taken);
    const angle = taken.indexOf(fewest);
    taken[angle] = fewest + 1;
    added[angle] = (added[angle] as number) + 1;
  }
  const order = added.flatMap((times, angle) => Array.from({ length: times }, () => angle));
  for (const [i, slot] of open.entries()) group[slot] = order[i] as number;
}

/** Sets lightness and chroma: one hue goes from dark to light, the next one back, with full chroma in the middle. */
function shades(plan: Plan, group: readonly number[], angles: readonly number[]): Draft[] {
  const { random, request, holds } = plan;
  const scale = along(CHROMA_BY_BOLDNESS, request.boldness);
  // One hue leads; the others can be weaker, in chroma and lightness.
  const leader = Math.floor(random() * angles.length);
  const peaks = angles.map((_, i) => between(random, 0.12, 0.155) * (i === leader ? 1.05 : between(random, 0.6, 1)));
  const swing = between(random, 0.03, 0.17);
  const phase = random() < 0.5 ? 0 : 1;
  const seen = angles.map(() => 0);
  return group.map((own, slot) => {
    const size = group.filter((other) => other === own).length;
    const place = seen[own] as number;
    seen[own] = place + 1;
    const t = size > 1 ? place / (size - 1) : 0.5;
    const angle = angles[own] as number;
    const natural = naturalLightness(hueOf(plan, { l: 0.65, c: 0.1, h: 0, angle }, 0.65, 0.1));
    const isRising = (own + phase) % 2 === 0;
    const center = size === 1 ? clamp(natural + (isRising ? swing : -swing), 0.3, 0.9) : natural;
    const l = Math.min(MAX_LIGHTNESS, ladder(isRising ? t : 1 - t, size, center) + between(random, -0.03, 0.03));
    const c = (peaks[own] as number) * (size > 2 ? blend(0.42, 1, hill(0.12 + 0.7 * t)) : 1);
    const wanted = Math.max(MIN_CHROMA, c * scale);
    const refined = refine({ l, c: wanted, h: hueOf(plan, { l, c, h: 0, angle }, l, wanted) }, request.boldness, false);
    const hold = holds[slot] as Hold;
    return settle(plan, { ...refined, c: Math.max(MIN_CHROMA, refined.c), angle }, hold);
  });
}

function ladder(t: number, size: number, natural: number): number {
  if (size === 1) return natural;
  if (size === 2) return blend(Math.min(natural - 0.12, 0.5), clamp(natural + 0.12, 0.84, MAX_LIGHTNESS), t);
  if (size === 3) return t < 0.5 ? blend(0.34, natural, t * 2) : blend(natural, 0.9, t * 2 - 1);
  return blend(0.27, 0.945, t);
}
