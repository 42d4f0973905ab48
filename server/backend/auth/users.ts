import { randomUUID } from "node:crypto";
import { type Db, findOne, sql } from "../sql.ts";
import type { AuthCore } from "./core.ts";
import { AuthError, isDuplicate } from "./error.ts";
import { addIdentity } from "./identities.ts";
import type { JsonObject } from "./route.ts";
import type { UserRow } from "./rows.ts";

export type NewUser = {
  /** Made up when it is left out. */
  id?: string;
  /** As `readEmail` gives it. */
  email: string;
  passwordHash?: string | null;
  isConfirmed: boolean;
  userMetadata: JsonObject;
  appMetadata?: JsonObject;
  /** What the person signs in with; for "email" nothing else is needed. */
  provider: string;
  identity?: { providerId: string; data: JsonObject };
};

/** The account of an address, or null. */
export function findUser(db: Db, email: string): Promise<UserRow | null> {
  return findOne(db, sql<UserRow>`select * from auth.users where email = ${email} and is_sso_user = false`);
}

/** The account of an id (a UUID), or null. */
export function findUserById(db: Db, id: string): Promise<UserRow | null> {
  return findOne(db, sql<UserRow>`select * from auth.users where id = ${id}`);
}

/** Makes an account and its first identity; null when the address has one already. */
export async function createUser(core: AuthCore, tx: Db, user: NewUser): Promise<UserRow | null> {
  const { id = randomUUID(), email, passwordHash = null, isConfirmed, provider } = user;
  const now = core.timestamp();
  const created = await findOne(
    tx,
    sql<UserRow>`insert into auth.users
      (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (${id}, ${email}, ${passwordHash}, ${isConfirmed ? now : null},
        ${JSON.stringify({ ...user.appMetadata, provider, providers: [provider] })}::jsonb,
        ${JSON.stringify(user.userMetadata)}::jsonb, ${now}, ${now})
      on conflict do nothing returning *`,
  );
  if (!created) return null;
  const identity = user.identity ?? { providerId: id, data: describeEmail(id, email, isConfirmed) };
  await addIdentity(core, tx, id, provider, identity);
  return created;
}

/** What Supabase Auth writes of an account with a password: in its identity, and at sign-up in the person's own data. */
export function describeEmail(id: string, email: string, isConfirmed: boolean): JsonObject {
  return { sub: id, email, email_verified: isConfirmed, phone_verified: false };
}

/** The owner of the address has been shown: by a link in a mail, or by a provider that vouches for it. */
export async function confirmEmail(core: AuthCore, tx: Db, userId: string): Promise<void> {
  const now = core.timestamp();
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${now}), confirmation_token = null,
    raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}', updated_at = ${now} where id = ${userId}`.execute(
    tx,
  );
  await sql`update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = ${now}
    where user_id = ${userId} and provider = 'email'`.execute(tx);
}

/** Gives an account another address. Links that went to the old one, or to a third, no longer work. */
export async function setEmail(core: AuthCore, tx: Db, userId: string, email: string): Promise<void> {
  const now = core.timestamp();
  const change = JSON.stringify({ email });
  try {
    await sql`update auth.users set email = ${email}, email_change = null, email_change_token_new = null,
      recovery_token = null, confirmation_token = null, updated_at = ${now},
      raw_user_meta_data = case when raw_user_meta_data ? 'email' then raw_user_meta_data || ${change}::jsonb
        else raw_user_meta_data end where id = ${userId}`.execute(tx);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  }
  await sql`update auth.identities set identity_data = identity_data || ${change}::jsonb, updated_at = ${now}
    where user_id = ${userId} and provider = 'email'`.execute(tx);
}

/** Throws for a person whom an operator has banned. */
export function refuseBanned(core: AuthCore, user: Pick<UserRow, "banned_until">): void {
  if (user.banned_until && Date.parse(user.banned_until) > core.now()) {
    throw new AuthError(400, "user_banned", "User is banned");
  }
}
