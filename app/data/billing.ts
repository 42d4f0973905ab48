// The calls to this site's own server about paying for Pro, see server/billing. What it refuses is thrown as an
// AccountError.

import { fetchWithRetry } from "#app/retry-fetch.ts";
import { callServer } from "./account.ts";

/**
 * What a month of Pro costs here, and whether it can be bought: "test" moves no money, "off" sells nothing, "locked" is a
 * test checkout for the person who runs the site.
 */
export type Offer = { mode: "live" | "test" | "off" | "locked"; price: string; currency: string };

/** What gives somebody Pro, and until when. Times are texts of ISO 8601. */
export type BillingState = {
  isPro: boolean;
  source: "subscription" | "grant" | null;
  /** Of the subscription: active, past_due, canceled… */
  status: string | null;
  periodEnd: string | null;
  cancelsAtPeriodEnd: boolean;
  graceUntil: string | null;
  /** `openPortal` has something to show. */
  hasPortal: boolean;
  isTest: boolean;
};

/** Asked without an account. */
export async function readOffer(): Promise<Offer> {
  const response = await fetchWithRetry("/billing/offer");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** The address to go to, where the person pays. */
export async function startCheckout(): Promise<string> {
  return urlOf(await callServer("POST", "/billing/checkout"));
}

/** The address to go to, where the person sees invoices, changes the card and cancels. */
export async function openPortal(): Promise<string> {
  return urlOf(await callServer("POST", "/billing/portal"));
}

/** Pro ends with the month that is paid for. Gives what holds then; once more changes nothing. */
export async function cancelPro(): Promise<BillingState> {
  return (await callServer("POST", "/billing/cancel")) as BillingState;
}

/** Takes `cancelPro` back. */
export async function keepPro(): Promise<BillingState> {
  return (await callServer("POST", "/billing/resume")) as BillingState;
}

export async function readBillingState(): Promise<BillingState> {
  return (await callServer("GET", "/billing/state")) as BillingState;
}

function urlOf({ url }: Record<string, unknown>) {
  if (typeof url !== "string") throw new Error("The server gave no address");
  return url;
}
