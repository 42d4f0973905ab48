import { needSecondFactor, type Person } from "../account/person.ts";
import { AccountProblem, unavailable } from "../account/problem.ts";
import { findOrMakeCustomer, replaceCustomer } from "./customers.ts";
import { openPortalFor } from "./portal.ts";
import { PRO_PRICE } from "./price.ts";
import { readIsPro, readSubscriptionsOf } from "./rows.ts";
import { isMissing } from "./stripe-problem.ts";
import type { PayingTools } from "./tools.ts";

/** Statuses in which Stripe still asks for money: buying again would be paying twice. */
const UNPAID = ["past_due", "unpaid"];

/**
 * The address where the person pays. Somebody with an unpaid subscription gets the portal, where that one is paid. Throws
 * 409 for somebody who has Pro.
 */
export async function startCheckout(tools: PayingTools, person: Person, origin: string): Promise<string> {
  needSecondFactor(person);
  const { backend, payments } = tools;
  if (await readIsPro(backend, person.id)) {
    throw new AccountProblem(409, "already_pro", "You have Pro already.");
  }
  const customer = await findOrMakeCustomer(tools, person);
  const isLive = payments.mode === "live";
  const subscriptions = await readSubscriptionsOf(backend, person.id);
  if (subscriptions.some(({ status, livemode }) => livemode === isLive && UNPAID.includes(status))) {
    const portal = await openPortalFor(tools, customer, origin).catch((error) => {
      if (!isMissing(error, "customer")) throw error;
    });
    if (portal) return portal;
  }
  await checkPrice(tools);
  try {
    return await openSession(tools, customer.stripe_customer_id, person.id, origin);
  } catch (error) {
    if (!isMissing(error, "customer")) throw error;
    const other = await replaceCustomer(tools, person, customer);
    return openSession(tools, other.stripe_customer_id, person.id, origin);
  }
}

async function openSession({ payments }: PayingTools, customer: string, userId: string, origin: string) {
  const stripe = await payments.loadStripe();
  const metadata = { user_id: userId };
  // One at a time: of two open ones both could be paid.
  const open = await stripe.checkout.sessions.list({ customer, status: "open" });
  // One that was paid in this moment can no longer expire.
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(() => {});
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    client_reference_id: userId,
    line_items: [{ price: payments.priceId, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    ...(payments.isManaged && { managed_payments: { enabled: true } }),
    success_url: `${origin}/user/account?checkout=done&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pricing?checkout=cancelled`,
  });
  if (!session.url) throw unavailable();
  return session.url;
}

const checkedPrices = new Set<string>();

/** The pages say what Pro costs: nobody is sent to a checkout that asks for something else. */
async function checkPrice({ payments: { loadStripe, priceId } }: PayingTools) {
  if (checkedPrices.has(priceId)) return;
  const stripe = await loadStripe();
  const { unit_amount, currency, recurring } = await stripe.prices.retrieve(priceId);
  const isRight =
    unit_amount === PRO_PRICE.cents &&
    currency === PRO_PRICE.currency &&
    recurring?.interval === PRO_PRICE.interval &&
    recurring.interval_count === 1;
  if (!isRight) {
    console.error(
      `STRIPE_PRICE_ID is another price than ${PRO_PRICE.text} ${PRO_PRICE.currency} a ${PRO_PRICE.interval}: nothing is sold.`,
    );
    throw new AccountProblem(503, "billing_off", "Pro cannot be bought here at present.");
  }
  checkedPrices.add(priceId);
}
