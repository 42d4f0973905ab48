import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { getClients } from "./clients.ts";

type Answer = { data: unknown; error: AuthError | null };

/** The data of an answer; what the service refused is thrown as its own error. */
export function unwrap<Given extends Answer>(answer: Given): Extract<Given, { error: null }>["data"] {
  if (answer.error) throw answer.error;
  return answer.data;
}

/** A call to the authentication service of this page. */
export async function callAuth<Given extends Answer>(call: (auth: GoTrueClient) => Promise<Given>) {
  const { auth } = await getClients();
  return unwrap(await call(auth));
}
