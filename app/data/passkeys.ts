// Passkeys: a second factor, or a login without a password. Refusals by the person, the browser or the service are
// thrown. The client's own `register` would only ask for a security key, so only its calls to the service are used.

import type { GoTrueClient, MFAVerifyWebauthnParams } from "@supabase/auth-js";
import { callAuth, unwrap } from "./auth.ts";
import { getClients, isHosted } from "./clients.ts";

type Response<Type extends "create" | "request"> = MFAVerifyWebauthnParams<Type>["webauthn"]["credential_response"];

/** Whether this is a secure page in a browser with passkey support. */
export function canUsePasskeys() {
  return "PublicKeyCredential" in globalThis;
}

/** Only this server's own service supports passkey login, and only on a host name, because passkeys belong to one. */
export function canLogInByPasskey() {
  return canUsePasskeys() && !isHosted() && !/^[\d.]+$|^\[/.test(location.hostname);
}

export async function logInByPasskey() {
  await callAuth((auth) => auth.signInWithPasskey());
}

/** Adds a passkey. The session then counts as verified with a second factor. */
export async function addPasskey(friendlyName: string) {
  const { id } = await callAuth((auth) => auth.mfa.enroll({ factorType: "webauthn", friendlyName }));
  try {
    await confirmPasskey((await getClients()).auth, id, friendlyName);
  } catch (error) {
    // The service drops unfinished passkeys after a day, and before the next attempt.
    await callAuth((auth) => auth.mfa.unenroll({ factorId: id })).catch(() => {});
    throw error;
  }
}

/** Uses any of the account's passkeys to lift the session to the second level. */
export async function confirmByPasskey() {
  const { webauthn } = await callAuth((auth) => auth.mfa.listFactors());
  const [factor] = webauthn;
  if (!factor) throw new Error("This account has no passkey.");
  await confirmPasskey((await getClients()).auth, factor.id);
}

/** Has the browser create or use a passkey, whichever the service asks for. Returns the session with its new level. */
export async function confirmPasskey(auth: GoTrueClient, factorId: string, name = "") {
  const rpId = location.hostname;
  const { id: challengeId, webauthn } = unwrap(await auth.mfa.challenge({ factorId, webauthn: { rpId } }));
  const send = async <Type extends "create" | "request">(type: Type, credential: Credential | null) => {
    const answer = { type, rpId, credential_response: credential as Response<Type> };
    return unwrap(await auth.mfa.verify({ factorId, challengeId, webauthn: answer }));
  };
  if (webauthn.type === "request") {
    return send("request", await navigator.credentials.get(webauthn.credential_options as CredentialRequestOptions));
  }
  webauthn.credential_options.publicKey.user.name ||= name; // browsers refuse an empty one
  return send("create", await navigator.credentials.create(webauthn.credential_options as CredentialCreationOptions));
}
