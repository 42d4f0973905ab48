// What the server says about Pro, and the page shows.
import { createContext } from "react-router";

/**
 * What a month of Pro costs here, and whether it can be bought: "test" moves no money, "off" sells nothing, "locked" is a
 * test checkout for the person who runs the site.
 */
export type Offer = { mode: "live" | "test" | "off" | "locked"; price: string; currency: string };

/** What was paid, or is to be. `amount` with its currency, as in "$3.10"; the addresses are the payment service's. */
export type Invoice = {
  number: string | null;
  /** ISO 8601. */
  date: string;
  amount: string;
  status: "paid" | "open" | "void" | "uncollectible";
  page: string | null;
  pdf: string | null;
};

export type Interval = "month" | "year";

/** What a year of Pro costs, in dollars as the pages write them, and what that saves; null if it saves nothing. */
export type YearlyOffer = { price: string; saving: string | null };

/**
 * Asks what the yearly plan costs, and rejects while the payment service doesn't say. Null where there is no yearly plan.
 */
export const yearlyOfferContext = createContext<() => Promise<YearlyOffer | null>>(async () => null);

/** What a person is told of their plan. Times are texts of ISO 8601. */
export type BillingState = {
  isPro: boolean;
  source: "subscription" | "grant" | null;
  /** Of the subscription that counts, or of the last one: Stripe's word. */
  status: string | null;
  /** When the paid time, or what was granted, ends or is renewed. Of what gives no Pro: when it ended, if that is known. */
  periodEnd: string | null;
  cancelsAtPeriodEnd: boolean;
  /** What the subscription renews for, such as "31 dollars"; null for the monthly price that the pages name. */
  price: { text: string; interval: Interval } | null;
  /** The other interval, where both are sold and the subscription goes on. */
  switchTo: Interval | null;
  graceUntil: string | null;
  /** There is something to manage at Stripe. */
  hasPortal: boolean;
  /** No money moves. */
  isTest: boolean;
};
