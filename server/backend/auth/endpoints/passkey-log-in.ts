import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, type AuthRoute, answerJson, inTransaction } from "../core.ts";
import { AuthError, invalid } from "../error.ts";
import { askForAny, listPasskeys, type Passkey, readUse } from "../passkeys.ts";
import { isId, readMembers, textMember } from "../read.ts";
import type { UserRow } from "../rows.ts";
import { startSession } from "../sessions.ts";
import { findUserById, refuseBanned } from "../users.ts";

const CHALLENGE_MS = 5 * 60_000;
const verifySchema = v.object({ challenge_id: textMember, credential: v.nullish(v.looseObject({})) });
const credentialSchema = v.object({ response: v.object({ userHandle: v.string() }) });

/** Logging in with a passkey alone: any of the account's; the browser knows which account it belongs to. */
export const passkeyLogInRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/passkeys/authentication/options", handle: askForLogIn },
  { method: "POST", path: "/passkeys/authentication/verify", handle: logInByPasskey },
];

async function askForLogIn({ core }: AuthContext) {
  const options = await askForAny(core);
  return answerJson({ ...(await keepChallenge(core, "authentication", options.challenge, null)), options });
}

/**
 * The device has asked its owner for a code or a fingerprint, so this counts as two factors and the session starts at
 * the second level. In Supabase Auth it starts at the first, because its second factors are separate from its passkeys.
 */
async function logInByPasskey({ core, ip, request, body }: AuthContext) {
  const { challengeId, credential } = readAnswer(body);
  await core.limits.take("verifyByIp", ip);
  const challenge = await takeChallenge(core, "authentication", challengeId, null);
  const { user, used } = await findUse(core, challenge, credential);
  if (!user.email_confirmed_at) throw new AuthError(403, "email_not_confirmed", "Email not confirmed");
  refuseBanned(core, user);
  const session = await inTransaction(core, async (tx) => {
    const kept = await sql<{ id: string }>`update auth.mfa_factors set updated_at = ${tx.timestamp()},
      web_authn_credential = ${JSON.stringify(used.credential)}::jsonb
      where id = ${used.factorId} returning id`.first(tx.db);
    if (!kept) throw new AuthError(400, "webauthn_credential_not_found", "Passkey not found");
    return startSession(tx, user, "passkey", request, used.factorId);
  });
  await core.limits.giveBack("verifyByIp", ip);
  return answerJson(session);
}

/** Every failed check returns the same error, which reveals no account or passkey. */
async function findUse(
  core: AuthCore,
  challenge: string,
  credential: object,
): Promise<{ user: UserRow; used: Passkey }> {
  const given = v.safeParse(credentialSchema, credential);
  const userId = given.success ? Buffer.from(given.output.response.userHandle, "base64url").toString() : null;
  const user = isId(userId) ? await findUserById(core, userId) : null;
  const known = user ? await listPasskeys(core.db, user.id) : [];
  const used = await readUse(core, challenge, credential, known, true);
  if (!user || !used) throw refuseCredential();
  return { user, used };
}

type ChallengeType = "registration" | "authentication";

/** Stores a challenge to sign within five minutes; `userId` is null if the person isn't known yet. */
export async function keepChallenge(core: AuthCore, type: ChallengeType, challenge: string, userId: string | null) {
  const id = randomUUID();
  await sql`insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, created_at, expires_at)
    values (${id}, ${userId}, ${type}, ${JSON.stringify({ challenge })}::jsonb, ${core.timestamp()},
      ${core.timestamp(CHALLENGE_MS)})`.execute(core.db);
  return { challenge_id: id, expires_at: Math.floor((core.now() + CHALLENGE_MS) / 1000) };
}

/** Returns the challenge, which works for one attempt. Throws Supabase Auth's error if it is missing or too old. */
export async function takeChallenge(core: AuthCore, type: ChallengeType, id: string, userId: string | null) {
  const row = await sql<{
    session_data: { challenge: string };
    expires_at: string;
  }>`delete from auth.webauthn_challenges
    where id = ${id} and challenge_type = ${type} and user_id is not distinct from ${userId}::uuid
    returning session_data, expires_at`.first(core.db);
  if (!row) throw new AuthError(400, "webauthn_challenge_not_found", "Challenge not found or already used");
  if (Date.parse(row.expires_at) <= core.now()) {
    throw new AuthError(400, "webauthn_challenge_expired", "Challenge has expired");
  }
  return row.session_data.challenge;
}

/** Reads a browser's response to a challenge; throws a 400 if it is invalid. */
export function readAnswer(body: AuthContext["body"]) {
  const { challenge_id, credential } = readMembers(verifySchema, body);
  if (!isId(challenge_id)) throw invalid("challenge_id must be a valid UUID");
  if (!credential) throw invalid("credential is required");
  return { challengeId: challenge_id, credential };
}

export function refuseCredential(): AuthError {
  return new AuthError(400, "webauthn_verification_failed", "Credential verification failed");
}
