import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { HARMONY_RULES } from "../harmony/harmony.ts";
import { createRandom } from "../random.ts";
import { finish } from "./board.ts";
import { designFreely } from "./design/design.ts";
import { designHarmony } from "./design/harmony.ts";
import { explain } from "./explain.ts";
import { planFor } from "./plan.ts";
import { type Generated, type GenerateRequest, isLocked, LOCKED } from "./request.ts";
import { solve } from "./solve.ts";

/** Generates a palette; the same request always returns the same palette. */
export function generatePalette(request: GenerateRequest): Generated {
  const plan = planFor(request, createRandom(request.seed));
  const rule = HARMONY_RULES.find(({ id }) => id === request.harmony);
  const { drafts, strangers } = rule ? designHarmony(plan, rule) : { drafts: designFreely(plan), strangers: [] };
  const colors = solve(plan, drafts).map((draft, i): Color => {
    if (plan.holds[i]?.isLocked) return request.slots[i]?.color as Color;
    return finish(draft.l, draft.c, draft.h, request.constraints.gamut);
  });
  return { colors, problems: explain(plan, colors, strangers) };
}

/**
 * Generates a palette that contains exactly the base, in the position where its lightness fits; `index` says which.
 * Locked positions are left alone, unless all are locked: then the base takes the first.
 */
export function startFrom(base: Color, request: GenerateRequest): Generated & { readonly index: number } {
  const { l } = convert(base, "oklch");
  const misses = generatePalette(request).colors.map((color, slot) => {
    const locks = request.slots[slot]?.locks;
    return locks && isLocked(locks) ? Number.POSITIVE_INFINITY : Math.abs(convert(color, "oklch").l - l);
  });
  const index = Math.max(0, misses.indexOf(Math.min(...misses)));
  const slots = request.slots.map((slot, i) => (i === index ? { color: base, locks: LOCKED } : slot));
  return { ...generatePalette({ ...request, slots }), index };
}
