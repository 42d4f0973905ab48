import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { KEY_NEEDED } from "#contract/locked.ts";
import { AccountProblem, answerProblem, badBody, createLimits, findPerson, readBody } from "../account/calls.ts";
import { isClientGone } from "../http/client-gone.ts";
import type { MakeLimiter } from "../limits/limits.ts";
import { receiveEvent } from "./apply-event.ts";
import { openPortal, startCheckout } from "./checkout.ts";
import { listInvoices } from "./invoices.ts";
import { PRO_PRICE } from "./pro-price.ts";
import { sendAddressOf } from "./send-address.ts";
import { setEnding } from "./set-ending.ts";
import { readBillingState } from "./state.ts";
import { openSwitch } from "./switch-interval.ts";
import { type BillingTools, describeFailure, type PayingTools } from "./tools.ts";

type Options = BillingTools & {
  /** The caller's address or network, for the limits. */
  ipOf: (c: Context) => string;
  /** The site's own origin, as the user sees it. */
  originOf: (c: Context) => string;
  /** True if the caller can use the checkout: a test checkout may be only for the operator. */
  isServed: (c: Context) => boolean;
  makeLimiter?: MakeLimiter;
};

const MAX_BODY_BYTES = 8192;
/** The longest events are tens of kB. */
const MAX_EVENT_BYTES = 512 * 1024;

/** All payment routes for Pro, below `/billing`: JSON with the access token as bearer, and Stripe's webhook. */
export function createBilling(options: Options): Hono {
  const hono = new Hono();
  hono.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  addWebhook(hono, options);
  addTestCheckout(hono, options);
  addCalls(hono, options);
  hono.all("*", () => {
    throw new AccountProblem(404, "not_found", "This endpoint doesn't exist.");
  });
  hono.onError((error, c) => {
    if (error instanceof AccountProblem) return answerProblem(error, c);
    if (isClientGone(error, c)) return c.body(null, 400);
    logFailure(c)(error);
    const text = "The payment service isn't responding. Try again in a moment.";
    return answerProblem(new AccountProblem(503, "unavailable", text), c);
  });
  return hono;
}

/** Has no rate limit: an unsigned event is refused at once. */
function addWebhook(hono: Hono, options: Options) {
  const tooLong = () => Promise.reject(new AccountProblem(413, "too_large", "This is too long for a Stripe event."));
  hono.post("/webhook", bodyLimit({ maxSize: MAX_EVENT_BYTES, onError: tooLong }), async (c) => {
    await receiveEvent(needPayments(options), await c.req.text(), c.req.header("Stripe-Signature"));
    return c.json({ received: true });
  });
}

function addTestCheckout(hono: Hono, { payments, isServed, originOf }: Options) {
  const testCheckout = payments?.testCheckout;
  if (!testCheckout) return;
  hono.use("/test/*", async (c, next) => {
    if (!isServed(c)) return c.text(KEY_NEEDED, 403);
    // Browsers send the origin of a form: other sites must not submit these forms.
    if (c.req.header("Origin") !== originOf(c)) return c.text("This form wasn't sent from this site.", 403);
    return next();
  });
  hono.route("/test", testCheckout.forms);
  testCheckout.deliverTo(async (body, signature) => {
    const headers = { "Stripe-Signature": signature };
    const response = await hono.request("/webhook", { method: "POST", body, headers });
    return response.status < 500;
  });
}

function addCalls(hono: Hono, options: Options) {
  const { backend, payments, ipOf, originOf, isServed, makeLimiter } = options;
  const limit = createLimits("billing", makeLimiter);
  const readPerson = (c: Context) => findPerson(c, backend, limit);
  const readBuyer = async (c: Context) => {
    const person = await readPerson(c);
    await limit("checkout", { ip: ipOf(c) });
    await limit("checkout", { account: person.id });
    return person;
  };
  hono.use(async (c, next) => {
    await limit("any", { ip: ipOf(c) });
    await next();
  });
  hono.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(badBody()) }));
  hono.get("/offer", (c) => {
    const mode = payments ? (isServed(c) ? payments.mode : "locked") : "off";
    return c.json({ mode, price: PRO_PRICE.text, currency: PRO_PRICE.currency });
  });
  hono.get("/state", async (c) => {
    const { id } = await readPerson(c);
    // The link that confirms a new address opens the page that sends this request; Stripe does not delay the response.
    if (payments) void sendAddressOf({ ...options, payments }, id).catch(logFailure(c));
    return c.json(await readBillingState(options, id));
  });
  hono.post("/checkout", async (c) => {
    const person = await readBuyer(c);
    if (!isServed(c)) throw new AccountProblem(403, "key_needed", KEY_NEEDED);
    const { interval } = await readOrder(c);
    return c.json({ url: await startCheckout(needPayments(options), person, { origin: originOf(c), interval }) });
  });
  hono.post("/portal", async (c) => {
    const person = await readBuyer(c);
    return c.json({ url: await openPortal(needPayments(options), person, originOf(c)) });
  });
  hono.post("/switch", async (c) => {
    const person = await readBuyer(c);
    const { interval } = await readBody(c, ORDER);
    return c.json({ url: await openSwitch(needPayments(options), person, { origin: originOf(c), interval }) });
  });
  hono.get("/invoices", async (c) => {
    const person = await readBuyer(c);
    return c.json({ invoices: await listInvoices(needPayments(options), person) });
  });
  const answerEnding = (isEnding: boolean) => async (c: Context) => {
    const person = await readBuyer(c);
    await setEnding(needPayments(options), person, isEnding);
    return c.json(await readBillingState(options, person.id));
  };
  hono.post("/cancel", answerEnding(true));
  hono.post("/resume", answerEnding(false));
}

const ORDER = v.object({ interval: v.picklist(["month", "year"]) });

/** Pages from before the yearly plan send no body. */
async function readOrder(c: Context): Promise<v.InferOutput<typeof ORDER>> {
  return (await c.req.text()) ? readBody(c, ORDER) : { interval: "month" };
}

function needPayments(options: Options): PayingTools {
  const { payments } = options;
  if (!payments) throw new AccountProblem(503, "billing_off", "Pro isn't available here right now.");
  return { ...options, payments };
}

/** The end of a path may be a session token. */
function logFailure(c: Context) {
  const path = c.req.path.split("/", 3).join("/");
  return (error: unknown) => console.error(`${path} failed: ${describeFailure(error)}`);
}
