import { countOf } from "#app/frame/library/limit-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { differenceVerdict } from "#color/difference/difference.ts";
import { isNarrowed, MAX_WITHIN, MIN_WITHIN, NO_FILTER } from "./filter.ts";
import type { Finder } from "./use-finder.ts";

/** How many are found, how far from a color they may be, and the keys. As high in all cases, so that the cards stay. */
export function ResultLine({ finder }: { finder: Finder }) {
  const { kind, items, found, filter, near, type, choose } = finder;
  const isLess = isNarrowed(filter);
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2 text-sm lg:min-h-15 ${isLess ? "" : "max-lg:hidden"}`}
    >
      <p role="status" className="empty:hidden">
        {isLess && `${found.length} of ${countOf(kind, items.length)}.`}
      </p>
      {near && (
        <Slider
          label="Within ΔE"
          value={filter.within}
          min={MIN_WITHIN}
          max={MAX_WITHIN}
          onChange={(within) => type({ within })}
          valueText={`${filter.within}: ${differenceVerdict(filter.within).words}`}
          className="w-56 text-ink"
        />
      )}
      {isLess ? (
        <Button size="sm" onClick={() => choose({ ...NO_FILTER, sort: filter.sort })}>
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
