import { countOf } from "#app/frame/library/limit-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { Color } from "#color/color.ts";
import { differenceVerdict } from "#color/difference/difference.ts";
import { isNarrowed, type ListFilter, MAX_WITHIN, MIN_WITHIN } from "./filter.ts";
import type { Kind } from "./item.ts";

type Props = {
  kind: Kind;
  found: number;
  total: number;
  filter: ListFilter;
  near: Color | null;
  onType: (change: Partial<ListFilter>) => void;
  onClear: () => void;
};

/** How many are found, how far from a color they may be, and the keys. As high in all cases, so that the cards stay. */
export function ResultLine({ kind, found, total, filter, near, onType, onClear }: Props) {
  const isLess = isNarrowed(filter);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2 text-sm lg:min-h-15 ${isLess ? "" : "max-lg:hidden"}`}
    >
      <p role="status" className="empty:hidden">
        {isLess && `${found} of ${countOf(kind, total)}.`}
      </p>
      {near && (
        <Slider
          label="Within ΔE"
          value={filter.within}
          min={MIN_WITHIN}
          max={MAX_WITHIN}
          onChange={(within) => onType({ within })}
          valueText={`${filter.within}: ${differenceVerdict(filter.within).words}`}
          className="w-56 text-ink"
        />
      )}
      {isLess ? (
        <Button size="sm" onClick={onClear}>
          Clear the filter
        </Button>
      ) : (
        <p className="pointer-coarse:hidden max-lg:hidden">
          Click a color to copy it. Arrow keys move, Space selects, F2 renames, Del removes.
        </p>
      )}
    </div>
  );
}
