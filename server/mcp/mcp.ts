// The acts as tools for language models: the Model Context Protocol over HTTP, without sessions.
import type { Context } from "hono";
import type { Services } from "#acts/act.ts";
import { VERSION } from "#acts/print-answer.ts";
import { randomSeed } from "#color/generate/seed.ts";
import type { NameService } from "#color/names.ts";
import { answerPreflight } from "../api/answer-preflight.ts";
import { type ApiLimits, createRequestCount } from "../api/count-requests.ts";
import { MAX_BODY_BYTES } from "../api/read-request.ts";
import { readBytes } from "../backend/read-bytes.ts";
import { waitText } from "../limits/limits.ts";

/** Without sessions there is no stream to GET and nothing to DELETE. */
const METHODS = "POST, OPTIONS";
const READABLE_HEADERS = "RateLimit, RateLimit-Policy, Retry-After";
/** Of JSON-RPC: the body is not JSON, not a request, or refused for a reason of the server's. */
const ERRORS = { parse: -32_700, request: -32_600, server: -32_000 } as const;

type Options = {
  names: NameService;
  originOf: (c: Context) => string;
  /** Whose requests are counted together. */
  networkOf: (c: Context) => string;
  limits?: ApiLimits;
};

/**
 * Answers every method at /mcp, and one message at a time. Any origin may ask, because there is nothing here that belongs to
 * the person who asks. https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#streamable-http
 */
export function createMcp({ names, originOf, networkOf, limits }: Options): (c: Context) => Promise<Response> {
  const count = createRequestCount(limits);
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
    if (waitSeconds > 0) {
      return refuse(c, 429, ERRORS.server, `Too many requests from your network. Wait ${waitText(waitSeconds)}.`);
    }
    const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES);
    if (!bytes) return refuse(c, 413, ERRORS.server, `The body may have ${MAX_BODY_BYTES} bytes at most.`);
    const message = readJson(bytes);
    if (message === undefined) return refuse(c, 400, ERRORS.parse, "The body is not JSON.");
    if (Array.isArray(message)) return refuse(c, 400, ERRORS.request, "Send one message at a time.");
    const answer = await passOn(c.req.raw, message, { names, newSeed: randomSeed, origin: originOf(c) });
    return c.newResponse(answer.body, answer);
  };
}

function refuse(c: Context, status: 400 | 405 | 413 | 429, code: number, message: string) {
  return c.json({ jsonrpc: "2.0", error: { code, message }, id: null }, status);
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Each message gets a server of its own. The SDK is loaded with the first one, because most servers never see any. */
async function passOn(request: Request, message: unknown, services: Services): Promise<Response> {
  const [{ createServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
    import("#acts/mcp/create-server.ts"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
  ]);
  const server = createServer(`${VERSION}.0.0`, services);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}
