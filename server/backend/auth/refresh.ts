import { type Db, findOne, sql } from "../sql.ts";
import { writeAudit } from "./audit.ts";
import type { AuthCore } from "./core.ts";
import { AuthError } from "./error.ts";
import type { RefreshTokenRow, SessionRow } from "./rows.ts";
import { hashToken } from "./secrets.ts";
import { addRefreshToken, answerSession, deriveRefreshToken, type SessionAnswer } from "./sessions.ts";
import { findUserById, refuseBanned } from "./users.ts";

/** So long the token before is still taken: two tabs refresh at once, or an answer got lost. */
const REUSE_MS = 10_000;

/**
 * Exchanges a refresh token for the next one. Tabs and processes that come with the same token at once wait for each other
 * and get the same next one. A token that was exchanged longer ago is a stolen one, or was stolen: the session ends.
 */
export async function refreshSession(core: AuthCore, token: string): Promise<SessionAnswer> {
  const hash = hashToken(token);
  // Ending a stolen session must be kept, so the transaction gives the error back and does not throw it.
  const result = await core.db.transaction((tx) => exchange(core, tx, hash));
  if (result instanceof AuthError) throw result;
  return result;
}

async function exchange(core: AuthCore, tx: Db, hash: string): Promise<SessionAnswer | AuthError> {
  const session = await findOne(
    tx,
    sql<SessionRow>`select * from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token = ${hash}) for update`,
  );
  // Only now, behind the lock: another exchange may just have ended.
  const given = await findOne(tx, sql<RefreshTokenRow>`select * from auth.refresh_tokens where token = ${hash}`);
  if (!session || !given) return refuse("refresh_token_not_found", "Refresh Token Not Found");
  if (session.not_after && Date.parse(session.not_after) <= core.now()) {
    await endSession(tx, session.id);
    return refuse("session_expired", "Session Expired");
  }
  const user = await findUserById(tx, given.user_id);
  if (!user) return refuse("refresh_token_not_found", "Refresh Token Not Found");
  refuseBanned(core, user);

  if (given.revoked) {
    const active = await findOne(
      tx,
      sql<RefreshTokenRow>`select * from auth.refresh_tokens where session_id = ${session.id} and not revoked`,
    );
    if (active && core.now() - Date.parse(given.updated_at) <= REUSE_MS) {
      return answerSession(core, tx, user.id, session, deriveRefreshToken(core, session.id, active.parent));
    }
    await endSession(tx, session.id);
    await writeAudit(core, tx, user.id, "token_reused");
    return refuse("refresh_token_already_used", "Already Used");
  }
  const next = await replaceRefreshToken(core, tx, session);
  return answerSession(core, tx, user.id, session, next);
}

/** Ends the valid refresh token of a session and gives the next one. The caller has locked the session. */
export async function replaceRefreshToken(
  core: AuthCore,
  tx: Db,
  session: Pick<SessionRow, "id" | "user_id">,
): Promise<string> {
  const now = core.timestamp();
  const ended = await findOne(
    tx,
    sql<Pick<RefreshTokenRow, "token">>`update auth.refresh_tokens set revoked = true, updated_at = ${now}
      where session_id = ${session.id} and not revoked returning token`,
  );
  await sql`update auth.sessions set refreshed_at = ${now}, updated_at = ${now} where id = ${session.id}`.execute(tx);
  return addRefreshToken(core, tx, session.user_id, session.id, ended?.token ?? null);
}

async function endSession(tx: Db, id: string) {
  await sql`delete from auth.sessions where id = ${id}`.execute(tx);
}

function refuse(code: string, reason: string) {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
