import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Interval } from "#contract/billing.ts";
import { makeTestFolder } from "../../test-folder.ts";
import { openTest } from "../payments.ts";
import { cancelNow, pay } from "./actions.ts";
import { addInterval } from "./objects.ts";

function makeFile() {
  const folder = makeTestFolder(onTestFinished);
  return join(folder, "test-checkout.json");
}

async function openSession(payments: Awaited<ReturnType<typeof openTest>>) {
  const stripe = await payments.loadStripe();
  const customer = await stripe.customers.create({ email: "ada@example.com", metadata: { user_id: "1" } });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: payments.priceId, quantity: 1 }],
    subscription_data: { metadata: { user_id: "1" } },
    success_url: "http://localhost:3000/user/account?checkout=done&session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/pricing",
  });
  return { stripe, customer, session, held: payments.testCheckout.store.state.sessions[session.id] };
}

test("purchases survive a restart, and undelivered events are sent after it", async () => {
  const file = makeFile();
  const before = await openTest(file);
  before.testCheckout.deliverTo(async () => false);
  const { held, customer } = await openSession(before);
  if (held) pay(before.testCheckout.store, held);
  await before.testCheckout.store.commit();
  const after = await openTest(file);
  const taken: string[] = [];
  const stripe = await after.loadStripe();
  after.testCheckout.deliverTo(async (body, signature) => {
    taken.push(stripe.webhooks.constructEvent(body, signature, after.webhookSecret).type);
    return true;
  });
  await after.testCheckout.advance();
  expect(taken).toEqual(["checkout.session.completed", "customer.subscription.created", "invoice.paid"]);
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  await stripe.subscriptions.cancel(subscription?.id ?? "");
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect(readdirSync(join(file, ".."))).toEqual(["test-checkout.json"]);
});

test("after a failed delivery the receiver gets the same event and all later ones", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const payments = await openTest(null);
  const { store } = payments.testCheckout;
  const { held } = await openSession(payments);
  payments.testCheckout.deliverTo(() => Promise.reject(new TypeError("secret")));
  if (held) pay(store, held);
  await store.commit();
  expect(error.mock.calls).toEqual([["An event of the test checkout was not delivered: TypeError"]]);
  error.mockRestore();
  const taken: string[] = [];
  payments.testCheckout.deliverTo(async (body) => {
    taken.push(JSON.parse(body).type);
    return true;
  });
  await store.commit();
  expect(taken).toEqual(["checkout.session.completed", "customer.subscription.created", "invoice.paid"]);
  expect(store.state.pending).toEqual([]);
});

test("an unreadable state fails at startup with one line", async () => {
  const file = makeFile();
  for (const text of ["", "{", "[]", '{"version":2}', '{"version":1,"customers":{}}']) {
    writeFileSync(file, text);
    await expect(openTest(file)).rejects.toThrow(/isn't a state file of the test checkout\. .+ start over\.$/);
  }
});

test("keys, parameters and IDs that Stripe would reject fail with its errors", async () => {
  const payments = await openTest(null);
  const { stripe, session, customer } = await openSession(payments);
  const { fetch } = payments.testCheckout;
  expect((await fetch("https://api.stripe.com/v1/prices/x")).status).toBe(401);
  await expect(stripe.prices.retrieve("price_other")).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.subscriptions.retrieve("sub_x")).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.customers.create({ balance: 5 })).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "balance",
  });
  await expect(stripe.payouts.list()).rejects.toMatchObject({ statusCode: 404 });
  const portal = { customer: "constructor", return_url: "http://localhost:3000/" };
  expect((await stripe.billingPortal.sessions.create({ ...portal, customer: customer.id })).url).toContain(
    "/billing/test/",
  );
  await expect(stripe.billingPortal.sessions.create({ ...portal, customer: "cus_x" })).rejects.toMatchObject({
    code: "resource_missing",
    param: "customer",
  });
  await stripe.checkout.sessions.expire(session.id);
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
});

test("an expired session can't be paid, and a subscription ends only once", async () => {
  const payments = await openTest(null);
  const { stripe, session, held } = await openSession(payments);
  const { store } = payments.testCheckout;
  await stripe.checkout.sessions.expire(session.id);
  if (held) pay(store, held);
  expect(store.state.subscriptions).toEqual({});
  const other = await openSession(payments);
  if (other.held) pay(store, other.held);
  const [subscription] = Object.values(store.state.subscriptions);
  if (!subscription) throw new Error("Nothing was bought");
  cancelNow(store, subscription);
  const { length } = store.state.pending;
  cancelNow(store, subscription);
  expect(store.state.pending).toHaveLength(length);
});

test("the pages find only existing sessions", async () => {
  const payments = await openTest(null);
  const { session } = await openSession(payments);
  const { pages } = payments.testCheckout;
  expect(pages.readCheckout(session.id)).toEqual({
    status: "open",
    address: "ada@example.com",
    backPath: "/pricing",
    price: { text: "$3.10", interval: "month" },
  });
  for (const id of ["", "x", "__proto__", "constructor"]) {
    expect([pages.readCheckout(id), pages.readPortal(id)]).toEqual([null, null]);
  }
});

test("portal links expire after an hour, and old sessions are deleted after a month", async () => {
  let ahead = 0;
  const payments = await openTest(null, { now: () => Date.now() + ahead });
  const { stripe, customer } = await openSession(payments);
  await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: "http://localhost:3000/" });
  const { state } = payments.testCheckout.store;
  ahead = 61 * 60_000;
  await payments.testCheckout.advance();
  expect([Object.keys(state.portals).length, Object.keys(state.sessions).length]).toEqual([0, 1]);
  ahead = 32 * 24 * 60 * 60_000;
  await payments.testCheckout.advance();
  expect(state.sessions).toEqual({});
});

test("a month or year ends on the same day, or on the last day of a shorter month", () => {
  const add = (day: string, interval: Interval = "month") =>
    new Date(addInterval(Date.parse(day) / 1000, interval) * 1000).toISOString();
  expect(add("2026-11-22T10:20:30Z")).toBe("2026-12-22T10:20:30.000Z");
  expect(add("2026-12-31T00:00:00Z")).toBe("2027-01-31T00:00:00.000Z");
  expect(add("2027-01-31T00:00:00Z")).toBe("2027-02-28T00:00:00.000Z");
  expect(add("2028-01-30T23:59:59Z")).toBe("2028-02-29T23:59:59.000Z");
  expect(add("2028-02-29T00:00:00Z", "year")).toBe("2029-02-28T00:00:00.000Z");
});
