export const OPENAPI_PATH = "/api/openapi.json";

/** The API's operations as tools of the Model Context Protocol. */
export const MCP_PATH = "/mcp";

/** Followed by the name of an operation: accepts its form, and redirects to the address in the API. */
export const TRY_PATH = "/api/try/";

/** Writes a readable address that can go between double quotes in a shell; escapes only what would break it. */
export function writeAddress(path: string, query: Iterable<readonly [name: string, value: string]>): string {
  const pairs = [...query].map(([name, value]) => `${name}=${encodeURI(value).replace(/[&+#$]/g, encodeURIComponent)}`);
  return `${path}?${pairs.join("&")}`;
}
