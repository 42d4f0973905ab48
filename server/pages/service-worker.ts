import type { Context } from "hono";

/** Replaces the service worker in browsers that have one: deletes its caches, then itself. */
const ENDING_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(end());
});
`;

/** For NO_OFFLINE=1, see docs/OPERATING.md, and in development, where another server may have used the same port. */
export function answerEndingWorker(c: Context) {
  return c.body(ENDING_WORKER, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" });
}
