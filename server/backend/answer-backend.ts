import type { Context } from "hono";
import type { Backend } from "./contract.ts";
import { readBytes } from "./read-bytes.ts";

/** More than the longest list that is saved at once. */
const BODY_LIMIT_BYTES = 256 * 1024;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Passes a request to the backend after reading its body; 404 with a hosted project. `path` replaces its own path. */
export async function answerBackend(
  c: Context,
  backend: Backend,
  hasTrustedProxy: boolean,
  path?: string,
): Promise<Response> {
  if (!backend.answer) return c.json({ code: 404, message: "Not found" }, 404);
  const { method, url, headers } = c.req.raw;
  if (!METHODS.includes(method)) {
    return c.json({ code: 405, message: "Method not allowed" }, 405, { Allow: METHODS.join(", ") });
  }
  const bytes = await readBytes(c.req.raw, BODY_LIMIT_BYTES);
  if (!bytes) return c.json({ code: 413, message: "The body is longer than 256 kB." }, 413);
  const answer = await backend.answer(
    new Request(path ? new URL(path, url) : url, { method, headers, body: bytes.length > 0 ? bytes : null }),
    callerOf(c, hasTrustedProxy),
  );
  const response = new Response(answer.body, answer);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}

/** A connection that was reset has no address. Not `OWN_IP`, which isn't limited. */
const GONE = "unknown";

/**
 * The caller's address. X-Forwarded-For from strangers is ignored; behind a trusted proxy, its last entry is the one
 * that the proxy added. Without its port, which some proxies add: "192.0.2.1:50000", "[2001:db8::1]:50000".
 */
export function callerOf(c: Context, hasTrustedProxy: boolean): string {
  const forwarded = hasTrustedProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || (c.env?.incoming?.socket?.remoteAddress as string | undefined) || GONE;
  return address
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/^\[(.+)\](?::\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}
