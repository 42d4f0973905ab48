import { randomUUID } from "node:crypto";
import { type Db, sql } from "../sql.ts";
import type { AuthCore } from "./core.ts";
import type { JsonObject } from "./route.ts";
import type { IdentityRow } from "./rows.ts";

/** Adds a way to sign in, or brings its data up to date when the account has it already. */
export async function addIdentity(
  core: AuthCore,
  tx: Db,
  userId: string,
  provider: string,
  identity: { providerId: string; data: JsonObject },
): Promise<void> {
  const now = core.timestamp();
  await sql`insert into auth.identities
    (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, ${provider}, ${identity.providerId}, ${userId}, ${JSON.stringify(identity.data)}::jsonb,
      ${now}, ${now}, ${now})
    on conflict (provider_id, provider) do update set identity_data = excluded.identity_data,
      last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at
    where auth.identities.user_id = excluded.user_id`.execute(tx);
  await listProviders(core, tx, userId);
}

/** Takes a way to sign in away. Without "email" there is no password. */
export async function removeIdentity(core: AuthCore, tx: Db, userId: string, identity: IdentityRow): Promise<void> {
  await sql`delete from auth.identities where id = ${identity.id} and user_id = ${userId}`.execute(tx);
  if (identity.provider === "email") {
    await sql`update auth.users set encrypted_password = null where id = ${userId}`.execute(tx);
  }
  await listProviders(core, tx, userId);
}

/** Keeps `app_metadata.providers`, which tokens carry, the list of identities. */
async function listProviders(core: AuthCore, tx: Db, userId: string) {
  await sql`update auth.users set updated_at = ${core.timestamp()}, raw_app_meta_data = raw_app_meta_data || jsonb_build_object('providers',
      (select coalesce(jsonb_agg(provider order by since), '[]') from
        (select provider, min(created_at) as since from auth.identities where user_id = ${userId} group by provider) as known))
    where id = ${userId}`.execute(tx);
}
