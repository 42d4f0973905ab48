import { buildId } from "#app/frame/new-version.ts";

/** The same in server/builds.ts. */
const BUILD_QUERY = "_build";

/**
 * Names the build of this page in each call for a page's data, so that the server knows whose code will get it. The router
 * has no place for that; it alone calls fetch with a URL object.
 */
export function sendBuildWithData() {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const isPageData = input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data");
    if (isPageData) input.searchParams.set(BUILD_QUERY, buildId());
    return fetch(input, init);
  };
}
