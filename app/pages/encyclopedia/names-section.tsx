import { useRef } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { printCount } from "#color/words/count.ts";
import { colorPath } from "#contract/color-path.ts";
import { browsePath, SORTS, searchPath } from "./address.ts";
import type { Listing } from "./load.ts";

type GridProps = { colors: Listing["results"]["colors"]; label: string };

const CELLS =
  "*:grid [&_a]:flex [&_a]:min-h-24 [&_a]:flex-col [&_a]:justify-end [&_a]:gap-1 [&_a]:p-3 sm:[&_a]:min-h-28 " +
  "[&_a]:focus-visible:outline-current [&_a]:focus-visible:-outline-offset-4 [&_a>:first-child]:font-medium " +
  "[&_a>:first-child]:text-sm [&_a>:first-child]:leading-tight [&_a>:first-child]:[overflow-wrap:anywhere] " +
  "[&_a:hover>:first-child]:underline [&_a>:last-child]:font-mono [&_a>:last-child]:text-xs";

export function NamesSection({ listing }: { listing: Listing }) {
  const { text, heading, results, filter, value, problem } = listing;
  const isSearch = text !== "";
  const title = useRef<HTMLHeadingElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  // A click on a page number moves the focus to the top of that page.
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
        {isSearch ? (
          <ButtonLink icon="icon-x" href="/color" size="sm">
            Browse all names
          </ButtonLink>
        ) : (
          <Sorting listing={listing} />
        )}
      </div>
      {results.total > 0 ? (
        <NameGrid label={heading} colors={results.colors} />
      ) : (
        <NoNames {...{ isSearch, problem }} />
      )}
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
  const sorts = SORTS.map((sort) => ({ to: browsePath({ ...filter, sort, page: 1 }), label: capitalize(sort) }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isNarrowed && (
        <ButtonLink icon="icon-x" href={browsePath({ sort: filter.sort, page: 1 })} data-keep-scroll size="sm">
          Show all
        </ButtonLink>
      )}
      <LinkTabs label="Sort by" links={sorts} current={browsePath({ ...filter, page: 1 })} />
    </div>
  );
}

function NoNames({ isSearch, problem }: { isSearch: boolean; problem: string | null }) {
  if (!isSearch) return <p className="max-w-[34em] text-ink-2">No names match. Remove a filter.</p>;
  return (
    <div className="grid gap-4 border-line border-t pt-6">
      <p className="max-w-[34em]">
        {problem ??
          "No names match. Try fewer letters or a simpler word, or paste a color value to see its nearest names."}
      </p>
      <p className="flex flex-wrap gap-2.5">
        {["moss", "rust", "#0D6986"].map((example) => (
          <ButtonLink key={example} href={searchPath(example, 1)} size="sm" data-keep-scroll>
            {example}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

function range({ results: { total, first, colors } }: Listing) {
  if (total <= colors.length) return "";
  return `${printCount(first)}–${printCount(first + colors.length - 1)} of ${printCount(total)}`;
}

/** One tab stop; the arrow keys move between the swatches. */
function NameGrid({ colors, label }: GridProps) {
  const roving = useRovingGrid<HTMLUListElement>(colors, { cells: "a", isFlowing: true });
  return (
    <ul
      {...roving}
      role="list"
      aria-label={label}
      className={`grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] overflow-hidden rounded-control ${CELLS}`}
    >
      {colors.map(({ name, hex }) => (
        <li key={name}>
          <a
            href={colorPath(hex)}
            style={swatchStyle(hex)}
            className={isNearPaper(hex) ? "swatch inset-ring inset-ring-line" : "swatch"}
          >
            <span>{name}</span>
            <span>{hex}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** True for colors close to the page background of either theme; they get a hairline. */
function isNearPaper(hex: string) {
  const y = luminance(Number.parseInt(hex.slice(1), 16));
  return y > 0.86 || y < 0.016;
}

type PaginationProps = { page: number; pageCount: number; pathOf: (page: number) => string };

/** Links to the first and last pages and those around the current one. */
function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  if (pageCount < 2) return null;
  const to = (target: number) => `${pathOf(target)}#names`;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ol className="flex flex-wrap items-center gap-1 max-sm:order-last max-sm:w-full max-sm:justify-center">
        {pagesAround(page, pageCount).map((target, index, all) => (
          <li key={target} className="flex items-center gap-1">
            {target - (all[index - 1] ?? target) > 1 && (
              <span aria-hidden className="px-1 text-ink-2">
                …
              </span>
            )}
            <a
              href={to(target)}
              aria-label={`Page ${target}`}
              aria-current={target === page ? "page" : undefined}
              className="grid h-10 pointer-coarse:h-11 min-w-10 place-items-center rounded-control px-2 text-sm tabular-nums hover:bg-well aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:outline-2"
            >
              {target}
            </a>
          </li>
        ))}
      </ol>
      <div className="flex gap-2.5 max-sm:w-full max-sm:justify-between">
        {page > 1 && (
          <ButtonLink icon="icon-arrow-left" href={to(page - 1)} rel="prev">
            Previous
          </ButtonLink>
        )}
        {page < pageCount && (
          <ButtonLink href={to(page + 1)} rel="next" className="ml-auto">
            Next
            <Icon className="icon-arrow-right" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

function pagesAround(page: number, pageCount: number) {
  const pages = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...pages].filter((target) => target >= 1 && target <= pageCount).sort((one, other) => one - other);
}
