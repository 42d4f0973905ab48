import type { BillingState } from "#contract/billing.ts";
import { PRO_PRICE, printAmount, printDollars } from "./pro-price.ts";
import { readCustomerOf, readGrant, readIsPro, readSubscriptionsOf, type SubscriptionRow } from "./rows.ts";
import type { BillingTools } from "./tools.ts";

/** Throws 503 when the database is down. */
export async function readBillingState(
  { backend, payments, now }: BillingTools,
  userId: string,
): Promise<BillingState> {
  const [isPro, subscriptions, grant, customer] = await Promise.all([
    readIsPro(backend, userId),
    readSubscriptionsOf(backend, userId),
    readGrant(backend, userId),
    readCustomerOf(backend, userId),
  ]);
  const giving = subscriptions.find((subscription) => givesPro(subscription, now()));
  const shown = giving ?? subscriptions[0];
  const isGranted = grant !== null && (grant.until === null || Date.parse(grant.until) > now());
  const source = giving ? "subscription" : isGranted ? "grant" : null;
  const isLive = payments?.mode === "live";
  const periodEnd = (source === "grant" ? grant?.until : shown?.current_period_end) ?? null;
  // The end of an unpaid month, or of one in test mode, is not the end of Pro.
  const isEnd = periodEnd !== null && Date.parse(periodEnd) <= now();
  return {
    isPro,
    source: isPro ? source : null,
    status: shown?.status ?? null,
    periodEnd: source !== null || isEnd ? periodEnd : null,
    cancelsAtPeriodEnd: giving?.cancel_at_period_end ?? false,
    price: giving ? describePrice(giving) : null,
    switchTo: payments?.yearlyPriceId && giving ? findOther(giving) : null,
    graceUntil: giving?.grace_until ?? null,
    hasPortal: payments !== null && customer !== null && subscriptions.some(({ livemode }) => livemode === isLive),
    isTest: payments?.mode === "test",
  };
}

/** The interval that a subscription can be switched to, if it is paid and not ending. */
function findOther({ status, cancel_at_period_end, price_interval }: SubscriptionRow): BillingState["switchTo"] {
  if (status !== "active" || cancel_at_period_end) return null;
  return price_interval === "year" ? "month" : "year";
}

/** Rows from before prices were stored have none. */
function describePrice({ price_amount, price_currency, price_interval }: SubscriptionRow): BillingState["price"] {
  if (price_amount === null || price_currency === null) return null;
  const isOurs = price_currency === PRO_PRICE.currency;
  const text = isOurs ? `${printDollars(price_amount)} dollars` : printAmount(price_amount, price_currency);
  return { text, interval: price_interval === "year" ? "year" : "month" };
}

/** The same rule as `private.refresh_pro` in the database, which is authoritative. `now` in milliseconds since 1970. */
function givesPro({ status, grace_until }: Pick<SubscriptionRow, "status" | "grace_until">, now: number): boolean {
  if (status === "past_due") return grace_until !== null && Date.parse(grace_until) > now;
  return status === "active" || status === "trialing";
}
