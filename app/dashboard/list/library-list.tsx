import { type ReactNode, useRef } from "react";
import { countKind } from "#app/frame/library/limit-words.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { howToWiden } from "#app/frame/widen-filter.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsMac } from "#app/ui/is-mac.ts";
import { Slider } from "#app/ui/slider.tsx";
import { differenceVerdict } from "#color/difference/difference.ts";
import type { Kind } from "../item.ts";
import { isNarrowed, MAX_WITHIN, MIN_WITHIN, NO_FILTER } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { ItemSection } from "./item-section.tsx";
import { ListPage } from "./list-page.tsx";
import { type Finder, useFinder } from "./use-finder.ts";

type Props = {
  kind: Kind;
  /** Describes the list to screen readers, and names the files made from it. */
  label: string;
  action: ReactNode;
  empty: ReactNode;
};

export function LibraryList({ kind, label, action, empty }: Props) {
  const finder = useFinder(kind);
  const { filter, items, found, linkTo, choose } = finder;
  const search = useRef<HTMLInputElement>(null);
  const focusSearch = () => search.current?.focus();
  useShortcuts([{ id: "search", keys: "/", label: "Go to search", run: focusSearch }]);
  return (
    <ListPage
      kind={kind}
      tab="Library"
      paths={[linkTo(NO_FILTER), linkTo({ ...NO_FILTER, isTrash: true })]}
      isTrash={filter.isTrash}
      action={action}
    >
      {items.length === 0 ? (
        empty
      ) : (
        <>
          <FilterBar finder={finder} search={search} />
          <ResultLine finder={finder} />
          <h2 className="sr-only">Saved {kind}</h2>
          {found.length > 0 ? (
            <ItemSection
              kind={kind}
              label={label}
              found={found}
              filterBy={(tag) => choose({ tags: [...new Set([...filter.tags, tag])] })}
            />
          ) : (
            <p className="border-line border-t pt-6">Nothing matches. {howToWiden(filter)}</p>
          )}
        </>
      )}
    </ListPage>
  );
}

/** Always the same height, so that the cards don't move. */
function ResultLine({ finder }: { finder: Finder }) {
  const { kind, items, found, filter, near, type, choose } = finder;
  const isLess = isNarrowed(filter);
  const trashKey = useIsMac() ? "⌫" : "Del";
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-2 text-sm lg:min-h-15 ${isLess ? "" : "max-lg:sr-only"}`}
    >
      <p role="status" className="empty:absolute">
        {isLess && `${found.length} of ${countKind(kind, items.length)}.`}
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
        <p className="pointer-coarse:hidden max-lg:hidden print:hidden">
          Click a color to copy it. Arrow keys move, Space selects, F2 renames, {trashKey} moves to the trash.
        </p>
      )}
    </div>
  );
}
