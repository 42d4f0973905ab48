import { buildId } from "#app/late/new-version.ts";
import { retryFetch } from "#app/retry-fetch.ts";
import { BUILD_QUERY } from "#contract/build-query.ts";

/** Adds the build of this page to each request for a page's data, and sends such a request once more when it fails. */
export function patchPageDataFetch() {
  const { fetch } = window;
  const fetchPageData = retryFetch(fetch);
  window.fetch = (input, init) => {
    if (!isPageData(input)) return fetch(input, init);
    input.searchParams.set(BUILD_QUERY, buildId());
    return fetchPageData(input, init);
  };
}

/** Only the router calls fetch with a URL object. */
function isPageData(input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data");
}
