import * as v from "valibot";
import { checkEmail } from "#contract/account-rules.ts";
import type { Backend } from "../backend/contract.ts";
import { unavailable } from "./calls.ts";

const USER = v.object({ email: v.nullish(v.string()) });

/** The user's email address; null for an account without one, or a deleted account. Throws when that is unknown. */
export async function readAddress(
  { callAsService }: Pick<Backend, "callAsService">,
  userId: string,
): Promise<string | null> {
  const response = await callAsService(`/auth/v1/admin/users/${userId}`);
  if (response.status === 404) return null;
  const user = v.safeParse(USER, await response.json().catch(() => null));
  if (!response.ok || !user.success) throw unavailable();
  const { email } = user.output;
  return email && checkEmail(email) === null ? email : null;
}
