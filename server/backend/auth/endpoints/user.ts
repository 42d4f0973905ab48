import * as v from "valibot";
import { sql } from "../../sql.ts";
import {
  type AuthContext,
  type AuthCore,
  type AuthRoute,
  answerJson,
  inTransaction,
  type JsonObject,
  writeAudit,
} from "../core.ts";
import { AuthError, invalid, phoneDisabled } from "../error.ts";
import { hasFactor } from "../factors.ts";
import { makeLink, queueLink, queueMail, requireMail } from "../mail-links.ts";
import { refuseWeakPassword } from "../passwords.ts";
import { type Challenge, challengeMembers, dropFlows, readChallenge } from "../pkce.ts";
import { mergeMetadata, metadataSchema, readEmail, readMembers, textMember } from "../read.ts";
import { needsReauthentication, sendNonce, takeNonce } from "../reauthentication.ts";
import type { IdentityRow, UserRow } from "../rows.ts";
import {
  endSession,
  endSessions,
  requireSecondFactor,
  requireUser,
  requireUserOrApp,
  type SignedIn,
} from "../sessions.ts";
import {
  addIdentity,
  beginEmailChange,
  describeEmailIdentity,
  describeUser,
  findUser,
  findUserById,
  removeIdentity,
} from "../users.ts";

const bodySchema = v.object({
  email: textMember,
  phone: textMember,
  password: textMember,
  /** A code from an email, for setting a new password. */
  nonce: textMember,
  data: v.nullish(metadataSchema),
  ...challengeMembers,
});
const logoutSchema = v.object({ scope: textMember });

export const userRoutes: readonly AuthRoute[] = [
  { method: "GET", path: "/user", handle: readUser },
  { method: "PUT", path: "/user", handle: updateUser },
  { method: "DELETE", path: "/user/identities/:id", handle: unlink },
  { method: "POST", path: "/logout", handle: logOut },
  { method: "GET", path: "/reauthenticate", handle: reauthenticate },
];

async function readUser(context: AuthContext) {
  const { user, hasSecondFactor } = await requireUserOrApp(context);
  // Supabase Auth has no `aal` here: /account needs the session's present level, and the token may be older.
  return answerJson({ ...(await describeUser(context.core, user)), aal: hasSecondFactor ? "aal2" : "aal1" });
}

async function updateUser(context: AuthContext) {
  const { core, url, ip } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  const given = readMembers(bodySchema, context.body);
  const newEmail = given.email ? readEmail(given.email) : user.email;
  const changesEmail = newEmail !== null && newEmail !== user.email;
  const newPassword = given.password ?? null;
  const challenge = readChallenge(given);
  if (newPassword !== null || changesEmail || given.data) {
    const message = "AAL2 session is required to update email, password or data when MFA is enabled.";
    await requireSecondFactor(core, caller, message, 401);
  }
  if (given.phone) throw phoneDisabled("Unsupported phone provider");
  if (user.is_anonymous && newPassword !== null && !given.email) {
    const message = "Updating password of an anonymous user without an email or phone is not allowed";
    throw new AuthError(422, "validation_failed", message);
  }
  const passwordHash = newPassword === null ? null : await checkPassword(core, caller, newPassword, given.nonce ?? "");
  if (changesEmail) requireMail(core, "email change");
  const redirectTo = core.redirectFor(url.searchParams.get("redirect_to"));
  await inTransaction(core, async (tx) => {
    if (passwordHash !== null) await changePassword(tx, caller, passwordHash, given.nonce ?? "");
    if (given.data) await changeData(tx, user.id, given.data);
    if (!changesEmail) return;
    // After the code of a password was checked. A refusal undoes the rest.
    await core.limits.take("mailByUser", user.id);
    await core.limits.take("mailByIp", ip);
    await core.limits.take("mailByEmail", newEmail);
    await askForNewEmail(tx, user, { email: newEmail, redirectTo, challenge });
  });
  return answerJson(await describeUser(core, (await findUserById(core, user.id)) ?? user));
}

async function changeData({ db, timestamp }: AuthCore, userId: string, changes: JsonObject) {
  // Locked, so that two tabs don't overwrite each other's changes.
  const user = await sql<UserRow>`select * from auth.users where id = ${userId} for update`.first(db);
  const data = JSON.stringify(mergeMetadata(user?.raw_user_meta_data ?? {}, changes));
  await sql`update auth.users set raw_user_meta_data = ${data}::jsonb, updated_at = ${timestamp()}
    where id = ${userId}`.execute(db);
}

