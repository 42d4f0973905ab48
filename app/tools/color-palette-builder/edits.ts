import type { Color } from "#color/color.ts";
import { type Edit, type PaletteColor, ROW_KINDS, type RowKind } from "./state.ts";

/** Sorted by row and step; of two for one cell the last counts. */
export function sortEdits(edits: readonly Edit[]): Edit[] {
  const cells = new Map(edits.map((edit) => [edit.kind + edit.step, edit]));
  const rank = ({ kind }: Edit) => ROW_KINDS.indexOf(kind);
  return [...cells.values()].sort((a, b) => rank(a) - rank(b) || a.step - b.step);
}

export function findEdit({ edits }: PaletteColor, kind: RowKind, step: number): Color | null {
  return edits.find((edit) => edit.kind === kind && edit.step === step)?.color ?? null;
}

/** With a cell set, or with null given back to its curve. */
export function withEdit(owner: PaletteColor, kind: RowKind, step: number, color: Color | null): PaletteColor {
  const others = owner.edits.filter((edit) => edit.kind !== kind || edit.step !== step);
  return { ...owner, edits: color ? sortEdits([...others, { kind, step, color }]) : others };
}

export function withoutEdits(owner: PaletteColor, kinds: readonly RowKind[]): PaletteColor {
  const edits = owner.edits.filter(({ kind }) => !kinds.includes(kind));
  return edits.length === owner.edits.length ? owner : { ...owner, edits };
}
