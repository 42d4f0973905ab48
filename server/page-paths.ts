import type { ServerBuild } from "react-router";

/** The layout of all public pages. */
const PUBLIC_LAYOUT = "shell/default-layout";

/** The paths of a route map's public pages without parameters; routes that serve files are not pages. */
export function findPagePaths(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) => {
    if (route?.parentId !== PUBLIC_LAYOUT || !route.module.default) return [];
    const path = `/${(route.path ?? "").replace(/^\//, "")}`;
    return /[:*]/.test(path) || path.startsWith("/dev/") ? [] : [path];
  });
}
