import { buildId } from "#app/frame/new-version.ts";
import { retryFetch } from "#app/retry-fetch.ts";
import { BUILD_QUERY } from "#contract/build-query.ts";

/**
 * Names the build of this page in each call for a page's data, so that the server knows whose code will get it, and reads
 * once more what failed. The router has no place for either; it alone calls fetch with a URL object.
 */
export function sendBuildWithData() {
  const { fetch } = window;
  const fetchPageData = retryFetch(fetch);
  window.fetch = (input, init) => {
    const isPageData = input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data");
    if (!isPageData) return fetch(input, init);
    input.searchParams.set(BUILD_QUERY, buildId());
    return fetchPageData(input, init);
  };
}
