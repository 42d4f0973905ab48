import type { ServerBuild } from "react-router";

/** The layout of all public pages. */
const PUBLIC_LAYOUT = "shell/default-layout";

/** The paths of the public pages of a route map that have no parameter; what answers a file is no page. */
export function findPagePaths(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) => {
    if (route?.parentId !== PUBLIC_LAYOUT || !route.module.default) return [];
    const path = `/${(route.path ?? "").replace(/^\//, "")}`;
    return /[:*]/.test(path) || path.startsWith("/dev/") ? [] : [path];
  });
}
