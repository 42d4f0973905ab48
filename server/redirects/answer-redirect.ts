import { pagePathOf, pageSearchOf, redirectData } from "../page-data.ts";
import type { Redirects } from "./redirects.ts";

/** A redirect that was taken back is forgotten by browsers, too. */
const CACHE_CONTROL = "public, max-age=60";

/**
 * The answer for a page at `path` that moved, or for its data; null for nearly all paths. The query goes along to a
 * page of this site, unless the target has one of its own; never to another site.
 */
export function answerRedirect(request: Request, path: string, redirects: Pick<Redirects, "find">): Response | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const isData = path.endsWith(".data");
  const redirect = redirects.find(isData ? pagePathOf(path) : path);
  if (!redirect) return null;
  const { target, status } = redirect;
  const isDocument = !target.startsWith("/");
  const { search } = new URL(request.url);
  const location = isDocument ? target : withSearch(target, isData ? pageSearchOf(search) : search);
  if (isData) return redirectData({ location, status, isDocument });
  return new Response(null, { status, headers: { Location: location, "Cache-Control": CACHE_CONTROL } });
}

function withSearch(target: string, search: string) {
  const [address = "", ...fragment] = target.split("#");
  if (search === "" || address.includes("?")) return target;
  return [address + search, ...fragment].join("#");
}
