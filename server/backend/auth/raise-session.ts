import { sql } from "../sql.ts";
import { type AuthCore, inTransaction, writeAudit } from "./core.ts";
import { AuthError } from "./error.ts";
import { type Factor, hasFactor } from "./factors.ts";
import { queueMail } from "./mail-links.ts";
import { addMethod, answerSession, replaceRefreshToken, type SessionAnswer, type SignedIn } from "./sessions.ts";

type Proof = {
  factor: Factor;
  method: "totp" | "mfa/webauthn";
  /** What is told when the factor refuses. */
  refusal: string;
  /** Marks the factor as verified and used; false where it was used for this already. */
  take: (tx: AuthCore) => Promise<boolean>;
};

/** Lifts a session to the second level by a second factor, which counts from now on if it is a new one. */
export function raiseSession(core: AuthCore, caller: SignedIn, proof: Proof): Promise<SessionAnswer> {
  const { session } = caller;
  return inTransaction(core, async (tx) => {
    await liftSession(tx, caller, proof);
    return answerSession(tx, { ...session, aal: "aal2" }, await replaceRefreshToken(tx, session));
  });
}

/** The same in a transaction, with the tokens that the session has. */
export async function liftSession(tx: AuthCore, { user, session }: SignedIn, proof: Proof): Promise<void> {
  const { factor, method, refusal, take } = proof;
  const isFirst = !(await hasFactor(tx, user.id));
  const isTaken = await take(tx);
  // A session that has just ended does not come back.
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
