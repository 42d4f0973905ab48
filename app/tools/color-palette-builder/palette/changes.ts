import { moveItem } from "#app/frame/reorder/geometry.ts";
import { opaque } from "#app/tools/color-fields.ts";
import { maxChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color, Oklch } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { middleOfWidestGap } from "#color/harmony/hue-gap.ts";
import { isMode, MAX_STEPS, MIN_STEPS, type RampKind } from "#color/ramp.ts";
import { cellAt, type Place, type Row, rowAt, targetsOf } from "./rows.ts";
import {
  MAX_COLORS,
  MAX_EDITS,
  measureOf,
  type PaletteColor,
  plainColor,
  type RowKind,
  type Shape,
  type State,
  tidyName,
  tidyOklch,
  tidyTarget,
  withEdit,
  withinSteps,
} from "./state.ts";

export type Channel = "l" | "c" | "h";

function changeColor(state: State, index: number, change: (owner: PaletteColor) => PaletteColor): State {
  const owner = state.colors[index];
  if (!owner) return state;
  const next = change(owner);
  return next === owner ? state : { ...state, colors: state.colors.with(index, next) };
}

export function setColor(state: State, index: number, color: Color): State {
  return changeColor(state, index, (owner) => ({ ...owner, color: opaque(color) }));
}

export function rename(state: State, index: number, name: string): State {
  return changeColor(state, index, (owner) => ({ ...owner, name: tidyName(name) }));
}

export function setPinned(state: State, index: number, isPinned: boolean): State {
  return changeColor(state, index, (owner) => ({ ...owner, isPinned }));
}

/** With null, the color's lightness decides its step. */
export function setBaseStep(state: State, index: number, step: number | null): State {
  const baseStep = step === null ? null : clamp(Math.round(step), 0, state.steps - 1);
  return changeColor(state, index, (owner) => ({ ...owner, baseStep }));
}

/** Drops edited cells beyond the end of a shorter ramp. */
export function setRampSteps(state: State, index: number, kind: RampKind, steps: number): State {
  const count = clamp(Math.round(steps) || MIN_STEPS, MIN_STEPS, MAX_STEPS);
  return changeColor(state, index, (owner) => ({
    ...owner,
    [kind]: count,
    edits: owner.edits.filter((edit) => edit.kind !== kind || edit.step < count),
  }));
}

/** Does nothing if there are already twelve colors. */
export function addColor(state: State, color: Color): State {
  return insert(state, plainColor(color), state.colors.length);
}

export function duplicate(state: State, index: number): State {
  const owner = state.colors[index];
  if (!owner) return state;
  return insert(state, { ...owner, name: owner.name && tidyName(`${owner.name} copy`) }, index + 1);
}

/** Keeps the last color: a palette needs at least one. */
export function removeColor(state: State, index: number): State {
  if (state.colors.length < 2 || !state.colors[index]) return state;
  return { ...state, colors: state.colors.toSpliced(index, 1) };
}

export function moveColor(state: State, from: number, to: number): State {
  if (!state.colors[from] || !state.colors[to]) return state;
  return { ...state, colors: moveItem(state.colors, from, to) };
}

/** Drops all cells set by hand if there are too many. */
export function setColors(state: State, colors: readonly PaletteColor[]): State {
  const first = colors.slice(0, MAX_COLORS);
  if (first.length === 0) return state;
  const isTooMuch = countEdits(first) > MAX_EDITS;
  return { ...state, colors: isTooMuch ? first.map((owner) => ({ ...owner, edits: [] })) : first };
}

/** Rejects a change that exceeds the limit of cells set by hand. A palette over the limit can still shrink. */
export function limitEdits(before: State, after: State): State {
  const count = countEdits(after.colors);
  return count > MAX_EDITS && count > countEdits(before.colors) ? before : after;
}

export function countEdits(colors: readonly PaletteColor[]): number {
  return colors.reduce((sum, { edits }) => sum + edits.length, 0);
}

function insert(state: State, color: PaletteColor, at: number): State {
  if (state.colors.length >= MAX_COLORS) return state;
  return { ...state, colors: state.colors.toSpliced(at, 0, color) };
}

const MIN_CHROMA = 0.06;
const FIRST_HUE = 250;

/** A color the palette lacks: in the middle of the widest gap between its hues, with average lightness and chroma. */
export function nextColor({ colors }: State): Color {
  const all = colors.map(({ color }) => convert(color, "oklch"));
  const mean = (channel: "l" | "c") => all.reduce((sum, color) => sum + color[channel], 0) / all.length;
  const l = clamp(mean("l"), 0.4, 0.8);
  const h = middleOfWidestGap(all.flatMap(({ h: hue }) => hue ?? [])) ?? FIRST_HUE;
  const c = Math.min(Math.max(mean("c"), MIN_CHROMA), maxChroma(l, h, "srgb"));
  return fromRgb24(toRgb24({ space: "oklch", l, c, h, alpha: 1 }));
}

/** Sets a cell, or the color itself if the cell is the base; a pinned base stays unchanged. */
export function setCell(state: State, place: Place, color: Color): State {
  const cell = cellAt(state, place);
  const owner = state.colors[place.index];
  if (!cell || !owner) return state;
  if (cell.isBase) return owner.isPinned ? state : setColor(state, place.index, color);
  return changeColor(state, place.index, () => withEdit(owner, place.kind, place.step, color));
}

