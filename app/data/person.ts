// The account page's calls to the authentication service. Its refusals are thrown as its own errors.

import type { UserIdentity } from "@supabase/auth-js";
import { accountAddress, callAuth, type Provider, renewSession, unwrap } from "./auth.ts";
import { getClients } from "./clients.ts";
import { confirmPasskey } from "./passkeys.ts";

export type Identity = UserIdentity;
export type Passkey = Person["passkeys"][number];
export type Person = Awaited<ReturnType<typeof readPerson>>;
export type Enrollment = { factorId: string; secret: string; uri: string };

/** Asks the service, so that changes on other devices are seen. */
export async function readPerson() {
  const { user } = await callAuth((auth) => auth.getUser());
  const { currentAuthenticationMethods } = await callAuth((auth) => auth.mfa.getAuthenticatorAssuranceLevel());
  const all = user.factors ?? [];
  const factors = all.filter(({ factor_type }) => factor_type === "totp");
  return {
    id: user.id,
    address: user.email ?? "",
    /** The new address that the confirmation email went to; null if no change is pending. */
    newAddress: user.new_email || null,
    createdAt: user.created_at,
    identities: user.identities ?? [],
    /** The active authenticator app; null if there is none. */
    factorId: factors.find(({ status }) => status === "verified")?.id ?? null,
    /** Unfinished enrollments. */
    unfinishedFactorIds: factors.filter(({ status }) => status !== "verified").map(({ id }) => id),
    passkeys: all.filter(({ factor_type, status }) => factor_type === "webauthn" && status === "verified"),
    /** How this session was verified, the newest first. */
    methods: currentAuthenticationMethods.map((entry) => (typeof entry === "string" ? entry : entry.method)),
  };
}

export function hasSecondFactor({ factorId, passkeys }: Person) {
  return factorId !== null || passkeys.length > 0;
}

/** Whether the account was created with a password; one created through a provider may have none. */
export function hasPassword({ identities }: Person) {
  return identities.some(({ provider }) => provider === "email");
}

/** Requests the change; the address changes when the links in the emails are opened. */
export async function changeAddress(email: string) {
  await callAuth((auth) => auth.updateUser({ email }, { emailRedirectTo: accountAddress() }));
}

/** Leaves the page for the provider's. */
export async function linkProvider(provider: Provider) {
  await callAuth((auth) => auth.linkIdentity({ provider, options: { redirectTo: accountAddress() } }));
}

export async function unlinkIdentity(identity: Identity) {
  await callAuth((auth) => auth.unlinkIdentity(identity));
  await renewSession();
}

/** `unfinishedIds` are earlier unfinished enrollments, which are dropped. */
export async function enrollFactor(unfinishedIds: readonly string[]): Promise<Enrollment> {
  const { auth } = await getClients();
  for (const factorId of unfinishedIds) await auth.mfa.unenroll({ factorId });
  const { id, totp } = unwrap(
    await auth.mfa.enroll({ factorType: "totp", friendlyName: "Authenticator app", issuer: "Huesmith" }),
  );
  return { factorId: id, secret: totp.secret, uri: totp.uri };
}

/** Verifies a code from the app, which finishes an enrollment and lifts this session to the second level. */
export async function verifyFactor(factorId: string, code: string) {
  await callAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }));
}

export async function removeFactor(factorId: string) {
  await callAuth((auth) => auth.mfa.unenroll({ factorId }));
  await renewSession();
}

/**
 * Checks the password, and a code from the app or a passkey if required, without touching the page's own session, which
 * keeps its second factor and pending saves. Returns the token of a new session, and a function that ends it.
 */
export async function proveAgain(email: string, password: string, factor?: { code: string } | "passkey") {
  const { openSecondAuth } = await getClients();
  const auth = openSecondAuth();
  const { session, user } = unwrap(await auth.signInWithPassword({ email, password }));
  const end = async () => void (await auth.signOut({ scope: "local" }));
  const type = factor === "passkey" ? "webauthn" : "totp";
  const known = user.factors?.find(({ status, factor_type }) => status === "verified" && factor_type === type);
  if (!known || factor === undefined) return { token: session.access_token, end };
  try {
    const { access_token } =
      factor === "passkey"
        ? await confirmPasskey(auth, known.id)
        : unwrap(await auth.mfa.challengeAndVerify({ factorId: known.id, code: factor.code }));
    return { token: access_token, end };
  } catch (error) {
    await end();
    throw error;
  }
}
