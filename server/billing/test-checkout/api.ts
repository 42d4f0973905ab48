// The few calls of Stripe's API that this server makes, answered from the state of the test checkout. A parameter that it
// does not know is refused, as at Stripe.
import { Hono } from "hono";
import * as v from "valibot";
import { addCheckoutRoutes } from "./api-checkout.ts";
import { addSubscriptionRoutes } from "./api-subscriptions.ts";
import { newId, PRICE } from "./objects.ts";
import { METADATA, readParameters } from "./parameters.ts";
import { answerRefusal, missing, StripeRefusal } from "./problem.ts";
import type { Store } from "./store.ts";

const CUSTOMER = v.strictObject({ email: v.optional(v.string()), metadata: v.optional(METADATA, {}) });
const NEW_ADDRESS = v.strictObject({ email: v.string() });

export function createStripeApi(store: Store, secretKey: string): Hono {
  const { state } = store;
  const hono = new Hono().basePath("/v1");

  hono.use(async (c, next) => {
    if (c.req.header("Authorization") !== `Bearer ${secretKey}`)
      throw new StripeRefusal(401, "Invalid API Key provided");
    await next();
  });
  hono.get("/prices/:id", (c) => {
    const { id } = c.req.param();
    if (id !== PRICE.id) throw missing("price", id, "price");
    return c.json(PRICE);
  });
  hono.post("/customers", async (c) => {
    const { email = null, metadata } = await readParameters(c, CUSTOMER);
    const id = newId("cus");
    state.customers[id] = { id, object: "customer", email, metadata, created: store.now(), livemode: false };
    store.save();
    return c.json(state.customers[id]);
  });
  hono.post("/customers/:id", async (c) => {
    const { email } = await readParameters(c, NEW_ADDRESS);
    const customer = state.customers[c.req.param("id")];
    if (!customer) throw missing("customer", c.req.param("id"));
    customer.email = email;
    store.save();
    return c.json(customer);
  });
  hono.delete("/customers/:id", async (c) => {
    const { id } = c.req.param();
    if (!state.customers[id]) throw missing("customer", id);
    delete state.customers[id];
    store.save();
    return c.json({ id, object: "customer", deleted: true });
  });
  addCheckoutRoutes(hono, store);
  addSubscriptionRoutes(hono, store);
  hono.all("*", (c) => {
    throw new StripeRefusal(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  hono.onError(answerRefusal);
  return hono;
}
