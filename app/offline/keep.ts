import { fetchWithRetry } from "#app/retry-fetch.ts";
import { cacheOf, canStore, excessCopies, isFile, outdatedCaches, planOf, sourceOf } from "./routing.ts";
import { scope } from "./worker-scope.ts";

/** Set by scripts/build-worker.mjs. */
declare const BUILD_ID: string;
export const BUILD = BUILD_ID;

const CACHE = cacheOf(BUILD);

/** Returns the copy of a file or page, preferably from this build. */
export async function findCached(key: string): Promise<Response | undefined> {
  try {
    return (await caches.match(key, { cacheName: CACHE })) ?? (await caches.match(key));
  } catch {
    return undefined; // the browser stores nothing, as in some private windows
  }
}

/**
 * Fetches what is missing, one at a time: all files of this build, the usual pages, and the page at the path `seen`.
 * Rejects at the first failure, or when storage is full; what was stored stays, and the next call continues.
 */
export async function keepAll(seen: string) {
  const cache = await caches.open(CACHE);
  const keys = (await cache.keys()).map(({ url }) => url.slice(scope.location.origin.length));
  const kept = new Set(keys);
  for (const key of planOf(await fetchList(), seen)) {
    if (!kept.has(key)) await (isFile(key) ? keepFile(cache, key) : keepPage(cache, key));
  }
  for (const key of excessCopies(keys)) await cache.delete(key);
  await forgetOldBuilds((await scope.clients.matchAll({ type: "window", includeUncontrolled: true })).length < 2);
}

export async function forgetOldBuilds(isAlone = false) {
  for (const name of outdatedCaches(await caches.keys(), CACHE, isAlone)) await caches.delete(name);
}

async function fetchList(): Promise<string[]> {
  const response = await fetchWithRetry(`/builds/meta/${BUILD}.json`, { cache: "force-cache" });
  if (!response.ok) throw new Error(`The list of files: ${response.status}`);
  return (await response.json()).files;
}

/** Unchanged files have the same name and are copied from the previous build's cache. */
async function keepFile(cache: Cache, file: string) {
  const response =
    (await caches.match(file)) ?? (await fetchWithRetry(file, { cache: "force-cache", priority: "low" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

/**
 * `data-kept` tells the page that its query may differ from the one the server saw. After an update, the server sends
 * pages that need files of another build.
 */
async function keepPage(cache: Cache, key: string) {
  // Pages are stale-while-revalidate, so the browser could return the previous build's page.
  const response = await fetchWithRetry(sourceOf(key), { cache: "no-cache", priority: "low" });
  if (!canStore(key, response)) return;
  const html = await response.text();
  if (!html.includes(`data-build="${BUILD}"`)) throw new Error(`${key} is of another build`);
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  await cache.put(key, new Response(html.replace("<html ", '<html data-kept="" '), { headers }));
}
