/** In calls for a page's data: the build of the page that asks, see docs/decisions/0011-new-versions.md. */
export const BUILD_QUERY = "_build";
