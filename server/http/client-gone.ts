import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";

/** True if the client closed the connection before its whole body arrived, so it won't read a response. */
export function isClientGone(error: unknown, c: Context): boolean {
  return c.req.raw.signal.aborted && Object(error).code === "ECONNRESET";
}

/** Answers what a handler throws: its own response, an empty 400 if the client is gone, or else a logged 500. */
export function answerThrown(error: Error, c: Context): Response {
  if (error instanceof HTTPException) {
    const response = error.getResponse();
    return c.newResponse(response.body, response);
  }
  if (isClientGone(error, c)) return c.body(null, 400);
  console.error(error);
  return c.text("Internal Server Error", 500);
}
