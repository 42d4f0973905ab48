import { readChoice, readFlag, readTogether, readUrl } from "./read-environment.ts";
import { isLoopback } from "./this-machine.ts";

export type StripeSettings = {
  secretKey: string;
  /** The secret that Stripe signs its events with. */
  webhookSecret: string;
  priceId: string;
  /** Null if Pro is sold only by the month. */
  yearlyPriceId: string | null;
  /** True if real money moves, which depends on the key. */
  isLive: boolean;
  /** Stripe is the seller of record (Managed Payments). */
  isManaged: boolean;
  /** True if the checkout accepts promotion codes. */
  takesCodes: boolean;
  /** Replaces Stripe's own address, for tests on this machine. */
  apiUrl: URL | undefined;
};

/**
 * A test checkout is `isPublic` if the operator turned it on; otherwise only this machine can use it. It also sells
 * years if it has a yearly price, in cents.
 */
export type PaymentSettings =
  | { kind: "stripe"; stripe: StripeSettings }
  | { kind: "test checkout"; isPublic: boolean; yearlyCents?: number };

const NAMES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;
const STRIPE_ONLY = [
  "STRIPE_YEARLY_PRICE_ID",
  "STRIPE_MANAGED_PAYMENTS",
  "STRIPE_PROMOTION_CODES",
  "STRIPE_API_URL",
] as const;

/**
 * The payment settings; null for none. The test checkout gives Pro away, so it is on by default only if the site is
 * `isPrivate`, and only for this machine. Throws one clear line that repeats no key.
 */
export function readPayments(env: NodeJS.ProcessEnv, isPrivate: boolean): PaymentSettings | null {
  const choice = readChoice(env, "TEST_CHECKOUT", ["on", "off"]);
  const given = readTogether(env, NAMES);
  if (!given) {
    const unused = STRIPE_ONLY.find((name) => env[name]);
    if (unused) throw new Error(`${unused} is set, but STRIPE_SECRET_KEY is not.`);
    const yearlyCents = readYearlyCents(env);
    return choice === "on" || (choice === undefined && isPrivate)
      ? { kind: "test checkout", isPublic: choice === "on", ...(yearlyCents && { yearlyCents }) }
      : null;
  }
  if (choice === "on") {
    throw new Error("TEST_CHECKOUT=on and STRIPE_SECRET_KEY are both set: a test checkout gives Pro away. Choose one.");
  }
  const [secretKey, webhookSecret, priceId] = given;
  const yearlyPriceId = env.STRIPE_YEARLY_PRICE_ID || null;
  const isLive = /^[sr]k_(live|test)_\w{8,}$/.exec(secretKey)?.[1];
  if (!isLive) throw new Error("STRIPE_SECRET_KEY is not a secret key like sk_live_… or rk_live_…");
  if (!/^whsec_[\w+/=]{8,}$/.test(webhookSecret)) throw new Error("STRIPE_WEBHOOK_SECRET is not a secret like whsec_…");
  for (const name of ["STRIPE_PRICE_ID", "STRIPE_YEARLY_PRICE_ID"]) {
    if (env[name] && !/^price_\w{4,}$/.test(env[name]))
      throw new Error(`${name} is not a price like price_…: ${env[name]}`);
  }
  if (priceId === yearlyPriceId) throw new Error("STRIPE_PRICE_ID and STRIPE_YEARLY_PRICE_ID are the same price.");
  return {
    kind: "stripe",
    stripe: {
      secretKey,
      webhookSecret,
      priceId,
      yearlyPriceId,
      isLive: isLive === "live",
      isManaged: readFlag(env, "STRIPE_MANAGED_PAYMENTS"),
      takesCodes: readFlag(env, "STRIPE_PROMOTION_CODES"),
      apiUrl: readApiUrl(env, isLive === "live"),
    },
  };
}

/** The yearly price in the test checkout. */
function readYearlyCents({ TEST_CHECKOUT_YEARLY: text }: NodeJS.ProcessEnv): number | undefined {
  if (!text) return undefined;
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    throw new Error(`TEST_CHECKOUT_YEARLY is not a price in dollars like 31 or 29.90: ${text}`);
  }
  return Math.round(Number(text) * 100);
}

/** A live key is sent only to Stripe. */
function readApiUrl(env: NodeJS.ProcessEnv, isLive: boolean): URL | undefined {
  const url = readUrl(env, "STRIPE_API_URL", ["http:"], "http://127.0.0.1:4400");
  if (url && (isLive || !isLoopback(url.hostname))) {
    throw new Error("STRIPE_API_URL is only for tests: it must be an address on this machine, with a test key.");
  }
  return url;
}
