import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../backend/database/test-databases.ts";
import { setEnding } from "./set-ending.ts";
import { DAY_MS, openTestBilling } from "./test-billing.ts";

const db = await openTestDatabase();

test("one call cancels at the period's end and one undoes it, before any event arrives", async () => {
  const { join, holdEvents, test, clock, sweep } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  const paid = await ada.state();
  const held = holdEvents();
  const canceled = await ada.send("POST", "/cancel");
  expect(canceled).toMatchObject({ status: 200, body: { isPro: true, cancelsAtPeriodEnd: true } });
  expect(canceled.body).toEqual(await ada.state());
  expect(canceled.body.periodEnd).toBe(paid.periodEnd);
  const [subscription] = Object.values(test.store.state.subscriptions);
  expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: true });
  const resumed = await ada.send("POST", "/resume");
  expect(resumed.body).toEqual(paid);
  expect(subscription).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  expect(held.map(({ type }) => type)).toEqual(["customer.subscription.updated", "customer.subscription.updated"]);
  await ada.send("POST", "/cancel");
  clock.ahead = 32 * DAY_MS;
  await sweep();
  expect(subscription?.status).toBe("canceled");
});

test("canceling or resuming twice changes nothing", async () => {
  const { join, test } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  const first = await ada.send("POST", "/cancel");
  const [subscription] = Object.values(test.store.state.subscriptions);
  const then = structuredClone(subscription);
  expect(await ada.send("POST", "/cancel")).toEqual(first);
  expect(subscription).toEqual(then);
  await ada.send("POST", "/resume");
  expect(await ada.send("POST", "/resume")).toMatchObject({ status: 200, body: { cancelsAtPeriodEnd: false } });
});

test("a cancellation from the portal can be undone", async () => {
  const { join } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  await ada.manage("cancel-later");
  expect((await ada.state()).cancelsAtPeriodEnd).toBe(true);
  expect((await ada.send("POST", "/resume")).body).toMatchObject({ isPro: true, cancelsAtPeriodEnd: false });
  expect((await ada.state()).cancelsAtPeriodEnd).toBe(false);
});

test("no one can cancel or resume another person's subscription", async () => {
  const { join, test, service } = await openTestBilling(db);
  const ada = await join();
  const eve = await join();
  await ada.buy();
  const [subscription] = Object.values(test.store.state.subscriptions);
  const refuse = async () => {
    expect(await eve.send("POST", "/cancel", { id: subscription?.id, user_id: ada.id })).toEqual({
      status: 409,
      body: { code: "no_subscription", message: "There is no subscription to cancel." },
    });
    expect(await eve.send("POST", "/resume")).toEqual({
      status: 409,
      body: { code: "no_subscription", message: "There is no subscription to keep." },
    });
  };
  await refuse();
  await eve.openCheckout();
  await refuse();
  // A subscription with Ada's ID stays Ada's even with Eve's customer.
  const { data } = await service.from("billing_customers").select().eq("user_id", eve.id).single();
  Object.assign(subscription ?? {}, { customer: data?.stripe_customer_id });
  await refuse();
  expect(subscription).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  expect((await ada.state()).cancelsAtPeriodEnd).toBe(false);
  await service
    .from("billing_customers")
    .update({ stripe_customer_id: `cus_gone_${eve.id}` })
    .eq("user_id", eve.id);
  await refuse();
});

test("an ended subscription can't be canceled or resumed", async () => {
  const { join } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  await ada.manage("cancel-now");
  for (const path of ["/cancel", "/resume"]) {
    expect(await ada.send("POST", path)).toMatchObject({ status: 409, body: { code: "no_subscription" } });
  }
});

test("canceling requires the account's second factor", async () => {
  const { join, tools, payments } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  const person = {
    id: ada.id,
    address: ada.email,
    factorIds: ["totp"],
    hasSecondFactor: false,
    sessionId: "",
    provedAt: 0,
  };
  for (const isEnding of [true, false]) {
    await expect(setEnding({ ...tools, payments }, person, isEnding)).rejects.toThrow(
      "Confirm your second factor first.",
    );
  }
  expect((await ada.state()).cancelsAtPeriodEnd).toBe(false);
});

test("canceling while Stripe is down returns 503 and changes nothing", async () => {
  using _error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { join, isAway } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  isAway.stripe = true;
  expect(await ada.send("POST", "/cancel")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  isAway.stripe = false;
  expect((await ada.state()).cancelsAtPeriodEnd).toBe(false);
});
