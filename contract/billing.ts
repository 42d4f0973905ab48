// What the server reports about Pro and the page shows.
import { createContext } from "react-router";

/**
 * What a month of Pro costs here, and whether it is for sale: "test" moves no money, "off" sells nothing, "locked" is a
 * test checkout for the person who runs the site.
 */
export type Offer = { mode: "live" | "test" | "off" | "locked"; price: string; currency: string };

/** A past or upcoming payment. `amount` has its currency, as in "$3.10"; the addresses are the payment service's. */
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

/** What a year of Pro costs, in dollars as pages show it, and what that saves; null if it saves nothing. */
export type YearlyOffer = { price: string; saving: string | null };

/**
 * Fetches the price of the yearly plan; rejects while the payment service doesn't respond. Null if there is no yearly
 * plan.
 */
export const yearlyOfferContext = createContext<() => Promise<YearlyOffer | null>>(async () => null);

/** What a person sees about their plan. Times are in ISO 8601. */
export type BillingState = {
  isPro: boolean;
  source: "subscription" | "grant" | null;
  /** Stripe's status of the current subscription, or of the last one. */
  status: string | null;
  /** When the paid or granted time ends or renews. Without Pro, when it ended, if known. */
  periodEnd: string | null;
  cancelsAtPeriodEnd: boolean;
  /** What the subscription renews for, such as "31 dollars"; null for the monthly price shown on the pages. */
  price: { text: string; interval: Interval } | null;
  /** The other interval, if both are sold and the subscription continues. */
  switchTo: Interval | null;
  graceUntil: string | null;
  /** True if there is something to manage in Stripe. */
  hasPortal: boolean;
  /** True if no money moves. */
  isTest: boolean;
};
