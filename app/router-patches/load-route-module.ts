import type { Path } from "react-router";
import { openDocument } from "#app/frame/open-document.ts";
import { hasNewVersion } from "#app/late/new-version.ts";
import { askKeeper, nextDeparture } from "#app/shell/background/page-failure.ts";

/** A failure this soon after a reload does not come from an old page. */
const RELOAD_GUARD_MS = 10_000;
const GUARD_KEY = "reloaded-at";

/**
 * Returns the code of a route, from `modules` if it has been loaded before. If it fails to load, the target of the
 * navigation, or else the current page, is loaded as a document. If that was just tried, or the server doesn't respond,
 * the open page stays, and the next navigation tries again. If nothing can keep the page open, returns a route that
 * throws, because the router ignores a rejection.
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
      if (askKeeper(obstacle) === "falls") return { default: () => fail(obstacle) };
      // The router requests the code of a route once.
      await nextDeparture();
    }
  }
  return modules[route.id];
}

/** The target of the current navigation. */
function readTarget() {
  type Router = { state: { navigation: { location?: Path | undefined } } };
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router };
  return router?.state.navigation.location;
}

/** Returns why no document can be loaded now, which would replace the open page with an error; null if one can. */
async function findObstacle(error: unknown) {
  try {
    await hasNewVersion();
    return claimReload(Date.now()) ? null : new Error("The code of a page failed to load again", { cause: error });
  } catch (problem) {
    return problem;
  }
}

function fail(error: unknown): never {
  throw error;
}

/** Records a reload, unless the last one was too recent: then returns false. Throws if the browser blocks storage. */
function claimReload(now: number) {
  if (now - Number(sessionStorage.getItem(GUARD_KEY)) < RELOAD_GUARD_MS) return false;
  sessionStorage.setItem(GUARD_KEY, String(now));
  return true;
}
