import type { Color } from "#color/color.ts";
import { apcaContrast, printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { defaultTargets } from "#color/scales/scale-plans.ts";
import { solveScale } from "#color/scales/scale-solver.ts";
import type { SolvedScale, StepTarget } from "#color/scales/scale-types.ts";
import { printHex } from "#color/text/print.ts";
import { findEdit } from "./edits.ts";
import type { Cell, Row } from "./rows.ts";
import { type Measure, measureOf, type PaletteColor, type ScaleKind, type State, tidyTarget } from "./state.ts";

const LABELS: Record<ScaleKind, string> = { light: "On light", dark: "On dark" };
/** Differences of lightness that nobody asks about. */
const LIGHTNESS_TOLERANCE = 0.006;
const LIGHT_END = 0.97;
const DARK_END = 0.25;

/** The scales of a color for the pages that are shown. */
export function scaleRows(state: State, owner: PaletteColor): Row[] {
  const kinds: readonly ScaleKind[] = state.page === "both" ? ["light", "dark"] : [state.page];
  return kinds.map((kind) => scaleOf(state, owner, kind));
}

/** The targets of the columns: the person's, or those that fit so many steps. Empty where a shape decides. */
export function targetsOf({ shape, steps, targets }: State): readonly number[] {
  const measure = measureOf(shape);
  if (measure === null) return [];
  if (targets) return targets;
  if (measure === "lightness") {
    const way = (step: number) => LIGHT_END + ((DARK_END - LIGHT_END) * step) / (steps - 1);
    return Array.from({ length: steps }, (_, step) => tidyTarget(way(step), measure));
  }
  return defaultTargets(steps, measure).map((target) => tidyTarget(numberOf(target), measure));
}

/** One scale of a color, solved, with what was set by hand laid over it. */
function scaleOf(state: State, owner: PaletteColor, kind: ScaleKind): Row {
  const measure = measureOf(state.shape);
  const background = kind === "light" ? state.background : state.darkBackground;
  const wanted = targetsOf(state).map((value) => wantedOn(value, measure, kind));
  const solved = solve(state, owner, kind, wanted, background);
  const cells = solved.steps.map((made, step): Cell => {
    const edit = made.isBase ? null : findEdit(owner, kind, step);
    const color = edit ?? made.color;
    const why = solved.misses.filter((miss) => miss.step === step).map((miss) => miss.why);
    const misses = edit ? missOfEdit(edit, wanted[step], measure, background) : why;
    return { color, hex: printHex(color), step: made.name, isBase: made.isBase, isEdited: edit !== null, misses };
  });
  return { kind, label: LABELS[kind], cells };
}

function solve(
  { shape, steps }: State,
  { color, baseStep }: PaletteColor,
  appearance: ScaleKind,
  wanted: readonly number[],
  background: Color,
): SolvedScale {
  const shared = { base: color, baseStep, steps, appearance, background };
  const measure = measureOf(shape);
  if (shape === "tailwind" || shape === "oklch" || shape === "material") return solveScale({ ...shared, kind: shape });
  const targets = wanted.map((value) => ({ [measure as string]: value }) as unknown as StepTarget);
  return solveScale({ ...shared, kind: "contrast", targets });
}

/** The same columns serve dark pages: there a lightness runs the other way. */
function wantedOn(value: number, measure: Measure | null, kind: ScaleKind): number {
  return measure === "lightness" && kind === "dark" ? 1 - value : value;
}

function missOfEdit(color: Color, wanted: number | undefined, measure: Measure | null, background: Color): string[] {
  if (wanted === undefined || measure === null) return [];
  const rgb24 = toRgb24(color);
  const ground = toRgb24(background);
  if (measure === "lightness") {
    const { l } = convert(color, "oklab");
    if (Math.abs(l - wanted) <= LIGHTNESS_TOLERANCE) return [];
    return [`Set by hand: lightness ${l.toFixed(2)} instead of ${wanted.toFixed(2)}.`];
  }
  const reached = measure === "wcag" ? wcagContrast(rgb24, ground) : Math.abs(apcaContrast(rgb24, ground));
  if (reached >= wanted) return [];
  const words =
    measure === "wcag"
      ? `${printRatio(reached)}:1 instead of ${wanted}:1`
      : `Lc ${Math.floor(reached)} instead of Lc ${wanted}`;
  return [`Set by hand: ${words} on ${printHex(background)}.`];
}

function numberOf(target: StepTarget): number {
  return "wcag" in target
    ? target.wcag
    : "apca" in target
      ? target.apca
      : "tone" in target
        ? target.tone
        : target.lightness;
}
