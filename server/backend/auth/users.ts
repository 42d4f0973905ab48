import { randomUUID } from "node:crypto";
import { sql } from "../sql.ts";
import type { AuthCore, JsonObject } from "./core.ts";
import { AuthError, emailExists, isDuplicate } from "./error.ts";
import { listFactors } from "./factors.ts";
import { dropCodes } from "./pkce.ts";
import type { IdentityRow, UserRow } from "./rows.ts";

type NewUser = {
  /** Generated if it is left out. */
  id?: string;
  /** Normalized by `readEmail`. */
  email: string;
  passwordHash?: string | null;
  isConfirmed: boolean;
  userMetadata: JsonObject;
  appMetadata?: JsonObject;
  /** The sign-in method; defaults to "email", which needs no `identity`. */
  provider?: string;
  identity?: Identity;
};
type Identity = { providerId: string; data: JsonObject };

/** The account of an address, or null. */
export function findUser({ db }: Pick<AuthCore, "db">, email: string): Promise<UserRow | null> {
  return sql<UserRow>`select * from auth.users where email = ${email} and is_sso_user = false`.first(db);
}

/** The account of an id (a UUID), or null. */
export function findUserById({ db }: Pick<AuthCore, "db">, id: string): Promise<UserRow | null> {
  return sql<UserRow>`select * from auth.users where id = ${id}`.first(db);
}

/** The account of an id (a UUID); throws a 404 if there is none. */
export async function requireUserById(core: Pick<AuthCore, "db">, id: string): Promise<UserRow> {
  const user = await findUserById(core, id);
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}

/** Creates an account and its first identity; null if the address already has an account. */
export async function createUser(tx: AuthCore, user: NewUser): Promise<UserRow | null> {
  const { id = randomUUID(), email, passwordHash = null, isConfirmed, provider = "email" } = user;
  const now = tx.timestamp();
  const appMetadata = JSON.stringify({ ...user.appMetadata, provider, providers: [provider] });
  const created = await sql<UserRow>`insert into auth.users
    (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${id}, ${email}, ${passwordHash}, ${isConfirmed ? now : null}, ${appMetadata}::jsonb,
      ${JSON.stringify(user.userMetadata)}::jsonb, ${now}, ${now})
    on conflict do nothing returning *`.first(tx.db);
  if (!created) return null;
  await addIdentity(tx, id, provider, user.identity ?? describeEmailIdentity(id, email, isConfirmed));
  return created;
}

/** Creates an account without an address or a way to log in; it ends with its last session. */
export async function createAnonymousUser(tx: AuthCore, userMetadata: JsonObject): Promise<UserRow> {
  const now = tx.timestamp();
  const created =
    await sql<UserRow>`insert into auth.users (id, is_anonymous, raw_user_meta_data, created_at, updated_at)
    values (${randomUUID()}, true, ${JSON.stringify(userMetadata)}::jsonb, ${now}, ${now}) returning *`.first(tx.db);
  if (!created) throw new Error("An insert gives its row");
  return created;
}

/** Makes an anonymous account permanent. It gets the address whose ownership was proven. */
export async function endAnonymity(tx: AuthCore, userId: string, email: string): Promise<void> {
  await setEmail(tx, userId, email);
  await confirmEmail(tx, userId);
  await sql`update auth.users set is_anonymous = false where id = ${userId}`.execute(tx.db);
}

/** The data that Supabase Auth stores for a password account: in its identity and, at sign-up, in the user metadata. */
export function describeEmail(id: string, email: string, isConfirmed: boolean): JsonObject {
  return { sub: id, email, email_verified: isConfirmed, phone_verified: false };
}

/** True if anyone may have signed up with the address of an unconfirmed account; false if an operator added it. */
export function isFromSignUp({ id, raw_user_meta_data }: UserRow): boolean {
  return raw_user_meta_data.sub === id;
}

export function describeEmailIdentity(id: string, email: string, isConfirmed: boolean): Identity {
  return { providerId: id, data: describeEmail(id, email, isConfirmed) };
}

/** Confirms the address, whose owner was verified by an email link or by a provider that vouches for it. */
export async function confirmEmail({ db, timestamp }: AuthCore, userId: string): Promise<void> {
  const now = timestamp();
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${now}), confirmation_token = null,
    raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}', updated_at = ${now}
    where id = ${userId}`.execute(db);
  await sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = ${now}
    where user_id = ${userId} and provider = 'email'`.execute(db);
}

