import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, type AuthRoute, answerJson, inTransaction } from "../core.ts";
import { AuthError, nameConflict } from "../error.ts";
import { deleteFactor, listFactors, MAX_FACTORS } from "../factors.ts";
import { askForCreation, describePasskeys, listPasskeys, readCreation } from "../passkeys.ts";
import { liftSession } from "../raise-session.ts";
import { readMembers } from "../read.ts";
import type { UserRow } from "../rows.ts";
import { refuseAnonymous, requireSecondFactor, requireUser } from "../sessions.ts";
import { keepChallenge, readAnswer, refuseCredential, takeChallenge } from "./passkey-log-in.ts";

const updateSchema = v.object({ friendly_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)) });

/** The same passkeys as in `/factors`: each is a second factor and can also log in by itself. */
export const passkeyListRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/passkeys/registration/options", handle: askForRegistration },
  { method: "POST", path: "/passkeys/registration/verify", handle: register },
  { method: "GET", path: "/passkeys", handle: list },
  { method: "PATCH", path: "/passkeys/:id", handle: rename },
  { method: "DELETE", path: "/passkeys/:id", handle: remove },
];

/** Returns the caller, who must have used a second factor if the account has one. */
async function requireManager(context: AuthContext) {
  const caller = await requireUser(context);
  refuseAnonymous(caller);
  await requireSecondFactor(context.core, caller, "AAL2 session is required to manage passkeys when MFA is enabled");
  return caller;
}

async function askForRegistration(context: AuthContext) {
  const { core } = context;
  const { user } = await requireManager(context);
  await core.limits.take("challengeByUser", user.id);
  if ((await listFactors(core.db, user.id)).length >= MAX_FACTORS) {
    throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
  }
  // The passkey must log in without a username, so keys that need to be told which credential to use don't help.
  const options = await askForCreation(core, user, await listPasskeys(core.db, user.id), "required");
  return answerJson({ ...(await keepChallenge(core, "registration", options.challenge, user.id)), options });
}

/** The session has used the new passkey, so it rises to the second level; its token says so after the next refresh. */
async function register(context: AuthContext) {
  const { core, body } = context;
  const caller = await requireManager(context);
  const { user } = caller;
  const { challengeId, credential: response } = readAnswer(body);
  const credential = await readCreation(
    core,
    await takeChallenge(core, "registration", challengeId, user.id),
    response,
  );
  const known = await listPasskeys(core.db, user.id);
  if (!credential || known.some((passkey) => passkey.credential.id === credential.id)) throw refuseCredential();
  const id = randomUUID();
  const created_at = core.timestamp();
  const factor = { id, factor_type: "webauthn", status: "unverified", secret: null } as const;
  await inTransaction(core, (tx) =>
    liftSession(tx, caller, {
      factor,
      method: "mfa/webauthn",
      refusal: "Credential verification failed",
      take: async ({ db }) => {
        await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, web_authn_credential, created_at, updated_at)
          values (${id}, ${user.id}, 'webauthn', 'verified', ${JSON.stringify(credential)}::jsonb, ${created_at},
            ${created_at})`.execute(db);
        return true;
      },
    }),
  );
  return answerJson({ id, created_at });
}

async function list(context: AuthContext) {
  const { user } = await requireUser(context);
  return answerJson(await describePasskeys(context.core.db, user.id));
}

async function rename(context: AuthContext) {
  const { core, body, parameters } = context;
  const { user } = await requireManager(context);
  const { friendly_name } = readMembers(updateSchema, body);
  const { id } = await findPasskey(core, user.id, parameters.id);
  try {
    await sql`update auth.mfa_factors set friendly_name = ${friendly_name}, updated_at = ${core.timestamp()}
      where id = ${id}`.execute(core.db);
  } catch (error) {
    throw nameConflict(error, friendly_name);
  }
  const passkeys = await describePasskeys(core.db, user.id);
  return answerJson(passkeys.find((passkey) => passkey.id === id));
}

async function remove(context: AuthContext) {
  const { user, session } = await requireManager(context);
  return removePasskey(context.core, user, context.parameters.id, session.id);
}

/** Removes a passkey of this account; throws a 404 if it belongs to another account or doesn't exist. */
export async function removePasskey(
  core: AuthCore,
  user: UserRow,
  id: string | undefined,
  keptSessionId?: string,
): Promise<Response> {
  await deleteFactor(core, await findPasskey(core, user.id, id), user, keptSessionId);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

async function findPasskey({ db }: AuthCore, userId: string, id: string | undefined) {
  const factor = (await listFactors(db, userId)).find((listed) => listed.id === id?.toLowerCase());
  if (factor?.factor_type === "webauthn" && factor.status === "verified") return { ...factor, secret: null };
  throw new AuthError(404, "webauthn_credential_not_found", "Passkey not found");
}
