import { sql } from "../../sql.ts";
import { writeAudit } from "../audit.ts";
import { AuthError } from "../error.ts";
import { findOne } from "../query.ts";
import { isId } from "../read.ts";
import { type AuthContext, type AuthRoute, answerJson } from "../route.ts";
import { addMethod } from "../sessions.ts";
import { requireNamedUser } from "./admin-users.ts";

/** For this server's own code. A hosted project has no such call. */
export const adminSessionRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/admin/users/:id/sessions/:sessionId/raise", access: "service", handle: raiseSession },
];

/**
 * Lifts a session to the second level because a recovery code was right. It hangs on the person's factor as if the app had
 * given a code, so it falls back when that factor goes. The next refreshed token says so.
 */
async function raiseSession(context: AuthContext) {
  const { core, parameters } = context;
  const user = await requireNamedUser(context);
  const { sessionId } = parameters;
  await core.db.transaction(async (tx) => {
    const factor = sql`select id from auth.mfa_factors where user_id = ${user.id} and status = 'verified'
      order by created_at limit 1`;
    const raised =
      isId(sessionId) &&
      (await findOne(
        tx,
        sql`update auth.sessions set aal = 'aal2', factor_id = (${factor}), updated_at = ${core.timestamp()}
          where id = ${sessionId} and user_id = ${user.id} and exists (${factor}) returning id`,
      ));
    if (!raised) throw new AuthError(404, "session_not_found", "Session with a second factor not found");
    await addMethod(core, tx, sessionId, "recovery_code");
    await writeAudit(core, tx, user.id, "recovery_code_used");
  });
  return answerJson({ id: sessionId });
}
