import { randomUUID } from "node:crypto";
import { sql } from "../../sql.ts";
import { type AuthCore, inTransaction, type JsonObject, writeAudit } from "../core.ts";
import { AuthError } from "../error.ts";
import { queueMail } from "../mail-links.ts";
import { type Challenge, dropFlows, issueCode, keepFlow, unknownFlow } from "../pkce.ts";
import type { Provider, ProviderProfile } from "../providers.ts";
import type { IdentityRow, UserRow } from "../rows.ts";
import { endSessions, type SessionAnswer, startSession } from "../sessions.ts";
import { addIdentity, confirmEmail, createUser, endAnonymity, findUserById, refuseBanned } from "../users.ts";

/**
 * Signs in the person of a profile: into the account with this identity, else the account with the same address, else a
 * new one. The last two only if the provider vouches for the address.
 */
export function signInByProfile(
  core: AuthCore,
  provider: Provider,
  profile: ProviderProfile,
  request: Request,
): Promise<SessionAnswer> {
  return inTransaction(core, async (tx) => startSession(tx, await findOwner(tx, provider, profile), "oauth", request));
}

/** Like `signInByProfile`, for a browser with a verifier: a code to exchange for the session and provider token. */
export function codeByProfile(
  core: AuthCore,
  provider: Provider,
  profile: ProviderProfile,
  { challenge, accessToken }: { challenge: Challenge; accessToken: string },
): Promise<string> {
  return inTransaction(core, async (tx) => {
    const owner = await findOwner(tx, provider, profile);
    const id = randomUUID();
    await keepFlow(tx, { id, userId: owner.id, ...challenge, providerToken: accessToken });
    const code = await issueCode(tx, id, "oauth");
    if (!code) throw unknownFlow();
    return code;
  });
}

/** Returns an identity's row, locked until the transaction ends; null if it is new. */
function lockIdentity(tx: AuthCore, { name }: Provider, { id }: ProviderProfile): Promise<IdentityRow | null> {
  return sql<IdentityRow>`select * from auth.identities
    where provider = ${name} and provider_id = ${id} for update`.first(tx.db);
}

/** The profile data stored with an identity and a new account, under Supabase Auth's names. */
function describeProfile({ id, email, isEmailVerified, data }: ProviderProfile): JsonObject {
  return {
    ...data,
    ...(email ? { email } : {}),
    email_verified: isEmailVerified,
    phone_verified: false,
    provider_id: id,
    sub: id,
  };
}

async function findOwner(tx: AuthCore, provider: Provider, profile: ProviderProfile): Promise<UserRow> {
  const known = await lockIdentity(tx, provider, profile);
  const { email, isEmailVerified } = profile;
  const canVouch = isEmailVerified && email !== null;
  if (!known && !canVouch) throw needsVerification(provider, email);

  const user = known ? await findUserById(tx, known.user_id) : await lockUser(tx, email ?? "");
  if (!user) return createOwner(tx, provider, profile);
  refuseBanned(tx, user);
  const isOwned = user.email_confirmed_at !== null;
  if (!isOwned) {
    if (!canVouch || email !== user.email) throw needsVerification(provider, email);
    await handOver(tx, user);
  }
  await addIdentity(tx, user.id, provider.name, { providerId: profile.id, data: describeProfile(profile) });
  if (!known) await noteLink(tx, isOwned ? user : { ...user, email: null }, provider);
  return user;
}

async function createOwner(tx: AuthCore, provider: Provider, profile: ProviderProfile): Promise<UserRow> {
  const data = describeProfile(profile);
  const created = await createUser(tx, {
    email: profile.email ?? "",
    isConfirmed: true,
    userMetadata: data,
    provider: provider.name,
    identity: { providerId: profile.id, data },
  });
  // If null, another request of the same person has just created the account.
  if (!created) return findOwner(tx, provider, profile);
  await writeAudit(tx, created.id, "user_signedup");
  return created;
}

/**
 * A stranger may have signed up with this address without ever confirming it; now its owner signs in. Nothing the
 * stranger set, above all a password, must open the account.
 */
async function handOver(tx: AuthCore, { id }: UserRow) {
  await endSessions(tx, id);
  await dropFlows(tx, id);
  await sql`delete from auth.mfa_factors where user_id = ${id}`.execute(tx.db);
  await sql`delete from auth.identities where user_id = ${id}`.execute(tx.db);
  await sql`update auth.users set encrypted_password = null, confirmation_token = null, recovery_token = null,
    email_change = null, email_change_token_new = null, email_change_token_current = null,
    raw_user_meta_data = '{}' where id = ${id}`.execute(tx.db);
  await confirmEmail(tx, id);
}

function lockUser({ db }: AuthCore, email: string): Promise<UserRow | null> {
  return sql<UserRow>`select * from auth.users
    where email = ${email} and is_sso_user = false for update`.first(db);
}

function needsVerification({ label }: Provider, email: string | null) {
  const message = email
    ? `${label} has not verified the address ${email} yet. Verify it at ${label}, then try again.`
    : `${label} gave no verified email address. Verify one at ${label}, then try again.`;
  return new AuthError(403, "provider_email_needs_verification", message);
}

/**
 * Adds a sign-in method to an account. The address at the provider doesn't matter: the person has proven to own both.
 * Throws if the identity already belongs to an account, or for an anonymous account without a verified address.
 */
export function linkProfile(
  core: AuthCore,
  provider: Provider,
  profile: ProviderProfile,
  userId: string,
): Promise<void> {
  return inTransaction(core, async (tx) => {
    const known = await lockIdentity(tx, provider, profile);
    if (known) {
      const whose = known.user_id === userId ? "to your account" : "to another user";
      throw new AuthError(422, "identity_already_exists", `Identity is already linked ${whose}`);
    }
    const user = await findUserById(tx, userId);
    if (!user) throw new AuthError(403, "user_not_found", "The account no longer exists");
    refuseBanned(tx, user);
    if (user.is_anonymous) {
      // Without an address that the provider vouches for, no one could log in to the account again.
      if (!profile.isEmailVerified || profile.email === null) throw needsVerification(provider, profile.email);
      await endAnonymity(tx, userId, profile.email);
    }
    await addIdentity(tx, userId, provider.name, { providerId: profile.id, data: describeProfile(profile) });
    await noteLink(tx, user, provider);
  });
}

async function noteLink(tx: AuthCore, { id, email }: UserRow, { name }: Provider) {
  await writeAudit(tx, id, "identity_linked");
  if (email) await queueMail(tx, { type: "identity_linked", to: email, url: tx.siteUrl, provider: name });
}
