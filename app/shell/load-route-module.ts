// In the place of a file of the router, see scripts/own-route-loader.mjs. The router's own reloads the page that is open
// each time the code of another one does not come, without an end, and forgets where the click was to lead.
import { hasNewVersion } from "#app/frame/new-version.ts";
import { openDocument } from "#app/frame/open-document.ts";
import { readRouterGlobals } from "#app/frame/router-globals.ts";
import { nextDeparture, staysOpen } from "./background/page-failure.ts";

/** After one reload the next failure within this time is no matter of an old page. */
const RELOAD_GUARD_MS = 10_000;
const GUARD_KEY = "reloaded-at";

/**
 * The code of a route, from `modules` when it was loaded before. When it does not come, the page that somebody is on the
 * way to is loaded as a document, else the current one. When that was just tried, or the server does not answer, the open
 * page stays and the code is tried again on the next way to another page; while nothing can keep the page, it is a route
 * that shows the error page: the router passes over a rejection.
 */
export async function loadRouteModule(route: { id: string; module: string }, modules: Record<string, unknown>) {
  while (!(route.id in modules)) {
    try {
      modules[route.id] = await import(/* @vite-ignore */ route.module);
    } catch (error) {
      const obstacle = await findObstacle(error);
      if (!obstacle) {
        openDocument(readRouterGlobals().router?.state.navigation.location ?? window.location);
        return new Promise(() => {});
      }
      if (staysOpen(obstacle) === "falls") return { default: () => fail(obstacle) };
      // The router asks for the code of a route once.
      await nextDeparture();
    }
  }
  return modules[route.id];
}

/** Why no document can be loaded now: one that does not come would take away the page that is there. */
async function findObstacle(error: unknown) {
  try {
    await hasNewVersion();
    return takeTurn(Date.now()) ? null : new Error("The code of a page is not there, again", { cause: error });
  } catch (problem) {
    return problem;
  }
}

function fail(error: unknown): never {
  throw error;
}

/** Whether the last reload was long enough ago. Throws where browsers block the storage: there nobody knows. */
function takeTurn(now: number) {
  if (now - Number(sessionStorage.getItem(GUARD_KEY)) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(GUARD_KEY, String(now));
  return true;
}
