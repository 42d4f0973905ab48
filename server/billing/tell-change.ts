import * as v from "valibot";
import { readIsPro, type SubscriptionRow, type SubscriptionState } from "./rows.ts";
import { givesPro } from "./state.ts";
import type { BillingTools } from "./tools.ts";

const USER = v.object({ email: v.pipe(v.string(), v.email()) });

/**
 * Writes to a person whose payment failed, or whose Pro has ended. Whoever changed a row tells it, and each change is
 * written by one alone: so a mail is sent once.
 */
export async function tellChange(tools: BillingTools, before: SubscriptionRow | null, after: SubscriptionState) {
  const now = tools.now();
  if (after.status === "past_due" && before?.status !== "past_due" && after.grace_until !== null) {
    await tell(tools, after.user_id, { type: "payment_failed", until: after.grace_until });
  } else if (before && givesPro(before, now) && !givesPro(after, now)) {
    await tellEnd(tools, after.user_id);
  }
}

/** Says that Pro has ended, to somebody who does not have it by another way. */
export async function tellEnd(tools: BillingTools, userId: string) {
  if (await readIsPro(tools.backend, userId)) return;
  await tell(tools, userId, { type: "pro_ended" });
}

type News = { type: "payment_failed"; until: string } | { type: "pro_ended" };

/** A mail that cannot be written is no reason to have Stripe repeat an event. */
async function tell({ backend, sendMail }: BillingTools, userId: string, news: News) {
  const response = await backend.callAsService(`/auth/v1/admin/users/${userId}`).catch(() => null);
  const user = v.safeParse(USER, await response?.json().catch(() => null));
  if (user.success) await sendMail({ ...news, to: user.output.email });
}
