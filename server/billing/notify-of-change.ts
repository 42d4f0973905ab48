import * as v from "valibot";
import { unavailable } from "../account/calls.ts";
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

const USER = v.object({ email: v.nullish(v.string()) });
const EMAIL = v.pipe(v.string(), v.email());

/** Where mail reaches a person; null for an account without an address, or that is gone. Throws when that is unknown. */
export async function readAddress({ callAsService }: BillingTools["backend"], userId: string): Promise<string | null> {
  const response = await callAsService(`/auth/v1/admin/users/${userId}`);
  if (response.status === 404) return null;
  const user = v.safeParse(USER, await response.json().catch(() => null));
  if (!response.ok || !user.success) throw unavailable();
  return v.is(EMAIL, user.output.email) ? user.output.email : null;
}
