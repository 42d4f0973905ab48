import type { MetaDescriptor } from "react-router";

type Page = {
  title: string;
  /** Longer than 180 characters, it is cut back to its last full sentence. */
  description: string;
  /** The canonical path, with the query that belongs to it; undefined keeps the page out of search engines. */
  path?: string;
  /** For links to this very address, where its query says what the page shows: "#DB073D, #DBA507". */
  linkTitle?: string;
  /** The address whose picture a link shows; `path` without its query unless said otherwise. */
  card?: string;
  /** From the root loader: where the site lives. */
  origin: string;
};

const SITE_NAME = "Huesmith";
const DESCRIPTION_LIMIT = 180;

/** Title, description, canonical address and what links show of one page; without more, that is its description, too. */
export function describePage({
  title,
  description,
  path,
  linkTitle,
  card = path?.split("?")[0] ?? "/",
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
          // Facebook reads that address in place of the one that was shared.
          { property: "og:url", content: origin + (linkTitle ? card : path) },
        ]),
    { property: "og:image", content: origin + cardPath(card) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The picture of a link to the address: app/pages/link-cards/. */
function cardPath(address: string) {
  const [path, query] = address.split("?");
  return `/cards${path === "/" ? "/home" : path}.png${query ? `?${query}` : ""}`;
}

type MetaArgs = { matches: readonly [{ loaderData: { origin: string } }, ...unknown[]] };

/** The `meta` of a page that says the same at each of its addresses. */
export function pageMeta(page: Omit<Page, "origin">) {
  return ({ matches }: MetaArgs) => describePage({ ...page, origin: matches[0].loaderData.origin });
}

/** At most 180 characters, then back to the last full sentence; a text without one ends at a word with an ellipsis. */
export function cutDescription(text: string) {
  if (text.length <= DESCRIPTION_LIMIT) return text;
  const cut = text.slice(0, DESCRIPTION_LIMIT);
  const sentence = /^[\s\S]*[.!?](?=\s|$)/.exec(cut)?.[0];
  return sentence ?? `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
