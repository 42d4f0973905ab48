import { createContext } from "react-router";
import type { Interval } from "./billing.ts";

/** "$3.10" for a month. */
export type TestPrice = { text: string; interval: Interval };

export type TestCheckoutView = {
  status: "open" | "complete" | "expired";
  /** Who pays. */
  address: string | null;
  /** The page of the shop that comes next. */
  backPath: string;
  price: TestPrice;
};

export type TestPortalView = {
  address: string | null;
  backPath: string;
  price: TestPrice;
  /** The other price, where that is to be confirmed. */
  switchTo: TestPrice | null;
  subscription: {
    status: "active" | "past_due" | "canceled";
    /** Milliseconds since 1970. */
    periodEnd: number;
    /** It ends with the paid time. */
    isEnding: boolean;
    isRefundable: boolean;
    isRefunded: boolean;
  } | null;
};

/** The pages of the test checkout; both give null for an unknown link. */
export type TestCheckoutPages = {
  readCheckout: (id: string) => TestCheckoutView | null;
  readPortal: (id: string) => TestPortalView | null;
};

/** Null where there is no test checkout; it may be locked as the mailbox is. */
export const testCheckoutContext = createContext<TestCheckoutPages | "locked" | null>(null);
