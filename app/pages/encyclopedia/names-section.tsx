import { useRef } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { browsePath, searchPath } from "./browse-path.ts";
import type { Listing } from "./load.ts";
import { NameGrid } from "./name-grid.tsx";
import { Pagination } from "./pagination.tsx";

const SORT_LABELS = { hue: "Hue", lightness: "Lightness", name: "Name" } as const;

export function NamesSection({ listing }: { listing: Listing }) {
  const { text, heading, results, filter, value } = listing;
  const isSearch = text !== "";
  const title = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  // A press on a page number moves the focus to the top of that page.
  useOnChange(results.page, () => {
    if (pages.current?.contains(document.activeElement)) title.current?.focus({ preventScroll: true });
  });

  if (isSearch && value && results.total === 0) return null;
  return (
    <section id="names" className="grid scroll-mt-6 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 ref={title} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
            {heading}
          </h2>
          <p className="font-mono text-ink-2 text-xs">{range(listing)}</p>
        </div>
        {isSearch ? <BrowseAll /> : <Sorting listing={listing} />}
      </div>
      {results.total > 0 ? <NameGrid label={heading} colors={results.colors} /> : <NoNames isSearch={isSearch} />}
      <div ref={pages}>
        <Pagination
          page={results.page}
          pageCount={results.pageCount}
          pathOf={(page) => (isSearch ? searchPath(text, page) : browsePath({ ...filter, page }))}
        />
      </div>
    </section>
  );
}

function Sorting({ listing: { filter } }: { listing: Listing }) {
  const { family, hue, letter } = filter;
  const isNarrowed = family !== undefined || hue !== undefined || letter !== undefined;
  const sorts = (["hue", "lightness", "name"] as const).map((sort) => ({
    to: browsePath({ ...filter, sort, page: 1 }),
    label: SORT_LABELS[sort],
  }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isNarrowed && (
        <ButtonLink to={browsePath({ sort: filter.sort, page: 1 })} preventScrollReset size="sm">
          <Icon className="icon-x" />
          Show all
        </ButtonLink>
      )}
      <LinkTabs label="Sort by" links={sorts} current={browsePath({ ...filter, page: 1 })} />
    </div>
  );
}

function BrowseAll() {
  return (
    <ButtonLink to="/color" size="sm">
      <Icon className="icon-x" />
      Browse all names
    </ButtonLink>
  );
}

function NoNames({ isSearch }: { isSearch: boolean }) {
  if (!isSearch) return <p className="max-w-[34em] text-ink-2">No names match. Remove a filter.</p>;
  return (
    <div className="grid gap-4 border-line border-t pt-6">
      <p className="max-w-[34em]">
        No names match. Try fewer letters or a simpler word, or paste a color value to see its nearest names.
      </p>
      <p className="flex flex-wrap gap-2.5">
        {["moss", "rust", "#0D6986"].map((example) => (
          <ButtonLink key={example} to={searchPath(example, 1)} size="sm" preventScrollReset>
            {example}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

function range({ results: { total, first, colors } }: Listing) {
  if (total <= colors.length) return "";
  return `${first.toLocaleString("en-US")}–${(first + colors.length - 1).toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;
}
