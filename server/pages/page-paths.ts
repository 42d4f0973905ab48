import type { ServerBuild } from "react-router";

/** The layout of all public pages. */
const PUBLIC_LAYOUT = "shell/default-layout";

/** The paths of a route map's public pages without parameters; routes that serve files are not pages. */
export function findPagePaths(routes: ServerBuild["routes"]): string[] {
  return Object.values(routes).flatMap((route) => {
    if (route?.parentId !== PUBLIC_LAYOUT || !route.module.default) return [];
    const path = pathOf(route.path);
    return /[:*]/.test(path) || path.startsWith("/dev/") ? [] : [path];
  });
}

function pathOf(path = ""): string {
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * Spells the path of a page as its route does: the router matches any case, but a page knows itself by one spelling.
 * Parameters keep theirs; paths of files and of data are unchanged.
 */
export function createSpelling(routes: ServerBuild["routes"]): (path: string) => string {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && route.module.default ? [pathOf(route.path)] : [],
  );
  // Without an optional parameter, too.
  const known = new Set(paths.flatMap((path) => [path.replace(/:.*/, ":"), path.replace(/\/:\w+\?$/, "")]));
  return (path) => {
    const lower = path.toLowerCase();
    if (known.has(lower)) return lower;
    const parent = lower.slice(0, lower.lastIndexOf("/") + 1);
    const last = path.slice(parent.length);
    return known.has(`${parent}:`) && !last.includes(".") ? parent + last : path;
  };
}
