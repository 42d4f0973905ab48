import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Why a call of `/account/…` is refused: `code` is for the page, the message for a person. */
export class AccountProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** The backend is down or its answer cannot be read: nothing has been done. */
export function unavailable() {
  return new AccountProblem(503, "unavailable", "The account service isn't responding. Try again in a moment.");
}

/** The answer to a call that is refused, which no cache keeps. */
export function answerProblem({ status, code, message, retryAfter }: AccountProblem, c: Context) {
  c.header("Cache-Control", "no-store");
  if (retryAfter) c.header("Retry-After", String(retryAfter));
  return c.json({ code, message }, status);
}
