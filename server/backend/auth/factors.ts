import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { type Db, sql } from "../sql.ts";
import { type AuthCore, inTransaction, writeAudit } from "./core.ts";
import { AuthError } from "./error.ts";
import { queueMail } from "./mail-links.ts";
import { isId } from "./read.ts";
import type { FactorRow, UserRow } from "./rows.ts";

export const MAX_FACTORS = 10;

type ListedFactor = Omit<FactorRow, "secret" | "web_authn_credential">;
export type Factor = Pick<FactorRow, "id" | "factor_type" | "status" | "secret">;

/** The public view of an account's second factors. */
export function listFactors(db: Db, userId: string): Promise<readonly ListedFactor[]> {
  return sql<ListedFactor>`select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${userId} order by created_at`.all(db);
}

/** Returns a second factor of this account; throws a 404 if it belongs to another account or doesn't exist. */
export async function findFactor(db: Db, userId: string, id: unknown): Promise<Factor> {
  const row = sql<Factor>`select id, factor_type, status, secret from auth.mfa_factors
    where id = ${id} and user_id = ${userId}`;
  const factor = isId(id) ? await row.first(db) : null;
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

/** Whether an account needs a second factor. */
export async function hasFactor({ db }: Pick<AuthCore, "db">, userId: string): Promise<boolean> {
  const verified = sql`select 1 from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`;
  return (await verified.first(db)) !== null;
}

/**
 * Deletes a person's second factor and notifies them. Sessions raised by it fall back to the first level. The session
 * `keptId`, which asked for this at the second level, stays there while another factor is left, and then depends on that.
 */
export async function deleteFactor(
  core: AuthCore,
  factor: Factor,
  { id: userId, email }: UserRow,
  keptId: string | null = null,
): Promise<void> {
  await inTransaction(core, async (tx) => {
    await sql`delete from auth.mfa_factors where id = ${factor.id}`.execute(tx.db);
    await sql`update auth.sessions set factor_id = other.id from (select id from auth.mfa_factors
      where user_id = ${userId} and status = 'verified' order by created_at limit 1) as other
      where sessions.id = ${keptId} and sessions.factor_id = ${factor.id}`.execute(tx.db);
    await sql`update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${tx.timestamp()}
      where user_id = ${userId} and factor_id = ${factor.id}`.execute(tx.db);
    await writeAudit(tx, userId, "factor_deleted");
    if (!email || factor.status === "unverified") return;
    const type = (await hasFactor(tx, userId)) ? "factor_removed" : "second_factor_off";
    await queueMail(tx, { type, to: email, url: tx.siteUrl, factor: factor.factor_type });
  });
}

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** A new secret in Base32. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URI for authenticator apps and the same as a QR code (SVG), by RFC 6238 with SHA-1 and six digits. */
export function describeTotp(secret: string, issuer: string, label: string) {
  const uri = createTotp(secret, issuer, label).toString();
  return { uri, qr_code: renderSVG(uri, { border: 2 }) };
}

/** The 30-second step of a code, which can be one early or late; null for a wrong code. `now` is in milliseconds. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

function createTotp(secret: string, issuer = "", label = "") {
  return new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}
