import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthRoute, answerJson, inTransaction, writeAudit } from "../core.ts";
import { AuthError, isDuplicate } from "../error.ts";
import {
  deleteFactor,
  describeTotp,
  type Factor,
  findFactor,
  findTotpStep,
  hasFactor,
  listFactors,
  makeTotpSecret,
} from "../factors.ts";
import { queueMail } from "../mail-links.ts";
import { isId, readMembers, textMember } from "../read.ts";
import type { ChallengeRow } from "../rows.ts";
import {
  addMethod,
  answerSession,
  lacksSecondFactor,
  refuseAnonymous,
  replaceRefreshToken,
  requireUser,
} from "../sessions.ts";

const MAX_FACTORS = 10;
const CHALLENGE_MS = 5 * 60_000;

const nameMember = v.nullish(v.pipe(v.string(), v.maxLength(100)));
const enrollSchema = v.object({ factor_type: textMember, friendly_name: nameMember, issuer: nameMember });
const verifySchema = v.object({ challenge_id: textMember, code: textMember });

/** Second factors: codes of an authenticator app. */
export const factorRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/factors", handle: enroll },
  { method: "POST", path: "/factors/:id/challenge", handle: challenge },
  { method: "POST", path: "/factors/:id/verify", handle: verifyCode },
  { method: "DELETE", path: "/factors/:id", handle: unenroll },
];

async function enroll(context: AuthContext) {
  const { core, body } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  refuseAnonymous(caller);
  const given = readMembers(enrollSchema, body);
  refuseType(given.factor_type);
  if (await lacksSecondFactor(core, caller)) {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  const name = given.friendly_name?.trim() ?? "";
  const id = randomUUID();
  const secret = makeTotpSecret();
  const now = core.timestamp();
  // Left over from an unfinished setup.
  await sql`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'
    and (friendly_name = ${name} or created_at < ${core.timestamp(-CHALLENGE_MS)})`.execute(core.db);
  if ((await listFactors(core.db, user.id)).length >= MAX_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  try {
    await sql`insert into auth.mfa_factors
      (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at) values (${id}, ${user.id},
      ${name}, 'totp', 'unverified', ${core.secrets.seal(secret)}, ${now}, ${now})`.execute(core.db);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  const issuer = given.issuer?.trim() || new URL(core.siteUrl).host;
  const totp = { secret, ...describeTotp(secret, issuer, user.email ?? user.id) };
  return answerJson({ id, type: "totp", friendly_name: name, totp });
}

function refuseType(type: string | null | undefined) {
  if (type === "phone") {
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (type === "webauthn") {
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  if (type !== "totp") {
    throw new AuthError(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
  }
}

async function challenge(context: AuthContext) {
  const { core, parameters } = context;
  const { user } = await requireUser(context);
  await core.limits.take("challengeByUser", user.id);
  const factor = await findFactor(core.db, user.id, parameters.id);
  const id = randomUUID();
  await sql`insert into auth.mfa_challenges (id, factor_id, created_at)
    values (${id}, ${factor.id}, ${core.timestamp()})`.execute(core.db);
  return answerJson({ id, type: "totp", expires_at: Math.floor((core.now() + CHALLENGE_MS) / 1000) });
}

async function verifyCode(context: AuthContext) {
  const { core, parameters, body } = context;
  const { user, session } = await requireUser(context);
  const given = readMembers(verifySchema, body);
  const factor = await findFactor(core.db, user.id, parameters.id);
  await core.limits.take("factorByUser", user.id);
  await core.limits.take("factorByUserAndDay", user.id);
  await findChallenge(context, factor, given.challenge_id);
  const step = findTotpStep(core.secrets.open(factor.secret), given.code ?? "", core.now());
  const refusal = new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  if (step === null) throw refusal;
  const answer = await inTransaction(core, async (tx) => {
    const now = tx.timestamp();
    const isFirst = !(await hasFactor(tx, user.id));
    // A code works once, and a session that has just ended does not come back.
    const used =
      await sql`update auth.mfa_factors set status = 'verified', last_totp_step = ${step}, updated_at = ${now}
      where id = ${factor.id} and (last_totp_step is null or last_totp_step < ${step}) returning id`.first(tx.db);
    const raised = await sql`update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = ${now}
      where id = ${session.id} returning id`.first(tx.db);
    if (!used || !raised) throw refusal;
    await sql`delete from auth.mfa_challenges where factor_id = ${factor.id}`.execute(tx.db);
    // Sessions without the second factor have to sign in again.
    await sql`delete from auth.sessions where user_id = ${user.id} and aal = 'aal1'`.execute(tx.db);
    await addMethod(tx, session.id, "totp");
    await writeAudit(tx, user.id, "factor_verified");
    if (factor.status === "unverified" && user.email) {
      const type = isFirst ? "second_factor_on" : "factor_added";
      await queueMail(tx, { type, to: user.email, url: tx.siteUrl, factor: factor.factor_type });
    }
    return answerSession(tx, { ...session, aal: "aal2" }, await replaceRefreshToken(tx, session));
  });
  await core.limits.giveBack("factorByUser", user.id);
  await core.limits.giveBack("factorByUserAndDay", user.id);
  return answerJson(answer);
}

async function findChallenge({ core }: AuthContext, factor: Factor, id: unknown) {
  const row = sql<ChallengeRow>`select created_at from auth.mfa_challenges
    where id = ${id} and factor_id = ${factor.id}`;
  const found = isId(id) ? await row.first(core.db) : null;
  if (!found) {
    const message = "MFA factor with the provided challenge ID not found";
    throw new AuthError(422, "mfa_challenge_not_found", message);
  }
  if (Date.parse(found.created_at) + CHALLENGE_MS <= core.now()) {
    const message = "MFA challenge has expired, verify against another challenge or create a new challenge.";
    throw new AuthError(422, "mfa_challenge_expired", message);
  }
}

async function unenroll(context: AuthContext) {
  const { core, parameters } = context;
  const caller = await requireUser(context);
  const factor = await findFactor(core.db, caller.user.id, parameters.id);
  if (factor.status === "verified" && !caller.hasSecondFactor) {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await deleteFactor(core, factor, caller.user);
  return answerJson({ id: factor.id });
}
