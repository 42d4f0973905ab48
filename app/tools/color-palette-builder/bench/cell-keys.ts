import { clamp } from "#color/clamp.ts";
import { type Place, rowsOf } from "../palette/rows.ts";
import type { RowKind, State } from "../palette/state.ts";

/** How a cell is found in the page. */
export function cellId({ index, kind, step }: Place): string {
  return `cell-${index}-${kind}-${step}`;
}

export function placeOfCell(element: Element | null): Place | null {
  const [, index = "", kind = "", step = ""] = /^cell-(\d+)-([a-z]+)-(\d+)$/.exec(element?.id ?? "") ?? [];
  return index === "" ? null : { index: Number(index), kind: kind as RowKind, step: Number(step) };
}

export function focusCell(place: Place) {
  document.getElementById(cellId(place))?.focus();
}

/** The nearest cell that is there: palettes and rows get shorter, views change. */
export function settle(state: State, place: Place): Place {
  const index = clamp(place.index, 0, state.colors.length - 1);
  const owner = state.colors[index];
  const rows = owner ? rowsOf(state, owner) : [];
  const row = rows.find(({ kind }) => kind === place.kind) ?? rows[0];
  if (!row) return place;
  return { index, kind: row.kind, step: clamp(place.step, 0, row.cells.length - 1) };
}

/** Where a key leads from a cell; null for other keys. */
export function moveByKey(state: State, place: Place, key: string): Place | null {
  const rows = state.colors.flatMap((owner, index) =>
    rowsOf(state, owner).map(({ kind, cells }) => ({ index, kind, last: cells.length - 1 })),
  );
  const now = rows.findIndex(({ index, kind }) => index === place.index && kind === place.kind);
  const row = rows[now];
  if (!row) return null;
  const inRow = (at: number): Place => {
    const to = rows[clamp(at, 0, rows.length - 1)] ?? row;
    return { index: to.index, kind: to.kind, step: Math.min(place.step, to.last) };
  };
  const at = (step: number): Place => ({ ...place, step: clamp(step, 0, row.last) });
  const perColor = rows.length / state.colors.length;
  if (key === "ArrowRight") return at(place.step + 1);
  if (key === "ArrowLeft") return at(place.step - 1);
  if (key === "ArrowDown") return inRow(now + 1);
  if (key === "ArrowUp") return inRow(now - 1);
  if (key === "PageDown") return inRow(now + perColor);
  if (key === "PageUp") return inRow(now - perColor);
  if (key === "Home") return at(0);
  return key === "End" ? at(row.last) : null;
}
