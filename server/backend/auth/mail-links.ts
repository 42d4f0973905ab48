import type { AuthMail } from "../../mail/mail.ts";
import { type Sql, sql } from "../sql.ts";
import { type AuthCore, inTransaction, type JsonObject } from "./core.ts";
import { AuthError, toAuthError } from "./error.ts";
import { type Challenge, keepFlow, PKCE_PREFIX } from "./pkce.ts";
import type { UserRow } from "./rows.ts";
import { hashToken, makeLinkToken } from "./secrets.ts";

const LINK_HOURS = 1;
/** Longer, because invited people aren't waiting for the email. */
const INVITE_HOURS = 24;

export type LinkType = "signup" | "invite" | "recovery" | "magiclink" | "email_change" | "email_change_current";
/** A link and its token; the database stores only the token's hash. */
export type Link = { token: string; url: string };

/** By then, a call's response has left the thread. */
const ANSWER_MS = 20;

/** The columns for the hash of a link's token: one per kind and account, so that a new link ends the old one. */
const COLUMNS: Readonly<Record<LinkType, { token: Sql<unknown>; sentAt: Sql<unknown> }>> = {
  signup: { token: sql.id("confirmation_token"), sentAt: sql.id("confirmation_sent_at") },
  invite: { token: sql.id("confirmation_token"), sentAt: sql.id("confirmation_sent_at") },
  recovery: { token: sql.id("recovery_token"), sentAt: sql.id("recovery_sent_at") },
  magiclink: { token: sql.id("recovery_token"), sentAt: sql.id("recovery_sent_at") },
  email_change: { token: sql.id("email_change_token_new"), sentAt: sql.id("email_change_sent_at") },
  email_change_current: { token: sql.id("email_change_token_current"), sentAt: sql.id("email_change_sent_at") },
};

/** The challenge of the browser that requested the link, which gives a session only there, and what it chose. */
type Pkce = Challenge & { passwordHash?: string; userMetadata?: JsonObject };

/** Creates a link for an account and invalidates the previous one of its kind. */
export async function makeLink(
  tx: AuthCore,
  userId: string,
  type: LinkType,
  redirectTo: string,
  pkce?: Pkce | null,
): Promise<Link> {
  const token = (pkce ? PKCE_PREFIX : "") + makeLinkToken();
  const { token: column, sentAt } = COLUMNS[type];
  const now = tx.timestamp();
  const invitedAt = type === "invite" ? sql`, invited_at = ${now}` : sql``;
  await sql`update auth.users set ${column} = ${hashToken(token)}, ${sentAt} = ${now}, updated_at = ${now}${invitedAt}
    where id = ${userId}`.execute(tx.db);
  if (pkce) await keepFlow(tx, { id: hashToken(token), userId, ...pkce });
  const query = { token, type: type === "email_change_current" ? "email_change" : type, redirect_to: redirectTo };
  return { token, url: `${tx.issuer}/verify?${new URLSearchParams(query)}` };
}

/** Creates a link and queues the email that contains it. `needsOld` is the email's, for a new address. */
export async function queueLink(
  tx: AuthCore,
  { id, ...mail }: { id: string; to: string; needsOld?: boolean },
  type: Exclude<LinkType, "email_change_current">,
  redirectTo: string,
  pkce?: Pkce | null,
): Promise<void> {
  await queueMail(tx, { type, ...mail, url: (await makeLink(tx, id, type, redirectTo, pkce)).url });
}

/**
 * The account of a link, locked until the transaction ends; null if its token is unknown, used or too old. The link stays
 * usable.
 */
export async function findLink(core: AuthCore, type: LinkType, token: unknown): Promise<UserRow | null> {
  if (!isLinkToken(token)) return null;
  return sql<UserRow>`select * from auth.users where ${holds(core, type, token)} for update`.first(core.db);
}

/** Like `findLink`, but the link no longer works afterward. */
export async function takeLink(tx: AuthCore, type: LinkType, token: unknown): Promise<UserRow | null> {
  if (!isLinkToken(token)) return null;
  const { token: column } = COLUMNS[type];
  return sql<UserRow>`update auth.users set ${column} = null where ${holds(tx, type, token)} returning *`.first(tx.db);
}

function holds(core: AuthCore, type: LinkType, token: string) {
  const { token: column, sentAt } = COLUMNS[type];
  const hours = sql`case when ${sentAt} = invited_at then ${INVITE_HOURS}::int else ${LINK_HOURS}::int end`;
  return sql`${column} = ${hashToken(token)}
    and ${sentAt} + make_interval(hours => ${hours}) > ${core.timestamp()}::timestamptz`;
}

function isLinkToken(token: unknown): token is string {
  return typeof token === "string" && /^(pkce_)?[0-9a-f]{64}$/.test(token);
}

/** Throws if no email can be sent, before any work is done, for known and unknown addresses alike. */
export function requireMail(
  core: AuthCore,
  kind: "confirmation" | "recovery" | "magic link" | "email change" | "invite" | "reauthentication",
): void {
  if (!core.canSendMail) throw new AuthError(500, "unexpected_failure", `Error sending ${kind} email`);
}

/**
 * Runs `work` in a transaction. The response must not wait for it, because it is done only for known addresses. It
 * starts once the response is on its way, because the embedded database works in the same thread.
 */
export function runAfterResponse(core: AuthCore, work: (tx: AuthCore) => Promise<void>): void {
  const answered = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  core.onLater(answered.then(() => inTransaction(core, work)).catch((error) => void toAuthError(error))); // logs it
}

/** Notifies the old address of an account; `user` is the row from before the change. */
export async function notifyOldAddress(tx: AuthCore, { email }: UserRow, newAddress: string): Promise<void> {
  if (email) await queueMail(tx, { type: "email_changed", to: email, url: tx.siteUrl, newAddress });
}

/**
 * Puts an email into the outbox of server/mail, which sends it after the transaction commits. No response waits for it,
 * because the timing would reveal whether there is an account.
 */
export async function queueMail(tx: AuthCore, mail: AuthMail): Promise<void> {
  if (!tx.canSendMail) return;
  await sql`insert into private.outbox (mail, created_at, due_at)
    values (${tx.secrets.seal(JSON.stringify(mail))}, ${tx.timestamp()}, ${tx.timestamp()})`.execute(tx.db);
  tx.onMail();
}
