// What the account page asks of the authentication service. What the service refuses is thrown as its own error.

import type { UserIdentity } from "@supabase/auth-js";
import type { Provider } from "./client-types.ts";
import { getClients } from "./clients.ts";
import { callAuth, unwrap } from "./unwrap.ts";

export type Identity = UserIdentity;
export type Person = {
  id: string;
  address: string;
  /** Where the mail went that changes the address; null when no change is under way. */
  newAddress: string | null;
  createdAt: string;
  identities: readonly Identity[];
  /** The authenticator app that is on; null when there is none. */
  factorId: string | null;
  /** Enrollments that were begun and not finished. */
  unfinishedFactorIds: readonly string[];
  proof: Proof;
};
/** What this session has shown: `aal2` with a second factor. `at` is in milliseconds since 1970, 0 when unknown. */
export type Proof = { level: "aal1" | "aal2"; methods: readonly { method: string; at: number }[] };

/** Asks the service, so that a change on another device is seen. */
export async function readPerson(): Promise<Person> {
  const { auth } = await getClients();
  const { user } = unwrap(await auth.getUser());
  const { currentLevel, currentAuthenticationMethods } = unwrap(await auth.mfa.getAuthenticatorAssuranceLevel());
  const factors = (user.factors ?? []).filter(({ factor_type }) => factor_type === "totp");
  return {
    id: user.id,
    address: user.email ?? "",
    newAddress: user.new_email || null,
    createdAt: user.created_at,
    identities: user.identities ?? [],
    factorId: factors.find(({ status }) => status === "verified")?.id ?? null,
    unfinishedFactorIds: factors.filter(({ status }) => status !== "verified").map(({ id }) => id),
    proof: {
      level: currentLevel === "aal2" ? "aal2" : "aal1",
      methods: currentAuthenticationMethods.map((entry) =>
        typeof entry === "string" ? { method: entry, at: 0 } : { method: entry.method, at: entry.timestamp * 1000 },
      ),
    },
  };
}

/** The address changes when the link in the mail is opened. */
export async function changeAddress(email: string, emailRedirectTo: string) {
  await callAuth((auth) => auth.updateUser({ email }, { emailRedirectTo }));
}

/** Leaves the page for the provider's. */
export async function linkProvider(provider: Provider, redirectTo: string) {
  await callAuth((auth) => auth.linkIdentity({ provider, options: { redirectTo } }));
}

export async function unlinkIdentity(identity: Identity) {
  await callAuth((auth) => auth.unlinkIdentity(identity));
  await callAuth((auth) => auth.refreshSession());
}

/** "others" leaves this browser logged in, "global" does not. */
export async function endSessions(scope: "others" | "global") {
  const { auth } = await getClients();
  const { error } = await auth.signOut({ scope });
  if (error) throw error;
}

/** Forgets the session in this browser, whatever the service says. */
export async function forgetSession() {
  const { auth } = await getClients();
  await auth.signOut({ scope: "local" });
}
