import { data, redirect } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { colorPath } from "#contract/color-path.ts";
import { namesContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { readAddress } from "./address.ts";
import { ColorPage } from "./color-page.tsx";
import { makeReference } from "./reference.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { hex, name, summary } = loaderData.reference;
  const { origin } = matches[0].loaderData;
  const path = colorPath(hex);
  return [
    ...describePage({
      title: `${hex} ${name.name}: values, names, contrast and harmonies`,
      description: `${summary} Every format to copy, tints and shades, harmonies, WCAG and APCA contrast.`,
      path,
      image: `${path}.png?w=1200&h=630`,
      origin,
    }),
    { "script:ld+json": breadcrumbs(origin, path, `${name.name} ${hex}`) },
  ];
};

export const headers = keptHeaders;

export function loader({ url, params, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url;
  const address = readAddress(params.hex, searchParams);
  if (address.ask === "nothing") throw data(`Page Not Found: ${pathname}${search}`, { status: 404 });
  if (address.ask === "move") throw redirect(address.to, address.status);
  const reference = makeReference(address.rgb24, context.get(namesContext));
  const { badText } = address;
  const unread = badText === null ? null : { text: badText, problem: explainUnreadable(badText) ?? "" };
  return { reference, unread };
}

export default function ColorRoute({ loaderData: { reference, unread } }: Route.ComponentProps) {
  return <ColorPage reference={reference} unread={unread} />;
}

/** https://schema.org/BreadcrumbList */
function breadcrumbs(origin: string, path: string, name: string) {
  const places = [
    { name: "Home", item: `${origin}/` },
    { name: "Colors", item: `${origin}/color` },
    { name, item: origin + path },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: places.map((place, i) => ({ "@type": "ListItem", position: i + 1, ...place })),
  };
}
