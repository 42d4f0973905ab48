export const OPENAPI_PATH = "/api/openapi.json";

/** The acts as tools, by the Model Context Protocol. */
export const MCP_PATH = "/mcp";

/** Before the name of an act: takes what its form sends, and leads to the address in the API. */
export const TRY_PATH = "/api/try/";

/** An address for people to read and to put between double quotes in a shell: only what would break it is escaped. */
export function writeAddress(path: string, query: Iterable<readonly [name: string, value: string]>): string {
  const pairs = [...query].map(([name, value]) => `${name}=${encodeURI(value).replace(/[&+#$]/g, encodeURIComponent)}`);
  return `${path}?${pairs.join("&")}`;
}
