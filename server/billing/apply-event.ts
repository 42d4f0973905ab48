import * as v from "valibot";
import { AccountProblem } from "../account/calls.ts";
import { applySubscription, findOwner, idOf, type Outcome, refreshSubscriptions } from "./apply-subscription.ts";
import { markHandled, noteEvent } from "./rows.ts";
import { isMissing, type PayingTools } from "./tools.ts";

/** The relevant parts of an event. Its content may be outdated, so it is fetched from Stripe again. */
export type StripeEvent = { id: string; type: string; created: number; livemode: boolean; about: unknown };

/** The events that an operator selects for the webhook; a test compares them with docs/OPERATING.md. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.funds_withdrawn", // an inquiry has become a dispute
] as const;

const ID = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);
const SUBSCRIPTION = v.object({ id: v.string() });
const SESSION = v.object({ subscription: ID });
const INVOICE = v.object({ parent: v.object({ subscription_details: v.object({ subscription: ID }) }) });
const CHARGE = v.object({ refunded: v.boolean(), payment_intent: v.nullable(ID) });
/** A bank's inquiry (`warning_…`) takes no money back. */
const DISPUTE = v.object({ status: v.string(), payment_intent: v.nullable(ID) });
/** From API versions before 2025-03-31, which an older webhook may use. */
const OLD_INVOICE = v.object({ subscription: ID });

/**
 * Updates our rows after an event. Refuses objects that Stripe itself does not have, as after a test on another
 * account. Throws when Stripe or the database is down, so that the event is sent again.
 */
async function applyEvent(tools: PayingTools, event: StripeEvent): Promise<Outcome | "ignored"> {
  try {
    if (event.type === "charge.refunded") return await applyRefund(tools, event.about, event.created);
    if (event.type.startsWith("charge.dispute.")) return await applyDispute(tools, event.about, event.created);
    const id = findSubscriptionId(event);
    return id === null ? "ignored" : await applySubscription(tools, id, event.created);
  } catch (error) {
    if (isMissing(error)) return "refused";
    throw error;
  }
}

function findSubscriptionId({ type, about }: StripeEvent): string | null {
  if (type.startsWith("customer.subscription.")) return v.is(SUBSCRIPTION, about) ? about.id : null;
  if (type.startsWith("checkout.session.")) return read(SESSION, about)?.subscription ?? null;
  return (
    read(INVOICE, about)?.parent.subscription_details.subscription ?? read(OLD_INVOICE, about)?.subscription ?? null
  );
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : null;
}

/**
 * Ends Pro for a user whose last payment is refunded in full. A partial refund, or one of an older payment, changes
 * nothing.
 */
async function applyRefund(tools: PayingTools, about: unknown, happenedAt: number): Promise<Outcome | "ignored"> {
  const charge = read(CHARGE, about);
  if (!charge?.refunded || !charge.payment_intent) return "ignored";
  return endPaidBy(tools, charge.payment_intent, happenedAt, "last payment");
}

/**
 * Ends Pro for a user whose bank disputes any payment: each further payment could be disputed, too, at the operator's
 * cost.
 */
async function applyDispute(tools: PayingTools, about: unknown, happenedAt: number): Promise<Outcome | "ignored"> {
  const dispute = read(DISPUTE, about);
  if (!dispute?.payment_intent || dispute.status.startsWith("warning_")) return "ignored";
  return endPaidBy(tools, dispute.payment_intent, happenedAt, "any payment");
}

/**
 * Cancels the subscription behind a payment, and after a dispute also those that were bought later: Stripe itself
 * continues them.
 */
async function endPaidBy(
  tools: PayingTools,
  payment_intent: string,
  happenedAt: number,
  counts: "last payment" | "any payment",
): Promise<Outcome | "ignored"> {
  const stripe = await tools.payments.loadStripe();
  const paid = await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent }, limit: 1 });
  const payment = paid.data[0];
  if (!payment) return "ignored";
  const invoice = await stripe.invoices.retrieve(idOf(payment.invoice));
  const id = invoice.parent?.subscription_details?.subscription;
  if (!id) return "ignored";
  const subscription = await stripe.subscriptions.retrieve(idOf(id));
  if (!(await findOwner(tools, subscription))) return "refused";
  const isLast = subscription.latest_invoice !== null && idOf(subscription.latest_invoice) === invoice.id;
  const isEnded = counts === "any payment" || isLast;
  if (isEnded && subscription.status !== "canceled") await stripe.subscriptions.cancel(subscription.id);
  const outcome = await applySubscription(tools, subscription.id, happenedAt);
  if (counts === "last payment") return outcome;
  for (const { id } of await refreshSubscriptions(tools, idOf(subscription.customer))) {
    await stripe.subscriptions.cancel(id);
    await applySubscription(tools, id, happenedAt);
  }
  return outcome;
}

/** An older signature may be a replay. */
const MAX_AGE_S = 5 * 60;

const EVENT = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,250}$/)),
  type: v.pipe(v.string(), v.maxLength(250)),
  created: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  livemode: v.boolean(),
  data: v.object({ object: v.unknown() }),
});

/**
 * Handles a Stripe event: `body` is the unchanged request body, and `signature` its header. Throws 400 for anything
 * that Stripe did not sign within five minutes, or that belongs to the other mode; any other error makes Stripe send it
 * again.
 */
export async function receiveEvent(tools: PayingTools, body: string, signature: string | undefined): Promise<void> {
  const event = await readEvent(tools, body, signature);
  if (!(EVENT_TYPES as readonly string[]).includes(event.type)) return;
  const { backend, now } = tools;
  const { id, type, livemode } = event;
  const created = new Date(event.created * 1000).toISOString();
  // An event that failed, or that is in progress elsewhere, is handled again: repeating it changes nothing.
  if (await noteEvent(backend, { id, type, created, livemode })) return;
  const outcome = await applyEvent(tools, event);
  if (outcome === "refused")
    console.warn(`The event ${id} (${type}) matches no account on this site: nothing changed.`);
  await markHandled(backend, id, new Date(now()).toISOString());
}

async function readEvent({ payments, now }: PayingTools, body: string, signature = ""): Promise<StripeEvent> {
  const { webhooks } = await payments.loadStripe();
  let given: unknown;
  try {
    given = webhooks.constructEvent(body, signature, payments.webhookSecret, MAX_AGE_S, undefined, now());
  } catch {
    throw new AccountProblem(400, "bad_signature", "This event is not signed by Stripe, or too old.");
  }
  const event = v.safeParse(EVENT, given);
  if (!event.success) throw new AccountProblem(400, "bad_event", "This is not a Stripe event.");
  const { data, ...rest } = event.output;
  if (rest.livemode !== (payments.mode === "live")) {
    throw new AccountProblem(400, "wrong_mode", "This event is from Stripe's other mode, live or test.");
  }
  return { ...rest, about: data.object };
}
