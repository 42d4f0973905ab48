import type { Hono } from "hono";
import * as v from "valibot";
import { expire } from "./deeds.ts";
import { type CheckoutSession, newId, PRICE_ID } from "./objects.ts";
import { listOf, METADATA, readParameters } from "./parameters.ts";
import { missing, StripeRefusal } from "./problem.ts";
import type { Store } from "./store.ts";

const URL_TEXT = v.pipe(v.string(), v.url(), v.maxLength(5000));
const SESSION = v.strictObject({
  mode: v.literal("subscription"),
  customer: v.string(),
  client_reference_id: v.optional(v.string()),
  line_items: v.strictObject({ 0: v.strictObject({ price: v.string(), quantity: v.literal("1") }) }),
  metadata: v.optional(METADATA, {}),
  subscription_data: v.optional(v.strictObject({ metadata: v.optional(METADATA, {}) }), {}),
  managed_payments: v.optional(v.strictObject({ enabled: v.picklist(["true", "false"]) })),
  success_url: URL_TEXT,
  cancel_url: URL_TEXT,
});
const SESSION_LIST = v.strictObject({
  customer: v.string(),
  status: v.optional(v.string()),
  limit: v.optional(v.string()),
});
const PORTAL = v.strictObject({ customer: v.string(), return_url: URL_TEXT });

const SESSION_LIFE_S = 24 * 60 * 60;

/** Sessions of the checkout and of the portal. Their pages are this site's: /billing/test/… */
export function addCheckoutRoutes(hono: Hono, store: Store) {
  const { state } = store;

  hono.post("/checkout/sessions", async (c) => {
    const given = await readParameters(c, SESSION);
    if (!state.customers[given.customer]) throw missing("customer", given.customer, "customer");
    const { price } = given.line_items[0];
    if (price !== PRICE_ID) throw missing("price", price, "line_items[0][price]");
    const id = newId("cs_test");
    const session: CheckoutSession = {
      id,
      object: "checkout.session",
      mode: given.mode,
      status: "open",
      payment_status: "unpaid",
      customer: given.customer,
      client_reference_id: given.client_reference_id ?? null,
      subscription: null,
      success_url: given.success_url,
      cancel_url: given.cancel_url,
      metadata: given.metadata,
      url: `${new URL(given.success_url).origin}/billing/test/checkout/${id}`,
      created: store.now(),
      expires_at: store.now() + SESSION_LIFE_S,
      livemode: false,
      subscription_data: { metadata: given.subscription_data.metadata ?? {} },
    };
    state.sessions[id] = session;
    store.save();
    return c.json(session);
  });
  hono.get("/checkout/sessions", async (c) => {
    const { customer, status } = await readParameters(c, SESSION_LIST);
    const sessions = Object.values(state.sessions).filter(
      (session) => session.customer === customer && (status === undefined || session.status === status),
    );
    return c.json(listOf(sessions, "/v1/checkout/sessions"));
  });
  hono.post("/checkout/sessions/:id/expire", (c) => {
    const { id } = c.req.param();
    const session = state.sessions[id];
    if (!session) throw missing("checkout.session", id);
    if (session.status !== "open")
      throw new StripeRefusal(400, "Only Checkout Sessions with a status of open can be expired.");
    expire(session);
    store.save();
    return c.json(session);
  });
  hono.post("/billing_portal/sessions", async (c) => {
    const { customer, return_url } = await readParameters(c, PORTAL);
    if (!state.customers[customer]) throw missing("customer", customer, "customer");
    const id = newId("bps_test");
    const url = `${new URL(return_url).origin}/billing/test/portal/${id}`;
    state.portals[id] = {
      id,
      object: "billing_portal.session",
      customer,
      return_url,
      url,
      created: store.now(),
      livemode: false,
    };
    store.save();
    return c.json(state.portals[id]);
  });
}
