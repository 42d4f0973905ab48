// Controls who can read a library at /mcp, and how an app gets a token for it.
import type { Context } from "hono";
import type { ReadLibrary } from "#acts/mcp/library.ts";
import type { NameService } from "#color/names.ts";
import { MCP_PATH } from "#contract/api-addresses.ts";
import { RESOURCE_METADATA_PATH, SERVER_METADATA_PATH } from "#contract/connected-apps.ts";
import { AccountProblem, findCaller } from "../account/calls.ts";
import { answerPreflight } from "../api/answer-preflight.ts";
import type { Backend } from "../backend/contract.ts";
import { keepFor } from "../keep-for.ts";
import { openLibrary } from "./library.ts";

type Options = {
  backend: Pick<Backend, "call" | "projectUrl">;
  names: NameService;
  originOf: (c: Context) => string;
  /** The server's own address, if it manages the accounts. */
  siteUrl: string;
  now?: () => number;
};

/** How long this is cached: whether a hosted project connects apps is changed by hand. */
const KEEP_MS = 5 * 60_000;
/** Short, because a page may wait for it. */
const ASK_LIMIT_MS = 2000;
const ISSUER = /^https?:\/\/[^\s"]+$/;

export type LibraryAccess = ReturnType<typeof createLibraryAccess>;

export function createLibraryAccess({ backend, names, originOf, siteUrl, now = Date.now }: Options) {
  const readIssuer = keepFor(KEEP_MS, () => askIssuer(backend), now);

  /** The issuer of tokens; null if a hosted project issues none, or while it is down. */
  async function findIssuer(): Promise<string | null> {
    return backend.projectUrl === null ? `${siteUrl}/auth/v1` : readIssuer().catch(() => null);
  }

  return {
    /** True if apps can be connected. */
    isOn: async () => (await findIssuer()) !== null,

    /** The library of the caller, an app that a user has connected; throws an `AccountProblem` for all others. */
    async open(c: Context): Promise<ReadLibrary> {
      const authorization = c.req.header("Authorization") ?? "";
      const person = await findCaller(backend, authorization);
      // A user's own session grants far more, so other programs must not use it.
      if (person.appId === "") throw new AccountProblem(401, "not_an_app", "This token was not made for an app.");
      if (person.factorIds.length > 0 && !person.hasSecondFactor) {
        const message = "This account needs a second factor, and this connection was made without one.";
        throw new AccountProblem(403, "insufficient_aal", message);
      }
      return openLibrary({ backend, names, origin: originOf(c), authorization });
    },

    /** What a refused client needs to log in (RFC 9728). */
    challenge(c: Context): string {
      const isWrong = c.req.header("Authorization") ? 'error="invalid_token", ' : "";
      return `Bearer ${isWrong}resource_metadata="${originOf(c)}${RESOURCE_METADATA_PATH}${MCP_PATH}"`;
    },

    /** Serves `/.well-known/oauth-protected-resource`, with and without the path of /mcp. */
    async describe(c: Context): Promise<Response> {
      c.header("Access-Control-Allow-Origin", "*");
      if (c.req.method === "OPTIONS") return answerPreflight(c, "GET, OPTIONS");
      c.header("Cache-Control", "no-store");
      const issuer = await findIssuer();
      if (issuer === null) return c.json({ message: "Apps can't be connected here." }, 404);
      return c.json({
        resource: originOf(c) + MCP_PATH,
        resource_name: "Huesmith",
        resource_documentation: `${originOf(c)}/api`,
        authorization_servers: [issuer],
        bearer_methods_supported: ["header"],
      });
    },
  };
}

/** Rejects while the project is down. */
async function askIssuer({ call }: Pick<Backend, "call">): Promise<string | null> {
  const response = await call(`/auth/v1${SERVER_METADATA_PATH}`, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  const { issuer } = response.ok ? ((await response.json()) as { issuer?: unknown }) : {};
  return typeof issuer === "string" && ISSUER.test(issuer) ? issuer : null;
}
