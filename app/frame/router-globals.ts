import type { DataRouteObject, Path } from "react-router";

type RouterGlobals = {
  __reactRouterManifest?: {
    /** A hash of all code that pages load. */
    version: string;
    routes: Record<string, { module: string; imports?: readonly string[] }>;
  };
  __reactRouterDataRouter?: { routes: DataRouteObject[]; state: { navigation: { location?: Path | undefined } } };
};

/** What the router keeps on the page for itself, as far as it is read here. Only in the browser. */
export function readRouterGlobals() {
  const { __reactRouterManifest, __reactRouterDataRouter } = window as unknown as RouterGlobals;
  return { manifest: __reactRouterManifest, router: __reactRouterDataRouter };
}
