import { dropEventsBefore, dropGrants, patchSubscriptions } from "./rows.ts";
import { sendAddresses } from "./send-address.ts";
import type { BillingTools } from "./tools.ts";

/** The time between two sweeps. */
export const SWEEP_MS = 10 * 60_000;
/** Stripe resends an event for three days; by hand, it can be resent for thirty. */
const KEPT_EVENTS_MS = 60 * 24 * 60 * 60_000;

/**
 * Handles what only time changes, such as an expired grace period or grant, and new addresses that have not reached
 * Stripe. Each change is made and announced once, even by several processes. Throws when the database or Stripe is
 * down: the next sweep does it.
 */
export async function sweep(tools: BillingTools): Promise<void> {
  const { backend, payments, now } = tools;
  const time = encodeURIComponent(new Date(now()).toISOString());
  await payments?.testCheckout?.advance();
  await patchSubscriptions(backend, `status=eq.past_due&grace_until=lte.${time}`, { grace_until: null });
  await dropGrants(backend, `until=lte.${time}`);
  // A test purchase gives no Pro where money counts, nor where the test checkout is gone and it can't be canceled.
  if (payments?.mode !== "test") await patchSubscriptions(backend, NEVER_PAID, { status: "canceled" });
  await dropEventsBefore(backend, new Date(now() - KEPT_EVENTS_MS).toISOString());
  // Last, because it needs Stripe.
  if (payments) await sendAddresses({ ...tools, payments });
}

const NEVER_PAID = "livemode=is.false&status=neq.canceled";
