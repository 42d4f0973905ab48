import type { Context } from "hono";
import type { Backend } from "./backend/contract.ts";
import { readBytes } from "./backend/read-bytes.ts";

/** More than the longest list that a person saves at once. */
const BODY_LIMIT_BYTES = 256 * 1024;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Hands a request to the backend, its body read first; 404 where a hosted project answers. `path` replaces the request's own. */
export async function answerBackend(
  c: Context,
  backend: Backend,
  hasTrustedProxy: boolean,
  path?: string,
): Promise<Response> {
  if (!backend.answer) return c.json({ code: 404, message: "Not found" }, 404);
  const { method, url, headers } = c.req.raw;
  if (!METHODS.includes(method)) return c.json({ code: 405, message: "Method not allowed" }, 405);
  const bytes = await readBytes(c.req.raw, BODY_LIMIT_BYTES);
  if (!bytes) return c.json({ code: 413, message: "The body is longer than 256 kB." }, 413);
  const answer = await backend.answer(
    new Request(path ? new URL(path, url) : url, { method, headers, body: bytes.length > 0 ? bytes : null }),
    callerOf(c, hasTrustedProxy),
  );
  const response = new Response(answer.body, answer);
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/**
 * The caller's address. What a stranger writes into X-Forwarded-For counts for nothing; behind a proxy of ours its last
 * entry is the proxy's own.
 */
export function callerOf(c: Context, hasTrustedProxy: boolean): string {
  const forwarded = hasTrustedProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || (c.env?.incoming?.socket?.remoteAddress as string | undefined) || "";
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
