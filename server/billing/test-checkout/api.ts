// The few Stripe API calls that this server makes. Unlisted parameters are refused, as in Stripe, which catches typos.
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as v from "valibot";
import { cancelLater, cancelNow, expire, isEnding, resume } from "./actions.ts";
import { find, type Price } from "./objects.ts";
import type { Store } from "./store.ts";

const USER_ID = v.optional(v.string());
const LIMIT = v.optional(v.string());
const URL_TEXT = v.pipe(v.string(), v.url());

const CUSTOMER = v.strictObject({ email: v.optional(v.string()), "metadata[user_id]": USER_ID });
const NEW_ADDRESS = v.strictObject({ email: v.string() });
const SESSION = v.strictObject({
  mode: v.literal("subscription"),
  customer: v.string(),
  client_reference_id: v.optional(v.string()),
  "line_items[0][price]": v.string(),
  "line_items[0][quantity]": v.literal("1"),
  "metadata[user_id]": USER_ID,
  "subscription_data[metadata][user_id]": USER_ID,
  allow_promotion_codes: v.optional(v.picklist(["true", "false"])),
  "managed_payments[enabled]": v.optional(v.picklist(["true", "false"])),
  success_url: URL_TEXT,
  cancel_url: URL_TEXT,
});
const CHANGE_FLOW = "flow_data[subscription_update_confirm]";
const PORTAL = v.strictObject({
  customer: v.string(),
  return_url: URL_TEXT,
  "flow_data[type]": v.optional(v.literal("subscription_update_confirm")),
  [`${CHANGE_FLOW}[subscription]`]: v.optional(v.string()),
  [`${CHANGE_FLOW}[items][0][id]`]: v.optional(v.string()),
  [`${CHANGE_FLOW}[items][0][price]`]: v.optional(v.string()),
  [`${CHANGE_FLOW}[items][0][quantity]`]: v.optional(v.literal("1")),
  "flow_data[after_completion][type]": v.optional(v.literal("redirect")),
  "flow_data[after_completion][redirect][return_url]": v.optional(URL_TEXT),
});
const LIST = v.strictObject({ customer: v.string(), status: v.optional(v.string()), limit: LIMIT });
const READ = v.strictObject({ "expand[0]": v.optional(v.literal("latest_invoice")) });
const CHANGE = v.strictObject({
  cancel_at: v.optional(v.literal("")),
  cancel_at_period_end: v.optional(v.picklist(["true", "false"])),
});
const PAYMENT_LIST = v.strictObject({
  "payment[type]": v.literal("payment_intent"),
  "payment[payment_intent]": v.string(),
  limit: LIMIT,
});

const SESSION_LIFE_S = 24 * 60 * 60;

export function createStripeApi(store: Store, secretKey: string, prices: Record<string, Price>): Hono {
  const hono = new Hono().basePath("/v1");
  hono.use(async (c, next) => {
    if (c.req.header("Authorization") !== `Bearer ${secretKey}`) throw refusal(401, "Invalid API Key provided");
    await next();
    // Events do not delay the response, as in Stripe: the caller may be their receiver.
    if (c.req.method !== "GET") void store.commit();
  });
  hono.get("/prices/:id", (c) => c.json(need(prices, "price", c.req.param("id"), "price")));
  addCustomers(hono, store);
  addSessions(hono, store, prices);
  addSubscriptions(hono, store);
  addPayments(hono, store);
  hono.all("*", (c) => {
    throw refusal(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  hono.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`The test checkout failed: ${error.name}`);
    return c.json({ error: { type: "api_error", message: "The test checkout failed." } }, 500);
  });
  return hono;
}

