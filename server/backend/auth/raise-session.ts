import { sql } from "../sql.ts";
import { type AuthCore, inTransaction, writeAudit } from "./core.ts";
import { AuthError } from "./error.ts";
import { type Factor, hasFactor } from "./factors.ts";
import { queueMail } from "./mail-links.ts";
import { addMethod, answerSession, replaceRefreshToken, type SessionAnswer, type SignedIn } from "./sessions.ts";

type Proof = {
  factor: Factor;
  method: "totp" | "mfa/webauthn";
  /** The error message if the factor is rejected. */
  refusal: string;
  /** Marks the factor as verified and used; false if it was already used for this. */
  take: (tx: AuthCore) => Promise<boolean>;
};

/** Raises a session to the second level with a second factor, which is activated if it is new. */
export function raiseSession(core: AuthCore, caller: SignedIn, proof: Proof): Promise<SessionAnswer> {
  const { session } = caller;
  return inTransaction(core, async (tx) => {
    await liftSession(tx, caller, proof);
    return answerSession(tx, { ...session, aal: "aal2" }, await replaceRefreshToken(tx, session));
  });
}

/** Like `raiseSession`, inside a transaction; the session keeps its tokens. */
export async function liftSession(tx: AuthCore, { user, session }: SignedIn, proof: Proof): Promise<void> {
  const { factor, method, refusal, take } = proof;
  const isFirst = !(await hasFactor(tx, user.id));
  const isTaken = await take(tx);
  // A session that has just ended must not come back.
  const raised = await sql`update auth.sessions set aal = 'aal2', factor_id = ${factor.id},
      updated_at = ${tx.timestamp()} where id = ${session.id} returning id`.first(tx.db);
  if (!isTaken || !raised) throw new AuthError(422, "mfa_verification_failed", refusal);
  await sql`delete from auth.mfa_challenges where factor_id = ${factor.id}`.execute(tx.db);
  // Sessions without the second factor have to sign in again.
  await sql`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1'`.execute(tx.db);
  await addMethod(tx, session.id, method);
  await writeAudit(tx, user.id, "factor_verified");
  if (factor.status === "unverified" && user.email) {
    const type = isFirst ? "second_factor_on" : "factor_added";
    await queueMail(tx, { type, to: user.email, url: tx.siteUrl, factor: factor.factor_type });
  }
}
