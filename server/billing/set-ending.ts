import { AccountProblem, needSecondFactor, type Person } from "../account/calls.ts";
import { applySubscription, OVER, refreshSubscriptions } from "./apply-subscription.ts";
import { readCustomerOf, readSubscriptionsOf } from "./rows.ts";
import { type BillingTools, describeFailure, isMissing, type PayingTools } from "./tools.ts";

/**
 * Makes a user's subscription end with the paid month, or reverses that; repeating it changes nothing. Throws 409 if
 * there is no subscription.
 */
export async function setEnding(tools: PayingTools, person: Person, isEnding: boolean): Promise<void> {
  needSecondFactor(person);
  const subscriptions = await findSubscriptions(tools, person);
  if (subscriptions.length === 0) {
    const action = isEnding ? "cancel" : "keep";
    throw new AccountProblem(409, "no_subscription", `There is no subscription to ${action}.`);
  }
  const stripe = await tools.payments.loadStripe();
  for (const { id, cancel_at, cancel_at_period_end } of subscriptions) {
    if ((cancel_at_period_end || cancel_at !== null) === isEnding) continue;
    // Stripe's portal sets a time instead of the flag, so the time has to be cleared.
    const isTimed = !isEnding && !cancel_at_period_end;
    await stripe.subscriptions.update(id, isTimed ? { cancel_at: "" } : { cancel_at_period_end: isEnding });
    await applySubscription(tools, id, Math.floor(tools.now() / 1000));
  }
}

/** Reads from Stripe by the user's own customer, so that it can't be another's, and is ahead of a late webhook. */
export async function findSubscriptions(tools: PayingTools, person: Person) {
  const customer = await readCustomerOf(tools.backend, person.id);
  if (!customer) return [];
  try {
    const all = await refreshSubscriptions(tools, customer.stripe_customer_id);
    // A subscription that was never paid expires within a day, and can't be changed.
    return all.filter(({ status }) => status !== "incomplete");
  } catch (error) {
    if (isMissing(error, "customer")) return [];
    throw error;
  }
}

/**
 * Ends all of a user's subscriptions and removes their name in Stripe, before their account is deleted. Throws 503 when
 * that fails: a deleted account must not keep paying.
 */
export async function endSubscriptions(tools: BillingTools, userId: string): Promise<void> {
  const { backend, payments } = tools;
  const customer = await readCustomerOf(backend, userId);
  const isLive = payments?.mode === "live";
  const rows = await readSubscriptionsOf(backend, userId);
  // Real money that this server can't stop: its keys are gone, or are test keys.
  if (rows.some(({ livemode, status }) => livemode && !isLive && !OVER.includes(status))) throw unfinished();
  if (!customer || !payments) return;
  try {
    await closeCustomer({ ...tools, payments }, customer.stripe_customer_id);
  } catch (error) {
    // Stripe has deleted the customer, and with it every subscription.
    const isPaying = rows.some(({ livemode, status }) => livemode && !OVER.includes(status));
    if (isMissing(error, "customer") && !isPaying) return;
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
    "Your subscription could not be canceled, so nothing was deleted. Try again in a moment.",
  );
}
