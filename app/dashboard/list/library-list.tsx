import { type ReactNode, useDeferredValue, useRef } from "react";
import { useLibrary, useWholeLibrary } from "#app/frame/library/library.ts";
import { useShortcuts } from "#app/frame/shortcuts/use-shortcuts.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import type { Color } from "#color/color.ts";
import { parsePasted } from "#color/text/pasted.ts";
import { NO_FILTER } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { countTags, findItems } from "./find-items.ts";
import { itemOf, type Kind } from "./item.ts";
import { ItemSection } from "./item-section.tsx";
import { Leftovers } from "./leftovers.tsx";
import { PlanLine } from "./plan-line.tsx";
import { ResultLine } from "./result-line.tsx";
import { SyncLine } from "./sync-line.tsx";
import { TrashList } from "./trash-list.tsx";
import { useListFilter } from "./use-list-filter.ts";

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
  const saved = useLibrary();
  const trashed = useWholeLibrary()[kind].filter(({ trashedAt }) => trashedAt !== null).length;
  const { filter, linkTo, type, choose } = useListFilter();
  const search = useRef<HTMLInputElement>(null);
  const items = saved[kind].map(itemOf);
  // The fields answer at once, the cards follow.
  const asked = useDeferredValue(filter);
  const near = readNear(asked.near);
  const found = findItems(items, asked, near);
  const tags = countTags(items);
  const focusSearch = () => search.current?.focus();
  useShortcuts([{ id: "search", keys: "/", label: "Go to search", run: focusSearch }]);

  const total = items.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PlanLine kind={kind} />
        <div className="flex flex-wrap items-center gap-2.5">
          <LinkTabs
            label="Show"
            links={[
              { to: linkTo({ ...NO_FILTER }), label: "Library" },
              { to: linkTo({ ...NO_FILTER, isTrash: true }), label: trashed > 0 ? `Trash (${trashed})` : "Trash" },
            ]}
            current={linkTo({ ...NO_FILTER, isTrash: filter.isTrash })}
          />
          {action}
        </div>
      </div>
      <SyncLine />
      {filter.isTrash ? (
        <TrashList kind={kind} />
      ) : total === 0 ? (
        empty
      ) : (
        <>
          <FilterBar
            {...{ kind, filter, near, tags, search }}
            projects={saved.projects}
            onType={type}
            onChoose={choose}
          />
          <ResultLine
            kind={kind}
            found={found.length}
            total={total}
            filter={filter}
            near={near}
            onType={type}
            onClear={() => choose({ ...NO_FILTER, sort: filter.sort })}
          />
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
      {!filter.isTrash && <Leftovers kind={kind} />}
    </div>
  );
}

function readNear(text: string): Color | null {
  return text.trim() === "" ? null : parsePasted(text);
}
