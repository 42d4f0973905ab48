import { cacheOf, isFile, mayKeep, outdatedOf, planOf, sourceOf, surplusOf } from "./routing.ts";
import { scope } from "./worker-scope.ts";

/** Set by scripts/build-worker.mjs. */
declare const BUILD_ID: string;
export const BUILD = BUILD_ID;

const CACHE = cacheOf(BUILD);

/** The copy of a file or a page, of this build if there is one. */
export async function findKept(key: string): Promise<Response | undefined> {
  try {
    return (await caches.match(key, { cacheName: CACHE })) ?? (await caches.match(key));
  } catch {
    return undefined; // the browser keeps nothing, as in some private windows
  }
}

/**
 * Fetches what is missing, one thing at a time: all files of this build, the usual pages, and the page at the path `seen`.
 * Rejects at the first thing that does not come or has no room; what is there by then stays, and the next call goes on.
 */
export async function keepAll(seen: string) {
  const cache = await caches.open(CACHE);
  const keys = (await cache.keys()).map(({ url }) => url.slice(scope.location.origin.length));
  const kept = new Set(keys);
  for (const key of planOf(await fetchList(), seen)) {
    if (!kept.has(key)) await (isFile(key) ? keepFile(cache, key) : keepPage(cache, key));
  }
  for (const key of surplusOf(keys)) await cache.delete(key);
  await forgetOldBuilds((await scope.clients.matchAll({ type: "window", includeUncontrolled: true })).length < 2);
}

export async function forgetOldBuilds(isAlone = false) {
  for (const name of outdatedOf(await caches.keys(), CACHE, isAlone)) await caches.delete(name);
}

async function fetchList(): Promise<string[]> {
  const response = await fetch(`/builds/meta/${BUILD}.json`, { cache: "force-cache" });
  if (!response.ok) throw new Error(`The list of files: ${response.status}`);
  return (await response.json()).files;
}

/** Files that did not change have the same name, and come from the copies of the build before. */
async function keepFile(cache: Cache, file: string) {
  const response = (await caches.match(file)) ?? (await fetch(file, { cache: "force-cache", priority: "low" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

/**
 * `data-kept` tells the page that its address may have another query than the one the server has read. After an update the
 * server sends pages that need other files than those of this build.
 */
async function keepPage(cache: Cache, key: string) {
  // Pages say stale-while-revalidate, by which the browser would give the page of the build before.
  const response = await fetch(sourceOf(key), { cache: "no-cache", priority: "low" });
  if (!mayKeep(key, response)) return;
  const html = await response.text();
  if (!html.includes(`data-build="${BUILD}"`)) throw new Error(`${key} is of another build`);
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  await cache.put(key, new Response(html.replace("<html ", '<html data-kept="" '), { headers }));
}
