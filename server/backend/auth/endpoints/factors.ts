import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, type AuthRoute, answerJson } from "../core.ts";
import { AuthError, invalid, nameConflict } from "../error.ts";
import {
  deleteFactor,
  describeTotp,
  type Factor,
  findFactor,
  findTotpStep,
  listFactors,
  MAX_FACTORS,
  makeTotpSecret,
} from "../factors.ts";
import { raiseSession } from "../raise-session.ts";
import { isId, readMembers, textMember } from "../read.ts";
import type { ChallengeRow, UserRow } from "../rows.ts";
import { refuseAnonymous, requireSecondFactor, requireUser, type SignedIn } from "../sessions.ts";
import { askForPasskey, verifyPasskey } from "./passkeys.ts";

const CHALLENGE_MS = 5 * 60_000;

const nameMember = v.nullish(v.pipe(v.string(), v.maxLength(100)));
const enrollSchema = v.object({ factor_type: textMember, friendly_name: nameMember, issuer: nameMember });
const verifySchema = v.object({ challenge_id: textMember, code: textMember });

/** Second factors: authenticator app codes and passkeys. */
export const factorRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/factors", handle: enroll },
  { method: "POST", path: "/factors/:id/challenge", handle: challenge },
  { method: "POST", path: "/factors/:id/verify", handle: verify },
  { method: "DELETE", path: "/factors/:id", handle: unenroll },
];

async function enroll(context: AuthContext) {
  const { core, body } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  refuseAnonymous(caller);
  const given = readMembers(enrollSchema, body);
  const type = readType(given.factor_type);
  await refuseHalfSession(core, caller);
  const name = given.friendly_name?.trim() ?? "";
  // Deletes factors left over from an unfinished setup.
  await sql`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'
    and (friendly_name = ${name} or created_at < ${core.timestamp(-CHALLENGE_MS)})`.execute(core.db);
  if ((await listFactors(core.db, user.id)).length >= MAX_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  const secret = type === "totp" ? makeTotpSecret() : null;
  const id = await addFactor(core, user, { name, type, secret });
  if (secret === null) return answerJson({ id, type, friendly_name: name });
  const issuer = given.issuer?.trim() || new URL(core.siteUrl).host;
  const totp = { secret, ...describeTotp(secret, issuer, user.email ?? user.id) };
  return answerJson({ id, type, friendly_name: name, totp });
}

/** A password alone must not add another factor, or finish one that the owner started to set up. */
function refuseHalfSession(core: AuthCore, caller: SignedIn) {
  return requireSecondFactor(core, caller, "AAL2 required to enroll a new factor");
}

type NewFactor = { name: string; type: string; secret: string | null };

async function addFactor({ db, secrets, timestamp }: AuthCore, user: UserRow, { name, type, secret }: NewFactor) {
  const id = randomUUID();
  const now = timestamp();
  try {
    await sql`insert into auth.mfa_factors
      (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at) values (${id}, ${user.id},
      ${name}, ${type}, 'unverified', ${secret && secrets.seal(secret)}, ${now}, ${now})`.execute(db);
    return id;
  } catch (error) {
    throw nameConflict(error, name);
  }
}

function readType(type: string | null | undefined) {
  if (type === "totp" || type === "webauthn") return type;
  if (type === "phone") {
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  throw invalid("factor_type needs to be totp, phone, or webauthn");
}

async function challenge(context: AuthContext) {
  const { core, parameters } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  await core.limits.take("challengeByUser", user.id);
  const factor = await findFactor(core.db, user.id, parameters.id);
  if (factor.status === "unverified") await refuseHalfSession(core, caller);
  const asked = factor.factor_type === "webauthn" ? await askForPasskey(core, user, factor) : null;
  const data = asked && JSON.stringify({ challenge: asked.challenge });
  const id = randomUUID();
  await sql`insert into auth.mfa_challenges (id, factor_id, web_authn_session_data, created_at)
    values (${id}, ${factor.id}, ${data}::jsonb, ${core.timestamp()})`.execute(core.db);
  const expires_at = Math.floor((core.now() + CHALLENGE_MS) / 1000);
  return answerJson({ id, type: factor.factor_type, expires_at, ...(asked && { webauthn: asked.webauthn }) });
}

async function verify(context: AuthContext) {
  const { core, parameters, body } = context;
  const caller = await requireUser(context);
  const { user } = caller;
  const given = readMembers(verifySchema, body);
  const factor = await findFactor(core.db, user.id, parameters.id);
  if (factor.status === "unverified") await refuseHalfSession(core, caller);
  await core.limits.take("factorByUser", user.id);
  await core.limits.take("factorByUserAndDay", user.id);
  const found = await findChallenge(context, factor, given.challenge_id);
  const answer =
    factor.factor_type === "webauthn"
      ? await verifyPasskey(context, caller, factor, found)
      : await verifyCode(core, caller, factor, given.code ?? "");
  await core.limits.giveBack("factorByUser", user.id);
  await core.limits.giveBack("factorByUserAndDay", user.id);
  return answerJson(answer);
}

async function verifyCode(core: AuthCore, caller: SignedIn, factor: Factor, code: string) {
  const refusal = "Invalid TOTP code entered";
  const step = findTotpStep(core.secrets.open(factor.secret ?? ""), code, core.now());
  if (step === null) throw new AuthError(422, "mfa_verification_failed", refusal);
  // Each code works only once.
  const take = async ({ db, timestamp }: AuthCore) => {
    const used = sql`update auth.mfa_factors set status = 'verified', last_totp_step = ${step},
      updated_at = ${timestamp()} where id = ${factor.id} and (last_totp_step is null or last_totp_step < ${step})
      returning id`;
    return (await used.first(db)) !== null;
  };
  return raiseSession(core, caller, { factor, method: "totp", refusal, take });
}

async function findChallenge({ core }: AuthContext, factor: Factor, id: unknown): Promise<ChallengeRow> {
  const query = sql<ChallengeRow>`select id, created_at, web_authn_session_data from auth.mfa_challenges
    where id = ${id} and factor_id = ${factor.id}`;
  const row = isId(id) ? await query.first(core.db) : null;
  if (!row) {
    const message = "MFA factor with the provided challenge ID not found";
    throw new AuthError(422, "mfa_challenge_not_found", message);
  }
  if (Date.parse(row.created_at) + CHALLENGE_MS <= core.now()) {
    const message = "MFA challenge has expired, verify against another challenge or create a new challenge.";
    throw new AuthError(422, "mfa_challenge_expired", message);
  }
  return row;
}

async function unenroll(context: AuthContext) {
  const { core, parameters } = context;
  const caller = await requireUser(context);
  const factor = await findFactor(core.db, caller.user.id, parameters.id);
  if (factor.status === "verified" && !caller.hasSecondFactor) {
    throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await deleteFactor(core, factor, caller.user, caller.session.id);
  return answerJson({ id: factor.id });
}
