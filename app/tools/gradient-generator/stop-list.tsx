import { ArrowUpDown, Plus } from "lucide-react";
import { useMemo } from "react";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { useReorder } from "#app/frame/reorder/use-reorder.tsx";
import { useItemKeys } from "#app/tools/item-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { hasRoom } from "./can-add.ts";
import { moveColor } from "./changes.ts";
import { StopRow } from "./stop-row.tsx";
import { useBench } from "./use-bench.ts";
import { useGradientActions } from "./use-gradient-actions.ts";
import { useTakePalette } from "./use-take-palette.ts";

/** The colors in their order, each with its place. */
export function StopList() {
  const { controls, state, label } = useBench();
  const { swap, add } = useGradientActions();
  const take = useTakePalette();
  const { stops } = state;
  const keys = useItemKeys(useMemo(() => stops.map(({ color }) => color), [stops]));
  const reorder = useReorder({
    count: state.stops.length,
    onMove: (from, to) => controls.apply(moveColor, from, to),
    label,
    axis: "y",
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol {...reorder.listProps} aria-label="Colors of the gradient" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {state.stops.map((_, index) => (
          <StopRow key={keys[index]} {...{ index, reorder }} />
        ))}
      </ol>
      <div className="flex noscript:hidden flex-wrap gap-2">
        {state.stops.length === 2 && (
          <Button onClick={swap}>
            <ArrowUpDown {...ICON} />
            Swap the two
          </Button>
        )}
        {hasRoom(state) && (
          <Button onClick={add} className="border-dashed">
            <Plus {...ICON} />
            Add a color
            <ProBadge />
          </Button>
        )}
        <ImportButton onPalette={take} className="sm:hidden" />
      </div>
      {reorder.status}
    </div>
  );
}
