import { afterEach, expect, test, vi } from "vitest";
import { openTest, type Payments } from "./payments.ts";
import { findPrice, readYearlyOffer } from "./prices.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The test checkout with a year at 31 dollars; `change` alters Stripe's response for the yearly price. */
async function openWith(change: (right: object) => unknown): Promise<Payments> {
  const payments = await openTest(null, { yearlyCents: 3100 });
  const stripe = await payments.loadStripe();
  const retrieve = stripe.prices.retrieve.bind(stripe.prices);
  const right = await retrieve(payments.yearlyPriceId ?? "");
  vi.spyOn(stripe.prices, "retrieve").mockImplementation((id) =>
    id === payments.yearlyPriceId ? (Promise.resolve().then(() => change(right)) as never) : retrieve(id),
  );
  return payments;
}

test.each([
  [3100, { price: "31", saving: "6.2" }],
  [2990, { price: "29.9", saving: "7.3" }],
  [3720, { price: "37.2", saving: null }],
  [4000, { price: "40", saving: null }],
])("a year at %i cents is offered with its saving, if any", async (yearlyCents, offer) => {
  expect(await readYearlyOffer(await openTest(null, { yearlyCents }))).toEqual(offer);
});

test("without a yearly price none is offered or requested", async () => {
  const payments = await openTest(null);
  const loadStripe = vi.fn();
  expect(await readYearlyOffer({ ...payments, loadStripe })).toBeNull();
  expect(await readYearlyOffer(null)).toBeNull();
  await expect(findPrice({ ...payments, loadStripe }, "year")).rejects.toMatchObject({ code: "no_yearly_plan" });
  expect(loadStripe).not.toHaveBeenCalled();
});

const year = { interval: "year", interval_count: 1 };
test.each([
  ["isn't active", { active: false }],
  ["is in eur", { currency: "eur" }],
  ["isn't for one year", { recurring: { ...year, interval: "month" } }],
  ["isn't for one year", { recurring: { ...year, interval_count: 2 } }],
  ["isn't for one year", { recurring: null }],
  ["has no amount", { unit_amount: null }],
])("a yearly price that %s is logged once and isn't sold: %o", async (problem, wrong) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const payments = await openWith((right) => ({ ...right, ...wrong }));
  for (let times = 0; times < 2; times++) {
    expect(await readYearlyOffer(payments)).toBeNull();
    await expect(findPrice(payments, "year")).rejects.toMatchObject({ status: 409, code: "no_yearly_plan" });
  }
  expect(logged.mock.calls).toEqual([
    [
      `STRIPE_YEARLY_PRICE_ID ${problem}, so Pro is only sold by the month. Set it to an active price in usd that recurs every year, and restart.`,
    ],
  ]);
  expect(await findPrice(payments, "month")).toBe(payments.priceId);
});

test("a yearly price missing in Stripe is logged", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const payments = await openTest(null);
  expect(await readYearlyOffer({ ...payments, yearlyPriceId: "price_other" })).toBeNull();
  expect(logged.mock.calls.join()).toContain("STRIPE_YEARLY_PRICE_ID doesn't exist in Stripe, so");
});

test("a failed price request throws and is retried after half a minute", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  let isAway = true;
  const payments = await openWith((right) => {
    if (isAway) throw new TypeError("secret");
    return right;
  });
  await expect(readYearlyOffer(payments)).rejects.toThrow();
  isAway = false;
  await expect(readYearlyOffer(payments)).rejects.toThrow();
  expect(logged.mock.calls).toEqual([["The yearly price could not be read: TypeError"]]);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
  expect(await readYearlyOffer(payments)).toEqual({ price: "31", saving: "6.2" });
});