/** Returns the hash of a password that this person may set now; throws otherwise. */
async function checkPassword(core: AuthCore, { user, session }: SignedIn, password: string, nonce: string) {
  refuseWeakPassword(password);
  await core.limits.take("passwordByUser", user.id);
  if (nonce === "" && needsReauthentication(core, session))
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  if (user.encrypted_password && (await core.verifyPassword(password, user.encrypted_password))) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return core.hashPassword(password);
}

/** Changes the password, ends all other sessions and invalidates links that were sent before. */
async function changePassword(tx: AuthCore, { user, session }: SignedIn, passwordHash: string, nonce: string) {
  if (needsReauthentication(tx, session)) await takeNonce(tx, user.id, nonce);
  await sql`update auth.users set encrypted_password = ${passwordHash}, recovery_token = null, email_change = null,
    email_change_token_new = null, email_change_token_current = null, updated_at = ${tx.timestamp()}
    where id = ${user.id}`.execute(tx.db);
  // People who signed up with a provider can now sign in with the password.
  const identity = describeEmailIdentity(user.id, user.email ?? "", user.email_confirmed_at !== null);
  if (!user.is_anonymous) await addIdentity(tx, user.id, "email", identity);
  await dropFlows(tx, user.id);
  await endSessions(tx, user.id, session.id);
  await writeAudit(tx, user.id, "user_updated_password");
  if (user.email) await queueMail(tx, { type: "password_changed", to: user.email, url: tx.siteUrl });
}

type NewEmail = { email: string; redirectTo: string; challenge: Challenge | null };

/**
 * The address changes when the links sent to both are opened, so that a mistyped one doesn't give the account to a
 * stranger. A second factor prevents that, so the new address's link is enough, and the old one is notified.
 */
async function askForNewEmail(tx: AuthCore, user: UserRow, { email, redirectTo, challenge }: NewEmail) {
  const needsOld = user.email !== null && !(await hasFactor(tx, user.id));
  await beginEmailChange(tx, user.id, email);
  // Only the new address's owner learns whether it has an account.
  if (await findUser(tx, email)) await queueMail(tx, { type: "existing_account", to: email, url: tx.siteUrl });
  else await queueLink(tx, { id: user.id, to: email, needsOld }, "email_change", redirectTo, challenge);
  if (!user.email) return;
  const addresses = { to: user.email, newAddress: email };
  if (needsOld) {
    const { url } = await makeLink(tx, user.id, "email_change_current", redirectTo, challenge);
    await queueMail(tx, { type: "email_change_current", url, ...addresses });
  } else {
    await queueMail(tx, { type: "email_change_notice", url: tx.siteUrl, ...addresses });
  }
}

/** Sends the code that is required for a new password. */
async function reauthenticate(context: AuthContext) {
  const { core, ip } = context;
  const { user } = await requireUser(context);
  if (!user.email) {
    const message = "Reauthentication requires the user to have an email or a phone number";
    throw new AuthError(422, "validation_failed", message);
  }
  if (!user.email_confirmed_at) throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
  requireMail(core, "reauthentication");
  await core.limits.take("mailByIp", ip);
  await core.limits.take("mailByEmail", user.email);
  await sendNonce(core, user.id, user.email);
  return answerJson({});
}

async function logOut(context: AuthContext) {
  const { core, url, body } = context;
  const { user, session } = await requireUser(context);
  const scope = url.searchParams.get("scope") ?? readMembers(logoutSchema, body).scope ?? "global";
  if (scope === "global") await endSessions(core, user.id);
  else if (scope === "others") await endSessions(core, user.id, session.id);
  else if (scope === "local") await endSession(core, session.id);
  else throw invalid('Unsupported logout scope: use "global", "local" or "others"');
  await writeAudit(core, user.id, "logout");
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** Removes one sign-in method, but never the last one. */
async function unlink(context: AuthContext) {
  const { core, parameters } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  await requireSecondFactor(core, caller, "AAL2 required to unlink an identity");
  await inTransaction(core, async (tx) => {
    // Locks the account; otherwise two calls could remove the last two methods at once.
    await sql`select 1 from auth.users where id = ${user.id} for update`.execute(tx.db);
    const identities = await sql<IdentityRow>`select * from auth.identities where user_id = ${user.id}`.all(tx.db);
    const identity = identities.find(({ id }) => id === parameters.id?.toLowerCase());
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    if (identities.length <= 1) {
      const message = "User must have at least 1 identity after unlinking";
      throw new AuthError(422, "single_identity_not_deletable", message);
    }
    await removeIdentity(tx, user.id, identity);
    await writeAudit(tx, user.id, "identity_unlinked");
    if (!user.email) return;
    const { provider } = identity;
    await queueMail(tx, { type: "identity_unlinked", to: user.email, url: tx.siteUrl, provider });
  });
  return answerJson({});
}
