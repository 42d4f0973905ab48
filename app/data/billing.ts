// The calls to this site's own server about paying for Pro, see server/billing. What it refuses is thrown as an
// AccountError.

import { fetchWithRetry } from "#app/retry-fetch.ts";
import type { BillingState, Offer } from "#contract/billing.ts";
import { callServer } from "./account.ts";

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
