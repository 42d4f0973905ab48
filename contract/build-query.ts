/** The query key for the calling page's build in requests for page data, see docs/decisions/0011-new-versions.md. */
export const BUILD_QUERY = "_build";
