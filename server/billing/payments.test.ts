import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterEach, expect, test, vi } from "vitest";
import { PRO_PRICE as PAGE_PRICE } from "#content/pro-features.ts";
import { readPayments } from "../config/read-payments.ts";
import { EVENT_TYPES } from "./apply-event.ts";
import { openPayments } from "./payments.ts";
import { PRO_PRICE } from "./pro-price.ts";
import { openTestCheckout } from "./test-checkout/test-checkout.ts";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_1234567890",
  STRIPE_WEBHOOK_SECRET: "whsec_1234567890",
  STRIPE_PRICE_ID: "price_1234",
};

afterEach(() => {
  vi.restoreAllMocks();
});

test("without keys this machine has a test checkout, and a public site sells nothing", () => {
  expect(readPayments({}, true)).toEqual({ kind: "test checkout", isPublic: false });
  expect(readPayments({}, false)).toBeNull();
  expect(readPayments({ TEST_CHECKOUT: "off" }, true)).toBeNull();
  for (const isPrivate of [true, false]) {
    expect(readPayments({ TEST_CHECKOUT: "on" }, isPrivate)).toEqual({ kind: "test checkout", isPublic: true });
  }
  expect(() => readPayments({ TEST_CHECKOUT: "yes" }, true)).toThrow("TEST_CHECKOUT must be on or off: yes");
});

test("Stripe keys must all be set, and not with the test checkout", () => {
  expect(readPayments(KEYS, true)).toEqual({
    kind: "stripe",
    stripe: {
      secretKey: "sk_test_1234567890",
      webhookSecret: "whsec_1234567890",
      priceId: "price_1234",
      yearlyPriceId: null,
      isLive: false,
      isManaged: false,
      takesCodes: false,
      apiUrl: undefined,
    },
  });
  const live = readPayments({ ...KEYS, STRIPE_SECRET_KEY: "rk_live_1234567890", STRIPE_MANAGED_PAYMENTS: "1" }, false);
  expect(live).toMatchObject({ stripe: { isLive: true, isManaged: true } });
  expect(() => readPayments({ ...KEYS, TEST_CHECKOUT: "on" }, true)).toThrow(
    "TEST_CHECKOUT=on and STRIPE_SECRET_KEY are both set: a test checkout gives Pro away. Choose one.",
  );
  expect(() => readPayments({ STRIPE_SECRET_KEY: "sk_live_1234567890" }, true)).toThrow(
    "STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID are not.",
  );
  for (const name of [
    "STRIPE_YEARLY_PRICE_ID",
    "STRIPE_MANAGED_PAYMENTS",
    "STRIPE_PROMOTION_CODES",
    "STRIPE_API_URL",
  ]) {
    expect(() => readPayments({ [name]: "1" }, true)).toThrow(`${name} is set, but STRIPE_SECRET_KEY is not.`);
  }
});

test("an invalid key, secret or price is rejected, and no secret is printed", () => {
  const read = (more: object) => () => readPayments({ ...KEYS, ...more }, true);
  for (const STRIPE_SECRET_KEY of ["pk_live_1234567890", "sk_1234567890", "sk_live_", "whsec_1234567890"]) {
    expect(read({ STRIPE_SECRET_KEY })).toThrow(/^STRIPE_SECRET_KEY is not a secret key like sk_live_… or rk_live_…$/);
  }
  expect(read({ STRIPE_WEBHOOK_SECRET: "sk_live_1234567890" })).toThrow(
    /^STRIPE_WEBHOOK_SECRET is not a secret like whsec_…$/,
  );
  expect(read({ STRIPE_PRICE_ID: "prod_1234" })).toThrow("STRIPE_PRICE_ID is not a price like price_…: prod_1234");
});

test("a yearly price can be set for Stripe and for the test checkout", () => {
  const STRIPE_YEARLY_PRICE_ID = "price_5678";
  expect(readPayments({ ...KEYS, STRIPE_YEARLY_PRICE_ID }, true)).toMatchObject({
    stripe: { yearlyPriceId: "price_5678" },
  });
  expect(() => readPayments({ ...KEYS, STRIPE_YEARLY_PRICE_ID: "31" }, true)).toThrow(
    "STRIPE_YEARLY_PRICE_ID is not a price like price_…: 31",
  );
  expect(() => readPayments({ ...KEYS, STRIPE_YEARLY_PRICE_ID: KEYS.STRIPE_PRICE_ID }, true)).toThrow("the same price");
  const test = (TEST_CHECKOUT_YEARLY: string) => () => readPayments({ TEST_CHECKOUT_YEARLY }, true);
  expect(test("29.9")()).toEqual({ kind: "test checkout", isPublic: false, yearlyCents: 2990 });
  for (const wrong of ["free", "0", "-1", "1.234", "$31", "1e3"]) {
    expect(test(wrong)).toThrow(`TEST_CHECKOUT_YEARLY is not a price in dollars like 31 or 29.90: ${wrong}`);
  }
});

test("a custom Stripe URL is only for tests on this machine", () => {
  const read = (STRIPE_API_URL: string, more = {}) => readPayments({ ...KEYS, ...more, STRIPE_API_URL }, true);
  expect(read("http://127.0.0.1:4400")).toMatchObject({ stripe: { apiUrl: new URL("http://127.0.0.1:4400") } });
  const live = { STRIPE_SECRET_KEY: "sk_live_1234567890" };
  for (const refused of [() => read("http://evil.example"), () => read("http://127.0.0.1:4400", live)]) {
    expect(refused).toThrow(
      "STRIPE_API_URL is only for tests: it must be an address on this machine, with a test key.",
    );
  }
  expect(() => read("https://127.0.0.1")).toThrow("STRIPE_API_URL is not an address like");
});

test("a public test checkout warns at startup that Pro is free", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect((await openPayments({ kind: "test checkout", isPublic: false }, "/nowhere"))?.isForAll).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  const open = await openPayments({ kind: "test checkout", isPublic: true }, "/nowhere");
  expect(open).toMatchObject({ mode: "test", isForAll: true });
  expect(warn.mock.calls.flat().join()).toContain("without paying");
});

test("with keys the SDK uses HTTP with the configured key and the pinned API version", async () => {
  const versions: (string | null)[] = [];
  const options = { file: null, secretKey: KEYS.STRIPE_SECRET_KEY, webhookSecret: "whsec_x", now: Date.now };
  const other = openTestCheckout(options);
  const server = createAdaptorServer({
    fetch: (request) => {
      versions.push(request.headers.get("Stripe-Version"));
      return other.fetch(request.url, { headers: request.headers });
    },
    overrideGlobalObjects: false,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const payments = await openPayments(
    readPayments({ ...KEYS, STRIPE_API_URL: `http://127.0.0.1:${port}` }, true),
    "/nowhere",
  );
  const connected = await payments?.loadStripe();
  expect((await connected?.prices.retrieve(other.priceId))?.unit_amount).toBe(PRO_PRICE.cents);
  expect(versions).toEqual(["2026-10-28.endive"]);
  server.close();
});

test("the price matches the pages, and the handbook lists every handled event", () => {
  expect(Number(PRO_PRICE.text)).toBe(Number(PAGE_PRICE));
  expect(PRO_PRICE.cents).toBe(Math.round(Number(PAGE_PRICE) * 100));
  const handbook = readFileSync(new URL("../../docs/OPERATING.md", import.meta.url), "utf8");
  for (const type of EVENT_TYPES) expect(handbook).toContain(`\`${type}\``);
});
