import { type Db, findOne, sql } from "../sql.ts";
import { writeAudit } from "./audit.ts";
import type { AuthCore } from "./core.ts";
import { AuthError } from "./error.ts";
import { sendLater } from "./mail-links.ts";
import { isId } from "./read.ts";
import type { FactorRow, UserRow } from "./rows.ts";

export type Factor = Pick<FactorRow, "id" | "user_id" | "status" | "secret">;

/** A second factor of this account; throws 404 for another's and for none. */
export async function findFactor(db: Db, userId: string, id: unknown): Promise<Factor> {
  const row = sql<Factor>`select id, user_id, status, secret from auth.mfa_factors
    where id = ${id} and user_id = ${userId}`;
  const factor = isId(id) ? await findOne(db, row) : null;
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** Deletes a second factor of this person, who is told. Sessions that were raised by it fall back to the first level. */
export async function deleteFactor(core: AuthCore, factor: Factor, { email }: UserRow): Promise<void> {
  await core.db.transaction(async (tx) => {
    await sql`delete from auth.mfa_factors where id = ${factor.id}`.execute(tx);
    await sql`update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${core.timestamp()}
      where user_id = ${factor.user_id} and factor_id = ${factor.id}`.execute(tx);
    await writeAudit(core, tx, factor.user_id, "factor_deleted");
  });
  if (email && factor.status === "verified")
    sendLater(core, { type: "second_factor_off", to: email, url: core.siteUrl });
}
