import { type Db, findAll, sql } from "../sql.ts";
import type { JsonObject } from "./route.ts";
import type { FactorRow, IdentityRow, UserRow } from "./rows.ts";

type ListedFactor = Pick<FactorRow, "id" | "friendly_name" | "factor_type" | "status" | "created_at" | "updated_at">;

/** The public view of the second factors of an account. */
export function listFactors(db: Db, userId: string): Promise<readonly ListedFactor[]> {
  return findAll(
    db,
    sql<ListedFactor>`select id, friendly_name, factor_type, status, created_at, updated_at
      from auth.mfa_factors where user_id = ${userId} order by created_at`,
  );
}

/** An account as the clients expect it. */
export async function describeUser(db: Db, user: UserRow): Promise<JsonObject> {
  const identities = await findAll(
    db,
    sql<IdentityRow>`select * from auth.identities where user_id = ${user.id} order by created_at, id`,
  );
  const factors = await listFactors(db, user.id);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...leaveOutNull({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change && user.email_change_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(describeIdentity),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

function describeIdentity(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email ?? "",
  };
}

function leaveOutNull(members: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}
