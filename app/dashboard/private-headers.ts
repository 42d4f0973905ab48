/** Account pages: the server sends everyone the same HTML, but no cache on the way may keep it. */
export function privateHeaders() {
  return { "Cache-Control": "private, no-cache" };
}
