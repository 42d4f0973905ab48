import { clamp } from "../clamp.ts";
import { drawNormal, oneOf, weighted } from "../draw.ts";
import {
  asksOfPairs,
  bandViolation,
  distanceViolation,
  measureOklchInto,
  newRow,
  ratioViolation,
  rowOf,
  wholeViolation,
} from "./board.ts";
import { chromaRoom } from "./chroma-room.ts";
import { type Draft, type Hold, hueOf, type Plan } from "./plan.ts";
import { refine } from "./taste.ts";
import { arcSize } from "./wheel.ts";

/** Limits the work: at most this many pairs of colors are compared, fewer once all constraints hold. */
const MAX_COMPARISONS = 24_000;
const MAX_TRIES = 3600;
/** Colors tried for a slot before moving on to the next. */
const TRIES_A_TURN = 12;
/** Among equally good palettes, the one closer to its design wins: violation per unit of OKLab distance. */
const LOYALTY = 0.02;
/** Step sizes, from within the same color name to across the whole solid. */
const MIN_REACH = 0.07;
const MAX_REACH = 1;
/** After this many turns, two colors try swapping places. */
const TURNS_TO_SWAP = 3;
/** How much worse a palette can be and still be accepted early in the search. */
const HEAT = 0.12;
const ENOUGH = 1e-9;
/** Below this lightness, hues can hardly be told apart on screens. */
const INK = 0.15;

type Search = {
  readonly plan: Plan;
  readonly drafts: Draft[];
  readonly rows: Float64Array[];
  /** Violation of each pair at [i · count + j], and of each color alone at [i · count + i]. */
  readonly table: Float64Array;
  readonly count: number;
  readonly hasPairs: boolean;
};

/**
 * Changes the drafts, within what their slots leave free, until all constraints hold or the work is used up, and
 * returns the best palette found. Simulated annealing, one color at a time, mostly those that violate most.
 */
export function solve(plan: Plan, designed: readonly Draft[]): Draft[] {
  const search = begin(plan, designed);
  const movable = plan.holds.flatMap((hold, slot) => (canMove(search, slot, hold) ? [slot] : []));
  const swappable = movable.filter((slot) => {
    const { l, c, h } = plan.holds[slot] as Hold;
    return l === null && c === null && h === null;
  });
  const { neighbors, roles } = plan.request.constraints.contrast;
  const canSwap = swappable.length > 1 && (neighbors > 1 || roles.length > 0);
  let whole = wholeViolation(search.rows, plan.request.constraints);
  let total = sumOf(search) + whole;
  if (total < ENOUGH || movable.length === 0) return [...designed];
  let best = [...search.drafts];
  let bestTotal = total;
  const trial = newRow();
  const kept = newRow();
  const measure = () => {
    whole = wholeViolation(search.rows, plan.request.constraints);
    total = sumOf(search) + whole;
    if (total >= bestTotal) return;
    bestTotal = total;
    best = [...search.drafts];
  };
  const turns = Math.min(MAX_TRIES, MAX_COMPARISONS / designed.length) / TRIES_A_TURN;
  for (let turn = 0; turn < turns && bestTotal >= ENOUGH; turn++) {
    const heat = HEAT * (1 - turn / turns);
    const before = total;
    if (turn % TURNS_TO_SWAP === 1 && canSwap) {
      const a = chooseSlot(search, swappable, whole);
      const b = oneOf(
        plan.random,
        swappable.filter((slot) => slot !== a),
      );
      swap(search, a, b);
      measure();
      if (!isAccepted(plan, before, total, heat)) {
        swap(search, a, b);
        measure();
      }
      continue;
    }
    const slot = chooseSlot(search, movable, whole);
    const rest = total - shareOf(search, slot) - whole;
    const move = bestMove(search, slot, designed[slot] as Draft, trial, kept);
    if (!isAccepted(plan, before, rest + move.violation, heat)) continue;
    search.drafts[slot] = move.draft;
    (search.rows[slot] as Float64Array).set(kept);
    fillTable(search, slot);
    measure();
  }
  return best;
}

/** Always accepts better palettes, and worse ones less often the colder it is. */
function isAccepted({ random }: Plan, before: number, after: number, heat: number): boolean {
  return after <= before || random() < Math.exp((before - after) / (heat + 1e-6));
}

function swap(search: Search, a: number, b: number): void {
  const { drafts, rows } = search;
  [drafts[a], drafts[b]] = [drafts[b] as Draft, drafts[a] as Draft];
  [rows[a], rows[b]] = [rows[b] as Float64Array, rows[a] as Float64Array];
  fillTable(search, a);
  fillTable(search, b);
}

function begin(plan: Plan, designed: readonly Draft[]): Search {
  const { constraints, slots } = plan.request;
  const count = designed.length;
  const rows = designed.map(({ l, c, h }, slot) => {
    const color = slots[slot]?.color;
    if (plan.holds[slot]?.isLocked && color) return rowOf(color, constraints.isColorBlindSafe);
    const row = newRow();
    measureOklchInto(row, l, c, h, constraints.gamut, constraints.isColorBlindSafe);
    return row;
  });
  const table = new Float64Array(count * count);
  const search = { plan, drafts: [...designed], rows, table, count, hasPairs: asksOfPairs(constraints) };
  for (let slot = 0; slot < count; slot++) fillTable(search, slot);
  return search;
}

