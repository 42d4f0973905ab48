import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PALETTE_CATEGORIES, type PaletteCategory } from "#color/palettes/categories.ts";
import { RULES } from "#color/palettes/rules.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { paletteCategories } from "#content/palette-categories.ts";
import { namesContext } from "#contract/site.ts";
import { PageTitle, Paragraphs, Terms } from "../page-parts.tsx";
import type { Route } from "./+types/category-route";
import { categoryOfPath, categoryPath, LIBRARY_PATH } from "./category-path.ts";
import { CategoryTiles } from "./category-tiles.tsx";
import { filterPalettes, filterPath, readFilter } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { coversOf, factsOf, measureNear, palettesOf } from "./library.ts";
import { PaletteResults } from "./palette-results.tsx";

export const meta: Route.MetaFunction = dataMeta(({ category, texts }) => ({
  title: `${capitalize(category)} color palettes`,
  description: texts.description,
  path: categoryPath(category),
  above: [{ name: "Color palettes", path: LIBRARY_PATH }],
}));

export const headers = publicCacheHeaders;

/**
 * The page filters and sorts by itself; the server only parses the color in the address and measures distances to it.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isSameColor = currentUrl.searchParams.get("near") === nextUrl.searchParams.get("near");
  return isSamePage && isSameColor ? false : defaultShouldRevalidate;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url;
  const category = categoryOfPath(pathname);
  if (!category) throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  const path = categoryPath(category);
  if (pathname !== path) throw redirect(filterPath(path, readFilter(searchParams)), 301);
  const names = context.get(namesContext);
  const palettes = palettesOf(category, names);
  return {
    category,
    texts: paletteCategories[category],
    rule: RULES[category].map(({ says }) => says),
    palettes,
    near: measureNear(readFilter(searchParams), palettes),
    facts: factsOf(category, palettes),
    covers: coversOf(names),
  };
}

export default function CategoryPalettes({ loaderData }: Route.ComponentProps) {
  const { category, texts, palettes, near, covers } = loaderData;
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const found = filterPalettes(palettes, filter, near);
  const path = categoryPath(category);
  const title = `${capitalize(category)} color palettes`;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-3.5 md:gap-[72px] md:pt-7.5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PageTitle title={title} above={{ to: LIBRARY_PATH, label: "All palettes" }} isWide>
          {texts.lead}
        </PageTitle>
        <FilterBar key={path} path={path} filter={filter} near={near} />
        <PaletteResults
          label={title}
          path={path}
          filter={filter}
          palettes={found}
          found={found.length}
          total={palettes.length}
        />
      </div>
      <CategoryText {...loaderData} />
      <AdSlot />
      <Section id="kinds" title="Other categories" className="gap-6 print:hidden">
        <CategoryTiles covers={covers} current={category} isSmall />
        <Neighbors category={category} />
      </Section>
    </div>
  );
}

function CategoryText({ category, texts, rule, facts }: Route.ComponentProps["loaderData"]) {
  return (
    <div className="grid gap-12 md:gap-[72px]">
      <Section id="about" title={`About ${category} palettes`} className="gap-5">
        <div className="grid gap-x-16 gap-y-4 text-ink-2 lg:grid-cols-3 lg:gap-x-10">
          <Paragraphs texts={texts.paragraphs} className="max-w-[36em]" />
        </div>
      </Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Section id="rule" title="The rule" className="content-start gap-5">
          <ul className="grid max-w-[36em] gap-3 text-ink-2 *:border-line *:border-t *:pt-3">
            {rule.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
            <li>
              Any two colors in a palette are ΔE {facts.leastDeltaE} or more apart (CIEDE2000), and any two palettes on
              this page {facts.leastDistance} or more on average.
            </li>
          </ul>
        </Section>
        <Section id="measured" title="Measured" className="content-start gap-5">
          <dl className="grid max-w-[36em]">
            {facts.rows.map(({ term, value }) => (
              <div key={term} className="flex items-baseline justify-between gap-6 border-line border-t py-2.5">
                <dt className="text-ink-2">{term}</dt>
                <dd className="whitespace-nowrap font-mono text-sm">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
      <Section id="uses" title="How to use them" className="gap-5">
        <Terms entries={texts.uses} className="gap-x-10 lg:grid-cols-3" isLarge />
      </Section>
    </div>
  );
}

function Neighbors({ category }: { category: PaletteCategory }) {
  const place = PALETTE_CATEGORIES.indexOf(category);
  const previous = PALETTE_CATEGORIES.at(place - 1) ?? category;
  const next = PALETTE_CATEGORIES[place + 1] ?? PALETTE_CATEGORIES[0];
  return (
    <div className="flex flex-wrap justify-between gap-3 pt-2">
      <ButtonLink icon="icon-arrow-left" href={categoryPath(previous)} rel="prev">
        Previous: {previous}
      </ButtonLink>
      <ButtonLink href={categoryPath(next)} rel="next">
        Next: {next}
        <Icon className="icon-arrow-right" />
      </ButtonLink>
    </div>
  );
}