function addCustomers(hono: Hono, { state: { customers }, stamp }: Store) {
  hono.post("/customers", async (c) => {
    const { email = null, "metadata[user_id]": userId } = await readParameters(c, CUSTOMER);
    const customer = { ...stamp("customer", "cus"), email, metadata: metadataOf(userId) };
    customers[customer.id] = customer;
    return c.json(customer);
  });
  hono.post("/customers/:id", async (c) => {
    const { email } = await readParameters(c, NEW_ADDRESS);
    const customer = need(customers, "customer", c.req.param("id"));
    customer.email = email;
    return c.json(customer);
  });
  hono.delete("/customers/:id", (c) => {
    const { id } = need(customers, "customer", c.req.param("id"));
    delete customers[id];
    return c.json({ id, object: "customer", deleted: true });
  });
}

/** Checkout and portal sessions. Their pages are on this site, below /billing/test. */
function addSessions(hono: Hono, store: Store, prices: Record<string, Price>) {
  const { stamp, now } = store;
  const { customers, sessions, portals } = store.state;
  hono.post("/checkout/sessions", async (c) => {
    const given = await readParameters(c, SESSION);
    const { customer, success_url, cancel_url } = given;
    need(customers, "customer", customer, "customer");
    const price = need(prices, "price", given["line_items[0][price]"], "line_items[0][price]");
    const base = stamp("checkout.session", "cs_test");
    const session = {
      ...base,
      status: "open" as const,
      customer,
      subscription: null,
      success_url,
      cancel_url,
      url: `${new URL(success_url).origin}/billing/test/checkout/${base.id}`,
      expires_at: now() + SESSION_LIFE_S,
      subscription_data: { metadata: metadataOf(given["subscription_data[metadata][user_id]"]) },
      price,
    };
    sessions[session.id] = session;
    return c.json(session);
  });
  hono.get("/checkout/sessions", async (c) => {
    const { customer, status } = await readParameters(c, LIST);
    const ofCustomer = Object.values(sessions).filter((session) => session.customer === customer);
    return c.json(listOf(ofCustomer.filter((session) => !status || session.status === status).reverse()));
  });
  hono.post("/checkout/sessions/:id/expire", (c) => {
    const session = need(sessions, "checkout.session", c.req.param("id"));
    if (session.status !== "open") throw refusal(400, "Only Checkout Sessions with a status of open can be expired.");
    expire(session);
    return c.json(session);
  });
  hono.post("/billing_portal/sessions", async (c) => {
    const given = await readParameters(c, PORTAL);
    const { customer, return_url } = given;
    need(customers, "customer", customer, "customer");
    const base = stamp("billing_portal.session", "bps_test");
    const url = `${new URL(return_url).origin}/billing/test/portal/${base.id}`;
    const change = given["flow_data[type]"] && readChange(given, store, prices);
    const portal = { ...base, customer, return_url, url, ...(change && { change }) };
    portals[portal.id] = portal;
    return c.json(portal);
  });
}

/** The requested price change for an item of one of this customer's subscriptions. */
function readChange(given: v.InferOutput<typeof PORTAL>, { state }: Store, prices: Record<string, Price>) {
  const member = (name: string) => String(given[`${CHANGE_FLOW}[${name}` as keyof typeof given] ?? "");
  const id = member("subscription]");
  const subscription = need(state.subscriptions, "subscription", id, `${CHANGE_FLOW}[subscription]`);
  const item = subscription.items.data.find((known) => known.id === member("items][0][id]"));
  if (!item || subscription.customer !== given.customer) throw missing("subscription_item", member("items][0][id]"));
  const price = need(prices, "price", member("items][0][price]"), `${CHANGE_FLOW}[items][0][price]`);
  const isEqual = item.price.id === price.id;
  if (isEqual || subscription.status !== "active" || isEnding(subscription)) {
    throw refusal(400, "This subscription cannot be updated.");
  }
  const return_url = given["flow_data[after_completion][redirect][return_url]"] ?? given.return_url;
  return { subscription: id, price, return_url };
}

