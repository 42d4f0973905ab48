import * as v from "valibot";
import { applySubscription, findOwner, idOf, type Outcome } from "./apply-subscription.ts";
import type { PayingTools } from "./tools.ts";

const ID = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);
const CHARGE = v.object({ refunded: v.boolean(), payment_intent: v.nullable(ID) });

/**
 * Ends Pro for a person who gets all of the last payment back. Stripe goes on with a subscription whose payment was
 * refunded, so it is canceled here. A part of a payment, or an older one, given back changes nothing.
 */
export async function applyRefund(
  tools: PayingTools,
  about: unknown,
  happenedAt: number,
): Promise<Outcome | "ignored"> {
  const charge = v.safeParse(CHARGE, about);
  if (!charge.success || !charge.output.refunded || !charge.output.payment_intent) return "ignored";
  const stripe = await tools.payments.loadStripe();
  const { payment_intent } = charge.output;
  const paid = await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent }, limit: 1 });
  const payment = paid.data[0];
  if (!payment) return "ignored";
  const invoice = await stripe.invoices.retrieve(idOf(payment.invoice));
  const id = invoice.parent?.subscription_details?.subscription;
  if (!id) return "ignored";
  const subscription = await stripe.subscriptions.retrieve(idOf(id));
  if (!(await findOwner(tools, subscription))) return "refused";
  const isLast = subscription.latest_invoice !== null && idOf(subscription.latest_invoice) === invoice.id;
  if (isLast && subscription.status !== "canceled") await stripe.subscriptions.cancel(subscription.id);
  return applySubscription(tools, subscription.id, happenedAt);
}
