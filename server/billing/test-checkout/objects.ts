// What the test checkout keeps: the parts of Stripe's objects that this server reads, in Stripe's words and shapes. Times
// are seconds since 1970, amounts are cents. See https://docs.stripe.com/api
import { randomBytes } from "node:crypto";
import { PRO_PRICE } from "../price.ts";

export type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: "customer";
  email: string | null;
  metadata: Metadata;
  created: number;
  livemode: false;
};

export type CheckoutSession = {
  id: string;
  object: "checkout.session";
  mode: "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  customer: string;
  client_reference_id: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Metadata;
  url: string | null;
  created: number;
  expires_at: number;
  livemode: false;
  /** What the subscription gets; Stripe keeps it to itself. */
  subscription_data: { metadata: Metadata };
};

export type PortalSession = {
  id: string;
  object: "billing_portal.session";
  customer: string;
  return_url: string;
  url: string;
  created: number;
  livemode: false;
};

export type Subscription = {
  id: string;
  object: "subscription";
  status: "active" | "past_due" | "canceled";
  customer: string;
  metadata: Metadata;
  items: {
    object: "list";
    data: { id: string; object: "subscription_item"; price: { id: string }; current_period_end: number }[];
  };
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string;
  created: number;
  livemode: false;
};

export type Invoice = {
  id: string;
  object: "invoice";
  customer: string;
  status: "open" | "paid" | "void";
  total: number;
  currency: string;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  status_transitions: { finalized_at: number };
  created: number;
  livemode: false;
};

export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  customer: string;
  payment_intent: string;
  created: number;
  livemode: false;
  /** Stripe tells it by its list of invoice payments. */
  invoice: string;
};

/** An event that the webhook has not taken yet. */
export type PendingEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  livemode: false;
  data: { object: object };
};

export type State = {
  version: 1;
  customers: Record<string, Customer>;
  sessions: Record<string, CheckoutSession>;
  portals: Record<string, PortalSession>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  charges: Record<string, Charge>;
  pending: PendingEvent[];
};

export const PRICE_ID = "price_testcheckout";

export const PRICE = {
  id: PRICE_ID,
  object: "price",
  active: true,
  currency: PRO_PRICE.currency,
  unit_amount: PRO_PRICE.cents,
  recurring: { interval: PRO_PRICE.interval, interval_count: 1 },
  livemode: false,
};

export const EMPTY: State = {
  version: 1,
  customers: {},
  sessions: {},
  portals: {},
  subscriptions: {},
  invoices: {},
  charges: {},
  pending: [],
};

/** Nobody guesses it: whoever has the address of a session may act for its customer, as at Stripe. */
export function newId(kind: string) {
  return `${kind}_${randomBytes(18).toString("hex")}`;
}

/** The same day of the next month, or its last one; seconds since 1970. */
export function addMonth(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

/** The thing of this id; an id that came from an address may be the name of something that every object has. */
export function find<Thing>(things: Record<string, Thing>, id: string): Thing | undefined {
  return Object.hasOwn(things, id) ? things[id] : undefined;
}
