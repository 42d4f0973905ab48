// The router requests a page's data at a separate address: `/tools.data`, and `/_.data` for the home page. These are
// the headers that its client treats as a redirect, in fetchAndDecodeViaTurboStream of react-router.

type Redirect = {
  /** A path or URL that is valid in a header. */
  location: string;
  status: number;
  /** True if the browser loads it as a document, which ends the calling page. */
  isDocument: boolean;
};

/** The path of the page whose data is at `path`; other paths unchanged. */
export function pagePathOf(path: string): string {
  return path.replace(/(?:\/_)?\.data$/, "") || "/";
}

/** The query of a data request, as in the page's address. */
export function pageSearchOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return query.size > 0 ? `?${query}` : "";
}

/** Redirects a navigation that requests data. */
export function redirectData({ location, status, isDocument }: Redirect): Response {
  const headers = new Headers({
    "X-Remix-Redirect": location,
    "X-Remix-Status": String(status),
    "Cache-Control": "no-store",
  });
  if (isDocument) headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: 204, headers });
}
