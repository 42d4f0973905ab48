/** How long browsers may keep the network's script. */
const CACHE_BUST_MS = 10 * 60 * 1000;

/** The address of the network's script, another one every 10 minutes. `now` in milliseconds since 1970. */
export function scriptAddress(scriptUrl: string, now: number): string {
  const url = new URL(scriptUrl);
  url.searchParams.set("cb", String(Math.floor(now / CACHE_BUST_MS)));
  return url.href;
}
