import { expect, test, vi } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { openTestBilling } from "./test-billing.ts";

const { db } = await openTestPglite();

test("deleting an account ends the subscription, the Stripe customer and all rows", async () => {
  const { join, test, service } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  const { state } = test.store;
  const [paid] = Object.values(state.sessions);
  if (paid) state.sessions.cs_other = { ...paid, id: "cs_other", status: "open" };
  expect((await ada.send("POST", "/account/delete", { confirm: ada.email })).status).toBe(200);
  expect(Object.values(state.subscriptions).map(({ status }) => status)).toEqual(["canceled"]);
  expect(Object.values(state.customers)).toEqual([]);
  expect(Object.values(state.sessions).map(({ status }) => status)).toEqual(["complete", "expired"]);
  for (const table of ["subscriptions", "billing_customers"]) {
    expect((await service.from(table).select().eq("user_id", ada.id)).data).toEqual([]);
  }
});

test("an account whose customer is gone from Stripe can be deleted, unless it still pays real money", async () => {
  using _error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { join, service } = await openTestBilling(db);
  const [ada, eve] = [await join(), await join()];
  for (const { id } of [ada, eve])
    await service.from("billing_customers").insert({ user_id: id, stripe_customer_id: `cus_gone_${id}` });
  const row = { status: "active", event_created: "2026-11-22T00:00:00Z", livemode: true };
  await service.from("subscriptions").insert({ ...row, id: `sub_${eve.id}`, user_id: eve.id });
  expect((await ada.send("POST", "/account/delete", { confirm: ada.email })).status).toBe(200);
  expect((await eve.send("POST", "/account/delete", { confirm: eve.email })).status).toBe(503);
});

test("while Stripe is down nothing is deleted, and the response says so", async () => {
  using error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { join, isAway } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  isAway.stripe = true;
  const refused = await ada.send("POST", "/account/delete", { confirm: ada.email });
  expect([refused.status, refused.body.code]).toEqual([503, "subscription_not_canceled"]);
  expect(refused.body.message).toContain("nothing was deleted");
  expect(error.mock.calls.flat().join()).not.toContain("secret@");
  expect((await ada.state()).isPro).toBe(true);
  expect(await ada.send("POST", "/portal")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  isAway.stripe = false;
  expect((await ada.send("POST", "/account/delete", { confirm: ada.email })).status).toBe(200);
});

test("without Stripe keys only accounts without a live subscription can be deleted", async () => {
  const { join, service } = await openTestBilling(db, { change: () => null });
  const row = { status: "active", event_created: "2026-11-22T00:00:00Z" };
  const ada = await join();
  const eve = await join();
  await service.from("subscriptions").insert({ ...row, id: `sub_${ada.id}`, user_id: ada.id, livemode: true });
  await service.from("subscriptions").insert({ ...row, id: `sub_${eve.id}`, user_id: eve.id, livemode: false });
  const refused = await ada.send("POST", "/account/delete", { confirm: ada.email });
  expect([refused.status, refused.body.code]).toEqual([503, "subscription_not_canceled"]);
  expect((await eve.send("POST", "/account/delete", { confirm: eve.email })).status).toBe(200);
});

test("without keys nothing is sold, and the plan state stays correct", async () => {
  const { join, billing, sendEvent } = await openTestBilling(db, { change: () => null });
  const ada = await join();
  expect(await (await billing.request("/offer")).json()).toEqual({ mode: "off", price: "3.10", currency: "usd" });
  for (const path of ["/checkout", "/portal", "/cancel", "/resume"]) {
    expect(await ada.send("POST", path)).toMatchObject({ status: 503, body: { code: "billing_off" } });
  }
  expect(await ada.state()).toMatchObject({ isPro: false, hasPortal: false, isTest: false });
  expect((await sendEvent({})).status).toBe(503);
  expect((await billing.request("/test/portal/x", { method: "POST" })).status).toBe(404);
});

test("a customer missing in Stripe has no portal and is created again on purchase", async () => {
  const { join, service } = await openTestBilling(db);
  const ada = await join();
  await service.from("billing_customers").insert({ user_id: ada.id, stripe_customer_id: `cus_gone_${ada.id}` });
  expect((await ada.send("POST", "/portal")).body.code).toBe("no_customer");
  await ada.buy();
  expect((await ada.state()).isPro).toBe(true);
});
