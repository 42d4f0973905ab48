import { AdSlot } from "#app/ads/ad-slot.tsx";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { Section } from "#app/ui/section-heading.tsx";
import { ShadeLinks } from "#app/ui/shade-links.tsx";
import { printCount } from "#color/words/count.ts";
import { namesContext } from "#contract/site.ts";
import { Notices, PageTitle } from "../page-parts.tsx";
import { useHeroSwatch } from "../use-hero-swatch.ts";
import type { Route } from "./+types/route";
import { About } from "./about.tsx";
import { browsePath, readAddress } from "./address.ts";
import { FacetRows } from "./facet-rows.tsx";
import { loadListing, loadSurroundings } from "./load.ts";
import { NamesSection } from "./names-section.tsx";
import { SearchForm } from "./search-form.tsx";
import { ValuePanel } from "./value-panel.tsx";

export const meta: Route.MetaFunction = dataMeta(({ listing, count }) => {
  const { text, heading, filter } = listing;
  const isNarrowed = heading !== "All names";
  const page = filter.page > 1 ? `, page ${filter.page}` : "";
  return {
    title: text || isNarrowed || page ? `${heading}${page}: Color encyclopedia` : "Color encyclopedia",
    description: `${isNarrowed ? `${heading}: ${printCount(listing.results.total)} of ` : ""}${printCount(count)} named colors. Search by name, typos included, or by any value, or browse by hue, family and letter.`,
    // One canonical address per part of the names, whatever the sort order. Search results are not for search engines.
    path: text ? undefined : browsePath({ ...filter, sort: "hue", page: filter.sort === "hue" ? filter.page : 1 }),
  };
});

export const headers = publicCacheHeaders;

export function loader({ url, context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  const listing = loadListing(readAddress(url.searchParams), names);
  return { listing, ...loadSurroundings(listing, names) };
}

export default function Encyclopedia({ loaderData }: Route.ComponentProps) {
  const { listing, count, listedCount, bestCount, facets, example } = loaderData;
  const { text, value, heading, notices, results, problem } = listing;
  const { onClickCapture } = useHeroSwatch();
  return (
    <div
      onClickCapture={onClickCapture}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16"
    >
      <header className="grid gap-8">
        <PageTitle title="Color encyclopedia">
          {printCount(count)} named colors, and a page for each of the 16.7 million that a screen can show.
        </PageTitle>
        <SearchForm text={text} />
        <Notices notices={notices} />
        <p role="status" className="sr-only">
          {problem ? `${heading}. ${problem}` : text ? heading : `${heading}: ${printCount(results.total)}`}
        </p>
      </header>
      {value && <ValuePanel value={value} heading={results.total === 0 ? heading : `Names nearest to ${value.hex}`} />}
      {facets && <FacetRows facets={facets} filter={listing.filter} />}
      <NamesSection listing={listing} />
      <Section id="shades" title="Named shades" className="gap-5">
        <ShadeLinks />
      </Section>
      <AdSlot />
      <About {...{ count, listedCount, bestCount, example }} />
    </div>
  );
}
