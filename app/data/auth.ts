// The calls to the authentication service. What the service refuses is thrown as its own error.

import type { Session } from "@supabase/auth-js";
import { SESSION_KEY } from "#contract/session-key.ts";
import type { Provider } from "./client-types.ts";
import { getClients } from "./clients.ts";
import { readProviders } from "./read-providers.ts";
import { callAuth } from "./unwrap.ts";

export type { Session };

/** Null when the address has to be confirmed by mail first, which is the rule. */
export async function signUp(email: string, password: string, emailRedirectTo: string): Promise<Session | null> {
  return (await callAuth((auth) => auth.signUp({ email, password, options: { emailRedirectTo } }))).session;
}

export async function logIn(email: string, password: string): Promise<Session> {
  return (await callAuth((auth) => auth.signInWithPassword({ email, password }))).session;
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

/** Whose session a link brings, as the service says. */
export async function readTokenOwner(token: string): Promise<{ id: string; email: string }> {
  const prove = await import("./prove.ts");
  return prove.readTokenOwner(token);
}

/** From now on this browser has the session that a link brought. */
export async function takeSession(accessToken: string, refreshToken: string) {
  await callAuth((auth) => auth.setSession({ access_token: accessToken, refresh_token: refreshToken }));
}

/** The mail that confirms an address, once more. */
export async function resendSignUp(email: string, emailRedirectTo: string) {
  await callAuth((auth) => auth.resend({ type: "signup", email, options: { emailRedirectTo } }));
}

/** Sends the mail with the link that leads to the reset of the password. */
export async function sendRecovery(email: string, redirectTo: string) {
  await callAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo }));
}

export async function updatePassword(password: string) {
  await callAuth((auth) => auth.updateUser({ password }));
}

/** Asks first whether the project offers the provider: a refusal would be a page of JSON. False when it does not. */
export async function logInByProvider(provider: Provider, redirectTo: string): Promise<boolean> {
  const offered = await readProviders();
  if (!offered[provider]) return false;
  await callAuth((auth) => auth.signInWithOAuth({ provider, options: { redirectTo } }));
  return true;
}

/** The code of an authenticator app, for the account that has just logged in. */
export async function verifySecondFactor(code: string) {
  const { totp } = await callAuth((auth) => auth.mfa.listFactors());
  const [factor] = totp;
  if (!factor) throw new Error("This account has no authenticator app.");
  await callAuth((auth) => auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

/** What this browser holds of the session, whether it is still good or not. */
export function readStoredSession(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Of this browser only: other devices stay logged in. */
export async function signOutHere() {
  const { auth } = await getClients();
  const { error } = await auth.signOut({ scope: "local" });
  if (error) throw error;
}
