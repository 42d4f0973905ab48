import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { PALETTE_CATEGORIES, type PaletteCategory } from "#color/palettes/categories.ts";
import { RULES } from "#color/palettes/rules.ts";
import { paletteCategories } from "#content/palette-categories.ts";
import { namesContext } from "#contract/site.ts";
import { capitalize } from "../words.ts";
import type { Route } from "./+types/category-route";
import { factsOf } from "./category-facts.ts";
import { categoryOfPath, categoryPath, LIBRARY_PATH } from "./category-path.ts";
import { CategoryText } from "./category-text.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { filterPalettes, filterPath, readFilter } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { coversOf, palettesOf } from "./library.ts";
import { measureNear } from "./measure-near.ts";
import { PaletteResults } from "./palette-results.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, texts, palettes } = loaderData;
  const lead = palettes[0]?.hexes[1];
  return describePage({
    title: `${capitalize(category)} color palettes`,
    description: texts.description,
    path: categoryPath(category),
    ...(lead && { image: `/color/${lead.slice(1)}.png` }),
    origin: matches[0].loaderData.origin,
  });
};

export const headers = keptHeaders;

/** The page narrows and orders by itself; only what a color in the address is, and how far from it palettes are, it asks. */
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
  const { category, texts, rule, palettes, near, facts, covers } = loaderData;
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const found = filterPalettes(palettes, filter, near);
  const path = categoryPath(category);
  const title = `${capitalize(category)} color palettes`;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 md:gap-[72px] md:pt-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid gap-3">
          <p className="text-sm">
            <TextLink to={LIBRARY_PATH}>All palettes</TextLink>
          </p>
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="max-w-[38em] text-ink-2 text-lg">{texts.lead}</p>
        </header>
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
      <CategoryText name={category} texts={texts} rule={rule} facts={facts} />
      <AdSlot />
      <section aria-labelledby="kinds" className="grid gap-6">
        <SectionHeading id="kinds">Other categories</SectionHeading>
        <CategoryTiles covers={covers} current={category} isSmall />
        <Neighbors category={category} />
      </section>
    </div>
  );
}

function Neighbors({ category }: { category: PaletteCategory }) {
  const place = PALETTE_CATEGORIES.indexOf(category);
  const count = PALETTE_CATEGORIES.length;
  const previous = PALETTE_CATEGORIES[(place + count - 1) % count] ?? category;
  const next = PALETTE_CATEGORIES[(place + 1) % count] ?? category;
  return (
    <div className="flex flex-wrap justify-between gap-3 pt-2">
      <ButtonLink to={categoryPath(previous)} rel="prev">
        <Icon className="icon-arrow-left" />
        Previous: {previous}
      </ButtonLink>
      <ButtonLink to={categoryPath(next)} rel="next">
        Next: {next}
        <Icon className="icon-arrow-right" />
      </ButtonLink>
    </div>
  );
}
