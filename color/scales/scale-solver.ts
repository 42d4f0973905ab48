import { clamp } from "../clamp.ts";
import type { Color } from "../color.ts";
import { convert, fromRgb24, toRgb24 } from "../convert.ts";
import { findMisses, type Unreachable } from "./misses.ts";
import { pathOf, vividnessOf, vividShare } from "./scale-path.ts";
import { DARK_END, type Demand, LIGHT_END, type Plan, planOf } from "./scale-plans.ts";
import {
  DEFAULT_BACKGROUNDS,
  type ScalePin,
  type ScaleRequest,
  type ScaleStep,
  type SolvedScale,
} from "./scale-types.ts";
import { type Background, isMet, roomierEnd, settle, solveStep } from "./solve-step.ts";

/** Keeps a vivid yellow, light as it is, away from the pale steps at the light end. */
const EXCESS_WEIGHT = 0.5;

/**
 * A scale of 3 to 20 steps through a base color. The base, and every other pinned color, is one of the steps exactly as
 * given. All other steps are OKLCH colors inside sRGB, unrounded; contrast is promised for their 8-bit sRGB form. What
 * could not be reached is in `misses`, in words: no step is ever turned black or white to hide it.
 */
export function solveScale(request: ScaleRequest): SolvedScale {
  const plan = planOf(request);
  const baseStep = baseStepOf(request, plan);
  const pins = pinsOf(request, plan, baseStep);
  const path = pathOf(request, plan, pins);
  const pinAt = new Map(pins.map((pin) => [pin.step, pin.color]));
  const bent = plan.isElastic ? bendAround(plan.demands, pins) : plan.demands;

  const background = findBackground(request, plan, (step) => pinAt.get(step) ?? path(step, preferredOf(plan, step)));
  const unreachable: Unreachable[] = [];
  const lightness = bent.map((demands, step) => {
    const pinned = pinAt.get(step);
    if (pinned) return convert(pinned, "oklab").l;
    const answers = demands.map((demand) => ({ demand, ...solveStep(demand, step, path, background) }));
    for (const { demand, most } of answers) if (most !== null) unreachable.push({ step, demand, most });
    const all = answers.map(({ l }) => l);
    const farthest = background.end === 0 ? Math.min(...all) : Math.max(...all);
    const kept = answers.filter(({ most }) => most === null).map(({ demand }) => demand);
    return settle(kept, step, path, background, farthest);
  });
  stopShort(lightness, unreachable, background);

  const steps = plan.names.map((name, step): ScaleStep => {
    const pinned = pinAt.get(step);
    const isPinned = pinned !== undefined;
    const color = pinned ?? path(step, lightness[step] as number);
    return { name, role: plan.roles?.[step] ?? null, color, isBase: step === baseStep, isPinned };
  });
  return { steps, baseStep, misses: findMisses(plan, steps, background, unreachable, request.pins ?? []) };
}

/** Where the base belongs: the step closest in lightness whose promises it keeps. */
function baseStepOf(request: ScaleRequest, plan: Plan): number {
  const { base, baseStep = plan.baseStep } = request;
  const last = plan.names.length - 1;
  if (baseStep !== null && Number.isFinite(baseStep)) return clamp(Math.round(baseStep), 0, last);
  const path = pathOf(request, plan, [{ step: 0, color: base }]);
  const background = findBackground(request, plan, (step) => path(step, preferredOf(plan, step)));
  const { l } = convert(base, "oklab");
  const rgb24 = toRgb24(base);
  const vividness = vividnessOf(base);
  const isOnWay = background.end === 0 ? l <= background.lightness : l >= background.lightness;
  const distances = plan.demands.map(([demand = { preferred: 0 }], step) => {
    const stepLightness = solveStep(demand, step, path, background).l;
    const isContrast = "wcag" in demand || "apca" in demand;
    const isFailing = isContrast && !(isOnWay && isMet(demand, rgb24, l, background));
    const excess = plan.chroma === "share" && !isContrast ? Math.max(vividness - vividShare(stepLightness), 0) : 0;
    return Math.abs(l - stepLightness) + EXCESS_WEIGHT * excess + (isFailing ? 1 : 0);
  });
  return distances.indexOf(Math.min(...distances));
}

