import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type Stripe from "stripe";
import type { PaymentSettings, StripeSettings } from "../config/read-payments.ts";
import type { TestCheckout } from "./test-checkout/test-checkout.ts";

/** How Pro is paid for, ready to use. */
export type Payments = Pick<
  StripeSettings,
  "webhookSecret" | "priceId" | "yearlyPriceId" | "isManaged" | "takesCodes"
> & {
  /** `live` if real money moves. */
  mode: "live" | "test";
  /** The SDK takes a third of a second and 30 MB, so it is loaded on the first call. */
  loadStripe: () => Promise<Stripe>;
  /** False for a test checkout that is on by default: only the holder of this machine's key can use it. */
  isForAll: boolean;
  /** This server's own checkout; null if Stripe's is used. */
  testCheckout: TestCheckout | null;
};

type Connection = { secretKey: string; apiUrl?: URL; fetch?: typeof fetch };

/** Stripe's responses depend on it; the SDK's types fail to compile with another version. */
const API_VERSION = "2026-10-28.endive";
const ANSWER_LIMIT_MS = 15_000;

/** Sets up payments from the settings; null if Pro can't be bought. The test checkout keeps its state in `dataDir`. */
export async function openPayments(settings: PaymentSettings | null, dataDir: string): Promise<Payments | null> {
  if (!settings) return null;
  if (settings.kind === "stripe") return openStripe(settings.stripe);
  if (settings.isPublic) console.warn("TEST_CHECKOUT is on: anyone who clicks a button here gets Pro without paying.");
  const opened = await openTest(join(dataDir, "test-checkout.json"), { yearlyCents: settings.yearlyCents });
  return { ...opened, isForAll: settings.isPublic };
}

function openStripe({ secretKey, apiUrl, isLive, ...settings }: StripeSettings): Payments {
  return {
    ...settings,
    mode: isLive ? "live" : "test",
    loadStripe: once(() => connect({ secretKey, apiUrl })),
    isForAll: true,
    testCheckout: null,
  };
}

type TestOptions = { now?: () => number; yearlyCents?: number | undefined };

/**
 * Uses the same SDK and the same signed events; only the other side runs in this process. Its code is loaded only here,
 * so that a server with Stripe keys never runs it. With `file` null, nothing is stored.
 */
export async function openTest(file: string | null, { now = Date.now, yearlyCents }: TestOptions = {}) {
  const { openTestCheckout } = await import("./test-checkout/test-checkout.ts");
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const testCheckout = openTestCheckout({ file, secretKey, webhookSecret, now, yearlyCents });
  return {
    mode: "test" as const,
    loadStripe: once(() => connect({ secretKey, fetch: testCheckout.fetch })),
    webhookSecret,
    priceId: testCheckout.priceId,
    yearlyPriceId: testCheckout.yearlyPriceId,
    isManaged: false,
    takesCodes: false,
    isForAll: false,
    testCheckout,
  };
}

async function connect({ secretKey, apiUrl, fetch }: Connection): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: ANSWER_LIMIT_MS,
    maxNetworkRetries: 2, // also of POST: the SDK sends an idempotency key, so nothing happens twice
    telemetry: false,
    ...(apiUrl && { host: apiUrl.hostname, port: apiUrl.port, protocol: "http" as const }),
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
  });
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
