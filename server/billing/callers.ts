import type { Context } from "hono";
import { isCallerHere } from "../mail/this-machine.ts";
import type { Payments } from "./payments.ts";

export const NOT_HERE =
  "The test checkout is for the machine that this site runs on. Whoever runs it can open it to everybody with TEST_CHECKOUT=on.";

/**
 * Whether a caller may use the checkout. A test checkout that is on by itself gives Pro to who asks, and a proxy that the
 * server was not told of may have made it public.
 */
export function isServed(payments: Payments | null, c: Context): boolean {
  return !payments || payments.isForAll || isCallerHere(c);
}
