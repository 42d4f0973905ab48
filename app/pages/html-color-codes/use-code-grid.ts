import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { copyText } from "#app/ui/copy-text.tsx";

const PAGE_ROWS = 10;
const CELLS = "tbody :is(a, [data-copy])";

/**
 * Makes a table of links and of cells with `data-copy` a grid: one tab stop, arrow keys inside, Enter or a press copies.
 * `data-copy` holds the text to copy; empty, the cell shows it. Give it the rows: new ones need their place.
 */
export function useCodeGrid(rows: unknown) {
  const grid = useRef<HTMLTableElement>(null);
  // Here and not in the markup, because without JavaScript each link must keep its own tab stop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are there
  useEffect(() => {
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
    const stop = cells.find((cell) => cell === document.activeElement) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
  }, [rows]);

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement) || !target.matches(CELLS)) return;
    for (const cell of currentTarget.querySelectorAll<HTMLElement>(`${CELLS}[tabindex="0"]`)) cell.tabIndex = -1;
    target.tabIndex = 0;
  };
  const onClick = ({ target }: MouseEvent) => copyCell(target);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Enter" || event.key === " ") {
      if (copyCell(event.target)) event.preventDefault();
      return;
    }
    const next = findNext(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: grid, onFocus, onClick, onKeyDown };
}

function copyCell(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  if (cell) void copyText(cell.dataset.copy || cell.innerText.trim());
  return cell !== null;
}

function findNext({ key, ctrlKey, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (!(target instanceof HTMLElement)) return undefined;
  const rows = [...currentTarget.querySelectorAll("tr")].filter((row) => cellsOf(row).length > 0);
  const y = rows.findIndex((row) => row.contains(target));
  const row = rows[y];
  if (!row) return undefined;
  const cells = cellsOf(row);
  const x = cells.indexOf(target);
  const inRow = (rowIndex: number, cellIndex: number) => {
    const other = rows[Math.min(Math.max(rowIndex, 0), rows.length - 1)];
    return other && cellsOf(other).at(cellIndex);
  };
  if (key === "ArrowRight") return cells[x + 1];
  if (key === "ArrowLeft") return x > 0 ? cells[x - 1] : undefined;
  if (key === "ArrowDown") return inRow(y + 1, x);
  if (key === "ArrowUp") return inRow(y - 1, x);
  if (key === "PageDown") return inRow(y + PAGE_ROWS, x);
  if (key === "PageUp") return inRow(y - PAGE_ROWS, x);
  if (key === "Home") return ctrlKey ? inRow(0, 0) : cells[0];
  if (key === "End") return ctrlKey ? inRow(rows.length - 1, -1) : cells.at(-1);
  return undefined;
}

/** Those that are shown: on a narrow screen only one format is. */
function cellsOf(row: Element) {
  return [...row.querySelectorAll<HTMLElement>("a, [data-copy]")].filter((cell) => cell.getClientRects().length > 0);
}
