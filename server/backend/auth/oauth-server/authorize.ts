// An app's request and the person's answer to it, which they give on the site's own page.
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { CONSENT_PATH } from "#contract/connected-apps.ts";
import { sql } from "../../sql.ts";
import { type AuthContext, type AuthCore, answerJson, inTransaction, redirectTo, withQuery } from "../core.ts";
import { AuthError, invalid } from "../error.ts";
import { isStorable, readMembers, textMember } from "../read.ts";
import type { AppRow, AuthorizationRow } from "../rows.ts";
import { hashToken } from "../secrets.ts";
import { requireSecondFactor, requireUser, type SignedIn } from "../sessions.ts";
import { findApp, isOwnRedirect } from "./apps.ts";

/** Long enough to log in, or to sign up first. */
const REQUEST_MS = 10 * 60_000;
const CODE_MS = 60_000;
const MAX_STATE_CHARACTERS = 2048;
const MAX_RESOURCE_CHARACTERS = 2048;
/** What a token reveals besides the library. Scopes have no effect here, as in Supabase Auth. */
export const SCOPE = "email";

/**
 * `GET /oauth/authorize`: stores the app's request and redirects to the site's page. Errors are shown there too:
 * nothing leads away from the site until the person has answered.
 */
export async function authorize({ core, url, ip }: AuthContext): Promise<Response> {
  const page = new URL(CONSENT_PATH, core.siteUrl);
  try {
    await core.limits.take("providerByIp", ip);
    page.searchParams.set("authorization_id", await keepRequest(core, url.searchParams));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    page.searchParams.set("error", error.code);
  }
  return redirectTo(page.href);
}

async function keepRequest(core: AuthCore, asked: URLSearchParams) {
  const app = await findApp(core, asked.get("client_id"));
  if (!app) throw new AuthError(400, "oauth_client_not_found", "invalid client_id");
  const redirectUri = asked.get("redirect_uri") ?? "";
  const state = asked.get("state");
  const challenge = asked.get("code_challenge") ?? "";
  const resource = asked.get("resource");
  const isRight =
    isOwnRedirect(app, redirectUri) &&
    (asked.get("response_type") ?? "code") === "code" &&
    asked.get("code_challenge_method") === "S256" &&
    /^[\w-]{43}$/.test(challenge) &&
    (state === null || (state.length <= MAX_STATE_CHARACTERS && isStorable(state))) &&
    (resource === null || isOwnResource(core, resource));
  if (!isRight) throw invalid("invalid authorization request");
  const id = randomBytes(32).toString("base64url");
  await sql`insert into auth.oauth_authorizations (authorization_id, client_id, redirect_uri, scope, state, resource,
    code_challenge, created_at, expires_at) values (${id}, ${app.id}, ${redirectUri}, ${SCOPE}, ${state}, ${resource},
      ${challenge}, ${core.timestamp()}, ${core.timestamp(REQUEST_MS)})`.execute(core.db);
  return id;
}

/** True if a token can be requested for it (RFC 8707): any URL of this site. */
function isOwnResource({ relyingParty }: AuthCore, resource: string) {
  if (resource.length > MAX_RESOURCE_CHARACTERS || !isStorable(resource) || !URL.canParse(resource)) return false;
  return relyingParty.origins.includes(new URL(resource).origin);
}

/** `GET /oauth/authorizations/:id`: what the person is asked. Only the first person to read it can answer. */
export async function readAuthorization(context: AuthContext): Promise<Response> {
  const { core, parameters } = context;
  const { user } = await requireOwner(context);
  const { found, app } = await inTransaction(core, async (tx) => {
    const found = await findPending(tx, parameters.id, user.id);
    const app = await findApp(tx, found.client_id);
    if (!app) throw notFound();
    await sql`update auth.oauth_authorizations set user_id = ${user.id} where id = ${found.id}`.execute(tx.db);
    return { found, app };
  });
  return answerJson({
    authorization_id: found.authorization_id,
    redirect_uri: found.redirect_uri,
    client: describeApp(app),
    user: { id: user.id, email: user.email ?? "" },
    scope: found.scope,
  });
}

/** An app as shown to the person. */
export function describeApp({ id, client_name, client_uri }: AppRow) {
  return { id, name: client_name, uri: client_uri ?? "", logo_uri: "" };
}

const consentSchema = v.object({ action: textMember });

/** `POST /oauth/authorizations/:id/consent`: saves the person's answer and returns where to send it. */
export async function consent(context: AuthContext): Promise<Response> {
  const { core, parameters, body } = context;
  const caller = await requireOwner(context);
  const { action } = readMembers(consentSchema, body);
  if (action !== "approve" && action !== "deny") throw invalid("action must be 'approve' or 'deny'");
  const redirect_url = await inTransaction(core, async (tx) => {
    const asked = await findPending(tx, parameters.id, caller.user.id);
    if (asked.user_id === null) throw notFound();
    return action === "approve" ? approve(tx, asked, caller) : deny(tx, asked);
  });
  return answerJson({ redirect_url });
}

async function approve(tx: AuthCore, asked: AuthorizationRow, { user, session, hasSecondFactor }: SignedIn) {
  const code = randomBytes(32).toString("base64url");
  const { aal, factor_id } = hasSecondFactor ? session : { aal: "aal1", factor_id: null };
  await sql`update auth.oauth_authorizations set status = 'approved', authorization_code = ${hashToken(code)},
    session_id = ${session.id}, aal = ${aal}, factor_id = ${factor_id}, expires_at = ${tx.timestamp(CODE_MS)}
    where id = ${asked.id}`.execute(tx.db);
  const now = tx.timestamp();
  await sql`insert into auth.oauth_consents (user_id, client_id, scopes, granted_at)
    values (${user.id}, ${asked.client_id}, ${asked.scope}, ${now}) on conflict (user_id, client_id)
    do update set scopes = excluded.scopes, granted_at = excluded.granted_at, revoked_at = null`.execute(tx.db);
  return addressOf(tx, asked, { code });
}

async function deny(tx: AuthCore, asked: AuthorizationRow) {
  await sql`update auth.oauth_authorizations set status = 'denied' where id = ${asked.id}`.execute(tx.db);
  return addressOf(tx, asked, { error: "access_denied", error_description: "User denied the request" });
}

/** The redirect URL with the answer, which names the issuer (RFC 9207). */
function addressOf({ issuer }: AuthCore, { redirect_uri, state }: AuthorizationRow, answer: Record<string, string>) {
  return withQuery(redirect_uri, { ...answer, ...(state !== null && { state }), iss: issuer });
}

/** Requires a fully authenticated session, because an app must not get more access than the session has. */
async function requireOwner(context: AuthContext): Promise<SignedIn> {
  const caller = await requireUser(context);
  await requireSecondFactor(context.core, caller, "AAL2 session is required to connect an app when MFA is enabled.");
  return caller;
}

/** Returns a pending request for this person or for anyone, locked until the transaction ends. */
async function findPending(core: AuthCore, id: string | undefined, userId: string): Promise<AuthorizationRow> {
  const row = await sql<AuthorizationRow>`select * from auth.oauth_authorizations
    where authorization_id = ${id} for update`.first(core.db);
  const isTheirs = row !== null && (row.user_id === null || row.user_id === userId);
  if (!isTheirs || Date.parse(row.expires_at) <= core.now()) throw notFound();
  if (row.status !== "pending") throw invalid("authorization request cannot be processed");
  return row;
}

function notFound() {
  return new AuthError(404, "oauth_authorization_not_found", "authorization not found");
}
