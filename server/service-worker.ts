import type { Context } from "hono";

/** Takes the place of the service worker in browsers that have one: deletes its copies, then itself. */
const ENDING_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(end());
});
`;

/** For NO_OFFLINE=1, see docs/OPERATING.md, and in development, where another server may have had the same port. */
export function answerEndingWorker(c: Context) {
  return c.body(ENDING_WORKER, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" });
}
