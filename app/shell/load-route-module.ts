// In the place of a file of the router, see scripts/own-route-loader.mjs. The router's own reloads the page that is open
// each time the code of another one does not come, without an end, and forgets where the click was to lead.
import { hasNewVersion } from "#app/frame/new-version.ts";
import { openDocument } from "#app/frame/open-document.ts";
import { readRouterGlobals } from "#app/frame/router-globals.ts";

/** After one reload the next failure within this time is no matter of an old page. */
const RELOAD_GUARD_MS = 10_000;
const GUARD_KEY = "reloaded-at";

/**
 * The code of a route, from `modules` when it was loaded before. When it does not come, the page that somebody is on the
 * way to is loaded as a document, else the current one. Rejects when that was just tried, or the server does not answer.
 */
export async function loadRouteModule(route: { id: string; module: string }, modules: Record<string, unknown>) {
  if (route.id in modules) return modules[route.id];
  try {
    modules[route.id] = await import(/* @vite-ignore */ route.module);
    return modules[route.id];
  } catch (error) {
    // A document that cannot come would take away the page that is there.
    await hasNewVersion();
    if (!takeTurn(Date.now())) throw error;
    openDocument(readRouterGlobals().router?.state.navigation.location ?? window.location);
    return new Promise(() => {});
  }
}

/** Whether the last reload was long enough ago. Where browsers block the storage nobody knows. */
function takeTurn(now: number) {
  try {
    if (now - Number(sessionStorage.getItem(GUARD_KEY)) < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
