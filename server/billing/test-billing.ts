// The billing on a test database, with the SDK and the test checkout on the other side, and people who use it. For tests
// only.

import type { Context } from "hono";
import type { BillingState } from "#contract/billing.ts";
import { createAccount } from "../account/account.ts";
import { openTestAuth, PASSWORD } from "../backend/auth/test-auth.ts";
import { createRest } from "../backend/rest/rest.ts";
import { openClient } from "../backend/rest/test-rest.ts";
import type { Db } from "../backend/sql.ts";
import type { SiteMail } from "../mail/compose/letters.ts";
import { openTest, type Payments } from "./payments.ts";
import { createBilling } from "./routes.ts";
import { endSubscriptions } from "./set-ending.ts";
import { sweep } from "./sweep.ts";
import type { StripeEvent } from "./test-checkout/objects.ts";

const ORIGIN = "http://localhost:3000";
export const DAY_MS = 24 * 60 * 60_000;

type Options = {
  /** Left out, all may use the checkout. */
  isServed?: (c: Context) => boolean;
  file?: string | null;
  /** Replaces the payments of the test checkout. */
  change?: (payments: Payments) => Payments | null;
};

export async function openTestBilling(
  db: Db,
  { file = null, change = (payments) => payments, isServed = () => true }: Options = {},
) {
  const auth = await openTestAuth("off", db);
  const rest = createRest({ db, keys: auth.keys });
  const mails: SiteMail[] = [];
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const own = await openTest(file, now);
  const isAway = { database: false, stripe: false };
  const loadStripe = async () => {
    if (isAway.stripe) throw new Error("ECONNREFUSED secret@example.com");
    return own.loadStripe();
  };
  const payments = change({ ...own, loadStripe, isForAll: true });
  const ask = async (path: string, apikey: string, init: RequestInit = {}) => {
    if (isAway.database) return new Response("{}", { status: 503 });
    const headers = new Headers(init.headers);
    headers.set("apikey", apikey);
    const request = new Request(ORIGIN + path, { ...init, headers });
    return path.startsWith("/auth/") ? auth.door(request, "127.0.0.1") : rest(request, "127.0.0.1");
  };
  const backend = {
    call: (path: string, init?: RequestInit) => ask(path, auth.keys.anonKey, init),
    callAsService: (path: string, init?: RequestInit) => ask(path, auth.keys.secretKey, init),
  };
  const tools = { backend, payments, sendMail: async (mail: SiteMail) => void mails.push(mail), now };
  const billing = createBilling({ ...tools, ipOf: () => "127.0.0.1", originOf: () => ORIGIN, isServed });
  const account = createAccount({
    backend: {
      ...backend,
      projectUrl: null,
      anonKey: "",
      ready: Promise.resolve(),
      answer: null,
      deriveKey: () => Buffer.alloc(32),
      mailbox: null,
      close,
    },
    endSubscriptions: (id) => endSubscriptions(tools, id),
    sendMail: tools.sendMail,
    ipOf: () => "127.0.0.1",
  });

  const join = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const id = await auth.addUser(email);
    const { data } = await auth.client().signInWithPassword({ email, password: PASSWORD });
    const token = data.session?.access_token ?? "";
    const send = async (method: string, path: string, body?: object) => {
      const headers = new Headers({ Authorization: `Bearer ${token}` });
      if (body) headers.set("Content-Type", "application/json");
      const app = path.startsWith("/account/") ? account : billing;
      const local = path.replace("/account", "");
      const response = await app.request(local, { method, headers, body: body && JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    };
    const state = async (): Promise<BillingState> => (await send("GET", "/state")).body;
    const openCheckout = async () => pathOf((await send("POST", "/checkout")).body.url);
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
      buy: async () => press(await openCheckout(), "pay"),
      /** Presses a button of the portal. */
      manage: async (action: string) => press(await openPortal(), action),
      mails: () => mails.filter(({ to }) => to === email).map(({ type }) => type),
    };
  };

  /** Sends the form of a page of the test checkout. */
  const press = async (path: string, action: string, origin = ORIGIN) =>
    billing.request(path, { method: "POST", body: new URLSearchParams({ action }), headers: { Origin: origin } });

  /** Sends an event as Stripe would, with what is given instead. */
  const sendEvent = async (event: object, given: { signature?: string; body?: string; at?: number } = {}) => {
    const body = given.body ?? JSON.stringify(event);
    const stripe = await own.loadStripe();
    const signature = stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: own.webhookSecret,
      timestamp: Math.floor((given.at ?? now()) / 1000),
    });
    const headers = { "Stripe-Signature": given.signature ?? signature };
    const response = await billing.request("/webhook", { method: "POST", body, headers });
    return { status: response.status, body: await response.json() };
  };

  /** Keeps the events back instead of delivering them, and gives what was kept. */
  const holdEvents = () => {
    const held: StripeEvent[] = [];
    own.testCheckout.deliverTo(async (body) => {
      held.push(JSON.parse(body));
      return true;
    });
    return held;
  };

  return {
    backend,
    billing,
    clock,
    db,
    holdEvents,
    isAway,
    join,
    mails,
    payments: own,
    press,
    rest,
    sendEvent,
    service: openClient(rest, auth.keys.secretKey),
    sweep: () => sweep(tools),
    test: own.testCheckout,
    tools,
  };
}

function pathOf(url: string) {
  return new URL(url).pathname.replace("/billing", "");
}

async function close() {}
