import { clamp } from "../clamp.ts";
import { convert } from "../convert.ts";
import { BLUE_HUE, MAX_DRIFT, turnToward, YELLOW_HUE } from "../kernel/hue.ts";
import type { Random } from "../random.ts";
import { chromaRoom } from "./chroma-room.ts";
import { type GenerateRequest, isLocked, type Slot } from "./request.ts";
import type { Shade } from "./taste.ts";
import { type Circle, circleOf, hueFromCircle } from "./wheel.ts";

/** What a slot must keep, in OKLCH; null is free. */
export type Hold = {
  readonly isLocked: boolean;
  readonly l: number | null;
  readonly c: number | null;
  readonly h: number | null;
};

/** A slot's color as designed. With an angle, its hue follows from that, whatever the lightness and chroma. */
export type Draft = Shade & { readonly angle: number | null };

export type Limits = { readonly least: number; readonly most: number };
export type Plan = {
  readonly request: GenerateRequest;
  readonly circle: Circle;
  readonly holds: readonly Hold[];
  readonly random: Random;
  /** The range of the search: slightly inside the requested bands because of 8-bit rounding. */
  readonly lightness: Limits;
  readonly chroma: Limits;
};

/** Below this chroma a color is a gray with an invisible hue, so there is no hue to hold. */
const GRAY = 0.004;
const ROUNDING = 0.0025;
const MIDDLE_LIGHTNESS = 0.62;

export function planFor(request: GenerateRequest, random: Random): Plan {
  const { lightness, chroma } = request.constraints;
  return {
    request,
    random,
    circle: circleOf(request.mode),
    holds: request.slots.map(holdOf),
    lightness: inside(lightness, 1),
    chroma: inside(chroma, Number.POSITIVE_INFINITY),
  };
}

/** The hue of a draft at another lightness and chroma. */
export function hueOf(plan: Plan, draft: Draft, l: number, c: number): number {
  if (draft.angle === null) return draft.h;
  const hue = hueFromCircle(plan.circle, draft.angle, l, c, plan.request.constraints.gamut);
  return plan.request.hue === "shifted" ? driftHue(hue, l) : hue;
}

/** Turns lighter colors toward yellow and darker ones toward blue. */
export function driftHue(h: number, l: number): number {
  const amount =
    l > MIDDLE_LIGHTNESS ? (l - MIDDLE_LIGHTNESS) / (1 - MIDDLE_LIGHTNESS) : (MIDDLE_LIGHTNESS - l) / MIDDLE_LIGHTNESS;
  return turnToward(h, l > MIDDLE_LIGHTNESS ? YELLOW_HUE : BLUE_HUE, MAX_DRIFT * amount);
}

/** Applies what the slot holds to the draft, within the limits and the gamut. */
export function settle(plan: Plan, draft: Draft, hold: Hold): Draft {
  const l = hold.l ?? clamp(draft.l, plan.lightness.least, plan.lightness.most);
  const wanted = hold.c ?? clamp(draft.c, plan.chroma.least, plan.chroma.most);
  const h = hold.h ?? hueOf(plan, draft, l, wanted);
  const c = Math.min(wanted, chromaRoom(l, h, plan.request.constraints.gamut));
  return { l, c, h, angle: hold.h === null ? draft.angle : null };
}

function holdOf({ color, locks }: Slot): Hold {
  const { l, c, h } = convert(color, "oklch");
  const isGray = c < GRAY || h === null;
  // A gray has no hue, so a gray that holds its hue stays gray.
  const staysGray = isGray && (locks.hue || locks.chroma);
  return {
    isLocked: isLocked(locks),
    l: locks.lightness ? clamp(l, 0, 1) : null,
    c: staysGray ? 0 : locks.chroma ? c : null,
    h: locks.hue || (isLocked(locks) && !isGray) ? (h ?? 0) : null,
  };
}

function inside([least, most]: readonly [number, number], ceiling: number): Limits {
  const margin = Math.min(ROUNDING, Math.max(0, (most - least) / 2));
  return { least: least <= 0 ? 0 : least + margin, most: most >= ceiling ? ceiling : most - margin };
}
