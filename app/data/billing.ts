// Calls to this site's own server about paying for Pro, see server/billing. Its refusals are thrown as an AccountError.

import { fetchWithRetry } from "#app/retry-fetch.ts";
import type { BillingState, Interval, Invoice, Offer } from "#contract/billing.ts";
import { callServer } from "./account.ts";

/** Works without an account. */
export async function readOffer(): Promise<Offer> {
  const response = await fetchWithRetry("/billing/offer");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Returns the address where the person pays. */
export function startCheckout(interval: Interval) {
  return askForAddress("/billing/checkout", { interval });
}

/** Returns the address where the person sees invoices, changes the card and cancels. */
export function openPortal() {
  return askForAddress("/billing/portal");
}

/** Returns the address where the person confirms the other price. */
export function openSwitch(interval: Interval) {
  return askForAddress("/billing/switch", { interval });
}

/** Cancels Pro at the end of the paid period. Returns the resulting state; calling it again changes nothing. */
export function cancelPro() {
  return callServer<BillingState>("POST", "/billing/cancel");
}

export function keepPro() {
  return callServer<BillingState>("POST", "/billing/resume");
}

export function readBillingState() {
  return callServer<BillingState>("GET", "/billing/state");
}

/** Newest first. */
export async function listInvoices() {
  return (await callServer<{ invoices: Invoice[] }>("GET", "/billing/invoices")).invoices;
}

async function askForAddress(path: string, body?: object): Promise<string> {
  const { url } = await callServer<{ url?: string }>("POST", path, body);
  if (!url) throw new Error("The server gave no address");
  return url;
}
