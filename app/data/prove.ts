import { AuthClient } from "@supabase/auth-js";
import { readProject } from "./clients.ts";
import { unwrap } from "./unwrap.ts";

/** A second session next to the page's own, opened to prove the identity again. */
export type SecondSession = { token: string; end: () => Promise<void> };

/**
 * Checks the password, and the code of the app where one is given, without touching the session of the page: that one
 * keeps its second factor and what is being saved with it.
 */
export async function proveAgain(email: string, password: string, code?: string): Promise<SecondSession> {
  const auth = makeSecondClient();
  const { session, user } = unwrap(await auth.signInWithPassword({ email, password }));
  const end = async () => void (await auth.signOut({ scope: "local" }));
  const factor = user.factors?.find(({ status }) => status === "verified");
  if (!factor || code === undefined) return { token: session.access_token, end };
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error) {
    await end();
    throw error;
  }
  return { token: data.access_token, end };
}

/** Whose session this is, from the service: the token itself could name anyone. */
export async function readTokenOwner(token: string): Promise<{ id: string; email: string }> {
  const { user } = unwrap(await makeSecondClient().getUser(token));
  return { id: user.id, email: user.email ?? "" };
}

function makeSecondClient() {
  const { origin, key } = readProject();
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: key },
    storageKey: "huesmith.second-session",
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}