function pinsOf({ base, pins = [] }: ScaleRequest, { names }: Plan, baseStep: number): ScalePin[] {
  const others = pins.filter(({ step }, index) => {
    const isFirst = pins.findIndex((other) => other.step === step) === index;
    return Number.isInteger(step) && step >= 0 && step < names.length && step !== baseStep && isFirst;
  });
  return [{ step: baseStep, color: base }, ...others];
}

/** What the contrast is measured against: one of the scale's own steps, or the background of the request. */
function findBackground(request: ScaleRequest, plan: Plan, colorAt: (step: number) => Color): Background {
  const { appearance = "light", background = DEFAULT_BACKGROUNDS[appearance] } = request;
  const color = plan.backgroundStep === null ? background : colorAt(plan.backgroundStep);
  const rgb24 = toRgb24(color);
  const measured = plan.demands.flat().some((demand) => "apca" in demand) ? "apca" : "wcag";
  const { l } = convert(fromRgb24(rgb24), "oklab");
  return { rgb24, lightness: clamp(l, 0, 1), end: roomierEnd(rgb24, measured) };
}

function preferredOf(plan: Plan, step: number): number {
  const found = plan.demands[step]?.find((demand) => "preferred" in demand);
  return found && "preferred" in found ? found.preferred : 0;
}

/**
 * Spreads the steps that cannot reach their target between the last one that can and the end, without getting there, so
 * that they stay colored and different.
 */
function stopShort(lightness: number[], unreachable: readonly Unreachable[], background: Background): void {
  const missed = [...new Set(unreachable.map(({ step }) => step))];
  const reached = lightness.filter((_, step) => !missed.includes(step));
  const from =
    background.end === 0 ? Math.min(background.lightness, ...reached) : Math.max(background.lightness, ...reached);
  for (const [index, step] of missed.entries()) {
    lightness[step] = from + ((background.end - from) * (index + 1)) / (missed.length + 1);
  }
}

type Place = { readonly step: number; readonly l: number };

/** Adjusts the preferred lightnesses so that they meet the pinned colors, keeping their proportions in between. */
function bendAround(demands: readonly (readonly Demand[])[], pins: readonly ScalePin[]): Demand[][] {
  const preferredLightness = demands.map(([demand]) => (demand && "preferred" in demand ? demand.preferred : 0));
  const last = preferredLightness.length - 1;
  const inner = pins.map(({ step, color }) => ({ step, l: convert(color, "oklab").l })).sort((a, b) => a.step - b.step);
  const [first, final] = [inner[0], inner.at(-1)] as [Place, Place];
  const isLightFirst = (preferredLightness[0] as number) > (preferredLightness[last] as number);
  const places = [
    ...(first.step > 0 ? [{ step: 0, l: endLightness(first.l, isLightFirst) }] : []),
    ...inner,
    ...(final.step < last ? [{ step: last, l: endLightness(final.l, !isLightFirst) }] : []),
  ];
  return preferredLightness.map((preferred, step) => {
    const next = Math.max(
      places.findIndex((place) => place.step >= step),
      1,
    );
    const [from, to] = [places[next - 1], places[next]] as [Place, Place];
    const way =
      (preferred - (preferredLightness[from.step] as number)) /
      ((preferredLightness[to.step] as number) - (preferredLightness[from.step] as number));
    return [{ preferred: from.l + (to.l - from.l) * way }];
  });
}

/** Where a scale ends: at the usual lightness, or halfway from the pinned color to white or black if that is farther. */
function endLightness(pinned: number, isLight: boolean): number {
  return isLight ? Math.max(LIGHT_END, (1 + pinned) / 2) : Math.min(DARK_END, pinned / 2);
}
