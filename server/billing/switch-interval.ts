import type Stripe from "stripe";
import type { Interval } from "#contract/billing.ts";
import { AccountProblem, needSecondFactor, type Person } from "../account/calls.ts";
import { idOf } from "./apply-subscription.ts";
import { findPrice } from "./prices.ts";
import { findSubscriptions } from "./set-ending.ts";
import { describeFailure, type PayingTools } from "./tools.ts";

type Switch = { origin: string; interval: Interval };

/**
 * The address where a user confirms the other price for the current subscription: Stripe shows there what that costs
 * today. Throws 409 if there is none to switch, or the portal does not allow it.
 */
export async function openSwitch(tools: PayingTools, person: Person, { origin, interval }: Switch): Promise<string> {
  needSecondFactor(person);
  const subscriptions = await findSubscriptions(tools, person);
  const subscription = subscriptions.find((given) => canSwitch(given, interval));
  const item = subscription?.items.data[0];
  if (!subscription || !item) {
    const message = subscriptions.some(isEnding)
      ? "Your subscription is ending, so it can't be switched. Keep Pro first."
      : "There is no subscription to switch.";
    throw new AccountProblem(409, "nothing_to_switch", message);
  }
  const price = await findPrice(tools.payments, interval);
  const stripe = await tools.payments.loadStripe();
  const return_url = `${origin}/user/account`;
  try {
    const session = await stripe.billingPortal.sessions.create({
      customer: idOf(subscription.customer),
      return_url,
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: { subscription: subscription.id, items: [{ id: item.id, price, quantity: 1 }] },
        after_completion: { type: "redirect", redirect: { return_url } },
      },
    });
    return session.url;
  } catch (error) {
    if ((error as { type?: unknown }).type !== "StripeInvalidRequestError") throw error;
    console.error(
      `The portal doesn't allow switching (${describeFailure(error)}): allow both prices in its settings in Stripe.`,
    );
    throw new AccountProblem(409, "switch_off", "Switching isn't available right now.");
  }
}

/** True if it is paid and not ending: Stripe's portal changes no others. */
function canSwitch(subscription: Stripe.Subscription, interval: Interval) {
  const { status, items } = subscription;
  const isRunning = status === "active" && !isEnding(subscription);
  return isRunning && items.data.length === 1 && items.data[0]?.price.recurring?.interval !== interval;
}

function isEnding({ cancel_at, cancel_at_period_end }: Stripe.Subscription) {
  return cancel_at_period_end || cancel_at !== null;
}
