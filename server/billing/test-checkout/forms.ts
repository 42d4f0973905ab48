import { type Context, Hono } from "hono";
import { cancelLater, cancelNow, failNextPayment, pay, payOpenInvoice, refund, resume } from "./deeds.ts";
import { find } from "./objects.ts";
import type { Store } from "./store.ts";
import { findSubscription } from "./views.ts";

const PORTAL_DEEDS = {
  "cancel-later": cancelLater,
  "cancel-now": cancelNow,
  resume,
  "fail-next": failNextPayment,
  pay: payOpenInvoice,
  refund,
} as const;

/** Takes the forms of the two pages below /billing/test; without a session that it knows it answers nothing. */
export function createTestForms(store: Store, originOf: (c: Context) => string): Hono {
  const { sessions, portals } = store.state;
  const hono = new Hono();

  // A page of somebody else must not press these buttons. Browsers say where a form comes from.
  hono.use(async (c, next) => {
    if (c.req.method === "POST" && c.req.header("Origin") !== originOf(c)) {
      return c.text("This form was not sent from this site.", 403);
    }
    await next();
  });
  hono.post("/checkout/:id", async (c) => {
    const session = find(sessions, c.req.param("id"));
    if (!session) return c.redirect(c.req.path, 303);
    if ((await readDeed(c)) !== "pay") return c.redirect(`${c.req.path}?declined=1`, 303);
    await pay(store, session);
    if (session.status !== "complete") return c.redirect(c.req.path, 303);
    return c.redirect(session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id), 303);
  });
  hono.post("/portal/:id", async (c) => {
    const portal = find(portals, c.req.param("id"));
    const subscription = portal && findSubscription(store, portal.customer);
    const deed = await readDeed(c);
    if (subscription && Object.hasOwn(PORTAL_DEEDS, deed)) {
      await PORTAL_DEEDS[deed as keyof typeof PORTAL_DEEDS](store, subscription);
    }
    return c.redirect(c.req.path, 303);
  });
  return hono;
}

async function readDeed(c: Context) {
  const { deed } = await c.req.parseBody();
  return typeof deed === "string" ? deed : "";
}
