// The calls to this site's own server about paying for Pro, see server/billing.

import { AccountError } from "./account.ts";
import { getClients } from "./clients.ts";

/** `off`: nothing can be bought here. `test`: the checkout works, and no money moves. */
export type Offer = { mode: "live" | "test" | "off"; price: string; currency: string };

export type BillingState = {
  isPro: boolean;
  /** Where Pro comes from; `grant` was given by the operator. Null without Pro. */
  source: "subscription" | "grant" | null;
  /** Of the subscription, in Stripe's words. */
  status: string | null;
  /** When it renews or ends. */
  periodEnd: string | null;
  cancelsAtPeriodEnd: boolean;
  /** The end of the days for mending a failed payment; null when none failed. */
  graceUntil: string | null;
  /** There is a page of the payment service where it can be managed. */
  hasPortal: boolean;
  isTest: boolean;
};

/** For everybody; asks for no session. */
export async function readOffer(): Promise<Offer> {
  const { mode, price, currency } = await answerOf(await fetch("/billing/offer"));
  return {
    mode: mode === "live" || mode === "test" ? mode : "off",
    price: textOf(price) ?? "",
    currency: textOf(currency) ?? "",
  };
}

/** The address of the checkout; `returnTo` is a path of this site to come back to. */
export async function startCheckout(returnTo?: string): Promise<string> {
  const { url } = await call("POST", "checkout", returnTo === undefined ? {} : { returnTo });
  return addressOf(url);
}

/** The address of the page for managing the subscription. */
export async function openPortal(): Promise<string> {
  const { url } = await call("POST", "portal", {});
  return addressOf(url);
}

export async function readBillingState(): Promise<BillingState> {
  const { isPro, source, status, periodEnd, cancelsAtPeriodEnd, graceUntil, hasPortal, isTest } = await call(
    "GET",
    "state",
  );
  return {
    isPro: isPro === true,
    source: source === "subscription" || source === "grant" ? source : null,
    status: textOf(status),
    periodEnd: textOf(periodEnd),
    cancelsAtPeriodEnd: cancelsAtPeriodEnd === true,
    graceUntil: textOf(graceUntil),
    hasPortal: hasPortal === true,
    isTest: isTest === true,
  };
}

type Answer = Record<string, unknown>;

const UNEXPECTED = "The server does not answer as expected. Try again later.";

async function call(method: string, path: string, body?: object): Promise<Answer> {
  const { auth } = await getClients();
  const { data } = await auth.getSession();
  const response = await fetch(`/billing/${path}`, {
    method,
    headers: { Authorization: `Bearer ${data.session?.access_token ?? ""}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  return answerOf(response);
}

async function answerOf(response: Response): Promise<Answer> {
  const answer: Answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new AccountError(textOf(answer.code) ?? "unavailable", textOf(answer.message) ?? UNEXPECTED);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function addressOf(url: unknown): string {
  if (typeof url === "string" && /^https?:\/\//.test(url)) return url;
  throw new AccountError("unavailable", UNEXPECTED);
}
