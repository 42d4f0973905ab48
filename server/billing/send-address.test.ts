import { expect, test, vi } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { openTestBilling } from "./test-billing.ts";

const { db } = await openTestPglite();

/** Ada, known to Stripe, who changes her address. */
async function setUp() {
  const site = await openTestBilling(db);
  const ada = await site.join();
  await ada.buy();
  const move = async (email = `${crypto.randomUUID()}@example.com`) => {
    const body = JSON.stringify({ email });
    await site.backend.callAsService(`/auth/v1/admin/users/${ada.id}`, { method: "PUT", body });
    return email;
  };
  const { customers } = site.test.store.state;
  const addressAtStripe = () => Object.values(customers).find(({ metadata }) => metadata.user_id === ada.id)?.email;
  return { ...site, ada, move, addressAtStripe };
}

test("Stripe gets the new address before the portal or checkout opens", async () => {
  const { ada, move, addressAtStripe } = await setUp();
  expect(addressAtStripe()).toBe(ada.email);
  const second = await move();
  await ada.manage("cancel-now");
  expect(addressAtStripe()).toBe(second);
  const third = await move();
  await ada.openCheckout();
  expect(addressAtStripe()).toBe(third);
});

test("reading the billing state sends a changed address to Stripe", async () => {
  const { ada, move, addressAtStripe } = await setUp();
  const address = await move();
  await ada.state();
  await vi.waitFor(() => expect(addressAtStripe()).toBe(address));
});

test("a change while Stripe is down is sent once, by the next sweep", async () => {
  const { ada, move, addressAtStripe, isAway, sweep, payments } = await setUp();
  vi.spyOn(console, "error").mockImplementation(() => {});
  isAway.stripe = true;
  const address = await move();
  await expect(sweep()).rejects.toThrow();
  expect(addressAtStripe()).toBe(ada.email);
  isAway.stripe = false;
  const update = vi.spyOn((await payments.loadStripe()).customers, "update");
  await sweep();
  await sweep();
  expect(addressAtStripe()).toBe(address);
  expect(update).toHaveBeenCalledTimes(1);
});

test("a second change while the first is being sent is not lost", async () => {
  const { move, addressAtStripe, sweep, payments } = await setUp();
  const { customers } = await payments.loadStripe();
  const update = customers.update.bind(customers);
  let last = "";
  const spy = vi.spyOn(customers, "update").mockImplementationOnce(async (id, values) => {
    last = await move();
    return update(id, values);
  });
  await move();
  await sweep();
  expect(addressAtStripe()).not.toBe(last);
  spy.mockRestore();
  await sweep();
  expect(addressAtStripe()).toBe(last);
});

test("a missing customer or an address Stripe rejects does not block the queue", async () => {
  const { ada, move, sweep, payments, service, test } = await setUp();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const waiting = () => service.from("billing_customers").select("address_changed_at").eq("user_id", ada.id).single();
  const { customers } = await payments.loadStripe();
  await move();
  vi.spyOn(customers, "update").mockRejectedValueOnce(Object.assign(new Error("x"), { code: "email_invalid" }));
  await sweep();
  expect((await waiting()).data).toEqual({ address_changed_at: null });
  await move();
  for (const id of Object.keys(test.store.state.customers)) delete test.store.state.customers[id];
  await sweep();
  expect((await waiting()).data).toEqual({ address_changed_at: null });
  expect(logged.mock.calls.join()).not.toContain("@");
});
