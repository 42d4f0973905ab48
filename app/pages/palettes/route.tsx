import { AdSlot } from "#app/ads/ad-slot.tsx";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PALETTE_CATEGORIES } from "#color/palettes/categories.ts";
import { paletteLibrary } from "#content/palette-library.ts";
import { namesContext } from "#contract/site.ts";
import { PageTitle, Paragraphs } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { LIBRARY_PATH } from "./category-path.ts";
import { CategoryTiles } from "./category-tiles.tsx";
import { type Filter, filterPalettes, filterPath, isNarrowed, readFilter } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { allPalettes, coversOf, featuredOf, measureNear, tagRows } from "./library.ts";
import { PaletteGrid, PaletteResults } from "./palette-results.tsx";

const PAGE_SIZE = 30;

export const meta: Route.MetaFunction = dataMeta(({ total }) => ({
  title: "Color palettes",
  description: `${total} color palettes in ${PALETTE_CATEGORIES.length} categories, each measured for contrast, color-blind safety and warmth. Search by color or tag, copy, export, or open one in any tool.`,
  path: LIBRARY_PATH,
}));

export const headers = publicCacheHeaders;

export function loader({ url, context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  const all = allPalettes(names);
  const filter = readFilter(url.searchParams);
  const rest = {
    total: all.length,
    covers: coversOf(names),
    tags: tagRows(all),
    paragraphs: paletteLibrary.map((text) => text.replace("{total}", String(all.length))),
  };
  const isAsked = isNarrowed(filter) || filter.sort !== "curated" || filter.page > 1;
  if (!isAsked) return { ...rest, filter, near: null, results: null, featured: featuredOf(names) };
  const near = measureNear(filter, all);
  const found = filterPalettes(all, filter, near);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(filter.page, pageCount);
  const palettes = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    ...rest,
    filter: { ...filter, page },
    near: near && { ...near, distances: {} },
    results: { palettes, found: found.length, pageCount },
    featured: [],
  };
}

export default function PaletteLibrary({ loaderData }: Route.ComponentProps) {
  const { total, covers, tags, paragraphs, filter, near, results, featured } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-[72px] md:pt-16">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PageTitle title="Color palettes" isWide>
          {total} contrast-checked palettes in {PALETTE_CATEGORIES.length} categories. Pick a category or search by
          color.
        </PageTitle>
        <FilterBar path={LIBRARY_PATH} filter={filter} near={near} hasSearch />
        <PaletteResults
          label="Palettes found"
          path={LIBRARY_PATH}
          filter={filter}
          palettes={results?.palettes ?? null}
          found={results?.found ?? 0}
          total={total}
        />
        {results && <Pages filter={filter} pageCount={results.pageCount} />}
      </div>
      <Section id="kinds" title="Categories" aside="30 palettes each">
        <CategoryTiles covers={covers} isSmall={results !== null} />
      </Section>
      {!results && (
        <Section
          id="featured"
          title="Featured"
          aside="one from each category"
          className="grid-cols-[minmax(0,1fr)] gap-6"
        >
          <PaletteGrid label="Featured palettes" palettes={featured} view={filter.view} />
          <p>
            <ButtonLink href={filterPath(LIBRARY_PATH, { ...filter, sort: "hue" })}>Show all {total} by hue</ButtonLink>
          </p>
        </Section>
      )}
      <AdSlot />
      <LibraryText paragraphs={paragraphs} tags={tags} />
    </div>
  );
}

function LibraryText({ paragraphs, tags }: Pick<Route.ComponentProps["loaderData"], "paragraphs" | "tags">) {
  return (
    <>
      <Section id="made" title="How they are made" className="gap-5">
        <div className="grid gap-x-10 gap-y-4 text-ink-2 lg:grid-cols-3">
          <Paragraphs texts={paragraphs} className="max-w-[36em]" />
        </div>
      </Section>
      <Section id="tags" title="What the tags mean" className="gap-5">
        <dl className="grid gap-x-16 lg:grid-cols-2">
          {tags.map(({ label, meaning, count }) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 border-line border-t py-3"
            >
              <dt className="font-[550]">{label}</dt>
              <dd className="font-mono text-ink-2 text-sm">{count}</dd>
              <dd className="col-span-2 max-w-[36em] text-ink-2 text-sm">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

function Pages({ filter, pageCount }: { filter: Filter; pageCount: number }) {
  if (pageCount < 2) return null;
  const { page } = filter;
  const to = (target: number) => filterPath(LIBRARY_PATH, { ...filter, page: target });
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4">
      <span className="flex-1">
        {page > 1 && (
          <ButtonLink href={to(page - 1)} rel="prev">
            Previous
          </ButtonLink>
        )}
      </span>
      <span className="font-mono text-ink-2 text-sm">
        {page} of {pageCount}
      </span>
      <span className="flex-1 text-right">
        {page < pageCount && (
          <ButtonLink href={to(page + 1)} rel="next">
            Next
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
