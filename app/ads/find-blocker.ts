/**
 * Whether something keeps the network's script from this browser: the answer fails, or is another one's. Asked without
 * CORS, an answer hides that it was redirected, and `redirect: "manual"` is refused; but our policy lets nobody redirect to
 * an origin that is not the network's, and that is a failure.
 */
export async function isScriptBlocked(address: string): Promise<boolean> {
  try {
    const { redirected } = await fetch(address, { method: "HEAD", mode: "no-cors" });
    return redirected;
  } catch {
    return true;
  }
}
