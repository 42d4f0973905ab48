// The parts of Stripe's objects that this server reads, with Stripe's names and structure. Times are seconds since
// 1970, amounts are cents. See https://docs.stripe.com/api
import { randomBytes } from "node:crypto";
import type { Interval } from "#contract/billing.ts";
import { PRO_PRICE } from "../pro-price.ts";

type Base<Kind extends string> = { id: string; object: Kind; created: number; livemode: false };
export type Metadata = Record<string, string>;

export type Customer = Base<"customer"> & { email: string | null; metadata: Metadata };

export type CheckoutSession = Base<"checkout.session"> & {
  status: "open" | "complete" | "expired";
  customer: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  expires_at: number;
  /** For the subscription; Stripe does not return them. States from before the yearly plan have no price. */
  subscription_data: { metadata: Metadata };
  price?: Price;
};

export type PortalSession = Base<"billing_portal.session"> & {
  customer: string;
  return_url: string;
  url: string;
  /** What the user is asked to confirm, and where they go next. */
  change?: { subscription: string; price: Price; return_url: string };
};

export type Subscription = Base<"subscription"> & {
  status: "active" | "past_due" | "canceled";
  customer: string;
  metadata: Metadata;
  items: {
    object: "list";
    /** States from before the yearly plan have only the price's id. */
    data: {
      id: string;
      object: "subscription_item";
      price: Pick<Price, "id"> & Partial<Price>;
      current_period_end: number;
    }[];
  };
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string;
};

export type Invoice = Base<"invoice"> & {
  status: "open" | "paid" | "void";
  customer: string;
  number: string;
  total: number;
  currency: string;
  /** Stripe has a page and a PDF for each. */
  hosted_invoice_url: null;
  invoice_pdf: null;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  status_transitions: { finalized_at: number };
};

export type Charge = Base<"charge"> & {
  amount: number;
  refunded: boolean;
  payment_intent: string;
  /** Stripe has a list of invoice payments instead. */
  invoice: string;
};

export type StripeEvent = Base<"event"> & { type: string; data: { object: object } };

export const MONTHLY = makePrice("price_testcheckout", PRO_PRICE.cents, PRO_PRICE.interval);

export type Price = ReturnType<typeof makePrice>;

export function makePrice(id: string, unit_amount: number, interval: Interval) {
  return {
    id,
    object: "price" as const,
    active: true,
    currency: PRO_PRICE.currency,
    unit_amount,
    recurring: { interval, interval_count: 1 },
    livemode: false,
  };
}

export function priceOf({ items }: Subscription): Price {
  return { ...MONTHLY, ...items.data[0]?.price };
}

/** Not guessable: a session's address is enough to act for its customer, as in Stripe. */
export function newId(prefix: string) {
  return `${prefix}_${randomBytes(18).toString("hex")}`;
}

/** The same day of the next month or year, or the last day of that month. */
export function addInterval(seconds: number, interval: Interval): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

/** Own properties only: an id from an address may be `constructor`. */
export function find<Thing>(things: Record<string, Thing>, id: string): Thing | undefined {
  return Object.hasOwn(things, id) ? things[id] : undefined;
}
