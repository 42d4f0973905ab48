import type Stripe from "stripe";
import { applySubscription } from "./apply-subscription.ts";
import type { PayingTools } from "./tools.ts";

/** Statuses after which nothing is paid any more. */
export const OVER: readonly string[] = ["canceled", "incomplete_expired"];

/**
 * Asks Stripe what a customer pays for, and writes it as its events would, which may be late or lost. Gives what this site
 * sold and what is not over. Throws what Stripe throws for a customer that is not there.
 */
export async function refreshSubscriptions(tools: PayingTools, customer: string): Promise<Stripe.Subscription[]> {
  const stripe = await tools.payments.loadStripe();
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  const ours: Stripe.Subscription[] = [];
  for (const subscription of data) {
    if (OVER.includes(subscription.status)) continue;
    const outcome = await applySubscription(tools, subscription.id, Math.floor(tools.now() / 1000));
    if (outcome === "applied") ours.push(subscription);
  }
  return ours;
}