/** Sets one OKLCH channel of a cell. Chroma is limited by the cell's gamut. */
export function setChannel(state: State, place: Place, channel: Channel, value: number): State {
  const cell = cellAt(state, place);
  if (!cell) return state;
  const now = convert(cell.color, "oklch");
  // A gray takes the hue of its palette color, so that chroma can come back.
  const hue = now.h ?? convert(state.colors[place.index]?.color ?? cell.color, "oklch").h ?? 0;
  const next = { ...now, h: hue, [channel]: value };
  // Chroma may pass through 0 in a drag, or while 0.12 is typed, and comes back in the same hue.
  return setCell(state, place, tidyOklch(limit(next, cell.color, channel), now.h !== null));
}

export function adjustCell(state: State, place: Place, channel: Channel, delta: number): State {
  const cell = cellAt(state, place);
  if (!cell) return state;
  const now = convert(cell.color, "oklch");
  return setChannel(state, place, channel, (now[channel] ?? 0) + delta);
}

/** Restores the color that the ramp or scale gives. */
export function resetCell(state: State, { index, kind, step }: Place): State {
  return changeColor(state, index, (owner) => withEdit(owner, kind, step, null));
}

export function resetCells(state: State, index: number): State {
  return changeColor(state, index, (owner) => ({ ...owner, edits: [] }));
}

/** Evens out the lightness between the ends of a row and its base color; hue and chroma stay. */
export function equalizeRow(state: State, index: number, kind: RowKind): State {
  const row = rowAt(state, index, kind);
  if (!row) return state;
  const last = row.cells.length - 1;
  const anchors = row.cells.flatMap(({ isBase }, step) => (step === 0 || step === last || isBase ? [step] : []));
  return row.cells.reduce((next, _, step) => {
    if (anchors.includes(step)) return next;
    const from = anchors.findLast((anchor) => anchor < step) ?? 0;
    const to = anchors.find((anchor) => anchor > step) ?? last;
    const [start, end] = [lightnessAt(row, from), lightnessAt(row, to)];
    const l = start + ((end - start) * (step - from)) / (to - from);
    return setLightness(next, { index, kind, step }, l);
  }, state);
}

/** Gives every cell of a column the mean lightness; pinned colors stay unchanged. */
export function equalizeColumn(state: State, kind: RowKind, step: number): State {
  const cells = state.colors.flatMap((_, index) => cellAt(state, { index, kind, step }) ?? []);
  const mean = cells.reduce((sum, { color }) => sum + convert(color, "oklch").l, 0) / cells.length;
  return state.colors.reduce((next, _, index) => setLightness(next, { index, kind, step }, mean), state);
}

/** Sets the lightness; keeps the hue, and as much of the chroma as the gamut allows there. */
function setLightness(state: State, place: Place, l: number): State {
  const cell = cellAt(state, place);
  if (!cell) return state;
  const now = convert(cell.color, "oklch");
  const gamut = isInGamut(cell.color, "srgb") ? "srgb" : "display-p3";
  return setCell(state, place, tidyOklch({ ...now, l, c: Math.min(now.c, maxChroma(l, now.h, gamut)) }));
}

function lightnessAt(row: Row, step: number): number {
  const cell = row.cells[step];
  return cell ? convert(cell.color, "oklch").l : 0;
}

function limit(next: Oklch, before: Color, channel: Channel): Oklch {
  const l = clamp(next.l, 0, 1);
  const h = (((next.h ?? 0) % 360) + 360) % 360;
  if (channel !== "c") return { ...next, l, h };
  const edge = maxChroma(l, h, isInGamut(before, "srgb") ? "srgb" : "display-p3");
  return { ...next, l, h, c: clamp(next.c, 0, edge) };
}

export function setSettings(
  state: State,
  change: Partial<Pick<State, "view" | "hue" | "page"> & { targets: null }>,
): State {
  return { ...state, ...change };
}

/** Ignores anything but the seven modes. */
export function setMode(state: State, mode: string): State {
  return isMode(mode) ? { ...state, mode } : state;
}

/** Resets the targets, which depend on the measure. */
export function setShape(state: State, shape: Shape): State {
  return { ...state, shape, targets: null };
}

/** Drops edited cells beyond the end of shorter scales, and the targets, which belong to a number of columns. */
export function setSteps(state: State, steps: number): State {
  const count = clamp(Math.round(steps) || MIN_STEPS, MIN_STEPS, MAX_STEPS);
  if (count === state.steps) return state;
  return { ...state, steps: count, targets: null, colors: state.colors.map((owner) => withinSteps(owner, count)) };
}

export function setTarget(state: State, column: number, value: number): State {
  const measure = measureOf(state.shape);
  if (measure === null || column < 0 || column >= state.steps) return state;
  return { ...state, targets: targetsOf(state).toSpliced(column, 1, tidyTarget(value, measure)) };
}

/** Drops the alpha: a page background is opaque. */
export function setBackground(state: State, page: "light" | "dark", color: Color): State {
  const background = opaque(color);
  return page === "light" ? { ...state, background } : { ...state, darkBackground: background };
}
