import * as v from "valibot";
import { sql } from "../../sql.ts";
import {
  type AuthContext,
  type AuthCore,
  type AuthRoute,
  answerJson,
  inTransaction,
  type JsonObject,
  redirectTo,
  withQuery,
  writeAudit,
} from "../core.ts";
import { AuthError, invalid, toAuthError } from "../error.ts";
import { findLink, type LinkType, notifyOldAddress, takeLink } from "../mail-links.ts";
import { refuseWeakPassword } from "../passwords.ts";
import { issueCode, PKCE_PREFIX, unknownFlow } from "../pkce.ts";
import { readMembers, textMember } from "../read.ts";
import type { PkceRow, SignInMethod, UserRow } from "../rows.ts";
import { hashToken } from "../secrets.ts";
import { hashOfSession, type SessionAnswer, startSession } from "../sessions.ts";
import {
  addIdentity,
  confirmEmail,
  describeEmailIdentity,
  endAnonymity,
  isFromSignUp,
  refuseBanned,
  setEmail,
} from "../users.ts";

const bodySchema = v.object({
  type: textMember,
  token_hash: textMember,
  // The same token, together with the address it was sent to.
  token: textMember,
  // Our additions for sign-up links: the address the account is said to have, and the password its owner enters.
  // Supabase Auth and its clients have neither; see docs/decisions/0015-sessions-by-consent.md.
  email: textMember,
  password: textMember,
  new_password: textMember,
  phone: textMember,
});

type Link = {
  type: string;
  token: unknown;
  /** Set if the token belongs to an address. */
  email?: string | undefined;
  passwordHash: string | null;
  /** The error message for an invalid or expired link. */
  refusal: string;
  /** Recovery doesn't use up the link: the new password does. */
  isReusable?: boolean;
};
/** Two links have to be opened, and this was the first. */
const HALF_DONE = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** The link types for each request type: clients send "email" if they don't know whether the account is new. */
const LINK_TYPES: Readonly<Record<string, readonly LinkType[]>> = {
  signup: ["signup"],
  invite: ["signup"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change", "email_change_current"],
  email: ["signup", "magiclink"],
};
const METHODS: Readonly<Record<LinkType, SignInMethod>> = {
  signup: "otp",
  invite: "otp",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change: "email_change",
  email_change_current: "email_change",
};

export const verifyRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/verify", access: "open", hasOwnLimit: true, handle: openLink },
  { method: "POST", path: "/verify", hasOwnLimit: true, handle: verifyToken },
];

/**
 * Handles the link of an email, opened by a person or an email scanner. Redirects to the site with the session or error
 * after the `#`. A sign-up link is only checked: the site asks for the password, and `POST /verify` confirms. A browser
 * that prefetches gets nothing, and requests the link again for a click.
 */
async function openLink({ core, ip, request, url }: AuthContext) {
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  if (purpose.includes("prefetch"))
    return new Response(null, { status: 503, headers: { "cache-control": "no-store" } });
  const parameters = url.searchParams;
  const type = parameters.get("type") ?? "";
  const target = core.redirectFor(parameters.get("redirect_to"));
  const token = parameters.get("token") ?? parameters.get("token_hash") ?? "";
  const isPkce = token.startsWith(PKCE_PREFIX);
  let location: string;
  try {
    await core.limits.take("verifyByIp", ip);
    const link = { type, token, passwordHash: null, refusal: "Email link is invalid or has expired", isReusable: true };
    if (isPkce) {
      location = withQuery(target, await openPkceLink(core, link));
    } else {
      const pending = linkTypesOf(type).includes("signup") ? await findLink(core, "signup", token) : null;
      const result = pending
        ? { token_hash: token, type: type === "invite" ? type : "signup", email: pending.email ?? "" }
        : describe(await verify(core, link, request), type);
      location = `${target}#${new URLSearchParams(result)}`;
    }
    // Each use of a link that works again adds a session, so it counts.
    if (type !== "recovery") await core.limits.giveBack("verifyByIp", ip);
  } catch (thrown) {
    const { code, message } = toAuthError(thrown);
    const failure = { error: "access_denied", error_code: code, error_description: message };
    location = `${isPkce ? withQuery(target, failure) : target}#${new URLSearchParams(failure)}`;
  }
  return redirectTo(location, {}, 303);
}

