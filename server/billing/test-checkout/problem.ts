import type { Context } from "hono";

/** Why Stripe refuses a call, in its shape: https://docs.stripe.com/api/errors */
export class StripeRefusal extends Error {
  readonly status: 400 | 401 | 404;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: 400 | 401 | 404, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export function missing(kind: string, id: string, param = "id") {
  return new StripeRefusal(404, `No such ${kind}: '${id}'`, "resource_missing", param);
}

export function answerRefusal(error: Error, c: Context) {
  if (!(error instanceof StripeRefusal)) {
    console.error(`The test checkout failed: ${error.name}`);
    return c.json({ error: { type: "api_error", message: "The test checkout failed." } }, 500);
  }
  const { status, message, code, param } = error;
  return c.json({ error: { type: "invalid_request_error", message, code, param } }, status);
}
