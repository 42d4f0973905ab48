import { type Db, findOne, sql } from "../../sql.ts";
import { writeAudit } from "../audit.ts";
import type { AuthCore } from "../core.ts";
import { AuthError } from "../error.ts";
import { addIdentity } from "../identities.ts";
import type { JsonObject } from "../route.ts";
import type { IdentityRow, UserRow } from "../rows.ts";
import { endSessions, type SessionAnswer, startSession } from "../sessions.ts";
import { confirmEmail, createUser, findUserById, refuseBanned } from "../users.ts";
import type { Provider, ProviderProfile } from "./provider.ts";

/**
 * Signs in the person of a profile: into the account that has this identity, else into the account of the same address,
 * else into a new one. The last two only when the provider vouches for the address.
 */
export function signInByProfile(
  core: AuthCore,
  provider: Provider,
  profile: ProviderProfile,
  request: Request,
): Promise<SessionAnswer> {
  return core.db.transaction(async (tx) => {
    const user = await findOwner(core, tx, provider, profile);
    return startSession(core, tx, user, "oauth", request);
  });
}

/** The row of an identity, held until the end of the transaction; null when it is new. */
function lockIdentity(tx: Db, provider: Provider, profile: ProviderProfile): Promise<IdentityRow | null> {
  return findOne(
    tx,
    sql<IdentityRow>`select * from auth.identities
      where provider = ${provider.name} and provider_id = ${profile.id} for update`,
  );
}

/** What an identity and a new account keep of a profile, with the names of Supabase Auth. */
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

async function findOwner(core: AuthCore, tx: Db, provider: Provider, profile: ProviderProfile): Promise<UserRow> {
  const known = await lockIdentity(tx, provider, profile);
  const { email, isEmailVerified } = profile;
  const canVouch = isEmailVerified && email !== null;
  if (!known && !canVouch) throw needsVerification(provider, email);

  const user = known ? await findUserById(tx, known.user_id) : await lockUser(tx, email ?? "");
  if (!user) return createOwner(core, tx, provider, profile);
  refuseBanned(core, user);
  if (!user.email_confirmed_at) {
    if (!canVouch || email !== user.email) throw needsVerification(provider, email);
    await handOver(core, tx, user);
  }
  await addIdentity(core, tx, user.id, provider.name, { providerId: profile.id, data: describeProfile(profile) });
  if (!known) await writeAudit(core, tx, user.id, "identity_linked");
  return user;
}

async function createOwner(core: AuthCore, tx: Db, provider: Provider, profile: ProviderProfile): Promise<UserRow> {
  const data = describeProfile(profile);
  const created = await createUser(core, tx, {
    email: profile.email ?? "",
    isConfirmed: true,
    userMetadata: data,
    provider: provider.name,
    identity: { providerId: profile.id, data },
  });
  if (created) {
    await writeAudit(core, tx, created.id, "user_signedup");
    return created;
  }
  // The same person has just come by another request, which has made the account.
  return findOwner(core, tx, provider, profile);
}

/**
 * A stranger may have signed up with this address and never confirmed it; now its owner is here. Whatever the stranger
 * set, a password above all, must not open the account.
 */
async function handOver(core: AuthCore, tx: Db, { id }: UserRow) {
  await endSessions(tx, id);
  await sql`delete from auth.mfa_factors where user_id = ${id}`.execute(tx);
  await sql`delete from auth.identities where user_id = ${id}`.execute(tx);
  await sql`update auth.users set encrypted_password = null, confirmation_token = null, recovery_token = null,
    email_change = null, email_change_token_new = null, email_change_token_current = null,
    raw_user_meta_data = '{}' where id = ${id}`.execute(tx);
  await confirmEmail(core, tx, id);
}

function lockUser(tx: Db, email: string): Promise<UserRow | null> {
  return findOne(tx, sql<UserRow>`select * from auth.users where email = ${email} and is_sso_user = false for update`);
}

function needsVerification({ label }: Provider, email: string | null) {
  const message = email
    ? `${label} has not verified the address ${email} yet. Verify it at ${label}, then try again.`
    : `${label} gave no verified email address. Verify one at ${label}, then try again.`;
  return new AuthError(403, "provider_email_needs_verification", message);
}

/**
 * Gives an account one more way to sign in. The address at the provider does not matter: who links has shown to own both.
 * Throws when the identity belongs to an account already.
 */
export function linkProfile(
  core: AuthCore,
  provider: Provider,
  profile: ProviderProfile,
  userId: string,
): Promise<void> {
  return core.db.transaction(async (tx) => {
    const known = await lockIdentity(tx, provider, profile);
    if (known) {
      const whose = known.user_id === userId ? "to your account" : "to another user";
      throw new AuthError(422, "identity_already_exists", `Identity is already linked ${whose}`);
    }
    const user = await findUserById(tx, userId);
    if (!user) throw new AuthError(403, "user_not_found", "The account no longer exists");
    refuseBanned(core, user);
    await addIdentity(core, tx, userId, provider.name, { providerId: profile.id, data: describeProfile(profile) });
    await writeAudit(core, tx, userId, "identity_linked");
  });
}
