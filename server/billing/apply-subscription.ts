import type Stripe from "stripe";
import { unavailable } from "../account/calls.ts";
import {
  readCustomer,
  readSubscription,
  type SubscriptionRow,
  type SubscriptionState,
  writeSubscription,
} from "./rows.ts";
import { GRACE_DAYS, type PayingTools } from "./tools.ts";

/** `refused`: the subscription has no known owner, or belongs to someone else. */
export type Outcome = "applied" | "refused";

const MAX_TRIES = 8;
const DAY_S = 24 * 60 * 60;

/**
 * Reads a subscription from Stripe and stores its current state, so that events can arrive in any order and more than
 * once. `happenedAt` is when the event was created, in seconds since 1970. Throws when Stripe or the database is down,
 * and Stripe's own error for a subscription that does not exist.
 */
export async function applySubscription(tools: PayingTools, id: string, happenedAt: number): Promise<Outcome> {
  const { backend, payments, now } = tools;
  const stripe = await payments.loadStripe();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const before = await readSubscription(backend, id);
    const subscription = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
    const userId = await findOwner(tools, subscription);
    if (!userId || (before && before.user_id !== userId)) return "refused";
    const row = describe(subscription, { userId, before, happenedAt, now: now() });
    if (before && isSame(before, row)) return "applied";
    // The row was written after `before` was read, perhaps from newer data.
    if (await writeSubscription(backend, row, before?.revision ?? null)) return "applied";
  }
  throw unavailable();
}

/** The account that both our table and the subscription name; null if they disagree. */
export async function findOwner({ backend, payments }: PayingTools, subscription: Stripe.Subscription) {
  const customer = await readCustomer(backend, idOf(subscription.customer));
  // Without the user's id, it was not sold by this site.
  if (!customer || subscription.metadata.user_id !== customer.user_id) return null;
  return subscription.livemode === (payments.mode === "live") ? customer.user_id : null;
}

type Known = { userId: string; before: SubscriptionRow | null; happenedAt: number; now: number };

function describe(subscription: Stripe.Subscription, known: Known): SubscriptionState {
  const { userId, before, happenedAt } = known;
  const { id, status, cancel_at, cancel_at_period_end, canceled_at, ended_at, livemode } = subscription;
  const items = subscription.items.data;
  const price = items[0]?.price;
  const periodEnd = Math.max(...items.map((item) => item.current_period_end), 0) || null;
  return {
    id,
    user_id: userId,
    status,
    price_id: price?.id ?? null,
    price_amount: price?.unit_amount ?? null,
    price_currency: price?.currency ?? null,
    price_interval: price?.recurring?.interval ?? null,
    // An early end, as after a refund, precedes the month's end. Stripe's portal sets a time, its API often the flag.
    current_period_end: toIso(ended_at ?? cancel_at ?? periodEnd),
    cancel_at_period_end: cancel_at_period_end || cancel_at !== null,
    canceled_at: toIso(canceled_at),
    grace_until: findGrace(subscription, known),
    livemode,
    event_created: toIso(Math.max(happenedAt, before ? Date.parse(before.event_created) / 1000 : 0)) as string,
  };
}

/** True if Stripe reports what is already stored: most events of one payment carry the same state. */
function isSame(before: SubscriptionRow, row: SubscriptionState): boolean {
  const signsOf = ({ status, cancel_at_period_end, livemode, ...rest }: SubscriptionState) => {
    const price = [rest.price_id, rest.price_amount, rest.price_currency, rest.price_interval];
    const times = [rest.current_period_end, rest.canceled_at, rest.grace_until];
    return JSON.stringify([
      status,
      price,
      cancel_at_period_end,
      livemode,
      times.map((time) => time && Date.parse(time)),
    ]);
  };
  return signsOf(before) === signsOf(row);
}

/** Counts from the first attempt to collect. Later failures, and the next unpaid month, do not restart it. */
function findGrace({ status, latest_invoice }: Stripe.Subscription, { before, happenedAt, now }: Known): string | null {
  if (status !== "past_due") return null;
  if (before?.status === "past_due") return before.grace_until;
  const invoice = typeof latest_invoice === "object" ? latest_invoice : null;
  const end = (invoice?.status_transitions.finalized_at ?? happenedAt) + GRACE_DAYS * DAY_S;
  return end * 1000 > now ? toIso(end) : null;
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}

function toIso(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}

/** Statuses after which nothing more is paid. */
export const OVER: readonly string[] = ["canceled", "incomplete_expired"];

/**
 * Reads a customer's subscriptions from Stripe and stores them like their events, which may be late or lost. Returns
 * those that this site sold and that have not ended. Throws Stripe's own error for a customer that does not exist.
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
