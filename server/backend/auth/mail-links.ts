import { type RawBuilder, sql } from "kysely";
import type { AuthMail, Db } from "../contract.ts";
import type { AuthCore } from "./core.ts";
import { AuthError, toAuthError } from "./error.ts";
import { findOne } from "./query.ts";
import { hashToken, makeLinkToken } from "./secrets.ts";
import type { UserRow } from "./users.ts";

const LINK_HOURS = 1;

export type LinkType = "signup" | "recovery" | "magiclink" | "email_change";

/** After this the answer of a call has left the thread. */
const ANSWER_MS = 20;

/** Where the hash of a link's token is kept: one of each kind for an account, so that a new link ends the old one. */
const COLUMNS: Readonly<Record<LinkType, { token: RawBuilder<unknown>; sentAt: RawBuilder<unknown> }>> = {
  signup: { token: sql.ref("confirmation_token"), sentAt: sql.ref("confirmation_sent_at") },
  recovery: { token: sql.ref("recovery_token"), sentAt: sql.ref("recovery_sent_at") },
  magiclink: { token: sql.ref("recovery_token"), sentAt: sql.ref("recovery_sent_at") },
  email_change: { token: sql.ref("email_change_token_new"), sentAt: sql.ref("email_change_sent_at") },
};

/** Makes a link for an account and gives back the mail that carries it. */
export async function makeLinkMail(
  core: AuthCore,
  tx: Db,
  user: { id: string; to: string },
  type: LinkType,
  redirectTo: string,
): Promise<AuthMail> {
  const token = makeLinkToken();
  const { token: column, sentAt } = COLUMNS[type];
  const now = core.timestamp();
  await sql`update auth.users set ${column} = ${hashToken(token)}, ${sentAt} = ${now}, updated_at = ${now}
    where id = ${user.id}`.execute(tx);
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return { type, to: user.to, url: `${core.issuer}/verify?${query}` };
}

/** Takes the token of a link away from its account, which it gives back; null when it is unknown, used or too old. */
export function takeLink(core: AuthCore, tx: Db, type: LinkType, token: string): Promise<UserRow | null> {
  const { token: column, sentAt } = COLUMNS[type];
  const oldest = core.timestamp(-LINK_HOURS * 3_600_000);
  return findOne(
    tx,
    sql<UserRow>`update auth.users set ${column} = null where ${column} = ${hashToken(token)} and ${sentAt} > ${oldest}
      returning *`,
  );
}

/** Throws before anything is done that a mail would have to follow, for known and unknown addresses alike. */
export function needMail(core: AuthCore, kind: "confirmation" | "recovery" | "magic link" | "email change"): void {
  if (!core.canSendMail) throw new AuthError(500, "unexpected_failure", `Error sending ${kind} email`);
}

/**
 * Does what the answer must not wait for, because only a known address has it done. Not before the answer is on its way:
 * the embedded database works in the same thread.
 */
export function doLater(core: AuthCore, work: () => Promise<void>): void {
  const answered = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  core.onLater(answered.then(work).catch((error) => void toAuthError(error))); // which logs it
}

/** Sends a mail that the answer must not wait for: how long it takes would tell whether there is an account. */
export function sendLater(core: AuthCore, mail: AuthMail): void {
  core.sendMail(mail).catch(() => console.error(`A mail of the kind ${mail.type} could not be sent`));
}
