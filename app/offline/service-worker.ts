// Makes the site work offline. Online it changes nothing: pages come from the server, and files that never change from
// the cache. See docs/decisions/0032-offline.md.
import { redirectData } from "#contract/page-data.ts";
import { BUILD, findCached, forgetOldBuilds, keepAll } from "./keep.ts";
import { keyOf, OFFLINE_PAGE, pageOfData, roleOf } from "./routing.ts";
import { answerShare } from "./share.ts";
import { scope } from "./worker-scope.ts";

scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("activate", (event) => {
  // Without this, each page would wait for the worker to start.
  const preloading = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.allSettled([preloading, forgetOldBuilds(), scope.clients.claim()]));
});

let keeping = Promise.resolve();

/** Sent by an idle page: `{ build, path }`, from app/shell/background/keep-offline.tsx. */
scope.addEventListener("message", (event) => {
  const { build, path } = event.data as { build?: unknown; path?: unknown };
  if (build !== BUILD || typeof path !== "string") return;
  // When offline, out of space or after an update, all it can do is retry later.
  keeping = keeping.then(() => keepAll(path)).catch(() => {});
  event.waitUntil(keeping);
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode } = request;
  const url = new URL(request.url);
  const role = roleOf({ method, mode, url, origin: scope.location.origin });
  if (role === "file") event.respondWith(answerFile(request, url));
  if (role === "page") event.respondWith(answerPage(request, url, event.preloadResponse));
  if (role === "data") event.respondWith(answerData(request, pageOfData(url)));
  if (role === "share") event.respondWith(answerShare(request));
});

async function answerFile(request: Request, url: URL) {
  return (await findCached(url.pathname)) ?? fetch(request);
}

/** If there is `preloaded`, sends no second request: an address may have effects, such as confirming an email. */
async function answerPage(request: Request, url: URL, preloaded: Promise<Response | undefined>) {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch (error) {
    const kept = (await findCached(keyOf(url))) ?? (await findCached(OFFLINE_PAGE));
    if (kept) return kept;
    throw error;
  }
}

/** Page data is not stored: the HTML has it. So offline, a stored page is loaded as a document. */
async function answerData(request: Request, page: URL) {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await findCached(keyOf(page)))) throw error; // the open page stays and shows the reason
    return redirectData({ location: page.pathname + page.search, status: 302, isDocument: true });
  }
}
