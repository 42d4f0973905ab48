import { clamp } from "../../clamp.ts";
import { along, oneOf, weighted } from "../../draw.ts";
import { turnBetween } from "../../kernel/hue.ts";
import { type Draft, type Hold, hueOf, type Plan, settle } from "../plan.ts";
import { naturalLightness, refine } from "../taste.ts";
import { arcSize, hueOnCircle } from "../wheel.ts";
import type { Recipe, Tone } from "./recipe.ts";
import { RECIPES } from "./recipes.ts";

/** Chroma by boldness, as a fraction of the chroma in the recipes. */
export const CHROMA_BY_BOLDNESS = [0, 0.42, 0.5, 1, 1, 1.5];
/** How many designs to choose from; many if slots hold colors, so that one fits. */
const FREE_DESIGNS = 4;
const FITTING_DESIGNS = 14;
/** A good enough mismatch per held color. Always taking the best would always pick the same recipe. */
const GOOD_FIT = 0.08;
/** OKLab distance below which two colors of a design are too similar. */
const ALIKE = 0.05;
const RADIANS = Math.PI / 180;

/** Designs a palette from the recipes that fits what the slots hold. */
export function designFreely(plan: Plan): Draft[] {
  const held = plan.holds.filter(isHeld).length;
  const designs = held > 0 ? FITTING_DESIGNS : FREE_DESIGNS;
  let best: { drafts: Draft[]; cost: number } | null = null;
  for (let i = 0; i < designs && !(best && best.cost <= GOOD_FIT * held); i++) {
    const candidate = arrange(plan, cook(plan));
    if (best === null || candidate.cost < best.cost) best = candidate;
  }
  return best?.drafts ?? [];
}

/** The colors of one recipe, with chroma adjusted to the boldness. */
function cook(plan: Plan): Draft[] {
  const { random, request, holds } = plan;
  const { boldness } = request;
  const recipe = weighted(random, RECIPES, ({ weights }) =>
    along([0, weights[0], 0.5, weights[1], 1, weights[2]], boldness),
  );
  const tones = recipe.tones(random, holds.length);
  const scale = along(CHROMA_BY_BOLDNESS, boldness);
  const { anchor, squeeze } = place(plan, recipe, tones);
  const start = hueOnCircle(plan.circle, 0.65, 0.1, anchor);
  const dishes = tones.map((tone) => {
    const angle = (start + tone.turn * squeeze + 720) % 360;
    const middle = { l: 0.65, c: 0.1, h: anchor, angle };
    // Some recipes leave the lightness open.
    const l = Number.isNaN(tone.l) ? naturalLightness(hueOf(plan, middle, 0.65, 0.1)) : tone.l;
    return { l, c: tone.c * scale, h: 0, angle };
  });
  const fit = fitBand(dishes, request.constraints.lightness);
  return dishes.map((dish) => {
    const l = fit(dish.l);
    return { ...refine({ l, c: dish.c, h: hueOf(plan, dish, l, dish.c) }, boldness, true), angle: null };
  });
}

/** Chooses where on the circle a recipe begins: at a held hue, within the requested arc, or at its own anchor. */
function place(plan: Plan, recipe: Recipe, tones: readonly Tone[]): { anchor: number; squeeze: number } {
  const { random, request, holds } = plan;
  const arc = request.constraints.hueArc;
  const size = arc ? arcSize(arc) - 2 : 360;
  const turns = tones.map(({ turn }) => turnBetween(0, turn));
  const least = Math.min(...turns);
  const range = Math.max(...turns) - least;
  const squeeze = Math.min(1, Math.max(0, size) / (range || 1));
  const held = holds.filter(isHeld);
  if (held.length > 0) {
    const { h, l } = oneOf(random, held);
    const partner = random() < 0.6 ? nearestTone(tones, l ?? 0.6) : oneOf(random, tones);
    return { anchor: ((h ?? 0) - partner.turn * squeeze + 720) % 360, squeeze };
  }
  if (!arc || size >= 358) return { anchor: recipe.anchor(random), squeeze: 1 };
  return { anchor: (arc[0] + 1 + random() * (size - range * squeeze) - least * squeeze + 720) % 360, squeeze };
}

/** Assigns a draft to every slot: held slots get the closest, the others the rest in order. */
function arrange(plan: Plan, drafts: readonly Draft[]): { drafts: Draft[]; cost: number } {
  const left = [...drafts];
  const placed: (Draft | null)[] = plan.holds.map(() => null);
  let cost = 0;
  for (const [slot, hold] of plan.holds.entries()) {
    if (hold.l === null && hold.c === null && hold.h === null) continue;
    const costs = left.map((draft) => mismatch(draft, hold));
    const nearest = costs.indexOf(Math.min(...costs));
    cost += costs[nearest] as number;
    placed[slot] = left.splice(nearest, 1)[0] as Draft;
  }
  const settled = plan.holds.map((hold, slot) => settle(plan, (placed[slot] ?? left.shift()) as Draft, hold));
  return { drafts: settled, cost: cost + 0.04 * countAlike(settled) };
}

function isHeld({ h, c }: Hold): boolean {
  return h !== null && (c === null || c > 0.02);
}

function nearestTone(tones: readonly Tone[], l: number): Tone {
  return tones.reduce((best, tone) => (Math.abs(tone.l - l) < Math.abs(best.l - l) ? tone : best));
}

/** How far a draft is from what a slot holds, roughly as an OKLab distance. */
function mismatch(draft: Draft, { l, c, h }: Pick<Hold, "l" | "c" | "h">): number {
  const lightness = l === null ? 0 : l - draft.l;
  const chroma = c === null ? 0 : c - draft.c;
  const hue = h === null ? 0 : 2 * (c ?? draft.c) * Math.sin((turnBetween(draft.h, h) / 2) * RADIANS);
  return Math.sqrt(lightness * lightness + chroma * chroma + hue * hue);
}

function countAlike(drafts: readonly Draft[]): number {
  let count = 0;
  for (const [i, a] of drafts.entries()) {
    for (let j = 0; j < i; j++) if (mismatch(drafts[j] as Draft, a) < ALIKE) count++;
  }
  return count;
}

/** A linear map that brings the lightnesses of a design into a band, if they are outside. */
function fitBand(drafts: readonly Draft[], [least, most]: readonly [number, number]): (l: number) => number {
  const lightnesses = drafts.map(({ l }) => l);
  const darkest = Math.min(...lightnesses);
  const lightest = Math.max(...lightnesses);
  const from = clamp(darkest, least, most);
  const to = clamp(lightest, least, most);
  if (from === darkest && to === lightest) return (l) => l;
  const room = Math.min(most, Math.max(to, least + (lightest - darkest)));
  const floor = Math.max(least, Math.min(from, room - (lightest - darkest)));
  return (l) => floor + ((l - darkest) / (lightest - darkest || 1)) * (room - floor);
}
