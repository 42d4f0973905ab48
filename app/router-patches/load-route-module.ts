import type { Path } from "react-router";
import { hasNewVersion } from "#app/frame/new-version.ts";
import { openDocument } from "#app/frame/open-document.ts";
import { nextDeparture, staysOpen } from "#app/shell/background/page-failure.ts";

/** A failure this soon after a reload does not come from an old page. */
const RELOAD_GUARD_MS = 10_000;
const GUARD_KEY = "reloaded-at";

/**
 * The code of a route, from `modules` when it was loaded before. When it fails to load, the next page is loaded as a
 * document, else the current one. When that was just tried, or the server does not answer, the open page stays, and the
 * code is tried again at the next navigation; when nothing can keep the page open, the route is one that shows the error
 * page, because the router ignores a rejection.
 */
export async function loadRouteModule(route: { id: string; module: string }, modules: Record<string, unknown>) {
  while (!(route.id in modules)) {
    try {
      modules[route.id] = await import(/* @vite-ignore */ route.module);
    } catch (error) {
      const obstacle = await findObstacle(error);
      if (!obstacle) {
        openDocument(readTarget() ?? window.location);
        return new Promise(() => {});
      }
      if (staysOpen(obstacle) === "falls") return { default: () => fail(obstacle) };
      // The router requests the code of a route once.
      await nextDeparture();
    }
  }
  return modules[route.id];
}

/** Where the navigation under way leads. */
function readTarget() {
  type Router = { state: { navigation: { location?: Path | undefined } } };
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  return router?.state.navigation.location;
}

/** Why no document can be loaded now: a failed one would take away the page that is open. */
async function findObstacle(error: unknown) {
  try {
    await hasNewVersion();
    return takeTurn(Date.now()) ? null : new Error("The code of a page failed to load again", { cause: error });
  } catch (problem) {
    return problem;
  }
}

function fail(error: unknown): never {
  throw error;
}

/** Whether the last reload was long enough ago. Throws where the browser blocks storage, because then there is no telling. */
function takeTurn(now: number) {
  if (now - Number(sessionStorage.getItem(GUARD_KEY)) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(GUARD_KEY, String(now));
  return true;
}
