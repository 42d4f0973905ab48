// The router asks for the data of a page at an address of its own: `/tools.data`, and `/_.data` for the home page. These
// are the headers that its client takes for a redirect, in fetchAndDecodeViaTurboStream of react-router.

type Redirect = {
  /** A path or a URL that a header can hold. */
  location: string;
  status: number;
  /** The browser loads it as a document, and the page that asks ends. */
  isDocument: boolean;
};

/** The path of the page whose data is at `path`; any other path as it is. */
export function pagePathOf(path: string): string {
  return path.replace(/(?:\/_)?\.data$/, "") || "/";
}

/** The query of a call for data as the page has it in its address. */
export function pageSearchOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return query.size > 0 ? `?${query}` : "";
}

/** Leads a navigation that asks for data elsewhere. */
export function redirectData({ location, status, isDocument }: Redirect): Response {
  const headers = new Headers({
    "X-Remix-Redirect": location,
    "X-Remix-Status": String(status),
    "Cache-Control": "no-store",
  });
  if (isDocument) headers.set("X-Remix-Reload-Document", "true");
  return new Response(null, { status: 204, headers });
}