function addSubscriptions(hono: Hono, store: Store) {
  const { customers, subscriptions, invoices } = store.state;
  hono.get("/subscriptions", async (c) => {
    const { customer, status } = await readParameters(c, LIST);
    need(customers, "customer", customer, "customer");
    const ofCustomer = Object.values(subscriptions).filter((subscription) => subscription.customer === customer);
    const isAsked = (given: string) => status === "all" || (status ? given === status : given !== "canceled");
    return c.json(listOf(ofCustomer.filter((subscription) => isAsked(subscription.status))));
  });
  hono.get("/subscriptions/:id", async (c) => {
    const { "expand[0]": expand } = await readParameters(c, READ);
    const subscription = need(subscriptions, "subscription", c.req.param("id"));
    return c.json(expand ? { ...subscription, latest_invoice: invoices[subscription.latest_invoice] } : subscription);
  });
  hono.post("/subscriptions/:id", async (c) => {
    const { cancel_at, cancel_at_period_end } = await readParameters(c, CHANGE);
    const subscription = need(subscriptions, "subscription", c.req.param("id"));
    if (subscription.status === "canceled")
      throw refusal(400, "A canceled subscription can only update its cancellation_details and metadata.");
    if (cancel_at !== undefined && cancel_at_period_end !== undefined)
      throw refusal(400, "You may only specify one of cancel_at and cancel_at_period_end.");
    if (cancel_at_period_end === "true") cancelLater(store, subscription, true);
    else if (isEnding(subscription)) resume(store, subscription);
    return c.json(subscription);
  });
  hono.delete("/subscriptions/:id", (c) => {
    const subscription = need(subscriptions, "subscription", c.req.param("id"));
    if (subscription.status === "canceled") throw missing("subscription", subscription.id);
    cancelNow(store, subscription);
    return c.json(subscription);
  });
}

/** Invoices, and which payment paid which invoice. */
function addPayments(hono: Hono, { state }: Store) {
  hono.get("/invoices", async (c) => {
    const { customer } = await readParameters(c, LIST);
    need(state.customers, "customer", customer, "customer");
    const ofCustomer = Object.values(state.invoices).filter((invoice) => invoice.customer === customer);
    return c.json(listOf(ofCustomer.reverse()));
  });
  hono.get("/invoices/:id", (c) => c.json(need(state.invoices, "invoice", c.req.param("id"))));
  hono.get("/invoice_payments", async (c) => {
    const { "payment[payment_intent]": payment_intent } = await readParameters(c, PAYMENT_LIST);
    const charges = Object.values(state.charges).filter((charge) => charge.payment_intent === payment_intent);
    return c.json(
      listOf(charges.map(({ id, invoice }) => ({ id, object: "invoice_payment", invoice, status: "paid" }))),
    );
  });
}

/** The parameters of a request, named as in its body or query: `line_items[0][price]`. */
async function readParameters<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = c.req.method === "POST" ? await c.req.text() : new URL(c.req.url).search;
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(new URLSearchParams(text)));
  if (success) return output;
  const param = v.getDotPath(issues[0]) ?? undefined;
  throw refusal(400, `Received unknown or invalid parameter: ${param}`, { code: "parameter_unknown", param });
}

function need<Thing>(things: Record<string, Thing>, kind: string, id: string, param = "id"): Thing {
  const thing = find(things, id);
  if (!thing) throw missing(kind, id, param);
  return thing;
}

/** In the format of https://docs.stripe.com/api/errors */
function refusal(status: 400 | 401 | 404, message: string, details = {}) {
  const error = { type: "invalid_request_error", message, ...details };
  return new HTTPException(status, { res: Response.json({ error }, { status }) });
}

function missing(kind: string, id: string, param = "id") {
  return refusal(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param });
}

function metadataOf(userId: string | undefined): Record<string, string> {
  return userId === undefined ? {} : { user_id: userId };
}

function listOf(data: readonly object[]) {
  return { object: "list", data, has_more: false };
}
