import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { KEY_NEEDED } from "#contract/locked.ts";
import { createLimits } from "../account/limits.ts";
import { findPerson } from "../account/person.ts";
import { AccountProblem, answerProblem } from "../account/problem.ts";
import { badBody } from "../account/read-body.ts";
import { startCheckout } from "./checkout.ts";
import { openPortal } from "./portal.ts";
import { PRO_PRICE } from "./price.ts";
import { setEnding } from "./set-ending.ts";
import { readBillingState } from "./state.ts";
import { describeFailure } from "./stripe-problem.ts";
import { tellAddressOf } from "./tell-address.ts";
import type { BillingTools, PayingTools } from "./tools.ts";
import { receiveEvent } from "./webhook.ts";

type Options = BillingTools & {
  /** The caller's address or network, for the limits. */
  ipOf: (c: Context) => string;
  /** The site's own origin, as the person sees it. */
  originOf: (c: Context) => string;
  /** Whether the caller may use the checkout: a test checkout may be for the person who runs the server alone. */
  isServed: (c: Context) => boolean;
};

const MAX_BODY_BYTES = 8192;
/** The longest events are some tens of kB. */
const MAX_EVENT_BYTES = 512 * 1024;

/** Everything about paying for Pro, below `/billing`: JSON with the access token as bearer, and Stripe's webhook. */
export function createBilling({ ipOf, originOf, isServed, ...tools }: Options): Hono {
  const { backend, payments } = tools;
  const limit = createLimits();
  const hono = new Hono();

  hono.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  // Stripe's own calls know no limit of ours: what is not signed is refused at once.
  hono.post(
    "/webhook",
    bodyLimit({ maxSize: MAX_EVENT_BYTES, onError: () => Promise.reject(tooLarge()) }),
    async (c) => {
      await receiveEvent(paying(), await c.req.text(), c.req.header("Stripe-Signature"));
      return c.json({ received: true });
    },
  );
  const testCheckout = payments?.testCheckout;
  if (testCheckout) {
    hono.use("/test/*", async (c, next) => {
      if (!isServed(c)) return c.text(KEY_NEEDED, 403);
      // Browsers name the site that a form comes from: no other site may press these buttons.
      if (c.req.header("Origin") !== originOf(c)) return c.text("This form was not sent from this site.", 403);
      return next();
    });
    hono.route("/test", testCheckout.forms);
    testCheckout.deliverTo(async (body, signature) => {
      const headers = { "Stripe-Signature": signature };
      const response = await hono.request("/webhook", { method: "POST", body, headers });
      return response.status < 500;
    });
  }

  hono.use(async (c, next) => {
    await limit("any", { ip: ipOf(c) });
    await next();
  });
  hono.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(badBody()) }));
  hono.get("/offer", (c) =>
    c.json({
      mode: payments ? (isServed(c) ? payments.mode : "locked") : "off",
      price: PRO_PRICE.text,
      currency: PRO_PRICE.currency,
    }),
  );
  hono.get("/state", async (c) => {
    const { id } = await personOf(c);
    // The link that confirms a new address opens the page that asks for this; the answer does not wait for Stripe.
    if (payments) void tellAddressOf(paying(), id).catch(logFailure(c));
    return c.json(await readBillingState(tools, id));
  });
  hono.post("/checkout", async (c) => {
    const person = await personOf(c);
    await limit("checkout", { account: person.id });
    if (!isServed(c)) throw new AccountProblem(403, "key_needed", KEY_NEEDED);
    return c.json({ url: await startCheckout(paying(), person, originOf(c)) });
  });
  hono.post("/portal", async (c) => {
    const person = await personOf(c);
    await limit("checkout", { account: person.id });
    return c.json({ url: await openPortal(paying(), person, originOf(c)) });
  });
  for (const [path, isEnding] of [
    ["/cancel", true],
    ["/resume", false],
  ] as const) {
    hono.post(path, async (c) => {
      const person = await personOf(c);
      await limit("checkout", { account: person.id });
      await setEnding(paying(), person, isEnding);
      return c.json(await readBillingState(tools, person.id));
    });
  }
  hono.all("*", () => {
    throw new AccountProblem(404, "not_found", "There is no such call.");
  });

  hono.onError((error, c) => {
    if (error instanceof AccountProblem) return answerProblem(error, c);
    logFailure(c)(error);
    return answerProblem(
      new AccountProblem(503, "unavailable", "The payment service does not answer. Try again in a moment."),
      c,
    );
  });
  return hono;

  function paying(): PayingTools {
    if (!payments) throw new AccountProblem(503, "billing_off", "Pro cannot be bought here at present.");
    return { ...tools, payments };
  }

  async function personOf(c: Context) {
    const person = await findPerson(backend, c.req.header("Authorization"));
    await limit("any", { account: person.id });
    return person;
  }
}

/** The end of a path may be the token of a session. */
function logFailure(c: Context) {
  const path = c.req.path.split("/", 3).join("/");
  return (error: unknown) => console.error(`${path} failed: ${describeFailure(error)}`);
}

function tooLarge() {
  return new AccountProblem(413, "too_large", "This is longer than any event of Stripe.");
}
