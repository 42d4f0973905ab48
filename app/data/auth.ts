// Calls to the authentication service. Its refusals are thrown as its own errors.

import type { GoTrueClient, Session } from "@supabase/auth-js";
import { SESSION_KEY } from "#contract/session-key.ts";
import { deadline, getClients, readProject } from "./clients.ts";

export type { Session };
export type Provider = "google" | "github";
/** A passkey refused by the browser is a separate kind of error. */
type Answer = { data: unknown; error: Error | null };

/** Throws the service's refusal as its own error. */
export function unwrap<Given extends Answer>(answer: Given): Extract<Given, { error: null }>["data"] {
  if (answer.error) throw answer.error;
  return answer.data;
}

export async function callAuth<Given extends Answer>(call: (auth: GoTrueClient) => Promise<Given>) {
  const { auth } = await getClients();
  try {
    return unwrap(await call(auth));
  } catch (error) {
    const isGone = error instanceof Error && error.name === "AuthSessionMissingError";
    // Another device has ended this session: the client keeps it, and the page would behave as if logged in.
    if (isGone) await auth.signOut({ scope: "local" }).catch(() => {});
    throw error;
  }
}

/** Where email links and providers return to, on the current origin. */
export function accountAddress() {
  return `${location.origin}/user/account`;
}

/** Returns null if the address must first be confirmed by email, which is the default. */
export async function signUp(email: string, password: string): Promise<Session | null> {
  const options = { emailRedirectTo: accountAddress() };
  return (await callAuth((auth) => auth.signUp({ email, password, options }))).session;
}

export async function logIn(email: string, password: string) {
  await callAuth((auth) => auth.signInWithPassword({ email, password }));
}

/**
 * Confirms a sign-up with the link from its email. The password must be the one of the sign-up, or the service answers
 * `password_not_chosen`; a new one replaces it.
 */
export async function confirmSignUp(
  link: { tokenHash: string; email: string },
  proof: { password: string } | { new_password: string },
) {
  // The client passes unknown fields through.
  const more: object = { email: link.email, ...proof };
  await callAuth((auth) => auth.verifyOtp({ token_hash: link.tokenHash, type: "signup", ...more }));
}

/** Whose session a link brings, according to the service: the token itself could name anyone. */
export async function readTokenOwner(token: string): Promise<{ id: string; email: string }> {
  const { openSecondAuth } = await getClients();
  const { user } = unwrap(await openSecondAuth().getUser(token));
  return { id: user.id, email: user.email ?? "" };
}

/** Ends the session of a link that was not taken. */
export async function endLinkSession(token: string) {
  const { openSecondAuth } = await getClients();
  unwrap(await openSecondAuth().admin.signOut(token, "local"));
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

/** `nonce` is the code from the email that `sendPasswordCode` requests, if the service needs one. */
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

/** Checks first that the project offers the provider: a refusal would be a page of JSON. False if it doesn't. */
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

/** Needed after a change of the person: the session's token still has the old state. */
export async function renewSession() {
  await callAuth((auth) => auth.refreshSession());
}

/** Whether the person has Pro; only the server can write it. Throws if there is no response. */
export async function readIsPro(userId: string): Promise<boolean> {
  const { rest } = await getClients();
  const query = rest.from("profiles").select("is_pro").eq("id", userId).limit(1);
  const { data, error } = await query.abortSignal(deadline());
  if (error) throw error;
  return data[0]?.is_pro === true;
}

/** The session stored in this browser, valid or not. */
export function readStoredSession(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null");
  } catch {
    return null;
  }
}

/** "local" ends this browser's session, forgotten here even if the call fails; "others" keeps it logged in. */
export async function endSessions(scope: "local" | "others" | "global") {
  const { auth } = await getClients();
  const { error } = await auth.signOut({ scope });
  if (error) throw error;
}
