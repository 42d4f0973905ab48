import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { copyText } from "#app/ui/copy-text.tsx";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";

const CELLS = "tbody :is(a, [data-copy])";

/**
 * Makes a table of links and of cells with `data-copy` a grid: one tab stop, arrow keys inside, Enter or a press copies.
 * `data-copy` holds the text to copy; empty, the cell shows it. Give it the rows: new ones need their place.
 */
export function useCodeGrid(rows: unknown) {
  const grid = useRef<HTMLTableElement>(null);
  const roving = useRovingGrid(grid, rows, { cells: CELLS, rowsOf });

  const onClick = ({ target }: MouseEvent) => copyCell(target);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPress = event.key === "Enter" || event.key === " ";
    if (!isPress || event.altKey || event.metaKey || event.shiftKey) return roving.onKeyDown(event);
    if (copyCell(event.target)) event.preventDefault();
  };
  return { ref: grid, onFocus: roving.onFocus, onClick, onKeyDown };
}

function copyCell(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  if (cell) void copyText(cell.dataset.copy || cell.innerText.trim());
  return cell !== null;
}

/** On a narrow screen only one format is shown. */
function rowsOf(grid: HTMLElement) {
  return [...grid.querySelectorAll("tr")]
    .map((row) => [...row.querySelectorAll<HTMLElement>("a, [data-copy]")].filter(isShown))
    .filter((cells) => cells.length > 0);
}

function isShown(cell: HTMLElement) {
  return cell.getClientRects().length > 0;
}