/**
 * Issues a code for the browser that requested the link, and applies the link's effect. A sign-up is confirmed only
 * when the code is exchanged: a stranger who signed up with the address never gets it.
 */
async function openPkceLink(core: AuthCore, link: Link & { token: string }): Promise<Record<string, string>> {
  const issue = async (tx: AuthCore, method: SignInMethod) => {
    const code = await issueCode(tx, hashToken(link.token), method);
    if (!code) throw new AuthError(403, "otp_expired", link.refusal);
    return { code };
  };
  const isPending = linkTypesOf(link.type).includes("signup") && (await findLink(core, "signup", link.token)) !== null;
  if (isPending) return inTransaction(core, (tx) => issue(tx, METHODS.signup));
  return (await take(core, link, (tx, _, method) => issue(tx, method))) ?? { message: HALF_DONE };
}

/** The browser that signed up has opened the email's link: what it chose counts, whatever others chose meanwhile. */
export async function confirmBySignUp(tx: AuthCore, user: UserRow, { id, password_hash, user_metadata }: PkceRow) {
  const taken = await sql`update auth.users set confirmation_token = null
    where id = ${user.id} and confirmation_token = ${id} returning id`.first(tx.db);
  if (!taken) throw unknownFlow();
  await applyLink(tx, user, "signup", password_hash, user_metadata ?? {});
}

/** No phone number has an account, so codes fail with Supabase Auth's errors for when text messages are off. */
function refusePhone(phone: string, type: string, refusal: string) {
  const isNumber = /^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(" ", ""));
  if (!isNumber) return invalid("Invalid phone number format (E.164 required)");
  if (type !== "sms" && type !== "phone_change") return invalid("Invalid sms verification type");
  return new AuthError(403, "otp_expired", refusal);
}

function describe(session: SessionAnswer | null, type: string) {
  return session ? hashOfSession(session, { type }) : { message: HALF_DONE };
}

async function verifyToken({ core, ip, request, body }: AuthContext) {
  await core.limits.take("verifyByIp", ip);
  const given = readMembers(bodySchema, body);
  if (!given.type) throw invalid("Verify requires a verification type");
  const refusal = "Token has expired or is invalid";
  if (given.phone && !given.email && !given.token_hash) throw refusePhone(given.phone, given.type, refusal);
  const passwordHash = await readPassword(core, given, refusal);
  const { type, token_hash, token } = given;
  const email = token_hash ? undefined : (given.email?.trim().toLowerCase() ?? "");
  const session = await verify(core, { type, token: token_hash ?? token, email, passwordHash, refusal }, request);
  await core.limits.giveBack("verifyByIp", ip);
  return answerJson(session ?? { code: 200, msg: HALF_DONE });
}

/**
 * Returns the hash of the password that the owner of the address has entered: the one from the sign-up or a new one.
 * Null without one. Runs outside the transaction because hashing is slow.
 */
async function readPassword(core: AuthCore, given: v.InferOutput<typeof bodySchema>, refusal: string) {
  const { type, token_hash, email, password, new_password } = given;
  if (!password && !new_password) return null;
  const user = linkTypesOf(type ?? "").includes("signup") ? await findLink(core, "signup", token_hash) : null;
  // The link must not accept a password from a person who was shown another address.
  if (!user || email?.trim().toLowerCase() !== user.email) throw new AuthError(403, "otp_expired", refusal);
  if (new_password) {
    refuseWeakPassword(new_password);
    return core.hashPassword(new_password);
  }
  if (await core.verifyPassword(password ?? "", user.encrypted_password)) return user.encrypted_password;
  throw new AuthError(422, "password_not_chosen", "This is not the password that was chosen at sign-up");
}

