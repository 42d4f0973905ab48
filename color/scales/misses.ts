import { printRatio } from "../contrast/contrast.ts";
import { convert, toRgb24 } from "../convert.ts";
import { hexOf, printHex } from "../text/print.ts";
import type { Demand, Plan } from "./scale-plans.ts";
import type { Miss, ScalePin, ScaleStep } from "./scale-types.ts";
import { type Background, isMet, words } from "./solve-step.ts";

/** A demand that no color of the path meets; `most` is what black or white would reach. */
export type Unreachable = { readonly step: number; readonly demand: Demand; readonly most: number };

/** Everything that misses the request, step by step. */
export function findMisses(
  plan: Plan,
  steps: readonly ScaleStep[],
  background: Background,
  unreachable: readonly Unreachable[],
  pins: readonly ScalePin[],
): Miss[] {
  const missed = steps.flatMap((step, index) => [
    ...brokenPromises(plan, step, index, background, unreachable),
    ...(plan.roles === null && step.isPinned ? outOfOrder(steps, index, background, plan) : []),
    ...(plan.roles === null && step.isPinned ? beyondBackground(plan, step, index, background) : []),
  ]);
  return [...missed, ...unusedPins(steps, pins)].sort((a, b) => a.step - b.step);
}

function brokenPromises(
  plan: Plan,
  { color, name, isBase, isPinned }: ScaleStep,
  step: number,
  background: Background,
  unreachable: readonly Unreachable[],
): Miss[] {
  const rgb24 = toRgb24(color);
  const { l } = convert(color, "oklab");
  return (plan.demands[step] ?? []).flatMap((demand): Miss[] => {
    const isPromise = isPinned || "wcag" in demand || "apca" in demand;
    if (!isPromise || isMet(demand, rgb24, l, background)) return [];
    const [wanted, reached] = words(demand, rgb24, l, background);
    const impossible = unreachable.find((other) => other.step === step && other.demand === demand);
    const why = impossible
      ? explainImpossible(background, wanted, reached, impossible)
      : `${hexOf(rgb24)} ${isBase ? "is" : "is pinned"} at step ${name} and doesn't change: ${reached} instead of ${wanted}.`;
    return [{ step, isPinned, wanted, reached, why }];
  });
}

function explainImpossible(
  background: Background,
  wanted: string,
  reached: string,
  { demand, most }: Unreachable,
): string {
  const end = background.end === 1 ? "white" : "black";
  const limit = "wcag" in demand ? `${printRatio(most)}:1` : `Lc ${Math.floor(most)}`;
  return `Even ${end} reaches only ${limit} on ${hexOf(background.rgb24)}, so ${wanted} is impossible. This step stops at ${reached}.`;
}

/** Reports a pinned color that is out of order with its neighbors. */
function outOfOrder(steps: readonly ScaleStep[], index: number, background: Background, plan: Plan): Miss[] {
  const lightnesses = steps.map(({ color }) => convert(color, "oklab").l);
  const here = lightnesses[index] as number;
  const isLighterFirst = runsFromLight(plan, background);
  const isWrong = (before: number | undefined, after: number | undefined) =>
    before !== undefined && after !== undefined && (isLighterFirst ? before < after : before > after);
  const neighbor = isWrong(lightnesses[index - 1], here)
    ? index - 1
    : isWrong(here, lightnesses[index + 1])
      ? index + 1
      : -1;
  const other = steps[neighbor];
  const self = steps[index];
  if (!other || !self) return [];
  const there = lightnesses[neighbor] as number;
  const [comparison, asked] = here > there ? ["lighter", "darker"] : ["darker", "lighter"];
  const place = neighbor < index ? "before" : "after";
  const [who, advice] = self.isBase
    ? ["base color at", "Choose another step for it, or Automatic."]
    : ["color pinned at", "Pin it at another step."];
  return [
    {
      step: index,
      isPinned: true,
      wanted: `${asked} than step ${other.name}`,
      reached: `lightness ${here.toFixed(2)} next to ${there.toFixed(2)}`,
      why: `The ${who} step ${self.name} is ${comparison} than step ${other.name} ${place} it, so the scale reverses there. ${advice}`,
    },
  ];
}

/** Reports a pinned color that is on the other side of the background from all the steps. */
function beyondBackground({ demands }: Plan, { color, name }: ScaleStep, step: number, background: Background): Miss[] {
  const hasContrast = demands.flat().some((demand) => "wcag" in demand || "apca" in demand);
  const { l } = convert(color, "oklab");
  const isBeyond = background.end === 0 ? l > background.lightness + 1e-6 : l < background.lightness - 1e-6;
  if (!hasContrast || !isBeyond) return [];
  const [is, runs] = background.end === 0 ? ["lighter", "darker"] : ["darker", "lighter"];
  const why = `${hexOf(toRgb24(color))} at step ${name} is ${is} than the background ${hexOf(background.rgb24)}, while the other steps get ${runs} from there.`;
  return [{ step, isPinned: true, wanted: `${runs} than the background`, reached: is, why }];
}

function runsFromLight({ demands }: Plan, background: Background): boolean {
  const aimOf = (demand: Demand | undefined) =>
    demand &&
    ("preferred" in demand
      ? demand.preferred
      : "lightness" in demand
        ? demand.lightness
        : "tone" in demand
          ? demand.tone
          : null);
  const [first, last] = [aimOf(demands[0]?.[0]), aimOf(demands.at(-1)?.[0])];
  return typeof first === "number" && typeof last === "number" ? first > last : background.end === 0;
}

function unusedPins(steps: readonly ScaleStep[], pins: readonly ScalePin[]): Miss[] {
  return pins.flatMap(({ step, color }): Miss[] => {
    const used = steps[step];
    const wanted = printHex(color);
    if (!used) {
      const why = `The scale has ${steps.length} steps, so there is no step ${step + 1} to pin ${wanted} at.`;
      return [{ step, isPinned: true, wanted, reached: "no such step", why }];
    }
    const reached = printHex(used.color);
    const why = `Step ${used.name} is already ${reached}, and a step can only have one color.`;
    return reached === wanted ? [] : [{ step, isPinned: true, wanted, reached, why }];
  });
}
