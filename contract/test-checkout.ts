import { createContext } from "react-router";
import type { Interval } from "./billing.ts";

/** Such as "$3.10" per month. */
export type TestPrice = { text: string; interval: Interval };

export type TestCheckoutView = {
  status: "open" | "complete" | "expired";
  /** The payer's address. */
  address: string | null;
  /** The page of the site to go to next. */
  backPath: string;
  price: TestPrice;
};

export type TestPortalView = {
  address: string | null;
  backPath: string;
  price: TestPrice;
  /** The other price, if a switch is to be confirmed. */
  switchTo: TestPrice | null;
  subscription: {
    status: "active" | "past_due" | "canceled";
    /** Milliseconds since 1970. */
    periodEnd: number;
    /** True if it ends with the paid time. */
    isEnding: boolean;
    isRefundable: boolean;
    isRefunded: boolean;
  } | null;
};

/** The pages of the test checkout; both return null for an unknown link. */
export type TestCheckoutPages = {
  readCheckout: (id: string) => TestCheckoutView | null;
  readPortal: (id: string) => TestPortalView | null;
};

/** Null if there is no test checkout; it may be locked like the mailbox. */
export const testCheckoutContext = createContext<TestCheckoutPages | "locked" | null>(null);
