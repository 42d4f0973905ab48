import { type ReactNode, useRef } from "react";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { NO_FILTER } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { Kind } from "./item.ts";
import { ItemSection } from "./item-section.tsx";
import { ListPage } from "./list-page.tsx";
import { ResultLine } from "./result-line.tsx";
import { useFinder } from "./use-finder.ts";

type Props = {
  kind: Kind;
  /** What the list is, for screen readers and for the files that are made of it. */
  label: string;
  /** The button that makes another one. */
  action: ReactNode;
  /** Instead of a list that has nothing in it. */
  empty: ReactNode;
};

/** All saved colors or palettes: found, ordered, chosen, and those in the trash. */
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
            <p className="border-line border-t pt-6">
              Nothing matches. Remove a tag, widen the ΔE, or clear the filter.
            </p>
          )}
        </>
      )}
    </ListPage>
  );
}
