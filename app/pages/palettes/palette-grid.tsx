import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import type { View } from "./filter.ts";
import type { Palette } from "./palette.ts";
import { PaletteCard } from "./palette-card.tsx";
import { useDeeds } from "./use-deeds.ts";

type Props = { label: string; palettes: readonly Palette[]; view: View };

const CELLS = "[data-part]";

/** The cards. One card at a time is in the tab order; the arrow keys go to the same control of another card. */
export function PaletteGrid({ label, palettes, view }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const roving = useRovingGrid(grid, palettes, { cells: CELLS, rowsOf, isFlowing: true });
  const { deeds, prefetch, Exporter, asked } = useDeeds();
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    prefetch();
    roving.onFocus(event);
    for (const control of cellsOf(event.target.closest("li"))) control.tabIndex = 0;
  };
  // Arrow keys in an open list are its own.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.matches(CELLS)) roving.onKeyDown(event);
  };
  return (
    <>
      <ul
        ref={grid}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPointerEnter={prefetch}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
        role="list"
        aria-label={label}
        className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3"
      >
        {palettes.map((palette) => (
          <PaletteCard key={palette.id} palette={palette} view={view} deeds={deeds} />
        ))}
      </ul>
      {Exporter && asked && <Exporter asked={asked} />}
    </>
  );
}

/** The same control of every card, row by row as the cards stand; of a card with fewer colors, its last one. */
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
