import type { Hono } from "hono";
import * as v from "valibot";
import { dropEnd, end, planEnd } from "./deeds.ts";
import { listOf, readParameters } from "./parameters.ts";
import { missing, StripeRefusal } from "./problem.ts";
import type { Store } from "./store.ts";

const READ = v.strictObject({ expand: v.optional(v.strictObject({ 0: v.literal("latest_invoice") })) });
const LIST = v.strictObject({ customer: v.string(), status: v.optional(v.string()), limit: v.optional(v.string()) });
const CHANGE = v.strictObject({
  cancel_at: v.optional(v.literal("")),
  cancel_at_period_end: v.optional(v.picklist(["true", "false"])),
});
const PAYMENT_LIST = v.strictObject({
  payment: v.strictObject({ type: v.literal("payment_intent"), payment_intent: v.string() }),
  limit: v.optional(v.string()),
});

/** Subscriptions, their invoices, and which payment paid which invoice. */
export function addSubscriptionRoutes(hono: Hono, store: Store) {
  const { state } = store;

  hono.get("/subscriptions", async (c) => {
    const { customer, status } = await readParameters(c, LIST);
    if (!state.customers[customer]) throw missing("customer", customer, "customer");
    const found = Object.values(state.subscriptions).filter(
      (subscription) =>
        subscription.customer === customer &&
        (status === "all" || (status ? subscription.status === status : subscription.status !== "canceled")),
    );
    return c.json(listOf(found, "/v1/subscriptions"));
  });
  hono.get("/subscriptions/:id", async (c) => {
    const { id } = c.req.param();
    const { expand } = await readParameters(c, READ);
    const subscription = state.subscriptions[id];
    if (!subscription) throw missing("subscription", id);
    return c.json(
      expand ? { ...subscription, latest_invoice: state.invoices[subscription.latest_invoice] } : subscription,
    );
  });
  hono.post("/subscriptions/:id", async (c) => {
    const { id } = c.req.param();
    const { cancel_at, cancel_at_period_end } = await readParameters(c, CHANGE);
    const subscription = state.subscriptions[id];
    if (!subscription) throw missing("subscription", id);
    if (subscription.status === "canceled")
      throw new StripeRefusal(400, "A canceled subscription can only update its cancellation_details and metadata.");
    if (cancel_at !== undefined && cancel_at_period_end !== undefined)
      throw new StripeRefusal(400, "You may only specify one of cancel_at and cancel_at_period_end.");
    if (cancel_at_period_end === "true") planEnd(store, subscription);
    else if (cancel_at === "" || subscription.cancel_at_period_end) dropEnd(store, subscription);
    store.save();
    void store.deliver();
    return c.json(subscription);
  });
  hono.delete("/subscriptions/:id", async (c) => {
    const { id } = c.req.param();
    const subscription = state.subscriptions[id];
    if (!subscription || subscription.status === "canceled") throw missing("subscription", id);
    end(store, subscription);
    store.save();
    // Beside the answer, as at Stripe: whoever called may be the receiver.
    void store.deliver();
    return c.json(subscription);
  });
  hono.get("/invoices/:id", (c) => {
    const { id } = c.req.param();
    const invoice = state.invoices[id];
    if (!invoice) throw missing("invoice", id);
    return c.json(invoice);
  });
  hono.get("/invoice_payments", async (c) => {
    const { payment } = await readParameters(c, PAYMENT_LIST);
    const charges = Object.values(state.charges).filter((charge) => charge.payment_intent === payment.payment_intent);
    const payments = charges.map(({ id, invoice, amount }) => ({
      id: id.replace(/^ch/, "inpay"),
      object: "invoice_payment",
      invoice,
      amount_paid: amount,
      status: "paid",
      payment,
    }));
    return c.json(listOf(payments, "/v1/invoice_payments"));
  });
}
