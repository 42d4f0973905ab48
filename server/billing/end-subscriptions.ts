import { AccountProblem } from "../account/problem.ts";
import { OVER } from "./apply-subscription.ts";
import { readCustomerOf, readSubscriptionsOf } from "./rows.ts";
import { describeFailure, isMissing } from "./stripe-problem.ts";
import type { BillingTools, PayingTools } from "./tools.ts";

/**
 * Ends all that a person pays, and takes their name away at Stripe, before their account is deleted. Throws 503 when that
 * cannot be done: no one must pay for an account that is gone.
 */
export async function endSubscriptions(tools: BillingTools, userId: string): Promise<void> {
  const { backend, payments } = tools;
  const customer = await readCustomerOf(backend, userId);
  const isLive = payments?.mode === "live";
  const rows = await readSubscriptionsOf(backend, userId);
  // Real money, and this server cannot reach it: its keys are gone, or of a test.
  if (rows.some(({ livemode, status }) => livemode && !isLive && !OVER.includes(status))) throw unfinished();
  if (!customer || !payments) return;
  try {
    await closeCustomer({ ...tools, payments }, customer.stripe_customer_id);
  } catch (error) {
    console.error(`A subscription could not be canceled: ${describeFailure(error)}`);
    throw unfinished();
  }
}

async function closeCustomer({ payments }: PayingTools, customer: string) {
  const stripe = await payments.loadStripe();
  const open = await stripe.checkout.sessions.list({ customer, status: "open" });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
  const all = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  for (const { id, status } of all.data) if (!OVER.includes(status)) await stripe.subscriptions.cancel(id);
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function unfinished() {
  return new AccountProblem(
    503,
    "subscription_not_canceled",
    "Your subscription could not be canceled just now, so nothing was deleted. Try again in a moment.",
  );
}
