// The calls to the authentication service. What the service refuses is thrown as its own error.

import type { GoTrueClient, Session } from "@supabase/auth-js";
import { SESSION_KEY } from "#contract/session-key.ts";
import { getClients, readProject } from "./clients.ts";

export type { Session };
export type Provider = "google" | "github";
/** A passkey that the browser refuses is an error of its own kind. */
type Answer = { data: unknown; error: Error | null };

/** What the service refused is thrown as its own error. */
export function unwrap<Given extends Answer>(answer: Given): Extract<Given, { error: null }>["data"] {
  if (answer.error) throw answer.error;
  return answer.data;
}

export async function callAuth<Given extends Answer>(call: (auth: GoTrueClient) => Promise<Given>) {
  const { auth } = await getClients();
  try {
    return unwrap(await call(auth));
  } catch (error) {
    // Another device has ended this session: the client keeps it, and the page would go on as if it were logged in.
    if (isSessionGone(error)) await auth.signOut({ scope: "local" }).catch(() => {});
    throw error;
  }
}

function isSessionGone(error: unknown) {
  return error instanceof Error && error.name === "AuthSessionMissingError";
}

/** Where links of mails and providers lead back to: on the origin that the person is on. */
export function accountAddress() {
  return `${location.origin}/user/account`;
}

/** Null when the address has to be confirmed by mail first, which is the rule. */
export async function signUp(email: string, password: string): Promise<Session | null> {
  const options = { emailRedirectTo: accountAddress() };
  return (await callAuth((auth) => auth.signUp({ email, password, options }))).session;
}

export async function logIn(email: string, password: string) {
  await callAuth((auth) => auth.signInWithPassword({ email, password }));
}

/**
 * Confirms a sign-up by the link of its mail. The password is the one of the sign-up, else the service answers
 * `password_not_chosen`; a new one takes its place.
 */
export async function confirmSignUp(
  link: { tokenHash: string; email: string },
  proof: { password: string } | { new_password: string },
) {
  // The client sends along what it does not know.
  const more: object = { email: link.email, ...proof };
  await callAuth((auth) => auth.verifyOtp({ token_hash: link.tokenHash, type: "signup", ...more }));
}

/** Whose session a link brings, from the service: the token itself could name anyone. */
export async function readTokenOwner(token: string): Promise<{ id: string; email: string }> {
  const { openSecondAuth } = await getClients();
  const { user } = unwrap(await openSecondAuth().getUser(token));
  return { id: user.id, email: user.email ?? "" };
}

export async function takeSession(accessToken: string, refreshToken: string) {
  await callAuth((auth) => auth.setSession({ access_token: accessToken, refresh_token: refreshToken }));
}

export async function resendSignUp(email: string) {
  await callAuth((auth) => auth.resend({ type: "signup", email, options: { emailRedirectTo: accountAddress() } }));
}

export async function sendRecovery(email: string) {
  await callAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/` }));
}

/** `nonce` is the code of the mail that `sendPasswordCode` asks for, where the service needs one. */
export async function updatePassword(password: string, nonce?: string) {
  await callAuth((auth) => auth.updateUser(nonce === undefined ? { password } : { password, nonce }));
}

export async function sendPasswordCode() {
  await callAuth((auth) => auth.reauthenticate());
}

export async function readProviders(): Promise<Partial<Record<Provider, boolean>>> {
  const { origin, key } = readProject();
  const { send } = await getClients();
  const response = await send(`${origin}/auth/v1/settings`, { headers: { apikey: key } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { external }: { external?: Partial<Record<Provider, boolean>> } = await response.json();
  return external ?? {};
}

/** Asks first whether the project offers the provider: a refusal would be a page of JSON. False when it does not. */
export async function logInByProvider(provider: Provider, redirectTo: string): Promise<boolean> {
  const offered = await readProviders();
  if (!offered[provider]) return false;
  await callAuth((auth) => auth.signInWithOAuth({ provider, options: { redirectTo } }));
  return true;
}

export async function verifySecondFactor(code: string) {
  const { totp } = await callAuth((auth) => auth.mfa.listFactors());
  const [factor] = totp;
  if (!factor) throw new Error("This account has no authenticator app.");
  await callAuth((auth) => auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

/** After a change of the person: the token of this session still says what was. */
export async function renewSession() {
  await callAuth((auth) => auth.refreshSession());
}

/** Whether the person has Pro; only the server can write it. Throws without an answer. */
export async function readIsPro(userId: string): Promise<boolean> {
  const { rest } = await getClients();
  const { data, error } = await rest.from("profiles").select("is_pro").eq("id", userId).limit(1);
  if (error) throw error;
  return data[0]?.is_pro === true;
}

/** What this browser holds of the session, whether it is still good or not. */
export function readStoredSession(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null");
  } catch {
    return null;
  }
}

/** "local" is this browser's, which is forgotten here even when the call fails; "others" leaves this browser logged in. */
export async function endSessions(scope: "local" | "others" | "global") {
  const { auth } = await getClients();
  const { error } = await auth.signOut({ scope });
  if (error) throw error;
}
