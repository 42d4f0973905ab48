import type { Context } from "hono";

const DAY_S = 86_400;

/** Lets pages of any origin send these methods ("GET, POST") and any headers, including a token. */
export function answerPreflight(c: Context, methods: string) {
  c.header("Access-Control-Allow-Methods", methods);
  c.header("Access-Control-Allow-Headers", "*, Authorization"); // which `*` does not cover
  c.header("Access-Control-Max-Age", String(DAY_S));
  return c.body(null, 204);
}
