import { randomUUID } from "node:crypto";
import { sql } from "../sql.ts";
import { ACCESS_TOKEN_SECONDS, type Claims } from "../tokens.ts";
import { type AuthContext, type AuthCore, inTransaction, type JsonObject, writeAudit } from "./core.ts";
import { AuthError } from "./error.ts";
import { hasFactor } from "./factors.ts";
import { dropCodes } from "./pkce.ts";
import { fitsToken, isId } from "./read.ts";
import type { MethodRow, RefreshTokenRow, SessionRow, SignInMethod, UserRow } from "./rows.ts";
import { hashToken } from "./secrets.ts";
import { describeUser, findUserById, refuseBanned } from "./users.ts";

/** How long a token older than the previous one is still accepted: several tabs may refresh at once. */
const REUSE_MS = 10_000;

/** The session data that clients store. */
export type SessionAnswer = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: JsonObject;
};

export type SignedIn = { user: UserRow; session: SessionRow; hasSecondFactor: boolean };

/** Returns the caller by access token: an existing account in an active session. Throws for everyone else. */
export async function requireUser(context: AuthContext): Promise<SignedIn> {
  const caller = await requireUserOrApp(context);
  if (caller.session.oauth_client_id === null) return caller;
  throw new AuthError(403, "no_authorization", "Connected apps are not allowed to perform these actions");
}

