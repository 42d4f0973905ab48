import type { Context } from "hono";
import * as v from "valibot";
import { AccountProblem } from "./problem.ts";

/** The JSON of a body, as the schema has it; throws 400 for anything else. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const isJson = /^application\/json\s*(?:;|$)/i.test(c.req.header("Content-Type") ?? "");
  const body = v.safeParse(schema, isJson ? await c.req.json().catch(() => null) : null);
  if (!body.success) throw badBody();
  return body.output;
}

export function badBody() {
  return new AccountProblem(400, "bad_request", "The request is invalid.");
}
