import type { Color, Hex } from "#color/color.ts";
import { apcaContrast, printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { RAMP_KINDS, type RampKind, shades, tints, tones } from "#color/ramp.ts";
import { defaultTargets } from "#color/scales/scale-plans.ts";
import { solveScale } from "#color/scales/scale-solver.ts";
import type { SolvedScale, StepTarget } from "#color/scales/scale-types.ts";
import { printHex } from "#color/text/print.ts";
import {
  findEdit,
  type Measure,
  measureOf,
  type PaletteColor,
  type RowKind,
  type ScaleKind,
  type State,
  tidyTarget,
} from "./state.ts";

export type Cell = {
  readonly color: Color;
  readonly hex: Hex;
  /** "300", "Tint 3". */
  readonly step: string;
  /** True for the palette color itself. */
  readonly isBase: boolean;
  readonly isEdited: boolean;
  /** Why the step misses the target of its column. */
  readonly misses: readonly string[];
};

/** A cell of the palette: color, row, step. */
export type Place = { readonly index: number; readonly kind: RowKind; readonly step: number };
export type Row = { readonly kind: RowKind; readonly label: string; readonly cells: readonly Cell[] };

const RAMPS: Record<RampKind, typeof tints> = { tints, shades, tones };
const ROW_LABELS: Record<RowKind, string> = {
  tints: "Tints",
  shades: "Shades",
  tones: "Tones",
  light: "On light",
  dark: "On dark",
};
const STEP_WORDS: Record<RampKind, string> = { tints: "Tint", shades: "Shade", tones: "Tone" };

/** Rows by color: every change creates a new color object, so stale rows are never found. */
const kept = new WeakMap<PaletteColor, Map<string, readonly Row[]>>();
/** Two versions of a palette can be shown at once, each with its own settings. */
const MAX_KEPT = 3;

/** All rows of one color in the current view. */
export function rowsOf(state: State, owner: PaletteColor): readonly Row[] {
  const key = keyOf(state);
  const known = kept.get(owner) ?? new Map<string, readonly Row[]>();
  const found = known.get(key);
  if (found) return found;
  const scales: readonly ScaleKind[] = state.page === "both" ? ["light", "dark"] : [state.page];
  const rows =
    state.view === "ramps"
      ? RAMP_KINDS.map((kind) => rampRow(state, owner, kind))
      : scales.map((kind) => scaleOf(state, owner, kind));
  if (known.size >= MAX_KEPT) known.clear();
  kept.set(owner, known.set(key, rows));
  return rows;
}

export function rowAt(state: State, index: number, kind: string): Row | undefined {
  const owner = state.colors[index];
  return owner && rowsOf(state, owner).find((row) => row.kind === kind);
}

export function cellAt(state: State, { index, kind, step }: Place): Cell | null {
  return rowAt(state, index, kind)?.cells[step] ?? null;
}

/** True for a pinned color, which keys and curves can't change. */
export function isFixedAt(state: State, place: Place): boolean {
  return (cellAt(state, place)?.isBase && state.colors[place.index]?.isPinned) ?? false;
}

function rampRow({ mode, hue }: State, owner: PaletteColor, kind: RampKind): Row {
  const ramp = RAMPS[kind](owner.color, owner[kind], mode, hue);
  const cells = ramp.map((made, step): Cell => {
    const edit = step === 0 ? null : findEdit(owner, kind, step);
    const color = edit ?? made;
    const word = step === 0 ? "Base" : `${STEP_WORDS[kind]} ${step}`;
    return { color, hex: printHex(color), step: word, isBase: step === 0, isEdited: edit !== null, misses: [] };
  });
  return { kind, label: ROW_LABELS[kind], cells };
}

/** Everything that rows depend on besides their color. */
function keyOf(state: State): string {
  if (state.view === "ramps") return `${state.mode} ${state.hue}`;
  const { shape, steps, targets, page, background, darkBackground } = state;
  return JSON.stringify([shape, steps, targets, page, background, darkBackground]);
}

/** Smaller lightness differences don't matter. */
const LIGHTNESS_TOLERANCE = 0.006;
const LIGHT_END = 0.97;
const DARK_END = 0.25;

/** The column targets: the user's, or defaults for this number of steps. Empty if a shape decides. */
export function targetsOf({ shape, steps, targets }: State): readonly number[] {
  const measure = measureOf(shape);
  if (measure === null) return [];
  if (targets) return targets;
  if (measure === "lightness") {
    const way = (step: number) => LIGHT_END + ((DARK_END - LIGHT_END) * step) / (steps - 1);
    return Array.from({ length: steps }, (_, step) => tidyTarget(way(step), measure));
  }
  return defaultTargets(steps, measure).map((target) => tidyTarget(Object.values(target)[0] ?? 0, measure));
}

function scaleOf(state: State, owner: PaletteColor, kind: ScaleKind): Row {
  const measure = measureOf(state.shape);
  const background = kind === "light" ? state.background : state.darkBackground;
  // Dark pages use the same columns with the lightness reversed.
  const isTurned = measure === "lightness" && kind === "dark";
  const wanted = targetsOf(state).map((value) => (isTurned ? 1 - value : value));
  const solved = solve(state, owner, kind, wanted, background);
  const cells = solved.steps.map((made, step): Cell => {
    const edit = made.isBase ? null : findEdit(owner, kind, step);
    const color = edit ?? made.color;
    const why = solved.misses.filter((miss) => miss.step === step).map((miss) => miss.why);
    const misses = edit ? missOfEdit(edit, wanted[step], measure, background) : why;
    return { color, hex: printHex(color), step: made.name, isBase: made.isBase, isEdited: edit !== null, misses };
  });
  return { kind, label: ROW_LABELS[kind], cells };
}

function solve(
  { shape, steps }: State,
  { color, baseStep }: PaletteColor,
  appearance: ScaleKind,
  wanted: readonly number[],
  background: Color,
): SolvedScale {
  const shared = { base: color, baseStep, steps, appearance, background };
  if (shape === "tailwind" || shape === "oklch" || shape === "material") return solveScale({ ...shared, kind: shape });
  const targets = wanted.map((value) => ({ [shape]: value }) as unknown as StepTarget);
  return solveScale({ ...shared, kind: "contrast", targets });
}

function missOfEdit(color: Color, wanted: number | undefined, measure: Measure | null, background: Color): string[] {
  if (wanted === undefined || measure === null) return [];
  const rgb24 = toRgb24(color);
  const background24 = toRgb24(background);
  if (measure === "lightness") {
    const { l } = convert(color, "oklab");
    if (Math.abs(l - wanted) <= LIGHTNESS_TOLERANCE) return [];
    return [`Set by hand: lightness ${l.toFixed(2)} instead of ${wanted.toFixed(2)}.`];
  }
  const reached = measure === "wcag" ? wcagContrast(rgb24, background24) : Math.abs(apcaContrast(rgb24, background24));
  if (reached >= wanted) return [];
  const words =
    measure === "wcag"
      ? `${printRatio(reached)}:1 instead of ${wanted}:1`
      : `Lc ${Math.floor(reached)} instead of Lc ${wanted}`;
  return [`Set by hand: ${words} on ${printHex(background)}.`];
}

/** The rows of a color in the saved version, in the current view; empty if the color did not exist. */
export function versionRows(version: State | null, now: State, index: number): readonly Row[] | undefined {
  if (!version) return undefined;
  const owner = version.colors[index];
  return owner ? rowsOf(inViewOf(version, now), owner) : [];
}

/** The saved version in the current view, which is not part of it. */
export function inViewOf(version: State, { view, page }: State): State {
  return { ...version, view, page };
}

/** Counts the visible cells whose color changed, including cells that were added or removed. */
export function countChanges(version: State, now: State): number {
  const before = hexesOf(inViewOf(version, now));
  const after = hexesOf(now);
  const cells = new Set([...before.keys(), ...after.keys()]);
  return [...cells].filter((cell) => before.get(cell) !== after.get(cell)).length;
}

/** The colors of all cells, by color, row and step. */
function hexesOf(state: State): Map<string, Hex> {
  const rows = state.colors.flatMap((owner, index) => rowsOf(state, owner).map((row) => ({ ...row, index })));
  return new Map(
    rows.flatMap(({ index, kind, cells }) => cells.map(({ hex }, step) => [`${index} ${kind} ${step}`, hex])),
  );
}
