import type { Backend } from "../backend/contract.ts";
import type { Payments } from "./payments.ts";

/** What the parts of the billing work with. */
export type BillingTools = {
  backend: Pick<Backend, "call" | "callAsService">;
  /** Null where Pro cannot be bought. */
  payments: Payments | null;
  /** Milliseconds since 1970; the tests set the clock. */
  now: () => number;
};

/** The same where there is something to pay with. */
export type PayingTools = BillingTools & { payments: Payments };

/** What Pro costs. The words of the pages are in content/pro-features.ts; a test compares. */
export const PRO_PRICE = { text: "3.10", cents: 310, currency: "usd", interval: "month" } as const;

/** "$3.10": Stripe counts in the currency's smallest unit. */
export function printAmount(total: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(total / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** "3.1", as the pages write a price in dollars. */
export function printDollars(cents: number): string {
  return String(cents / 100);
}

/** How long Pro stays after a failed payment, from the first try on. */
export const GRACE_DAYS = 7;

/** Whether Stripe says that there is no such thing (any more); `param` is what of the call it means. */
export function isMissing(error: unknown, param?: string): boolean {
  const { code, param: given } = (error ?? {}) as { code?: unknown; param?: unknown };
  return code === "resource_missing" && (param === undefined || given === param);
}

/** What of a failed call may be logged: Stripe's messages repeat values. */
export function describeFailure(error: unknown): string {
  const { name = "Error", type, code, statusCode } = (error ?? {}) as Record<string, unknown>;
  return [type ?? name, code, statusCode].filter((part) => part !== undefined).join(" ");
}
