import type { Interval } from "#contract/billing.ts";
import { AccountProblem, needSecondFactor, type Person, unavailable } from "../account/calls.ts";
import { refreshSubscriptions } from "./apply-subscription.ts";
import { findPrice } from "./prices.ts";
import { addCustomer, type CustomerRow, dropCustomer, readCustomerOf, readIsPro } from "./rows.ts";
import { sendAddress } from "./send-address.ts";
import { isMissing, type PayingTools } from "./tools.ts";

/** Statuses in which Stripe still collects money: buying again would mean paying twice. */
const UNPAID = ["past_due", "unpaid"];

type Sale = { origin: string; interval: Interval };

/**
 * The address where the user pays. With an unpaid subscription that is the portal, where it can be paid. Throws 409 for
 * a user who has Pro.
 */
export async function startCheckout(tools: PayingTools, person: Person, sale: Sale): Promise<string> {
  needSecondFactor(person);
  await refusePro(tools, person);
  const customer = await findOrMakeCustomer(tools, person);
  try {
    return await sellTo(tools, person, customer, sale);
  } catch (error) {
    // Stripe doesn't have a customer that was deleted there, or is from another Stripe account or mode.
    if (!isMissing(error, "customer")) throw error;
    await dropCustomer(tools.backend, customer);
    return sellTo(tools, person, await findOrMakeCustomer(tools, person), sale);
  }
}

async function refusePro({ backend }: PayingTools, { id }: Person) {
  if (await readIsPro(backend, id)) throw new AccountProblem(409, "already_pro", "You already have Pro.");
}

async function sellTo(tools: PayingTools, person: Person, customer: CustomerRow, sale: Sale): Promise<string> {
  await sendAddress(tools, customer);
  await closeSessions(tools, customer.stripe_customer_id);
  // A late webhook must not let a user pay twice. Runs after the sessions are closed, so nothing can be paid meanwhile.
  const subscriptions = await refreshSubscriptions(tools, customer.stripe_customer_id);
  await refusePro(tools, person);
  if (subscriptions.some(({ status }) => UNPAID.includes(status))) return openPortalFor(tools, customer, sale.origin);
  const url = await openSession(tools, customer, await findPrice(tools.payments, sale.interval), sale);
  // Another tab may have opened one at the same time.
  await closeSessions(tools, customer.stripe_customer_id, 1);
  return url;
}

/** Allows only one open session: two could both be paid. Keeps the newest `kept` ones, which Stripe lists first. */
async function closeSessions({ payments }: PayingTools, customer: string, kept = 0) {
  const stripe = await payments.loadStripe();
  const open = await stripe.checkout.sessions.list({ customer, status: "open" });
  // A session that was paid just now can no longer expire.
  for (const { id } of open.data.slice(kept)) await stripe.checkout.sessions.expire(id).catch(() => {});
}

async function openSession({ payments }: PayingTools, customer: CustomerRow, price: string, sale: Sale) {
  const { origin, interval } = sale;
  const stripe = await payments.loadStripe();
  const metadata = { user_id: customer.user_id };
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.stripe_customer_id,
    client_reference_id: customer.user_id,
    line_items: [{ price, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    ...(payments.takesCodes && { allow_promotion_codes: true }),
    ...(payments.isManaged && { managed_payments: { enabled: true } }),
    success_url: `${origin}/user/account?checkout=done&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/pricing?checkout=cancelled${interval === "year" ? "&interval=year" : ""}`,
  });
  if (!session.url) throw unavailable();
  return session.url;
}

/** The user's Stripe customer, created if needed. If two are created at once, one is kept, and the other never pays. */
async function findOrMakeCustomer(tools: PayingTools, person: Person): Promise<CustomerRow> {
  const known = await readCustomerOf(tools.backend, person.id);
  if (known) return known;
  const stripe = await tools.payments.loadStripe();
  const made = await stripe.customers.create({
    ...(person.address.includes("@") && { email: person.address }),
    metadata: { user_id: person.id },
  });
  const row = { user_id: person.id, stripe_customer_id: made.id };
  const customer = (await addCustomer(tools.backend, row)) ?? (await readCustomerOf(tools.backend, person.id));
  if (!customer) throw unavailable();
  return customer;
}

/** The address where a user changes their card, sees their invoices and cancels. Throws 404 if they never paid. */
export async function openPortal(tools: PayingTools, person: Person, origin: string): Promise<string> {
  needSecondFactor(person);
  const customer = await readCustomerOf(tools.backend, person.id);
  if (!customer) throw noCustomer();
  await sendAddress(tools, customer);
  try {
    return await openPortalFor(tools, customer, origin);
  } catch (error) {
    throw isMissing(error, "customer") ? noCustomer() : error;
  }
}

async function openPortalFor({ payments }: PayingTools, customer: CustomerRow, origin: string): Promise<string> {
  const stripe = await payments.loadStripe();
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.stripe_customer_id,
    return_url: `${origin}/user/account`,
  });
  return session.url;
}

function noCustomer() {
  return new AccountProblem(404, "no_customer", "There is no payment to manage.");
}
