// Pages' structured data for search engines and agents, as JSON-LD: https://schema.org. Each function returns entries
// for a route's `meta`. Only the server writes them, so that no browser loads their code: React keeps unknown elements
// in the head. Questions and answers are marked up where they are rendered instead: app/ui/questions.tsx.
import type { MetaDescriptor } from "react-router";

type Entry = Readonly<Record<string, unknown>>;
export type Place = { name: string; path: string };
type Thing = { title: string; path: string; description: string };

/** For the home page. */
export function describeSite(origin: string): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const site = { name: "Huesmith", url: `${origin}/` };
  return jsonLd({
    "@type": "WebSite",
    ...site,
    publisher: { "@type": "Organization", ...site, logo: `${origin}/press/huesmith-mark.png` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/color?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  });
}

/** A tool, without ratings, because nothing collects them. */
export function describeApp(origin: string, { title, path, description }: Thing): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  return jsonLd({
    "@type": "WebApplication",
    name: title,
    url: origin + path,
    description,
    applicationCategory: "DesignApplication",
    operatingSystem: "Any",
    offers: offer("0"),
  });
}

/** A monthly subscription with a price in US dollars. */
export function describeSubscription(
  origin: string,
  { title, path, description, price }: Thing & { price: string },
): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  return jsonLd({
    "@type": "Product",
    name: title,
    description,
    image: `${origin}/press/huesmith-mark.png`,
    offers: {
      ...offer(price),
      url: origin + path,
      // UN/CEFACT's code for a month.
      priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "USD", unitCode: "MON" },
    },
  });
}

/** The path to a page from the home page. `name` is the page's own, with the canonical address. */
export function breadcrumbs(origin: string, above: readonly Place[], name: string): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const places = [{ name: "Home", path: "/" }, ...above].map(({ name, path }) => ({ name, item: origin + path }));
  return jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: [...places, { name }].map((place, i) => ({ "@type": "ListItem", position: i + 1, ...place })),
  });
}

function offer(price: string) {
  return { "@type": "Offer", price, priceCurrency: "USD" };
}

function jsonLd(entry: Entry) {
  return [{ "script:ld+json": { "@context": "https://schema.org", ...entry } } as MetaDescriptor];
}
