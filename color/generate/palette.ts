import type { Color } from "../color.ts";
import { HARMONY_RULES } from "../harmony/harmony.ts";
import { createRandom } from "../random.ts";
import { finish } from "./board.ts";
import { designFreely } from "./design/design.ts";
import { designHarmony } from "./design/harmony.ts";
import { explain } from "./explain.ts";
import { planFor } from "./plan.ts";
import type { Generated, GenerateRequest } from "./request.ts";
import { solve } from "./solve.ts";

/** A palette for the request; the same request always gives the same palette. */
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
