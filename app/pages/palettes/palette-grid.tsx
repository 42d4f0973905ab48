import { type FocusEvent, useRef } from "react";
import { useCardGrid } from "#app/ui/use-card-grid.ts";
import type { View } from "./filter.ts";
import type { Palette } from "./palette.ts";
import { PaletteCard } from "./palette-card.tsx";
import { usePaletteActions } from "./use-palette-actions.ts";

type Props = { label: string; palettes: readonly Palette[]; view: View };

/** The cards. One card at a time is in the tab order; the arrow keys go to the same control of another card. */
export function PaletteGrid({ label, palettes, view }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const cards = useCardGrid(grid, palettes);
  const { actions, prefetch, Exporter, exported } = usePaletteActions();
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    prefetch();
    cards.onFocus(event);
  };
  return (
    <>
      <ul
        ref={grid}
        onFocus={onFocus}
        onKeyDown={cards.onKeyDown}
        onPointerEnter={prefetch}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
        role="list"
        aria-label={label}
        className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3"
      >
        {palettes.map((palette) => (
          <PaletteCard key={palette.id} palette={palette} view={view} actions={actions} />
        ))}
      </ul>
      {Exporter && exported && <Exporter key={exported.time} palette={exported.palette} />}
    </>
  );
}
