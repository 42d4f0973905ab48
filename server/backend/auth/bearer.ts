import { findOne, sql } from "../sql.ts";
import type { Claims } from "../tokens.ts";
import type { AuthCore } from "./core.ts";
import { AuthError } from "./error.ts";
import { isId } from "./read.ts";
import type { AuthContext } from "./route.ts";
import type { SessionRow, UserRow } from "./rows.ts";
import { findUserById, refuseBanned } from "./users.ts";

export type SignedIn = { user: UserRow; session: SessionRow; hasSecondFactor: boolean };

/** Who calls, by the access token: an account that still exists, in a session that has not ended. Throws for everyone else. */
export async function requireUser({ core, request, ip }: AuthContext): Promise<SignedIn> {
  const token = /^Bearer ([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  // The clients send the API key as bearer when no one is signed in.
  if (!token || token.startsWith("sb_")) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = await core.tokens.read(token);
  if (typeof claims === "string") {
    const reason = claims === "expired" ? "token has invalid claims: token is expired" : "signature is invalid";
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
  const user = isId(claims.sub) ? await findUserById(core.db, claims.sub) : null;
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = await findSession(core, claims);
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  refuseBanned(core, user);
  await core.limits.take("anyByUser", user.id);
  await core.limits.giveBack("anyByIp", ip);
  // The token may be older than the session's loss of its second factor, and the other way round.
  return { user, session, hasSecondFactor: session.aal === "aal2" && claims.aal === "aal2" };
}

/** Whether what is asked for needs a second factor that this session has not shown. */
export async function lacksSecondFactor(core: AuthCore, { user, hasSecondFactor }: SignedIn): Promise<boolean> {
  if (hasSecondFactor) return false;
  const verified = sql`select 1 from auth.mfa_factors where user_id = ${user.id} and status = 'verified' limit 1`;
  return (await findOne(core.db, verified)) !== null;
}

function findSession(core: AuthCore, { session_id, sub }: Claims) {
  if (!isId(session_id)) return null;
  return findOne(
    core.db,
    sql<SessionRow>`select * from auth.sessions where id = ${session_id} and user_id = ${sub}
      and (not_after is null or not_after > ${core.timestamp()})`,
  );
}
