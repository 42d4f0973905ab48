import { type Db, sql } from "../sql.ts";
import type { AuthCore } from "./core.ts";

type Action =
  | "login"
  | "logout"
  | "user_signedup"
  | "user_confirmed"
  | "user_recovery_requested"
  | "user_updated_password"
  | "user_email_changed"
  | "user_deleted"
  | "token_reused"
  | "factor_verified"
  | "factor_deleted"
  | "recovery_code_used"
  | "identity_linked"
  | "identity_unlinked";

/** Notes what happened to an account, by its id: no address, no IP. Kept for 90 days (clean.ts). */
export async function writeAudit(core: AuthCore, tx: Db, userId: string, action: Action): Promise<void> {
  const payload = JSON.stringify({ action, actor_id: userId });
  const at = new Date(core.now()).toISOString();
  await sql`insert into auth.audit_log_entries (payload, created_at) values (${payload}::jsonb, ${at})`.execute(tx);
}
