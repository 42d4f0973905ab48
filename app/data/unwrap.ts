import type { AuthError } from "@supabase/auth-js";

type Answer = { data: unknown; error: AuthError | null };

/** The data of an answer; what the service refused is thrown as its own error. */
export function unwrap<Given extends Answer>(answer: Given): Extract<Given, { error: null }>["data"] {
  if (answer.error) throw answer.error;
  return answer.data;
}
