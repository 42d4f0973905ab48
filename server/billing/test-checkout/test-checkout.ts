// The content of the two pages of the test checkout, and their forms, below /billing/test.
import { type Context, Hono } from "hono";
import type { TestCheckoutPages, TestPortalView, TestPrice } from "#contract/test-checkout.ts";
import { printAmount } from "../pro-price.ts";
import {
  advance,
  cancelLater,
  cancelNow,
  dispute,
  failNextPayment,
  findLastCharge,
  isEnding,
  pay,
  payOpenInvoice,
  periodEnd,
  refund,
  resume,
  switchPrice,
} from "./actions.ts";
import { createStripeApi } from "./api.ts";
import { type CheckoutSession, find, MONTHLY, makePrice, type Price, priceOf, type Subscription } from "./objects.ts";
import { openStore, type Store, type StoreOptions } from "./store.ts";

const PORTAL_ACTIONS = new Map<string, (store: Store, subscription: Subscription) => void>([
  ["cancel-later", cancelLater],
  ["cancel-now", cancelNow],
  ["resume", resume],
  ["fail-next", failNextPayment],
  ["pay", payOpenInvoice],
  ["refund", refund],
  ["dispute", dispute],
]);

function createTestPages(store: Store): TestCheckoutPages {
  const { sessions, portals, customers } = store.state;
  return {
    readCheckout(id) {
      const session = find(sessions, id);
      if (!session) return null;
      const { status, customer, cancel_url, price = MONTHLY } = session;
      const backPath = pathOf(status === "complete" ? successUrlOf(session) : cancel_url);
      return { status, address: customers[customer]?.email ?? null, backPath, price: describePrice(price) };
    },
    readPortal(id) {
      const portal = find(portals, id);
      if (!portal) return null;
      const { customer, return_url, change } = portal;
      const subscription = findNewest(store, customer);
      const isOpen = change && subscription && priceOf(subscription).id !== change.price.id;
      return {
        address: customers[customer]?.email ?? null,
        backPath: pathOf(return_url),
        price: describePrice(subscription ? priceOf(subscription) : MONTHLY),
        subscription: subscription ? describe(store, subscription) : null,
        switchTo: isOpen ? describePrice(change.price) : null,
      };
    },
  };
}

/** Redirects back to the page, or to the shop after the payment. */
function createTestForms(store: Store): Hono {
  const { sessions, portals } = store.state;
  const hono = new Hono();
  hono.post("/checkout/:id", async (c) => {
    const session = find(sessions, c.req.param("id"));
    if (!session) return c.redirect(c.req.path, 303);
    if ((await readAction(c)) !== "pay") return c.redirect(`${c.req.path}?declined=1`, 303);
    pay(store, session);
    await store.commit();
    return c.redirect(session.status === "complete" ? successUrlOf(session) : c.req.path, 303);
  });
  hono.post("/portal/:id", async (c) => {
    const portal = find(portals, c.req.param("id"));
    const subscription = portal && findNewest(store, portal.customer);
    const action = await readAction(c);
    if (action === "switch" && portal?.change && subscription?.id === portal.change.subscription) {
      switchPrice(store, subscription, portal.change.price);
      await store.commit();
      return c.redirect(portal.change.return_url, 303);
    }
    const act = PORTAL_ACTIONS.get(action);
    if (subscription && subscription.status !== "canceled") act?.(store, subscription);
    await store.commit();
    return c.redirect(c.req.path, 303);
  });
  return hono;
}

function describe(store: Store, subscription: Subscription): TestPortalView["subscription"] {
  const charge = findLastCharge(store, subscription);
  return {
    status: subscription.status,
    periodEnd: periodEnd(subscription) * 1000,
    isEnding: isEnding(subscription),
    isRefundable: charge?.refunded === false,
    isRefunded: charge?.refunded === true,
  };
}

function describePrice({ unit_amount, currency, recurring }: Price): TestPrice {
  return { text: printAmount(unit_amount, currency), interval: recurring.interval };
}

function findNewest({ state }: Store, customer: string) {
  return Object.values(state.subscriptions).findLast((subscription) => subscription.customer === customer);
}

async function readAction(c: Context) {
  const { action } = await c.req.parseBody();
  return typeof action === "string" ? action : "";
}

function successUrlOf({ success_url, id }: CheckoutSession) {
  return success_url.replace("{CHECKOUT_SESSION_ID}", id);
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** It also sells years if it has a yearly price. */
type Options = StoreOptions & { secretKey: string; yearlyCents?: number | undefined };

export type TestCheckout = ReturnType<typeof openTestCheckout>;

/**
 * A minimal Stripe in this process, for trials and tests: the SDK reaches it by `fetch`, its pages are at
 * /billing/test, and it sends signed events to the webhook. It asks for no card and moves no money.
 */
export function openTestCheckout({ secretKey, yearlyCents, ...options }: Options) {
  const store = openStore(options);
  const yearly = yearlyCents ? makePrice("price_testcheckout_yearly", yearlyCents, "year") : null;
  const prices = { [MONTHLY.id]: MONTHLY, ...(yearly && { [yearly.id]: yearly }) };
  const api = createStripeApi(store, secretKey, prices);
  return {
    priceId: MONTHLY.id,
    yearlyPriceId: yearly?.id ?? null,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => api.fetch(new Request(input, init)),
    pages: createTestPages(store),
    forms: createTestForms(store),
    store,
    /** Sets where its events go. Until then they are queued. */
    deliverTo: store.deliverTo,
    /** Call this regularly: it ends paid periods and expires sessions. */
    advance() {
      advance(store);
      return store.commit();
    },
  };
}
