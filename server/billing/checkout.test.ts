import { afterAll, expect, test, vi } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import type { Payments } from "./payments.ts";
import { openTestBilling } from "./test-billing.ts";
import { PRO_PRICE } from "./tools.ts";

const database = await openTestPglite();
afterAll(() => database.close());

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
  test(`nothing is sold at a price with another ${what} than the pages say`, async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const {
      join,
      payments,
      test: checkout,
    } = await openTestBilling(database.db, {
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

test.each([true, false])("the checkout takes promotion codes when it is told to: %s", async (takesCodes) => {
  const change = (own: Payments) => ({ ...own, takesCodes });
  const { join, payments } = await openTestBilling(database.db, { change });
  const { checkout } = await payments.loadStripe();
  const create = vi.spyOn(checkout.sessions, "create");
  await (await join()).openCheckout();
  expect(create.mock.lastCall?.[0]?.allow_promotion_codes).toBe(takesCodes || undefined);
});

for (const status of ["past_due", "unpaid"]) {
  test(`a person whose subscription is ${status} is led to the portal to pay it, not sold a second one`, async () => {
    const { join, test: checkout, service } = await openTestBilling(database.db);
    const ada = await join();
    await ada.buy();
    for (const subscription of Object.values(checkout.store.state.subscriptions)) {
      Object.assign(subscription, { status });
    }
    await service.from("subscriptions").update({ status, grace_until: null }).eq("user_id", ada.id);
    expect(await ada.openCheckout()).toMatch(/^\/test\/portal\//);
  });
}
