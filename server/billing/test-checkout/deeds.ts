// What happens at the test checkout: each deed changes the state, keeps it, and sends the events that Stripe would send.
import { PRO_PRICE } from "../price.ts";
import { addMonth, type CheckoutSession, type Invoice, newId, PRICE_ID, type Subscription } from "./objects.ts";
import type { Store } from "./store.ts";

const PORTAL_LIFE_S = 60 * 60;
const MONTH_S = 30 * 24 * 60 * 60;

/** Pays an open session: a subscription begins, with its first invoice paid. */
export async function pay(store: Store, session: CheckoutSession) {
  if (session.status !== "open") return;
  const now = store.now();
  const subscription: Subscription = {
    id: newId("sub"),
    object: "subscription",
    status: "active",
    customer: session.customer,
    metadata: session.subscription_data.metadata,
    items: {
      object: "list",
      data: [
        { id: newId("si"), object: "subscription_item", price: { id: PRICE_ID }, current_period_end: addMonth(now) },
      ],
    },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    latest_invoice: "",
    created: now,
    livemode: false,
  };
  store.state.subscriptions[subscription.id] = subscription;
  const invoice = addInvoice(store, subscription);
  Object.assign(session, { status: "complete", payment_status: "paid", subscription: subscription.id, url: null });
  settle(store, invoice);
  store.emit("checkout.session.completed", session);
  store.emit("customer.subscription.created", subscription);
  store.emit("invoice.paid", invoice);
  await finish(store);
}

/** Pro stays until the paid month is over. Stripe's portal sets the time, not `cancel_at_period_end`. */
export async function cancelLater(store: Store, subscription: Subscription) {
  if (subscription.status === "canceled") return;
  Object.assign(subscription, { cancel_at: periodEnd(subscription), canceled_at: store.now() });
  store.emit("customer.subscription.updated", subscription);
  await finish(store);
}

/** Takes back what `cancelLater` did. */
export async function resume(store: Store, subscription: Subscription) {
  if (subscription.status === "canceled") return;
  dropEnd(store, subscription);
  await finish(store);
}

export async function cancelNow(store: Store, subscription: Subscription) {
  if (subscription.status === "canceled") return;
  end(store, subscription);
  await finish(store);
}

/** Lets the next month begin now, with a payment that fails. */
export async function failNextPayment(store: Store, subscription: Subscription) {
  if (subscription.status !== "active") return;
  renew(subscription, store.now());
  const invoice = addInvoice(store, subscription);
  subscription.status = "past_due";
  store.emit("invoice.payment_failed", invoice);
  store.emit("customer.subscription.updated", subscription);
  await finish(store);
}

/** Pays the invoice that is open. */
export async function payOpenInvoice(store: Store, subscription: Subscription) {
  const invoice = store.state.invoices[subscription.latest_invoice];
  if (subscription.status !== "past_due" || !invoice) return;
  settle(store, invoice);
  subscription.status = "active";
  store.emit("invoice.paid", invoice);
  store.emit("customer.subscription.updated", subscription);
  await finish(store);
}

/** Gives the last payment back in full. As at Stripe, that alone does not end the subscription. */
export async function refund(store: Store, subscription: Subscription) {
  const charge = Object.values(store.state.charges).findLast(({ invoice }) => invoice === subscription.latest_invoice);
  if (!charge || charge.refunded) return;
  Object.assign(charge, { amount_refunded: charge.amount, refunded: true });
  store.emit("charge.refunded", charge);
  await finish(store);
}

/**
 * What time brings: months that end, sessions that nobody paid within a day, links that are old. Sends what could not be
 * sent before.
 */
export async function advance(store: Store) {
  const now = store.now();
  for (const session of Object.values(store.state.sessions)) {
    if (session.status === "open" && session.expires_at <= now) expire(session);
    if (session.expires_at + MONTH_S <= now) delete store.state.sessions[session.id];
  }
  for (const { id, created } of Object.values(store.state.portals)) {
    if (created + PORTAL_LIFE_S <= now) delete store.state.portals[id];
  }
  for (const subscription of Object.values(store.state.subscriptions)) {
    while (subscription.status === "active" && periodEnd(subscription) <= now) {
      if (subscription.cancel_at !== null || subscription.cancel_at_period_end) {
        end(store, subscription);
        break;
      }
      renew(subscription, periodEnd(subscription));
      const invoice = addInvoice(store, subscription);
      settle(store, invoice);
      store.emit("customer.subscription.updated", subscription);
      store.emit("invoice.paid", invoice);
    }
  }
  await finish(store);
}

export function expire(session: CheckoutSession) {
  Object.assign(session, { status: "expired", url: null });
}

/** What the API does for `cancel_at_period_end`. */
export function planEnd(store: Store, subscription: Subscription) {
  const cancel_at = periodEnd(subscription);
  Object.assign(subscription, { cancel_at_period_end: true, cancel_at, canceled_at: store.now() });
  store.emit("customer.subscription.updated", subscription);
}

export function dropEnd(store: Store, subscription: Subscription) {
  Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  store.emit("customer.subscription.updated", subscription);
}

export function end(store: Store, subscription: Subscription) {
  Object.assign(subscription, { status: "canceled", canceled_at: store.now(), ended_at: store.now() });
  const invoice = store.state.invoices[subscription.latest_invoice];
  if (invoice?.status === "open") invoice.status = "void";
  store.emit("customer.subscription.deleted", subscription);
}

export function periodEnd(subscription: Subscription) {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

function renew(subscription: Subscription, from: number) {
  for (const item of subscription.items.data) item.current_period_end = addMonth(from);
}

function addInvoice({ state, now }: Store, subscription: Subscription): Invoice {
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    customer: subscription.customer,
    status: "open",
    total: PRO_PRICE.cents,
    currency: PRO_PRICE.currency,
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    status_transitions: { finalized_at: now() },
    created: now(),
    livemode: false,
  };
  state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

function settle({ state, now }: Store, invoice: Invoice) {
  invoice.status = "paid";
  const id = newId("ch");
  state.charges[id] = {
    id,
    object: "charge",
    amount: invoice.total,
    amount_refunded: 0,
    refunded: false,
    customer: invoice.customer,
    payment_intent: newId("pi"),
    created: now(),
    livemode: false,
    invoice: invoice.id,
  };
}

async function finish(store: Store) {
  store.save();
  await store.deliver();
}
