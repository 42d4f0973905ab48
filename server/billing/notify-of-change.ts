import { readAddress } from "./read-address.ts";
import { readIsPro, type SubscriptionRow, type SubscriptionState } from "./rows.ts";
import { givesPro } from "./state.ts";
import type { BillingTools } from "./tools.ts";

/**
 * Writes to a person whose payment failed, or whose Pro has ended. The writer of a row sends it, and each change is
 * written by one alone: so a mail is sent once.
 */
export async function notifyOfChange(tools: BillingTools, before: SubscriptionRow | null, after: SubscriptionState) {
  const now = tools.now();
  if (after.status === "past_due" && before?.status !== "past_due" && after.grace_until !== null) {
    await notify(tools, after.user_id, { type: "payment_failed", until: after.grace_until });
  } else if (before && givesPro(before, now) && !givesPro(after, now)) {
    await notifyOfEnd(tools, after.user_id);
  }
}

/** Tells a person that Pro has ended, unless they have it another way. */
export async function notifyOfEnd(tools: BillingTools, userId: string) {
  if (await readIsPro(tools.backend, userId)) return;
  await notify(tools, userId, { type: "pro_ended" });
}

type News = { type: "payment_failed"; until: string } | { type: "pro_ended" };

/** A mail that cannot be written is no reason to have Stripe repeat an event. */
async function notify({ backend, sendMail }: BillingTools, userId: string, news: News) {
  const to = await readAddress(backend, userId).catch(() => null);
  if (to) await sendMail({ ...news, to });
}
