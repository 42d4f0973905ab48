import { sql } from "../../sql.ts";
import { type AuthContext, answerJson, inTransaction, writeAudit } from "../core.ts";
import { AuthError, invalid } from "../error.ts";
import { isId } from "../read.ts";
import type { AppRow, ConsentRow } from "../rows.ts";
import { requireUser } from "../sessions.ts";
import { describeApp } from "./authorize.ts";

/** `GET /user/oauth/grants`: lists the apps that the person has connected, newest first. */
export async function listGrants(context: AuthContext): Promise<Response> {
  const { user } = await requireUser(context);
  const rows = await sql<AppRow & Pick<ConsentRow, "scopes" | "granted_at">>`select a.*, c.scopes, c.granted_at
    from auth.oauth_consents c join auth.oauth_clients a on a.id = c.client_id
    where c.user_id = ${user.id} and c.revoked_at is null order by c.granted_at desc`.all(context.core.db);
  return answerJson(
    rows.map(({ scopes, granted_at, ...app }) => ({ client: describeApp(app), scopes: scopes.split(" "), granted_at })),
  );
}

/** `DELETE /user/oauth/grants?client_id`: disconnects an app. Its sessions and codes end at once. */
export async function revokeGrant(context: AuthContext): Promise<Response> {
  const { core, url } = context;
  const { user } = await requireUser(context);
  const appId = url.searchParams.get("client_id");
  if (!isId(appId)) throw invalid("invalid client_id format");
  await inTransaction(core, async (tx) => {
    // Codes first, as in the code exchange: in a different order, the two would deadlock.
    await sql`delete from auth.oauth_authorizations where user_id = ${user.id} and client_id = ${appId}`.execute(tx.db);
    const revoked = await sql`update auth.oauth_consents set revoked_at = ${tx.timestamp()}
      where user_id = ${user.id} and client_id = ${appId} and revoked_at is null returning id`.first(tx.db);
    if (!revoked) throw new AuthError(404, "oauth_consent_not_found", "No active grant found for this client");
    await sql`delete from auth.sessions where user_id = ${user.id} and oauth_client_id = ${appId}`.execute(tx.db);
    await writeAudit(tx, user.id, "token_revoked");
  });
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
