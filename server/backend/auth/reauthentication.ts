import { randomInt } from "node:crypto";
import { sql } from "../sql.ts";
import { type AuthCore, inTransaction, writeAudit } from "./core.ts";
import { AuthError } from "./error.ts";
import { queueMail } from "./mail-links.ts";
import type { SessionRow } from "./rows.ts";

const RECENT_MS = 24 * 3_600_000;
const NONCE_MS = 3_600_000;
/** At ten attempts per five minutes, an hour of guessing finds one code in a million. */
const NONCE_DIGITS = 8;

/** Whether a new password needs a code, because this session began more than a day ago. */
export function needsReauthentication(core: AuthCore, { created_at }: SessionRow): boolean {
  return core.needsReauthentication === true && core.now() - Date.parse(created_at) > RECENT_MS;
}

/** Emails a code, which replaces the previous one. */
export async function sendNonce(core: AuthCore, userId: string, email: string): Promise<void> {
  const code = String(randomInt(10 ** NONCE_DIGITS)).padStart(NONCE_DIGITS, "0");
  await inTransaction(core, async (tx) => {
    await sql`update auth.users set reauthentication_token = ${sealNonce(tx, userId, code)},
      reauthentication_sent_at = ${tx.timestamp()} where id = ${userId}`.execute(tx.db);
    await writeAudit(tx, userId, "user_reauthenticate_requested");
    await queueMail(tx, { type: "reauthentication", to: email, url: tx.siteUrl, code });
  });
}

/** Uses up a code; throws if it isn't this person's newest. */
export async function takeNonce(tx: AuthCore, userId: string, nonce: string): Promise<void> {
  const taken = await sql`update auth.users set reauthentication_token = null where id = ${userId}
    and reauthentication_token = ${sealNonce(tx, userId, nonce)}
    and reauthentication_sent_at > ${tx.timestamp(-NONCE_MS)} returning id`.first(tx.db);
  if (!taken) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}

/** Needs the server's key: a plain hash of eight digits could be brute-forced from the database. */
function sealNonce({ secrets }: AuthCore, userId: string, nonce: string) {
  return secrets.deriveToken(`nonce ${userId} ${nonce.trim()}`);
}
