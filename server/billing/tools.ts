import type { Backend } from "../backend/contract.ts";
import type { Payments } from "./payments.ts";

/** What all parts of the billing use. */
export type BillingTools = {
  backend: Pick<Backend, "call" | "callAsService">;
  /** Null if Pro can't be bought. */
  payments: Payments | null;
  /** Milliseconds since 1970; tests set the clock. */
  now: () => number;
};

/** The same, with payments available. */
export type PayingTools = BillingTools & { payments: Payments };

/** How long Pro stays after a failed payment, counted from the first attempt. */
export const GRACE_DAYS = 7;

/**
 * True if Stripe reports that something doesn't exist, or no longer does; `param` names the parameter it must be about.
 */
export function isMissing(error: unknown, param?: string): boolean {
  const { code, param: given } = (error ?? {}) as { code?: unknown; param?: unknown };
  return code === "resource_missing" && (param === undefined || given === param);
}

/** What may be logged about a failed call: Stripe's messages repeat values. */
export function describeFailure(error: unknown): string {
  const { name = "Error", type, code, statusCode } = (error ?? {}) as Record<string, unknown>;
  return [type ?? name, code, statusCode].filter((part) => part !== undefined).join(" ");
}
