import type { Context } from "hono";
import * as v from "valibot";
import { StripeRefusal } from "./problem.ts";
import { readForm } from "./read-form.ts";

export const METADATA = v.record(v.string(), v.string());

/** The parameters of a call, from its body or its query. One that the schema does not know is refused, as at Stripe. */
export async function readParameters<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = c.req.method === "POST" ? await c.req.text() : new URL(c.req.url).search;
  const { success, output, issues } = v.safeParse(schema, readForm(text));
  if (success) return output;
  const param = v.getDotPath(issues[0]) ?? undefined;
  throw new StripeRefusal(400, `Received unknown or invalid parameter: ${param}`, "parameter_unknown", param);
}

export function listOf(data: readonly object[], url: string) {
  return { object: "list", data, has_more: false, url };
}
