import type { MetaDescriptor } from "react-router";

type Page = {
  title: string;
  /** Longer than 180 characters, it is cut back to its last full sentence. */
  description: string;
  /** The canonical path, with the query that belongs to it; undefined keeps the page out of search engines. */
  path?: string;
  /** The address of a picture, absolute or from the root. */
  image?: string;
  /** From the root loader: where the site lives. */
  origin: string;
};

const SITE_NAME = "Huesmith";
const DESCRIPTION_LIMIT = 180;

/** Title, description, canonical address and Open Graph of one page. */
export function describePage({ title, description, path, image, origin }: Page): MetaDescriptor[] {
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
  const short = cutDescription(description);
  return [
    { title: fullTitle },
    { name: "description", content: short },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: short },
    ...(path === undefined
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: origin + path },
          { property: "og:url", content: origin + path },
        ]),
    ...(image
      ? [
          { property: "og:image", content: new URL(image, origin).href },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : [{ name: "twitter:card", content: "summary" }]),
  ];
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
