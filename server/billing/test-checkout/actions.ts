// What can happen at the test checkout. Each function changes the state and emits the events that Stripe would send;
// the caller commits.
import {
  addInterval,
  type CheckoutSession,
  type Invoice,
  MONTHLY,
  newId,
  type Price,
  priceOf,
  type Subscription,
} from "./objects.ts";
import type { Store } from "./store.ts";

const PORTAL_LIFE_S = 60 * 60;
const MONTH_S = 30 * 24 * 60 * 60;

/** Starts a subscription, with its first invoice paid. */
export function pay(store: Store, session: CheckoutSession) {
  if (session.status !== "open") return;
  const { price = MONTHLY } = session;
  const item = {
    id: newId("si"),
    object: "subscription_item" as const,
    price,
    current_period_end: addInterval(store.now(), price.recurring.interval),
  };
  const subscription: Subscription = {
    ...store.stamp("subscription", "sub"),
    status: "active",
    customer: session.customer,
    metadata: session.subscription_data.metadata,
    items: { object: "list", data: [item] },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    latest_invoice: "",
  };
  store.state.subscriptions[subscription.id] = subscription;
  const invoice = addInvoice(store, subscription);
  Object.assign(session, { status: "complete", subscription: subscription.id, url: null });
  settle(store, invoice);
  store.emit("checkout.session.completed", session);
  store.emit("customer.subscription.created", subscription);
  store.emit("invoice.paid", invoice);
}

/** Cancels at the end of the paid time. Stripe's portal only sets the time; its API also sets the flag. */
export function cancelLater(store: Store, subscription: Subscription, cancel_at_period_end = false) {
  const cancel_at = periodEnd(subscription);
  Object.assign(subscription, { cancel_at_period_end, cancel_at, canceled_at: store.now() });
  store.emit("customer.subscription.updated", subscription);
}

export function resume(store: Store, subscription: Subscription) {
  Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  store.emit("customer.subscription.updated", subscription);
}

export function cancelNow(store: Store, subscription: Subscription) {
  if (subscription.status === "canceled") return;
  Object.assign(subscription, { status: "canceled", canceled_at: store.now(), ended_at: store.now() });
  const invoice = store.state.invoices[subscription.latest_invoice];
  if (invoice?.status === "open") invoice.status = "void";
  store.emit("customer.subscription.deleted", subscription);
}

/** Starts the next month or year now, with a payment that fails. */
export function failNextPayment(store: Store, subscription: Subscription) {
  if (subscription.status !== "active") return;
  renew(subscription, store.now());
  const invoice = addInvoice(store, subscription);
  subscription.status = "past_due";
  store.emit("invoice.payment_failed", invoice);
  store.emit("customer.subscription.updated", subscription);
}

export function payOpenInvoice(store: Store, subscription: Subscription) {
  const invoice = store.state.invoices[subscription.latest_invoice];
  if (subscription.status !== "past_due" || !invoice) return;
  settle(store, invoice);
  subscription.status = "active";
  store.emit("invoice.paid", invoice);
  store.emit("customer.subscription.updated", subscription);
}

/** Switches to the other price for a whole month or year: the rest of the paid one is not credited, as Stripe would. */
export function switchPrice(store: Store, subscription: Subscription, price: Price) {
  const [item] = subscription.items.data;
  if (subscription.status !== "active" || !item || item.price.id === price.id) return;
  item.price = price;
  renewPaid(store, subscription, store.now());
}

/** Refunds the last payment in full. As in Stripe, that alone does not end the subscription. */
export function refund(store: Store, subscription: Subscription) {
  const charge = findLastCharge(store, subscription);
  if (!charge || charge.refunded) return;
  charge.refunded = true;
  store.emit("charge.refunded", charge);
}

/** The bank reverses the last payment. As in Stripe, that alone does not end the subscription. */
export function dispute(store: Store, subscription: Subscription) {
  const charge = findLastCharge(store, subscription);
  if (!charge || charge.refunded) return;
  const { id, amount, payment_intent } = charge;
  const base = store.stamp("dispute", "du");
  store.emit("charge.dispute.created", { ...base, charge: id, amount, payment_intent, status: "needs_response" });
}

/** Applies the passage of time: ends paid periods, expires sessions after a day, and drops old links. */
export function advance(store: Store) {
  const { sessions, portals, subscriptions } = store.state;
  const now = store.now();
  for (const session of Object.values(sessions)) {
    if (session.status === "open" && session.expires_at <= now) expire(session);
    if (session.expires_at + MONTH_S <= now) delete sessions[session.id];
  }
  for (const { id, created } of Object.values(portals)) if (created + PORTAL_LIFE_S <= now) delete portals[id];
  for (const subscription of Object.values(subscriptions)) {
    while (subscription.status === "active" && periodEnd(subscription) <= now) {
      if (isEnding(subscription)) cancelNow(store, subscription);
      else renewPaid(store, subscription, periodEnd(subscription));
    }
  }
}

export function expire(session: CheckoutSession) {
  Object.assign(session, { status: "expired", url: null });
}

export function isEnding({ cancel_at, cancel_at_period_end }: Subscription) {
  return cancel_at !== null || cancel_at_period_end;
}

export function periodEnd(subscription: Subscription) {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

export function findLastCharge({ state }: Store, subscription: Subscription) {
  return Object.values(state.charges).findLast(({ invoice }) => invoice === subscription.latest_invoice);
}

function renewPaid(store: Store, subscription: Subscription, from: number) {
  renew(subscription, from);
  const invoice = addInvoice(store, subscription);
  settle(store, invoice);
  store.emit("customer.subscription.updated", subscription);
  store.emit("invoice.paid", invoice);
}

function renew(subscription: Subscription, from: number) {
  const { interval } = priceOf(subscription).recurring;
  for (const item of subscription.items.data) item.current_period_end = addInterval(from, interval);
}

function addInvoice({ state, now, stamp }: Store, subscription: Subscription): Invoice {
  const invoice: Invoice = {
    ...stamp("invoice", "in"),
    status: "open",
    customer: subscription.customer,
    number: `TEST-${String(Object.keys(state.invoices).length + 1).padStart(4, "0")}`,
    total: priceOf(subscription).unit_amount,
    currency: priceOf(subscription).currency,
    hosted_invoice_url: null,
    invoice_pdf: null,
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    status_transitions: { finalized_at: now() },
  };
  state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

function settle({ state, stamp }: Store, invoice: Invoice) {
  invoice.status = "paid";
  const base = stamp("charge", "ch");
  const rest = { amount: invoice.total, refunded: false, payment_intent: newId("pi"), invoice: invoice.id };
  state.charges[base.id] = { ...base, ...rest };
}
