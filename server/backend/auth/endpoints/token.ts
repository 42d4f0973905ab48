import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { groupIp } from "../../../limits/limits.ts";
import { readCookie, writeCookie } from "../cookie.ts";
import { type AuthContext, type AuthCore, type AuthRoute, answerJson, inTransaction } from "../core.ts";
import { AuthError, invalid, phoneDisabled } from "../error.ts";
import type { LimitName } from "../limits.ts";
import { dropFlow, findFlow, unknownFlow } from "../pkce.ts";
import { readMembers, textMember } from "../read.ts";
import type { SignInMethod } from "../rows.ts";
import { isSameSecret } from "../secrets.ts";
import { refreshSession, startSession } from "../sessions.ts";
import { findUser, findUserById, refuseBanned } from "../users.ts";
import { confirmBySignUp } from "./verify.ts";

const passwordSchema = v.object({ email: textMember, phone: textMember, password: textMember });
const idTokenSchema = v.object({ provider: textMember });
const codeSchema = v.object({ auth_code: textMember, code_verifier: textMember });
const refreshSchema = v.object({ refresh_token: textMember });

export const tokenRoutes: readonly AuthRoute[] = [
  { method: "POST", path: "/token", hasOwnLimit: true, handle: answerToken },
];

async function answerToken(context: AuthContext) {
  const grant = context.url.searchParams.get("grant_type");
  if (grant === "password") return signIn(context);
  if (grant === "refresh_token") return refresh(context);
  if (grant === "pkce") return exchangeCode(context);
  if (grant === "web3") throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
  if (grant === "id_token") throw idTokenDisabled(readMembers(idTokenSchema, context.body).provider ?? "");
  throw new AuthError(400, "unsupported_grant_type", "Unsupported grant_type");
}

async function signIn({ core, ip, request, body }: AuthContext) {
  const given = readMembers(passwordSchema, body);
  if (given.phone) throw phoneDisabled("Phone logins are disabled", 422);
  if (!given.email) throw invalid("missing email or phone");
  const email = given.email.trim().toLowerCase().slice(0, 320);
  const counted = countersOf(core, request, ip, email);
  for (const [name, key] of counted) await core.limits.take(name, key);
  const user = await findUser(core, email);
  // Check the password first: without it, the response must not reveal if the account exists or is confirmed.
  if (!(await core.verifyPassword(given.password ?? "", user?.encrypted_password)) || !user) {
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  // Only wrong passwords count, because a whole school may sign in from one IP address.
  for (const [name, key] of counted) await core.limits.giveBack(name, key);
  refuseBanned(core, user);
  await core.limits.take("anyByUser", user.id);
  if (!user.email_confirmed_at) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  const session = await inTransaction(core, (tx) => startSession(tx, user, "password", request));
  return answerJson(session, { "set-cookie": markBrowser(core, request, email) });
}

/** Provider tokens aren't accepted; Supabase Auth's error depends on whether it supports the provider. */
function idTokenDisabled(provider: string) {
  if (provider === "google") {
    return new AuthError(400, "provider_disabled", 'Provider (issuer "https://accounts.google.com") is not enabled');
  }
  return invalid(`Custom OIDC provider "${provider.slice(0, 40)}" not allowed`);
}

/** The counters that a wrong password increments. */
function countersOf(core: AuthCore, request: Request, ip: string, email: string): [LimitName, string][] {
  const mark = findMark(core, request, email);
  if (mark) return [["signInByBrowser", mark]];
  return [
    ["signInByIp", ip],
    ["signInByIpAndEmail", `${groupIp(ip)} ${email}`],
    ["signInByEmail", email],
  ];
}

async function refresh({ core, ip, body }: AuthContext) {
  const { refresh_token: token } = readMembers(refreshSchema, body);
  if (!token) throw invalid("refresh_token required");
  await core.limits.take("refreshByIp", ip);
  const session = await refreshSession(core, token);
  await core.limits.giveBack("refreshByIp", ip);
  return answerJson(session);
}

/** `POST /token?grant_type=pkce`: a session for the code of a link or provider, in the browser with the verifier. */
async function exchangeCode({ core, ip, request, body }: AuthContext) {
  const { auth_code: code, code_verifier: verifier } = readMembers(codeSchema, body);
  if (!code || !verifier) throw invalid("invalid request: both auth code and code verifier should be non-empty");
  await core.limits.take("verifyByIp", ip);
  const answer = await inTransaction(core, async (tx) => {
    const flow = await findFlow(tx, code, verifier);
    const user = await findUserById(tx, flow.user_id);
    if (!user) throw unknownFlow();
    refuseBanned(tx, user);
    if (!user.email_confirmed_at && !user.is_anonymous) await confirmBySignUp(tx, user, flow);
    await dropFlow(tx, flow);
    const session = await startSession(tx, user, flow.authentication_method as SignInMethod, request);
    return flow.provider_token ? { ...session, provider_token: tx.secrets.open(flow.provider_token) } : session;
  });
  await core.limits.giveBack("verifyByIp", ip);
  return answerJson(answer);
}

// A browser that has logged in to an account isn't locked out by strangers' attempts; its own are counted separately.

const NAME = "huesmith-known";
const MAX_ACCOUNTS = 5;
const SECONDS = 400 * 24 * 60 * 60; // the maximum that browsers allow
const MARK = /^[\w-]{16}[\w-]{43}$/;

/** The mark that a login to this address's account left in the browser, or null. It reveals nothing by itself. */
function findMark(core: AuthCore, request: Request, email: string): string | null {
  return readMarks(core, request).find((mark) => isSameSecret(mark, makeMark(core, email, mark.slice(0, 16)))) ?? null;
}

/** The `Set-Cookie` header that marks a browser, in addition to its marks for other accounts. */
function markBrowser(core: AuthCore, request: Request, email: string): string {
  const mine = findMark(core, request, email);
  const others = readMarks(core, request).filter((mark) => mark !== mine);
  const mark = mine ?? makeMark(core, email, randomBytes(12).toString("base64url"));
  return writeCookie(NAME, [mark, ...others].slice(0, MAX_ACCOUNTS).join("."), SECONDS, core.siteUrl);
}

function readMarks(core: AuthCore, request: Request) {
  const marks = readCookie(request, NAME, core.siteUrl)?.split(".") ?? [];
  return marks.filter((mark) => MARK.test(mark)).slice(0, MAX_ACCOUNTS);
}

/** A 16-character nonce, followed by a token that only this server can derive from it and the address. */
function makeMark(core: AuthCore, email: string, nonce: string) {
  return nonce + core.secrets.deriveToken(`known browser ${nonce} ${email}`);
}
