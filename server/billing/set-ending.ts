import { needSecondFactor, type Person } from "../account/person.ts";
import { AccountProblem } from "../account/problem.ts";
import { applySubscription, refreshSubscriptions } from "./apply-subscription.ts";
import { readCustomerOf } from "./rows.ts";
import { isMissing } from "./stripe-problem.ts";
import type { PayingTools } from "./tools.ts";

/**
 * Lets what a person pays end with the month that is paid for, or takes that back; once more changes nothing. Throws 409
 * when there is no subscription.
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
    // Stripe's portal sets a time instead of the flag, which then is what has to go.
    const isTimed = !isEnding && !cancel_at_period_end;
    await stripe.subscriptions.update(id, isTimed ? { cancel_at: "" } : { cancel_at_period_end: isEnding });
    await applySubscription(tools, id, Math.floor(tools.now() / 1000));
  }
}

/** Read from Stripe by the customer of this person, so that it is their own, and up to date before the webhook is. */
async function findSubscriptions(tools: PayingTools, person: Person) {
  const customer = await readCustomerOf(tools.backend, person.id);
  if (!customer) return [];
  try {
    const all = await refreshSubscriptions(tools, customer.stripe_customer_id);
    // What was never paid runs out by itself within a day, and cannot be changed.
    return all.filter(({ status }) => status !== "incomplete");
  } catch (error) {
    if (isMissing(error, "customer")) return [];
    throw error;
  }
}
