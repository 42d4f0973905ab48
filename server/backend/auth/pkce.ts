import { createHash, randomUUID } from "node:crypto";
import * as v from "valibot";
import { sql } from "../sql.ts";
import type { AuthCore, JsonObject } from "./core.ts";
import { AuthError, invalid } from "./error.ts";
import { textMember } from "./read.ts";
import type { PkceRow, SignInMethod } from "./rows.ts";
import { hashToken, isSameSecret } from "./secrets.ts";

/** How long a browser may take to exchange a code, as in Supabase Auth. */
const CODE_MS = 5 * 60_000;
export const PKCE_PREFIX = "pkce_";

/** The challenge that a browser derived from its verifier: RFC 7636, 4.2. */
export type Challenge = { challenge: string; method: "s256" | "plain" };

/** Members of every body that can start a flow. */
export const challengeMembers = { code_challenge: textMember, code_challenge_method: textMember };
const challengeSchema = v.object(challengeMembers);

/** The challenge of a call; null for the implicit flow. Throws Supabase Auth's 400 error if it is invalid. */
export function readChallenge(given: v.InferOutput<typeof challengeSchema>): Challenge | null {
  const { code_challenge: challenge, code_challenge_method } = given;
  if (!challenge !== !code_challenge_method)
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  if (!challenge) return null;
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid("code challenge has to be between 43 and 128 characters");
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid("code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes");
  }
  const method = code_challenge_method?.toLowerCase();
  if (method !== "s256" && method !== "plain") throw invalid("unsupported code_challenge method");
  return { challenge, method };
}

/** The S256 challenge of a verifier: RFC 7636, 4.2. */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** A started flow; `id` is the hash of the token in its link. */
type NewFlow = Challenge & {
  id: string;
  userId: string;
  /** Becomes the account's hash when the sign-up is confirmed. */
  passwordHash?: string | undefined;
  /** Becomes the account's metadata when the sign-up is confirmed. */
  userMetadata?: JsonObject | undefined;
  /** Set for a sign-in with a provider; returned with the session. */
  providerToken?: string;
};

/** Stores a challenge until its link is opened. */
export async function keepFlow(tx: AuthCore, flow: NewFlow): Promise<void> {
  const { id, userId, challenge, method, passwordHash = null, userMetadata = {}, providerToken } = flow;
  const sealed = providerToken === undefined ? null : tx.secrets.seal(providerToken);
  await sql`insert into auth.pkce_flows
    (id, user_id, code_challenge, code_challenge_method, password_hash, user_metadata, provider_token, created_at)
    values (${id}, ${userId}, ${challenge}, ${method}, ${passwordHash}, ${JSON.stringify(userMetadata)}::jsonb,
      ${sealed}, ${tx.timestamp()})`.execute(tx.db);
}

/**
 * Issues a code for the browser that started the flow; only it has the verifier. A newer code ends the previous one.
 * Null if there is no such flow.
 */
export async function issueCode(tx: AuthCore, id: string, method: SignInMethod): Promise<string | null> {
  const code = randomUUID();
  const issued = await sql<{
    id: string;
  }>`update auth.pkce_flows set auth_code = ${hashToken(code)}, auth_code_issued_at = ${tx.timestamp()},
    authentication_method = ${method} where id = ${id} returning id`.first(tx.db);
  return issued && code;
}

/**
 * Returns the flow of a code, locked until the transaction ends. Throws Supabase Auth's error if the code is unknown,
 * used or too old, or if the verifier is another browser's, in which case the code still works.
 */
export async function findFlow(tx: AuthCore, code: string, verifier: string): Promise<PkceRow> {
  const flow = await sql<PkceRow>`select * from auth.pkce_flows
    where auth_code = ${hashToken(code)} for update`.first(tx.db);
  if (!flow) throw unknownFlow();
  if (Date.parse(flow.auth_code_issued_at ?? "") + CODE_MS <= tx.now()) {
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  const made = flow.code_challenge_method === "s256" ? challengeOf(verifier) : verifier;
  if (!isSameSecret(made, flow.code_challenge)) {
    throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
  }
  return flow;
}

export async function dropFlow(tx: AuthCore, { id }: PkceRow): Promise<void> {
  await sql`delete from auth.pkce_flows where id = ${id}`.execute(tx.db);
}

/** Invalidates an account's links and codes. */
export async function dropFlows(tx: AuthCore, userId: string): Promise<void> {
  await sql`delete from auth.pkce_flows where user_id = ${userId}`.execute(tx.db);
}

/** Invalidates an account's codes that haven't been exchanged. Unopened links have none yet. */
export async function dropCodes(tx: AuthCore, userId: string): Promise<void> {
  await sql`delete from auth.pkce_flows where user_id = ${userId} and auth_code is not null`.execute(tx.db);
}

export function unknownFlow(): AuthError {
  return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
}