/** Like `requireUser`, but also accepts an app that acts for the person and can only read. */
export async function requireUserOrApp({ core, request, ip }: AuthContext): Promise<SignedIn> {
  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  // The clients send the API key as bearer token when no one is signed in.
  if (!token || token.startsWith("sb_")) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = await core.tokens.read(token);
  if (typeof claims === "string") {
    const reason = claims === "expired" ? "token has invalid claims: token is expired" : "signature is invalid";
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
  const user = isId(claims.sub) ? await findUserById(core, claims.sub) : null;
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = await findSession(core, claims);
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  refuseBanned(core, user);
  // Apps are counted separately, so that none can keep its person from disconnecting it.
  await core.limits.take("anyByUser", [user.id, session.oauth_client_id].filter(Boolean).join(" "));
  await core.limits.giveBack("anyByIp", ip);
  // The token may be older than the session's loss of its second factor, or the other way around.
  return { user, session, hasSecondFactor: session.aal === "aal2" && claims.aal === "aal2" };
}

/** Throws for anonymous users, who can't use features that need an account. */
export function refuseAnonymous({ user }: SignedIn): void {
  if (!user.is_anonymous) return;
  throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
}

/** Throws `message` if the account has a second factor that this session hasn't used. */
export async function requireSecondFactor(
  core: AuthCore,
  { user, hasSecondFactor }: SignedIn,
  message: string,
  status = 403,
): Promise<void> {
  if (hasSecondFactor || !(await hasFactor(core, user.id))) return;
  throw new AuthError(status, "insufficient_aal", message);
}

function findSession({ db, timestamp }: AuthCore, { session_id, sub }: Claims) {
  if (!isId(session_id)) return null;
  return sql<SessionRow>`select * from auth.sessions where id = ${session_id} and user_id = ${sub}
    and (not_after is null or not_after > ${timestamp()})`.first(db);
}

/** Signs a person in, in the browser of this request; at the second level if the factor counts as two. */
export async function startSession(
  tx: AuthCore,
  user: UserRow,
  method: SignInMethod,
  request: Request,
  factorId: string | null = null,
): Promise<SessionAnswer> {
  const now = tx.timestamp();
  await sql`update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${user.id}`.execute(tx.db);
  const aal = factorId ? "aal2" : "aal1";
  return addSession(tx, { user_id: user.id, aal, factor_id: factorId, oauth_client_id: null }, method, request);
}

/** Adds a session for a browser or an app. */
export async function addSession(
  tx: AuthCore,
  given: Omit<Session, "id"> & Pick<SessionRow, "factor_id">,
  method: SignInMethod,
  request: Request,
): Promise<SessionAnswer> {
  const { user_id: userId, aal, factor_id, oauth_client_id } = given;
  const session = { id: randomUUID(), user_id: userId, aal, oauth_client_id };
  const now = tx.timestamp();
  const browser = request.headers.get("user-agent")?.slice(0, 255) ?? null;
  await sql`insert into auth.sessions
    (id, user_id, aal, factor_id, oauth_client_id, user_agent, created_at, updated_at) values (${session.id}, ${userId},
      ${aal}, ${factor_id}, ${oauth_client_id}, ${browser}, ${now}, ${now})`.execute(tx.db);
  await addMethod(tx, session.id, method);
  await writeAudit(tx, userId, "login");
  return answerSession(tx, session, await addRefreshToken(tx, session, null));
}

type Session = Pick<SessionRow, "id" | "user_id" | "aal" | "oauth_client_id">;

/**
 * Adds a session's next refresh token. It is derived from the session and its parent, so it can be derived again if a
 * response gets lost, although the database stores only its hash.
 */
async function addRefreshToken(tx: AuthCore, { id, user_id }: Session, parentHash: string | null): Promise<string> {
  const token = deriveRefreshToken(tx, id, parentHash);
  const now = tx.timestamp();
  await sql`insert into auth.refresh_tokens (token, user_id, session_id, parent, created_at, updated_at)
    values (${hashToken(token)}, ${user_id}, ${id}, ${parentHash}, ${now}, ${now})`.execute(tx.db);
  return token;
}

function deriveRefreshToken(core: AuthCore, sessionId: string, parentHash: string | null): string {
  return core.secrets.deriveToken(`${sessionId}:${parentHash ?? ""}`);
}

/** Creates a new access token for a session, with the user's current data. */
export async function answerSession(tx: AuthCore, session: Session, refreshToken: string): Promise<SessionAnswer> {
  const user = await findUserById(tx, session.user_id);
  if (!user) throw new Error("A session belongs to a user");
  const methods = await sql<MethodRow>`select authentication_method, updated_at
    from auth.mfa_amr_claims where session_id = ${session.id} order by updated_at desc`.all(tx.db);
  const { token, expiresAt } = await tx.tokens.sign({
    sub: user.id,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    // Metadata from before the limit, or from a restored database, would make the token longer than a header may be.
    user_metadata: fitsToken(user.raw_user_meta_data) ? user.raw_user_meta_data : {},
    role: user.role,
    aal: session.aal,
    amr: methods.map(({ authentication_method, updated_at }) => ({
      method: authentication_method,
      timestamp: Math.floor(Date.parse(updated_at) / 1000),
    })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    ...(session.oauth_client_id !== null && { client_id: session.oauth_client_id }),
  });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await describeUser(tx, user),
  };
}

/** A session as parameters for a URL's hash, with `more` instead of the user. */
export function hashOfSession({ user: _, ...session }: SessionAnswer, more: Record<string, string>) {
  return { ...session, expires_in: `${session.expires_in}`, expires_at: `${session.expires_at}`, ...more };
}

/** Records another authentication method for a session. */
export async function addMethod(tx: AuthCore, sessionId: string, method: SignInMethod): Promise<void> {
  const now = tx.timestamp();
  await sql`insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values (${sessionId}, ${method}, ${now}, ${now})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`.execute(tx.db);
}

/** Signs a person out everywhere, or everywhere but here. Unexchanged codes end too: each could start a session. */
export async function endSessions(core: AuthCore, userId: string, keptId: string | null = null): Promise<void> {
  await dropCodes(core, userId);
  await sql`delete from auth.sessions where user_id = ${userId}
    and id is distinct from ${keptId}::uuid`.execute(core.db);
}

export async function endSession({ db }: AuthCore, id: string): Promise<void> {
  await sql`delete from auth.sessions where id = ${id}`.execute(db);
}

/**
 * Exchanges a refresh token for the next one. Tabs and processes that send the same token at once wait for each other
 * and get the same next one, and so does a client that sends it again because the response got lost. Reuse of an older
 * token means theft: the session ends. `appId` is the app that sends the token; null for a browser.
 */
export async function refreshSession(
  core: AuthCore,
  token: string,
  appId: string | null = null,
): Promise<SessionAnswer> {
  // Ending a stolen session must be committed, so the transaction returns the error instead of throwing it.
  const result = await inTransaction(core, (tx) => exchange(tx, hashToken(token), appId));
  if (result instanceof AuthError) throw result;
  return result;
}

async function exchange(tx: AuthCore, hash: string, appId: string | null): Promise<SessionAnswer | AuthError> {
  const session = await sql<SessionRow>`select * from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token = ${hash}) for update`.first(tx.db);
  // Read only after locking, because another exchange may have just finished.
  const given = await sql<RefreshTokenRow>`select * from auth.refresh_tokens where token = ${hash}`.first(tx.db);
  if (!session || !given || session.oauth_client_id !== appId) {
    return refuse("refresh_token_not_found", "Refresh Token Not Found");
  }
  if (session.not_after && Date.parse(session.not_after) <= tx.now()) {
    await endSession(tx, session.id);
    return refuse("session_expired", "Session Expired");
  }
  const user = await findUserById(tx, given.user_id);
  if (!user) return refuse("refresh_token_not_found", "Refresh Token Not Found");
  refuseBanned(tx, user);
  if (!given.revoked) return answerSession(tx, session, await replaceRefreshToken(tx, session));

  const active = await sql<RefreshTokenRow>`select * from auth.refresh_tokens
    where session_id = ${session.id} and not revoked`.first(tx.db);
  const isPrevious = active?.parent === given.token;
  if (active && (isPrevious || tx.now() - Date.parse(given.updated_at) <= REUSE_MS)) {
    return answerSession(tx, session, deriveRefreshToken(tx, session.id, active.parent));
  }
  await endSession(tx, session.id);
  await writeAudit(tx, user.id, "token_reused");
  return refuse("refresh_token_already_used", "Already Used");
}

/** Revokes a session's valid refresh token and returns the next one. The caller has locked the session. */
export async function replaceRefreshToken(tx: AuthCore, session: Session): Promise<string> {
  const now = tx.timestamp();
  const ended = await sql<Pick<RefreshTokenRow, "token">>`update auth.refresh_tokens set revoked = true,
    updated_at = ${now} where session_id = ${session.id} and not revoked returning token`.first(tx.db);
  await sql`update auth.sessions set refreshed_at = ${now}, updated_at = ${now}
    where id = ${session.id}`.execute(tx.db);
  return addRefreshToken(tx, session, ended?.token ?? null);
}

function refuse(code: string, reason: string) {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
