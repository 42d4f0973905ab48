import * as v from "valibot";
import { AccountProblem } from "../account/problem.ts";
import { applyEvent, EVENT_TYPES, type StripeEvent } from "./apply-event.ts";
import { markHandled, noteEvent } from "./rows.ts";
import type { PayingTools } from "./tools.ts";

/** An older signature may be a copy. */
const MOST_AGE_S = 5 * 60;

const EVENT = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,250}$/)),
  type: v.pipe(v.string(), v.maxLength(250)),
  created: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  livemode: v.boolean(),
  data: v.object({ object: v.unknown() }),
});

/**
 * Takes an event of Stripe: `body` is what came, unchanged, and `signature` its header. Throws 400 for what Stripe did not
 * sign within five minutes, or what is of the other mode; anything else thrown means that Stripe shall send it again.
 */
export async function receiveEvent(tools: PayingTools, body: string, signature: string | undefined): Promise<void> {
  const event = await readEvent(tools, body, signature);
  if (!(EVENT_TYPES as readonly string[]).includes(event.type)) return;
  const { backend, now } = tools;
  const { id, type, livemode } = event;
  const created = new Date(event.created * 1000).toISOString();
  // One that is under way elsewhere, or that failed, is handled again: that changes nothing twice.
  if (await noteEvent(backend, { id, type, created, livemode })) return;
  const outcome = await applyEvent(tools, event);
  if (outcome === "refused")
    console.warn(`The event ${id} (${type}) is about no account of this site: nothing changed.`);
  await markHandled(backend, id, new Date(now()).toISOString());
}

async function readEvent({ payments, now }: PayingTools, body: string, signature = ""): Promise<StripeEvent> {
  const { webhooks } = await payments.loadStripe();
  let given: unknown;
  try {
    given = webhooks.constructEvent(body, signature, payments.webhookSecret, MOST_AGE_S, undefined, now());
  } catch {
    throw new AccountProblem(400, "bad_signature", "This event is not signed by Stripe, or too old.");
  }
  const event = v.safeParse(EVENT, given);
  if (!event.success) throw new AccountProblem(400, "bad_event", "This is no event of Stripe.");
  const { data, ...rest } = event.output;
  if (rest.livemode !== (payments.mode === "live")) {
    throw new AccountProblem(400, "wrong_mode", "This event is of the other mode of Stripe, live or test.");
  }
  return { ...rest, about: data.object };
}
