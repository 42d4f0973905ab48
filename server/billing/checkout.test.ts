import { expect, test, vi } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { sql } from "../backend/sql.ts";
import type { Payments } from "./payments.ts";
import { PRO_PRICE } from "./pro-price.ts";
import { DAY_MS, openTestBilling } from "./test-billing.ts";

const { db } = await openTestPglite();

const RIGHT = {
  unit_amount: PRO_PRICE.cents,
  currency: PRO_PRICE.currency,
  recurring: { interval: PRO_PRICE.interval, interval_count: 1 },
};

for (const [what, wrong] of [
  ["cents", { unit_amount: PRO_PRICE.cents * 10 }],
  ["currency", { currency: "eur" }],
  ["interval", { recurring: { interval: "year", interval_count: 1 } }],
  ["number of months", { recurring: { interval: PRO_PRICE.interval, interval_count: 3 } }],
] as const) {
  test(`nothing is sold if the price's ${what} differs from the pages`, async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const {
      join,
      payments,
      test: checkout,
    } = await openTestBilling(db, {
      change: (own) => ({ ...own, priceId: `price_${what}` }),
    });
    const { prices } = await payments.loadStripe();
    vi.spyOn(prices, "retrieve").mockResolvedValue({ ...RIGHT, ...wrong } as never);
    const ada = await join();
    expect(await ada.send("POST", "/checkout")).toMatchObject({ status: 503, body: { code: "billing_off" } });
    expect(checkout.store.state.sessions).toEqual({});
    expect(logged.mock.calls.join()).toContain("STRIPE_PRICE_ID isn't");
  });
}

test.each([true, false])("the checkout accepts promotion codes if configured: %s", async (takesCodes) => {
  const change = (own: Payments) => ({ ...own, takesCodes });
  const { join, payments } = await openTestBilling(db, { change });
  const { checkout } = await payments.loadStripe();
  const create = vi.spyOn(checkout.sessions, "create");
  await (await join()).openCheckout();
  expect(create.mock.lastCall?.[0]?.allow_promotion_codes).toBe(takesCodes || undefined);
});

for (const status of ["past_due", "unpaid"]) {
  test(`buying with a subscription that is ${status} opens the portal, not a new checkout`, async () => {
    const { join, test: checkout, service } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    for (const subscription of Object.values(checkout.store.state.subscriptions)) {
      Object.assign(subscription, { status });
    }
    await service.from("subscriptions").update({ status, grace_until: null }).eq("user_id", ada.id);
    expect(await ada.openCheckout()).toMatch(/^\/test\/portal\//);
  });
}

test("buying, managing, canceling and resuming require the account's second factor", async () => {
  const { join } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  const paid = await ada.state();
  await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
    values (${crypto.randomUUID()}, ${ada.id}, 'totp', 'verified', 'JBSWY3DPEHPK3PXP')`.execute(db);
  for (const path of ["/checkout", "/portal", "/cancel", "/resume"]) {
    expect(await ada.send("POST", path), path).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
  }
  expect(await ada.state()).toEqual(paid);
});

test("two checkouts at once leave only one that can be paid", async () => {
  const { join, payments, press, test } = await openTestBilling(db);
  const ada = await join();
  const { sessions } = (await payments.loadStripe()).checkout;
  const create = sessions.create.bind(sessions);
  const both = Promise.withResolvers<void>();
  const spy = vi.spyOn(sessions, "create").mockImplementation(async (given) => {
    if (spy.mock.calls.length === 2) both.resolve();
    await both.promise;
    return create(given);
  });
  for (const path of await Promise.all([ada.openCheckout(), ada.openCheckout()])) await press(path, "pay");
  expect(Object.values(test.store.state.charges)).toHaveLength(1);
});

test("a yearly subscription renews at its own price a year later", async () => {
  const { join, clock, sweep } = await openTestBilling(db, { yearlyCents: 2990 });
  const ada = await join();
  await ada.buy("year");
  const { periodEnd, price } = await ada.state();
  expect(price).toEqual({ text: "29.9 dollars", interval: "year" });
  expect(Date.parse(periodEnd ?? "") - Date.now()).toBeGreaterThan(364 * DAY_MS);
  clock.ahead = 300 * DAY_MS;
  await sweep();
  expect(await ada.state()).toMatchObject({ isPro: true, periodEnd, price });
  clock.ahead = 370 * DAY_MS;
  await sweep();
  const later = await ada.state();
  expect(later).toMatchObject({ isPro: true, price });
  expect(Date.parse(later.periodEnd ?? "") - Date.parse(periodEnd ?? "")).toBeGreaterThan(364 * DAY_MS);
  const { invoices } = (await ada.send("GET", "/invoices")).body;
  expect(invoices.map(({ amount }: { amount: string }) => amount)).toEqual(["$29.90", "$29.90"]);
});

test("a row without a price has none until Stripe is next queried", async () => {
  const { join, service } = await openTestBilling(db, { yearlyCents: 2990 });
  const ada = await join();
  await ada.buy("year");
  const none = { price_amount: null, price_currency: null, price_interval: null };
  await service.from("subscriptions").update(none).eq("user_id", ada.id);
  expect(await ada.state()).toMatchObject({ isPro: true, price: null });
  expect((await ada.send("POST", "/resume")).body.price).toEqual({ text: "29.9 dollars", interval: "year" });
});

test("a canceled checkout returns to the prices with its own selected", async () => {
  const { join, test } = await openTestBilling(db, { yearlyCents: 2990 });
  const ada = await join();
  await ada.openCheckout();
  await ada.openCheckout("year");
  expect(Object.values(test.store.state.sessions).map(({ cancel_url }) => cancel_url)).toEqual([
    "http://localhost:3000/pricing?checkout=cancelled",
    "http://localhost:3000/pricing?checkout=cancelled&interval=year",
  ]);
});

test("a request for a plan that isn't sold is rejected", async () => {
  const { join, test } = await openTestBilling(db);
  const ada = await join();
  const year = await ada.send("POST", "/checkout", { interval: "year" });
  expect(year).toMatchObject({ status: 409, body: { code: "no_yearly_plan" } });
  for (const body of [{ interval: "week" }, { price: "price_testcheckout_yearly" }]) {
    expect(await ada.send("POST", "/checkout", body)).toMatchObject({ status: 400, body: { code: "bad_request" } });
  }
  expect(test.store.state.sessions).toEqual({});
});

test("handled events are forgotten after 60 days", async () => {
  const { sweep, service } = await openTestBilling(db);
  const days = [59, 61];
  const event = { type: "x", created: "2026-01-01", livemode: true };
  const rows = days.map((age) => ({
    ...event,
    id: `evt_${age}`,
    received_at: new Date(Date.now() - age * DAY_MS).toISOString(),
  }));
  expect((await service.from("billing_events").insert(rows)).error).toBeNull();
  await sweep();
  const ids = rows.map(({ id }) => id);
  expect((await service.from("billing_events").select("id").in("id", ids)).data).toEqual([{ id: "evt_59" }]);
});
