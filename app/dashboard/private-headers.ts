/** The pages of an account: the server knows nobody and sends the same to all, but no cache in between shall keep it. */
export function privateHeaders() {
  return { "Cache-Control": "private, no-cache" };
}
