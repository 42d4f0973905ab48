import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, answerJson, inTransaction } from "../core.ts";
import { AuthError, oauthError } from "../error.ts";
import { challengeOf } from "../pkce.ts";
import { readMembers, textMember } from "../read.ts";
import type { AppRow, AuthorizationRow } from "../rows.ts";
import { hashToken, isSameSecret } from "../secrets.ts";
import { addSession, endSession, refreshSession, type SessionAnswer } from "../sessions.ts";
import { findUserById, refuseBanned } from "../users.ts";
import { findApp } from "./apps.ts";
import { SCOPE } from "./authorize.ts";

const bodySchema = v.object({
  grant_type: textMember,
  client_id: textMember,
  code: textMember,
  code_verifier: textMember,
  redirect_uri: textMember,
  refresh_token: textMember,
  resource: textMember,
});
type Given = v.InferOutput<typeof bodySchema>;

/** `POST /oauth/token`: exchanges a code or refresh token for session tokens. Only failed attempts count. */
export async function answerToken({ core, ip, request, body }: AuthContext): Promise<Response> {
  await core.limits.take("appTokenByIp", ip);
  const given = readMembers(bodySchema, body);
  if (!given.grant_type) throw oauthError("invalid_request", "grant_type is required");
  const app = await findApp(core, given.client_id);
  if (!app) throw oauthError("invalid_client", "Client authentication failed", 401);
  const session = await exchange(core, app, given, request);
  await core.limits.giveBack("appTokenByIp", ip);
  const { access_token, token_type, expires_in, refresh_token } = session;
  return answerJson({ access_token, token_type, expires_in, refresh_token, scope: SCOPE });
}

async function exchange(core: AuthCore, app: AppRow, given: Given, request: Request): Promise<SessionAnswer> {
  if (given.grant_type === "authorization_code") {
    // A refusal's changes must be committed, so the transaction returns the error instead of throwing it.
    const result = await inTransaction(core, (tx) => redeem(tx, app, given, request));
    if (result instanceof AuthError) throw result;
    return result;
  }
  if (given.grant_type === "refresh_token") return renew(core, app, given.refresh_token ?? "");
  throw oauthError("unsupported_grant_type", "Unsupported grant type");
}

/** A code is used up by one attempt, right or wrong. Reuse means it was stolen, so its session ends (RFC 9700). */
async function redeem(tx: AuthCore, app: AppRow, given: Given, request: Request): Promise<SessionAnswer | AuthError> {
  const row = await sql<AuthorizationRow>`select * from auth.oauth_authorizations
    where authorization_code = ${hashToken(given.code ?? "")} for update`.first(tx.db);
  if (!row || row.client_id !== app.id) return oauthError("invalid_grant", "Invalid authorization code");
  if (row.status !== "approved") {
    if (row.session_id) await endSession(tx, row.session_id);
    return oauthError("invalid_grant", "Invalid authorization code");
  }
  await sql`update auth.oauth_authorizations set status = 'used', session_id = null
    where id = ${row.id}`.execute(tx.db);
  // The session that approved it has ended, such as a stolen one after a password change.
  if (row.session_id === null) return oauthError("invalid_grant", "Invalid authorization code");
  if (Date.parse(row.expires_at) <= tx.now()) return oauthError("invalid_grant", "Authorization code has expired");
  if (given.redirect_uri !== row.redirect_uri) return oauthError("invalid_grant", "Invalid redirect_uri");
  if (!isSameSecret(challengeOf(given.code_verifier ?? ""), row.code_challenge)) {
    return oauthError("invalid_grant", "PKCE verification failed");
  }
  if (given.resource && given.resource !== row.resource) {
    return oauthError("invalid_grant", "Authorization code resource does not match the resource parameter");
  }
  return begin(tx, row, request);
}

async function begin(tx: AuthCore, row: AuthorizationRow, request: Request): Promise<SessionAnswer | AuthError> {
  const { user_id, client_id: oauth_client_id, factor_id } = row;
  const user = user_id === null ? null : await findUserById(tx, user_id);
  // The person may have disconnected the app or removed the factor since approving it.
  const consent =
    await sql`select 1 from auth.oauth_consents where user_id = ${user_id} and client_id = ${oauth_client_id}
    and revoked_at is null for update`.first(tx.db);
  if (!user || !consent) return oauthError("invalid_grant", "Invalid authorization code");
  refuseBanned(tx, user);
  const factor = await sql`select 1 from auth.mfa_factors where id = ${factor_id} and status = 'verified'`.first(tx.db);
  const level = factor || row.aal === "aal1" ? row.aal : "aal1";
  const given = { user_id: user.id, aal: level, factor_id: factor ? factor_id : null, oauth_client_id };
  const session = await addSession(tx, given, "oauth_provider/authorization_code", request);
  await sql`update auth.oauth_authorizations set session_id = (select session_id from auth.refresh_tokens
    where token = ${hashToken(session.refresh_token)}) where id = ${row.id}`.execute(tx.db);
  return session;
}

async function renew(core: AuthCore, app: AppRow, token: string) {
  try {
    return await refreshSession(core, token, app.id);
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error;
    if (error.code === "user_banned")
      throw oauthError("access_denied", "User is not permitted to access this resource.");
    throw oauthError("invalid_grant", "Refresh token is invalid or expired.");
  }
}
