import { data } from "react-router";
import type { Entry } from "./navigation.ts";

/** What a loader gets. */
type Asked = { request: Request; url: URL };

/** A 404 response; it may suggest other pages. */
export function pageNotFound(asked: Asked, pages?: readonly Entry[]) {
  return data({ text: `Page Not Found: ${asked.url.pathname}${searchOf(asked)}`, pages }, { status: 404 });
}

/** The query of the page as it was written; in `url`, the router has encoded it again. */
export function searchOf({ request, url }: Asked) {
  const { pathname, search } = new URL(request.url);
  // Requests for a page's data have another path, and more in their query.
  return pathname === url.pathname ? search : url.search;
}
