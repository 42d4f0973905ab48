import type { FocusEvent, KeyboardEvent } from "react";
import { useRovingGrid } from "./use-roving-grid.ts";

/** The controls of a card that arrow keys reach, identified by `data-part`. */
const CELLS = "[data-part]";

/**
 * Cards in rows, each with the same controls. One card at a time is in the tab order; arrow keys go to the same control
 * of another card. With `takesShift`, they also do so with Shift, for selecting more.
 */
export function useCardGrid(content: unknown, { takesShift = false } = {}) {
  const roving = useRovingGrid<HTMLUListElement>(content, { cells: CELLS, rowsOf, isFlowing: true, takesShift });
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    roving.onFocus(event);
    for (const control of cellsOf(event.target.closest("li"))) control.tabIndex = 0;
  };
  // Arrow keys in an open list belong to the list.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.matches(CELLS)) roving.onKeyDown(event);
  };
  return { ref: roving.ref, onFocus, onKeyDown };
}

/** Returns the same control of every card, row by row; for cards with fewer colors, the last one. */
function rowsOf(grid: HTMLElement): HTMLElement[][] {
  const focused = document.activeElement as HTMLElement | null;
  const part = focused?.dataset.part ?? "";
  const cells = [...grid.children].flatMap((card) => {
    if (focused && card.contains(focused)) return [focused];
    const own = cellsOf(card);
    const colors = part.startsWith("color") ? own.filter(({ dataset }) => dataset.part?.startsWith("color")) : [];
    return own.find(({ dataset }) => dataset.part === part) ?? colors.at(-1) ?? own[0] ?? [];
  });
  const columns = cells.filter((cell) => topOf(cell) === topOf(cells[0])).length || 1;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => row * columns);
  return rows.map((start) => cells.slice(start, start + columns));
}

function cellsOf(card: Element | null): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>(CELLS) ?? [])];
}

function topOf(cell: HTMLElement | undefined) {
  return cell?.closest("li")?.offsetTop;
}