/** The best of some new colors for a slot; `violation` includes its pairs and the whole. Puts its row in `kept`. */
function bestMove(
  search: Search,
  slot: number,
  designed: Draft,
  trial: Float64Array,
  kept: Float64Array,
): { draft: Draft; violation: number } {
  const { plan, rows } = search;
  const { constraints } = plan.request;
  const current = rows[slot] as Float64Array;
  let best: { draft: Draft; violation: number; cost: number } | null = null;
  for (let i = 0; i < TRIES_A_TURN; i++) {
    const reach = MIN_REACH * (MAX_REACH / MIN_REACH) ** (i / (TRIES_A_TURN - 1));
    const from = i % 3 === 0 ? designed : (search.drafts[slot] as Draft);
    const draft = propose(plan, from, plan.holds[slot] as Hold, reach);
    measureOklchInto(trial, draft.l, draft.c, draft.h, constraints.gamut, constraints.isColorBlindSafe);
    rows[slot] = trial;
    const loyalty =
      LOYALTY * (Math.abs(draft.l - designed.l) + Math.abs(draft.c - designed.c) + turnCost(draft, designed));
    const limit = best === null ? Infinity : best.cost - loyalty;
    const violation = rowViolation(search, slot, limit);
    if (violation < limit) {
      best = { draft, violation, cost: violation + loyalty };
      kept.set(trial);
    }
  }
  rows[slot] = current;
  return best as { draft: Draft; violation: number };
}

function propose(plan: Plan, from: Draft, hold: Hold, reach: number): Draft {
  const { random, request, lightness, chroma } = plan;
  const l = hold.l ?? clamp(from.l + reach * 0.45 * drawNormal(random), Math.max(lightness.least, INK), lightness.most);
  const wanted = hold.c ?? clamp(from.c + reach * 0.09 * drawNormal(random), chroma.least, chroma.most);
  const isTurning = hold.h === null && from.angle === null;
  const turned = isTurning ? inArc(from.h + reach * 90 * drawNormal(random), request.constraints.hueArc) : from.h;
  const aimed = hold.h ?? hueOf(plan, { ...from, h: turned }, l, wanted);
  const { c, h } =
    hold.c === null ? refine({ l, c: wanted, h: aimed }, request.boldness, isTurning) : { c: wanted, h: aimed };
  const floor = hold.c ?? Math.max(c, chroma.least);
  return {
    l,
    c: Math.min(floor, chromaRoom(l, h, request.constraints.gamut)),
    h,
    angle: hold.h === null ? from.angle : null,
  };
}

function inArc(hue: number, arc: readonly [number, number] | null): number {
  const h = (hue + 720) % 360;
  if (!arc) return h;
  const size = arcSize(arc);
  const past = (h - arc[0] + 720) % 360;
  if (past <= size) return h;
  return past - size < 360 - past ? arc[1] - Math.min(1, size / 2) : arc[0] + Math.min(1, size / 2);
}

function turnCost(a: Draft, b: Draft): number {
  return (1 - Math.cos(((a.h - b.h) * Math.PI) / 180)) * 0.3;
}

function canMove(search: Search, slot: number, hold: Hold): boolean {
  if (hold.isLocked) return false;
  const isHueFree = hold.h === null && (search.drafts[slot] as Draft).angle === null;
  return hold.l === null || hold.c === null || isHueFree;
}

/** Draws a slot in proportion to its share of the violations. */
function chooseSlot(search: Search, movable: readonly number[], whole: number): number {
  return weighted(search.plan.random, movable, (slot) => shareOf(search, slot) + whole / movable.length + 1e-6);
}

/** The violation of a slot's row with all others and of the whole palette, or any number above the limit. */
function rowViolation(search: Search, slot: number, limit: number): number {
  const { constraints } = search.plan.request;
  let sum = bandViolation(search.rows[slot] as Float64Array, constraints) + wholeViolation(search.rows, constraints);
  if (!search.hasPairs) return sum;
  for (let other = 0; other < search.count && sum < limit; other++) {
    if (other !== slot) sum += pairViolation(search, slot, other);
  }
  return sum;
}

function pairViolation({ plan, rows }: Search, i: number, j: number): number {
  const { constraints } = plan.request;
  const { neighbors, roles } = constraints.contrast;
  const a = rows[i] as Float64Array;
  const b = rows[j] as Float64Array;
  let sum = distanceViolation(a, b, constraints);
  if (neighbors > 1 && (i - j === 1 || j - i === 1)) sum += ratioViolation(a, b, neighbors);
  for (const { first, second, ratio } of roles) {
    if ((first === i && second === j) || (first === j && second === i)) sum += ratioViolation(a, b, ratio);
  }
  return sum;
}

function fillTable(search: Search, slot: number): void {
  const { table, count, rows, plan, hasPairs } = search;
  table[slot * count + slot] = bandViolation(rows[slot] as Float64Array, plan.request.constraints);
  if (!hasPairs) return;
  for (let other = 0; other < count; other++) {
    if (other === slot) continue;
    const violation = pairViolation(search, slot, other);
    table[slot * count + other] = violation;
    table[other * count + slot] = violation;
  }
}

function shareOf({ table, count }: Search, slot: number): number {
  let sum = 0;
  for (let other = 0; other < count; other++) sum += table[slot * count + other] as number;
  return sum;
}

function sumOf({ table, count }: Search): number {
  let sum = 0;
  for (let i = 0; i < count; i++) for (let j = 0; j <= i; j++) sum += table[i * count + j] as number;
  return sum;
}
