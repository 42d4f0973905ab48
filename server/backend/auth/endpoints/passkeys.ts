import * as v from "valibot";
import { sql } from "../../sql.ts";
import type { AuthContext, AuthCore } from "../core.ts";
import { AuthError, invalid } from "../error.ts";
import type { Factor } from "../factors.ts";
import { askForCreation, askForUse, type Credential, listPasskeys, readCreation, readUse } from "../passkeys.ts";
import { raiseSession } from "../raise-session.ts";
import { readMembers } from "../read.ts";
import type { ChallengeRow, UserRow } from "../rows.ts";
import type { SignedIn } from "../sessions.ts";

const responseSchema = v.nullish(
  v.object({ type: v.nullish(v.string()), credential_response: v.nullish(v.looseObject({})) }),
);
const verifySchema = v.object({ webauthn: responseSchema });

const REFUSAL = "Failed to validate WebAuthn MFA response";

/** The options for a browser to create a passkey or use one of the account's, and the part that is verified. */
export async function askForPasskey(core: AuthCore, user: UserRow, factor: Factor) {
  const known = await listPasskeys(core.db, user.id);
  const type = factor.status === "verified" ? ("request" as const) : ("create" as const);
  const publicKey = type === "create" ? await askForCreation(core, user, known) : await askForUse(core, known);
  return { challenge: publicKey.challenge, webauthn: { type, credential_options: { publicKey } } };
}

/** Verifies a browser's response; its challenge works for one attempt. */
export async function verifyPasskey(context: AuthContext, caller: SignedIn, factor: Factor, row: ChallengeRow) {
  const { core, body } = context;
  const response = readResponse(readMembers(verifySchema, body).webauthn, factor);
  const taken = await sql`delete from auth.mfa_challenges where id = ${row.id} returning id`.first(core.db);
  const challenge = taken ? row.web_authn_session_data?.challenge : null;
  if (typeof challenge !== "string") throw refuse();
  if (factor.status === "unverified")
    return addPasskey(core, caller, factor, await readCreation(core, challenge, response));
  const known = await listPasskeys(core.db, caller.user.id);
  const used = await readUse(core, challenge, response, known);
  if (!used) throw refuse();
  return raise(core, caller, { ...factor, id: used.factorId }, used.credential);
}

async function addPasskey(core: AuthCore, caller: SignedIn, factor: Factor, credential: Credential | null) {
  const known = await listPasskeys(core.db, caller.user.id);
  if (!credential || known.some((passkey) => passkey.credential.id === credential.id)) throw refuse();
  return raise(core, caller, factor, credential);
}

function raise(core: AuthCore, caller: SignedIn, factor: Factor, credential: Credential) {
  const take = async ({ db, timestamp }: AuthCore) => {
    const kept = sql`update auth.mfa_factors set status = 'verified', updated_at = ${timestamp()},
      web_authn_credential = ${JSON.stringify(credential)}::jsonb where id = ${factor.id} returning id`;
    return (await kept.first(db)) !== null;
  };
  return raiseSession(core, caller, { factor, method: "mfa/webauthn", refusal: REFUSAL, take });
}

function readResponse(given: v.InferOutput<typeof responseSchema>, { status }: Factor): object {
  if (!given) throw invalid("WebAuthn config required");
  if (given.type !== "create" && given.type !== "request") throw invalid("WebAuthn type must be create or request");
  if (!given.credential_response) throw invalid("credential_response required");
  // The response is for the other kind of request.
  if ((given.type === "create") === (status === "verified")) throw refuse();
  return given.credential_response;
}

function refuse() {
  return new AuthError(422, "mfa_verification_failed", REFUSAL);
}
