/** Where a person decides whether an app may read their library. A hosted project has it in its settings. */
export const CONSENT_PATH = "/oauth/consent";

/** Whether this host is the device itself, where programs listen for an answer (RFC 8252). */
export function isLoopback(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Where apps learn who issues tokens for `/mcp` (RFC 9728), and where the embedded backend says how (RFC 8414). */
export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";
export const SERVER_METADATA_PATH = "/.well-known/oauth-authorization-server";
