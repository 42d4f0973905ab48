import type { MetaDescriptor } from "react-router";
import { breadcrumbs, type Place } from "./structured-data.ts";

type Page = {
  title: string;
  /** If longer than 180 characters, cut back to the last full sentence. */
  description: string;
  /** The canonical path with its significant query; undefined keeps the page out of search engines. */
  path?: string;
  /** For links to exactly this address, if its query says what the page shows: "#DB073D, #DBA507". */
  linkTitle?: string;
  /** The address whose image links show; by default `path` without its query. */
  card?: string;
  /** The pages above it, from the home page's children down; with it, search engines show the path to the page. */
  above?: readonly Place[];
  /** The page's name in that path, if not the title. */
  shortTitle?: string;
  /** The site's origin, from the root loader. */
  origin: string;
};

const SITE_NAME = "Huesmith";
const MAX_DESCRIPTION_CHARACTERS = 180;

/** The title, description, canonical address and link preview of a page; the preview defaults to the description. */
export function describePage({
  title,
  description,
  path,
  linkTitle,
  card = path?.split("?")[0] ?? "/",
  above,
  shortTitle = title,
  origin,
}: Page): MetaDescriptor[] {
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
  return [
    { title: fullTitle },
    { name: "description", content: cutDescription(description) },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: linkTitle ? `${linkTitle} | ${title}` : fullTitle },
    ...(path === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: origin + path },
          // Facebook uses that address instead of the shared one.
          { property: "og:url", content: origin + (linkTitle ? card : path) },
        ]),
    { property: "og:image", content: origin + cardPath(card) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(above ? breadcrumbs(origin, above, shortTitle) : []),
  ];
}

/** The link image of an address: app/pages/link-cards/. */
function cardPath(address: string) {
  const [path, query] = address.split("?");
  return `/cards${path === "/" ? "/home" : path}.png${query ? `?${query}` : ""}`;
}

type Matches = readonly [{ loaderData: { origin: string } }, ...unknown[]];

/** The `meta` of a page with the same metadata at all its addresses. */
export function pageMeta(page: Omit<Page, "origin">) {
  return ({ matches }: { matches: Matches }) => describePage({ ...page, origin: matches[0].loaderData.origin });
}

/** The `meta` of a page that depends on what its loader returned; there is none if that failed. */
export function dataMeta<Data>(describe: (data: Data) => Omit<Page, "origin">) {
  return ({ loaderData, matches }: { loaderData: Data | undefined; matches: Matches }) =>
    loaderData ? pageMeta(describe(loaderData))({ matches }) : [];
}

/** Cuts to at most 180 characters, back to the last full sentence, or else at a word with an ellipsis. */
export function cutDescription(text: string) {
  if (text.length <= MAX_DESCRIPTION_CHARACTERS) return text;
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(text.slice(0, MAX_DESCRIPTION_CHARACTERS + 1))?.[0];
  if (sentence) return sentence;
  const cut = text.slice(0, MAX_DESCRIPTION_CHARACTERS);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
