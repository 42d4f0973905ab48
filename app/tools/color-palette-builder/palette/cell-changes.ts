import { maxChroma } from "#color/chroma.ts";
import { clamp } from "#color/clamp.ts";
import type { Color, Oklch } from "#color/color.ts";
import { convert } from "#color/convert.ts";
import { isInGamut } from "#color/gamut.ts";
import { changeColor } from "./color-changes.ts";
import { cellAt, type Row, rowsOf } from "./rows.ts";
import { type PaletteColor, type RowKind, type State, tidyOklch, withEdit, withoutEdits } from "./state.ts";

/** A cell of the palette: color, row, step. */
export type Place = { readonly index: number; readonly kind: RowKind; readonly step: number };
export type Channel = "l" | "c" | "h";

/** The color itself where the cell is the base; a pinned one stays. */
export function setCell(state: State, { index, kind, step }: Place, color: Color): State {
  const cell = cellAt(state, index, kind, step);
  const owner = state.colors[index];
  if (!cell || !owner) return state;
  if (cell.isBase) return owner.isPinned ? state : changeColor(state, index, () => ({ ...owner, color }));
  return changeColor(state, index, () => withEdit(owner, kind, step, color));
}

/** One channel of OKLCH of a cell, set. Chroma ends where the gamut of the cell does. */
export function setChannel(state: State, place: Place, channel: Channel, value: number): State {
  const cell = cellAt(state, place.index, place.kind, place.step);
  if (!cell) return state;
  const now = convert(cell.color, "oklch");
  // A gray has the hue of its color, so that chroma can come back.
  const hue = now.h ?? convert(state.colors[place.index]?.color ?? cell.color, "oklch").h ?? 0;
  const next = { ...now, h: hue, [channel]: value };
  return setCell(state, place, tidyOklch(limit(next, cell.color, channel)));
}

export function adjustCell(state: State, place: Place, channel: Channel, delta: number): State {
  const cell = cellAt(state, place.index, place.kind, place.step);
  if (!cell) return state;
  const now = convert(cell.color, "oklch");
  return setChannel(state, place, channel, (now[channel] ?? 0) + delta);
}

/** Back to what the ramp or the scale makes of it. */
export function resetCell(state: State, { index, kind, step }: Place): State {
  return changeColor(state, index, (owner) => withEdit(owner, kind, step, null));
}

export function resetRows(state: State, index: number, kinds: readonly RowKind[]): State {
  return changeColor(state, index, (owner) => withoutEdits(owner, kinds));
}

/** Even steps of lightness between the ends of a row and its pinned color; hue and chroma stay. */
export function equalizeRow(state: State, index: number, kind: RowKind): State {
  const owner = state.colors[index];
  const row = owner && rowsOf(state, owner).find((candidate) => candidate.kind === kind);
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

/** The mean lightness for every cell of a column; pinned colors stay as they are. */
export function equalizeColumn(state: State, kind: RowKind, step: number): State {
  const cells = state.colors.flatMap((_, index) => cellAt(state, index, kind, step) ?? []);
  if (cells.length === 0) return state;
  const mean = cells.reduce((sum, { color }) => sum + convert(color, "oklch").l, 0) / cells.length;
  return state.colors.reduce((next, owner: PaletteColor, index) => {
    const cell = cellAt(state, index, kind, step);
    if (!cell || (cell.isBase && owner.isPinned)) return next;
    return setLightness(next, { index, kind, step }, mean);
  }, state);
}

/** A given lightness with the hue, and as much of the chroma as the gamut has there. */
function setLightness(state: State, place: Place, l: number): State {
  const cell = cellAt(state, place.index, place.kind, place.step);
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