function verify(core: AuthCore, link: Link, request: Request): Promise<SessionAnswer | null> {
  return take(core, link, (tx, user, method) => startSession(tx, user, method, request));
}

type Finish<Result> = (tx: AuthCore, user: UserRow, method: SignInMethod) => Promise<Result>;

/** Applies the link's effect, then runs `finish`. Null if a second link has to be opened first. */
async function take<Result>(core: AuthCore, link: Link, finish: Finish<Result>): Promise<Result | null> {
  const { type, token, email, passwordHash, refusal, isReusable = false } = link;
  const linkTypes = linkTypesOf(type);
  if (linkTypes.length === 0) throw invalid("Invalid email verification type");
  return inTransaction(core, async (tx) => {
    for (const linkType of linkTypes) {
      const user = await (isReusable && linkType === "recovery" ? findLink : takeLink)(tx, linkType, token);
      if (!user) continue;
      const isTheirs = email === undefined || email === user.email || email === user.email_change;
      if (!isTheirs) throw new AuthError(403, "otp_expired", refusal);
      refuseBanned(tx, user);
      if (await needsOther(tx, user, linkType)) return null;
      await applyLink(tx, user, linkType, passwordHash);
      return finish(tx, user, METHODS[linkType]);
    }
    throw new AuthError(403, "otp_expired", refusal);
  });
}

function linkTypesOf(type: string): readonly LinkType[] {
  return (Object.hasOwn(LINK_TYPES, type) && LINK_TYPES[type]) || [];
}

/**
 * An operator may also have created a link for the current address: then both have to be opened. The one for the
 * current address never changes it alone, because it doesn't prove who owns the new one.
 */
async function needsOther(tx: AuthCore, user: UserRow, type: LinkType) {
  if (type === "email_change_current") return user.email_change_confirm_status === 0;
  if (type !== "email_change" || user.email_change_token_current === null) return false;
  await sql`update auth.users set email_change_confirm_status = 1 where id = ${user.id}`.execute(tx.db);
  return true;
}

/** Makes an anonymous account permanent. Its password, if any, came from its only session and is kept. */
async function takeAddress(tx: AuthCore, user: UserRow, email: string) {
  await endAnonymity(tx, user.id, email);
  await addIdentity(tx, user.id, "email", describeEmailIdentity(user.id, email, true));
  await writeAudit(tx, user.id, "user_confirmed");
}

async function applyLink(
  tx: AuthCore,
  user: UserRow,
  type: LinkType,
  passwordHash: string | null,
  ownMetadata: JsonObject = {},
) {
  if (type === "email_change" || type === "email_change_current") {
    if (!user.email_change) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    if (user.is_anonymous) return takeAddress(tx, user, user.email_change);
    await setEmail(tx, user.id, user.email_change);
    await writeAudit(tx, user.id, "user_email_changed");
    await notifyOldAddress(tx, user, user.email_change);
  }
  if (user.email_confirmed_at) return;
  // The sign-up may be a stranger's: from now on, only what came with the link counts, or what its password proves.
  const isProven = passwordHash !== null && passwordHash === user.encrypted_password;
  if (isFromSignUp(user) && !isProven) {
    await sql`update auth.users set raw_user_meta_data = ${JSON.stringify(ownMetadata)}::jsonb ||
      jsonb_build_object('sub', id, 'email', email, 'phone_verified', false) where id = ${user.id}`.execute(tx.db);
  }
  await sql`update auth.users set encrypted_password = ${passwordHash} where id = ${user.id}`.execute(tx.db);
  await confirmEmail(tx, user.id);
  await writeAudit(tx, user.id, "user_confirmed");
}
