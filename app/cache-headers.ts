/**
 * The headers of a page that is the same for everyone: shared caches keep it for an hour, then serve it for ten more
 * minutes while they fetch a new one; browsers revalidate each time. The server drops them if the address has a query,
 * see server/pages/answer-page.ts.
 */
export function publicCacheHeaders() {
  return { "Cache-Control": "public, max-age=0, s-maxage=3600, stale-while-revalidate=600" };
}

/** Pages of an account: the server sends everyone the same HTML, but shared caches must not store it. */
export function privateCacheHeaders() {
  return { "Cache-Control": "private, no-cache" };
}
