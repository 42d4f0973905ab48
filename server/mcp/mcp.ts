// The acts as tools for language models: the Model Context Protocol over HTTP, without sessions.
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import type { Services } from "#acts/act.ts";
import { type ReadLibrary, readLibraryAddress } from "#acts/mcp/library.ts";
import { VERSION } from "#acts/print-answer.ts";
import { randomSeed } from "#color/generate/seed.ts";
import { AccountProblem } from "../account/calls.ts";
import type { ApiOptions } from "../api/answer-api.ts";
import { answerPreflight } from "../api/answer-preflight.ts";
import { createRequestCount } from "../api/count-requests.ts";
import { MAX_BODY_BYTES } from "../api/read-request.ts";
import { readBytes } from "../backend/read-bytes.ts";
import { waitText } from "../limits/limits.ts";
import type { LibraryAccess } from "./library-access.ts";

/** Without sessions, there is no stream to GET and nothing to DELETE. */
const METHODS = "POST, OPTIONS";
const READABLE_HEADERS = "RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate";
/** JSON-RPC codes: the body is not JSON, not a request, or refused by the server. */
const ERRORS = { parse: -32_700, request: -32_600, server: -32_000 } as const;

/** Without `access`, there are no accounts. */
type Options = ApiOptions & { access?: LibraryAccess };

/** A message about resources, which may belong to a user. */
const aboutResources = v.object({
  method: v.pipe(v.string(), v.startsWith("resources/")),
  params: v.optional(v.object({ uri: v.optional(v.string(), "") }), {}),
});

/**
 * Handles every method at /mcp, one message at a time. Any origin can call it: private data needs a token, which
 * browsers don't send on their own.
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#streamable-http
 */
export function createMcp({ names, originOf, networkOf, access, limits }: Options): (c: Context) => Promise<Response> {
  const count = createRequestCount("mcp", limits);
  return async (c) => {
    c.header("Access-Control-Allow-Origin", "*");
    c.header("Access-Control-Expose-Headers", READABLE_HEADERS);
    c.header("Cache-Control", "no-store");
    if (c.req.method === "OPTIONS") return answerPreflight(c, METHODS);
    if (c.req.method !== "POST") {
      c.header("Allow", METHODS);
      return refuse(c, 405, ERRORS.server, `${c.req.method} is not allowed, only ${METHODS}.`);
    }
    const waitSeconds = await count(c, networkOf(c));
    if (waitSeconds > 0) return refuseTooMany(c, waitSeconds);
    const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES);
    if (!bytes) return refuse(c, 413, ERRORS.server, `The body may have ${MAX_BODY_BYTES} bytes at most.`);
    const bodyWaitSeconds = await count(c, networkOf(c), bytes.length);
    if (bodyWaitSeconds > 0) return refuseTooMany(c, bodyWaitSeconds);
    const message = readJson(bytes);
    if (message === undefined) return refuse(c, 400, ERRORS.parse, "The body is not JSON.");
    if (Array.isArray(message)) return refuse(c, 400, ERRORS.request, "Send one message at a time.");
    const services = { names, newSeed: randomSeed, origin: originOf(c) };
    try {
      const library = access ? await openLibrary(c, access, message) : null;
      const answer = await passOn(c.req.raw, message, services, library);
      return c.newResponse(answer.body, answer);
    } catch (error) {
      if (!(error instanceof AccountProblem)) throw error;
      if (error.status === 401 && access) c.header("WWW-Authenticate", access.challenge(c));
      if (error.retryAfter) c.header("Retry-After", String(error.retryAfter));
      return refuse(c, error.status, ERRORS.server, error.message);
    }
  };
}

/** The library for a message about resources: null if apps can't be connected. Listing them needs no token. */
async function openLibrary(c: Context, access: LibraryAccess, message: unknown): Promise<ReadLibrary | null> {
  const about = v.safeParse(aboutResources, message);
  if (!about.success || !(await access.isOn())) return null;
  return readLibraryAddress(about.output.params.uri) ? access.open(c) : async () => null;
}

function refuse(c: Context, status: ContentfulStatusCode, code: number, message: string) {
  return c.json({ jsonrpc: "2.0", error: { code, message }, id: null }, status);
}

function refuseTooMany(c: Context, waitSeconds: number) {
  return refuse(c, 429, ERRORS.server, `Too many requests from your network. Wait ${waitText(waitSeconds)}.`);
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Each message gets a new server. The SDK is loaded on the first one, because most servers never get any. */
async function passOn(
  request: Request,
  message: unknown,
  services: Services,
  library: ReadLibrary | null,
): Promise<Response> {
  const [{ createServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import("#acts/mcp/create-server.ts"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
  ]);
  const server = createServer(`${VERSION}.0.0`, services, library);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}
