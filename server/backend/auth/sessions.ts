import { randomUUID } from "node:crypto";
import { type Db, findAll, sql } from "../sql.ts";
import { ACCESS_TOKEN_SECONDS } from "../tokens.ts";
import { writeAudit } from "./audit.ts";
import type { AuthCore } from "./core.ts";
import { describeUser } from "./describe-user.ts";
import type { JsonObject } from "./route.ts";
import type { MethodRow, SessionRow, UserRow } from "./rows.ts";
import { hashToken } from "./secrets.ts";
import { findUserById } from "./users.ts";

/** How a person proved who they are; `amr` in the token. */
export type SignInMethod =
  | "password"
  | "otp"
  | "recovery"
  | "magiclink"
  | "email_change"
  | "oauth"
  | "totp"
  | "recovery_code";

/** What the clients keep of a session. */
export type SessionAnswer = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: JsonObject;
};

/** Signs a person in, in the browser of this request. */
export async function startSession(
  core: AuthCore,
  tx: Db,
  user: Pick<UserRow, "id">,
  method: SignInMethod,
  request: Request,
): Promise<SessionAnswer> {
  const session = { id: randomUUID(), aal: "aal1" };
  const now = core.timestamp();
  const browser = request.headers.get("user-agent")?.slice(0, 255) ?? null;
  await sql`insert into auth.sessions (id, user_id, aal, user_agent, created_at, updated_at)
    values (${session.id}, ${user.id}, ${session.aal}, ${browser}, ${now}, ${now})`.execute(tx);
  await sql`update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${user.id}`.execute(tx);
  await addMethod(core, tx, session.id, method);
  await writeAudit(core, tx, user.id, "login");
  const refreshToken = await addRefreshToken(core, tx, user.id, session.id, null);
  return answerSession(core, tx, user.id, session, refreshToken);
}

/**
 * Adds the next refresh token of a session. It is derived from the session and its parent, so that it can be made again
 * when an answer got lost, though the database keeps only its hash.
 */
export async function addRefreshToken(
  core: AuthCore,
  tx: Db,
  userId: string,
  sessionId: string,
  parentHash: string | null,
): Promise<string> {
  const token = deriveRefreshToken(core, sessionId, parentHash);
  const now = core.timestamp();
  await sql`insert into auth.refresh_tokens (token, user_id, session_id, parent, created_at, updated_at)
    values (${hashToken(token)}, ${userId}, ${sessionId}, ${parentHash}, ${now}, ${now})`.execute(tx);
  return token;
}

/** See `addRefreshToken`. */
export function deriveRefreshToken(core: AuthCore, sessionId: string, parentHash: string | null): string {
  return core.secrets.deriveToken(`${sessionId}:${parentHash ?? ""}`);
}

/** A fresh access token for a session, with what is known of the user now. */
export async function answerSession(
  core: AuthCore,
  tx: Db,
  userId: string,
  session: Pick<SessionRow, "id" | "aal">,
  refreshToken: string,
): Promise<SessionAnswer> {
  const user = await findUserById(tx, userId);
  if (!user) throw new Error("A session belongs to a user");
  const methods = await findAll(
    tx,
    sql<Pick<MethodRow, "authentication_method" | "updated_at">>`select authentication_method, updated_at
      from auth.mfa_amr_claims where session_id = ${session.id} order by updated_at desc`,
  );
  const { token, expiresAt } = await core.tokens.sign({
    sub: user.id,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: methods.map(({ authentication_method, updated_at }) => ({
      method: authentication_method,
      timestamp: Math.floor(Date.parse(updated_at) / 1000),
    })),
    session_id: session.id,
    is_anonymous: false,
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

/** Notes one more way in which the person of a session has shown who they are. */
export async function addMethod(core: AuthCore, tx: Db, sessionId: string, method: SignInMethod): Promise<void> {
  const now = core.timestamp();
  await sql`insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values (${sessionId}, ${method}, ${now}, ${now})
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`.execute(tx);
}

/** Signs a person out everywhere, or everywhere but here. */
export async function endSessions(tx: Db, userId: string, keptId: string | null = null): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id is distinct from ${keptId}::uuid`.execute(tx);
}
