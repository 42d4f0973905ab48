import { data } from "react-router";
import { pageNotFound, searchOf } from "#app/frame/page-not-found.ts";
import { suggestPages } from "#app/frame/suggest-pages.ts";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "./error-page.tsx";
import { Header } from "./header.tsx";
import { ShortFooter } from "./short-footer.tsx";
import { Suggestions } from "./suggestions.tsx";

/** An address pattern limited by a list (routes.ts): addresses not on the list fail its validation. */
const PRODUCT = /^\/[^/]+-pro-photoshop$/i;

export function loader({ request, url }: Route.LoaderArgs) {
  const { pathname } = url;
  const pages = suggestPages(pathname);
  if (PRODUCT.test(pathname)) throw pageNotFound({ request, url }, pages);
  return data({ fullPath: pathname + searchOf({ request, url }), pages }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { fullPath, pages } = loaderData;
  return (
    <ErrorPage title="Page not found" text={`Page not found: ${fullPath}`} header={<Header />} footer={<ShortFooter />}>
      <Suggestions pages={pages} />
    </ErrorPage>
  );
}
