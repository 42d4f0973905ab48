// The billing on a test database, with the SDK, the test checkout as the other side, and users. For tests only.

import type { Context } from "hono";
import type { BillingState, Interval } from "#contract/billing.ts";
import { createAccount } from "../account/account.ts";
import type { ApiHandler } from "../backend/contract.ts";
import { createRest } from "../backend/rest/rest.ts";
import type { Db } from "../backend/sql.ts";
import { callHandlers } from "../backend/test-handlers.ts";
import { openClient } from "../backend/test-rest.ts";
import { createOutbox } from "../jobs/outbox.ts";
import type { SiteMail } from "../mail/email-content.ts";
import { openTestAuth } from "../test-auth.ts";
import { openTest, type Payments } from "./payments.ts";
import { createBilling } from "./routes.ts";
import { endSubscriptions } from "./set-ending.ts";
import { sweep } from "./sweep.ts";
import type { StripeEvent } from "./test-checkout/objects.ts";

const ORIGIN = "http://localhost:3000";
export const DAY_MS = 24 * 60 * 60_000;

type Options = {
  /** By default, everyone can use the checkout. */
  isServed?: (c: Context) => boolean;
  file?: string | null;
  /** The test checkout's yearly price; by default, it sells only months. */
  yearlyCents?: number;
  /** Replaces the payments of the test checkout. */
  change?: (payments: Payments) => Payments | null;
};

type Site = Awaited<ReturnType<typeof openSite>>;

export async function openTestBilling(db: Db, options: Options = {}) {
  const site = await openSite(db, options);
  const { auth, billing, payments, rest, tools } = site;
  return {
    ...site,
    holdEvents: () => holdEvents(payments),
    join: () => join(site),
    press: (path: string, action: string, origin?: string) => press(billing, path, action, origin),
    sendEvent: (event: object, given?: Given) => sendEvent(site, event, given),
    service: openClient(rest, auth.keys.secretKey),
    sweep: () => sweep(tools),
    test: payments.testCheckout,
  };
}

async function openSite(
  db: Db,
  { file = null, yearlyCents, change = (payments) => payments, isServed = () => true }: Options,
) {
  const auth = await openTestAuth("off", db);
  const rest = createRest({ db, keys: auth.keys });
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const payments = await openTest(file, { now, yearlyCents });
  const isAway = { database: false, stripe: false };
  const loadStripe = async () => {
    if (isAway.stripe) throw new Error("ECONNREFUSED secret@example.com");
    return payments.loadStripe();
  };
  const away =
    (handler: ApiHandler): ApiHandler =>
    async (request, ip) =>
      isAway.database ? new Response("{}", { status: 503 }) : handler(request, ip);
  const backend = callHandlers({ auth: away(auth.handler), rest: away(rest) }, auth.keys);
  const mails: SiteMail[] = [];
  const deliver = async (mail: SiteMail) => {
    mails.push(mail);
    return "sent" as const;
  };
  const outbox = createOutbox({ backend: callHandlers({ auth: auth.handler, rest }, auth.keys), deliver });
  const tools = {
    backend,
    payments: change({ ...payments, loadStripe, isForAll: true }),
    now,
  };
  const ipOf = () => "127.0.0.1";
  const billing = createBilling({ ...tools, ipOf, originOf: () => ORIGIN, isServed });
  const endOwn = (id: string) => endSubscriptions(tools, id);
  const account = createAccount({ backend, endSubscriptions: endOwn, ipOf });
  return { account, auth, backend, billing, clock, isAway, mails, outbox, payments, rest, tools };
}

/** A user with an account, calling the site like their browser. */
async function join({ account, auth, billing, mails, outbox, rest }: Site) {
  const { email, id, token } = await auth.join();
  const send = async (method: string, path: string, body?: object) => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (body) headers.set("Content-Type", "application/json");
    const app = path.startsWith("/account/") ? account : billing;
    const local = path.replace("/account", "");
    return answerOf(await app.request(local, { method, headers, body: body && JSON.stringify(body) }));
  };
  const state = async (): Promise<BillingState> => (await send("GET", "/state")).body;
  const openCheckout = async (interval?: Interval) =>
    pathOf((await send("POST", "/checkout", interval && { interval })).body.url);
  const openPortal = async () => pathOf((await send("POST", "/portal")).body.url);
  return {
    email,
    id,
    token,
    rest: openClient(rest, auth.keys.anonKey, token),
    send,
    state,
    openCheckout,
    openPortal,
    /** Buys Pro in the test checkout. */
    buy: async (interval?: Interval) => press(billing, await openCheckout(interval), "pay"),
    /** Clicks a button of the portal. */
    manage: async (action: string) => press(billing, await openPortal(), action),
    /** The types of the emails sent to them so far, sorted: emails are sent in parallel. */
    mails: async () => {
      await outbox.send();
      return mails
        .filter(({ to }) => to === email)
        .map(({ type }) => type)
        .sort();
    },
  };
}

/** Submits the form of a page of the test checkout. */
async function press(billing: Site["billing"], path: string, action: string, origin = ORIGIN) {
  return billing.request(path, { method: "POST", body: new URLSearchParams({ action }), headers: { Origin: origin } });
}

type Given = { signature?: string; body?: string; at?: number };

/** Sends an event as Stripe would, with `given` replacing parts. */
async function sendEvent({ billing, payments, tools }: Site, event: object, given: Given = {}) {
  const body = given.body ?? JSON.stringify(event);
  const stripe = await payments.loadStripe();
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: payments.webhookSecret,
    timestamp: Math.floor((given.at ?? tools.now()) / 1000),
  });
  const headers = { "Stripe-Signature": given.signature ?? signature };
  return answerOf(await billing.request("/webhook", { method: "POST", body, headers }));
}

/** Holds back the events instead of delivering them, and returns the list. */
function holdEvents({ testCheckout }: Site["payments"]) {
  const held: StripeEvent[] = [];
  testCheckout.deliverTo(async (body) => {
    held.push(JSON.parse(body));
    return true;
  });
  return held;
}

async function answerOf(response: Response) {
  return { status: response.status, body: await response.json() };
}

function pathOf(url: string) {
  return new URL(url).pathname.replace("/billing", "");
}