/** Records the new address of a pending email change. Links for any other new address stop working. */
export async function beginEmailChange({ db, timestamp }: AuthCore, userId: string, email: string): Promise<void> {
  const now = timestamp();
  await sql`update auth.users set email_change = ${email}, email_change_token_new = null,
    email_change_token_current = null, email_change_confirm_status = 0, email_change_sent_at = ${now},
    updated_at = ${now} where id = ${userId}`.execute(db);
}

/** Changes an account's address. Links that were sent to the old one, or to a third, stop working. */
export async function setEmail(tx: AuthCore, userId: string, email: string): Promise<void> {
  const { db, timestamp } = tx;
  const now = timestamp();
  const change = JSON.stringify({ email });
  try {
    await sql`update auth.users set email = ${email}, email_change = null, email_change_token_new = null,
      email_change_token_current = null, email_change_confirm_status = 0, recovery_token = null, confirmation_token = null, updated_at = ${now},
      raw_user_meta_data = case when raw_user_meta_data ? 'email' then raw_user_meta_data || ${change}::jsonb
        else raw_user_meta_data end where id = ${userId}`.execute(db);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw emailExists();
  }
  await dropCodes(tx, userId);
  await sql`update auth.identities set identity_data = identity_data || ${change}::jsonb, updated_at = ${now}
    where user_id = ${userId} and provider = 'email'`.execute(db);
}

/** Throws if an operator has banned the person. */
export function refuseBanned(core: AuthCore, user: UserRow): void {
  if (user.banned_until && Date.parse(user.banned_until) > core.now()) {
    throw new AuthError(400, "user_banned", "User is banned");
  }
}

/** Adds a sign-in method, or updates its data if the account already has it. */
export async function addIdentity(tx: AuthCore, userId: string, provider: string, identity: Identity): Promise<void> {
  const now = tx.timestamp();
  await sql`insert into auth.identities
    (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, ${provider}, ${identity.providerId}, ${userId}, ${JSON.stringify(identity.data)}::jsonb,
      ${now}, ${now}, ${now})
    on conflict (provider_id, provider) do update set identity_data = excluded.identity_data,
      last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at
    where auth.identities.user_id = excluded.user_id`.execute(tx.db);
  await listProviders(tx, userId);
}

/** Removes a sign-in method. Removing "email" removes the password too. */
export async function removeIdentity(tx: AuthCore, userId: string, { id, provider }: IdentityRow): Promise<void> {
  await sql`delete from auth.identities where id = ${id} and user_id = ${userId}`.execute(tx.db);
  if (provider === "email") {
    await sql`update auth.users set encrypted_password = null where id = ${userId}`.execute(tx.db);
  }
  await listProviders(tx, userId);
}

/** Updates `app_metadata.providers`, which tokens contain, to match the identities. */
async function listProviders({ db, timestamp }: AuthCore, userId: string) {
  await sql`update auth.users set updated_at = ${timestamp()}, raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
      'provider', coalesce(raw_app_meta_data ->> 'provider', (select provider from auth.identities
        where user_id = ${userId} order by created_at, provider limit 1)), 'providers',
      (select coalesce(jsonb_agg(provider order by since, provider), '[]') from
        (select provider, min(created_at) as since from auth.identities where user_id = ${userId} group by provider) as known))
    where id = ${userId}`.execute(db);
}

/** An account in the format that clients expect. */
export async function describeUser({ db }: AuthCore, user: UserRow): Promise<JsonObject> {
  const identities = await sql<IdentityRow>`select * from auth.identities where user_id = ${user.id}
    order by created_at, id`.all(db);
  const factors = await listFactors(db, user.id);
  const optionalFields = {
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    invited_at: user.invited_at,
    new_email: user.email_change,
    email_change_sent_at: user.email_change && user.email_change_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
  };
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...Object.fromEntries(Object.entries(optionalFields).filter(([, value]) => value !== null)),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(describeIdentity),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

function describeIdentity(identity: IdentityRow) {
  const { id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at } = identity;
  const times = { last_sign_in_at, created_at, updated_at };
  return { identity_id: id, id: provider_id, user_id, identity_data, provider, ...times, email: identity.email ?? "" };
}
