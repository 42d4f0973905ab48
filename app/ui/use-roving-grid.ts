import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";

type Options = {
  /** Selector, inside the grid, of the cells that take the focus. */
  cells: string;
  /** The visible cells by row; by default, by top edge. Called on each key, as rows depend on the window width. */
  rowsOf?: (grid: HTMLElement) => HTMLElement[][];
  /** True for a single wrapping line: left and right cross row ends, Home and End go to the ends of the line. */
  isFlowing?: boolean;
  /** True if Shift with an arrow also moves; the caller selects what is in between. */
  takesShift?: boolean;
};

const PAGE_ROWS = 10;

/**
 * One tab stop for many cells, with arrow keys inside. `content` is what the cells show: the tab stop is updated when
 * it changes. Keys with a modifier are left to the browser, except Ctrl with Home and End.
 */
export function useRovingGrid<Grid extends HTMLElement>(content: unknown, options: Options) {
  const ref = useRef<Grid>(null);
  const { cells, rowsOf = (list) => rowsByTop(list, cells), isFlowing = false, takesShift = false } = options;
  // Set here and not in the markup, because without JavaScript each link must stay a tab stop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cells are there
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(cells) ?? [])];
    const stop = all.find((cell) => cell === document.activeElement) ?? all[0];
    for (const cell of all) cell.tabIndex = cell === stop ? 0 : -1;
  }, [cells, content]);

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement) || !target.matches(cells)) return;
    for (const cell of currentTarget.querySelectorAll<HTMLElement>(`:is(${cells})[tabindex="0"]`)) cell.tabIndex = -1;
    target.tabIndex = 0;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || (event.shiftKey && !takesShift)) return;
    const rows = rowsOf(event.currentTarget);
    const next = isFlowing ? nextInFlow(rows, event) : nextInTable(rows, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, onFocus, onKeyDown };
}

function rowsByTop(grid: HTMLElement, cells: string): HTMLElement[][] {
  const all = grid.querySelectorAll<HTMLElement>(cells);
  return [...Map.groupBy(all, (cell) => cell.getBoundingClientRect().top.toFixed()).values()];
}

function nextInTable(rows: HTMLElement[][], { key, ctrlKey, target }: KeyboardEvent) {
  const y = rows.findIndex((row) => row.includes(target as HTMLElement));
  const row = rows[y];
  if (!row) return undefined;
  const x = row.indexOf(target as HTMLElement);
  const inRow = (place: number) => rows[Math.min(Math.max(place, 0), rows.length - 1)]?.[x];
  if (ctrlKey) return key === "Home" ? rows[0]?.[0] : key === "End" ? rows.at(-1)?.at(-1) : undefined;
  if (key === "ArrowRight") return row[x + 1];
  if (key === "ArrowLeft") return row[x - 1];
  if (key === "ArrowDown") return inRow(y + 1);
  if (key === "ArrowUp") return inRow(y - 1);
  if (key === "PageDown") return inRow(y + PAGE_ROWS);
  if (key === "PageUp") return inRow(y - PAGE_ROWS);
  if (key === "Home") return row[0];
  return key === "End" ? row.at(-1) : undefined;
}

function nextInFlow(rows: HTMLElement[][], { key, ctrlKey, target }: KeyboardEvent) {
  const all = rows.flat();
  const place = all.indexOf(target as HTMLElement);
  const columns = rows[0]?.length ?? 0;
  if (place < 0) return undefined;
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (ctrlKey) return undefined;
  if (key === "ArrowRight") return all[place + 1];
  if (key === "ArrowLeft") return all[place - 1];
  if (key === "ArrowDown") return all[place + columns];
  return key === "ArrowUp" ? all[place - columns] : undefined;
}
