import * as v from "valibot";
import type { Backend } from "../backend/contract.ts";
import { hashCode, makeCode, readCode } from "./codes.ts";
import { unavailable } from "./problem.ts";

type Service = Pick<Backend, "callAsService">;

const CODE_COUNT = 10;
const ROWS = v.array(v.object({ id: v.string() }));

/** Makes ten new codes and takes all older ones away. The codes are nowhere else: the database holds hashes. */
export async function replaceCodes(
  backend: Service,
  userId: string,
): Promise<{ codes: string[]; hasReplaced: boolean }> {
  const codes = Array.from({ length: CODE_COUNT }, makeCode);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashCode(userId, readCode(code) as string) }));
  // The new ones first: when the second step fails, the person still holds codes that work.
  const made = await ask(backend, "select=id", { method: "POST", body: JSON.stringify(rows) });
  const ids = made.map(({ id }) => id).join(",");
  const old = await ask(backend, `user_id=eq.${userId}&id=not.in.(${ids})&select=id`, { method: "DELETE" });
  return { codes, hasReplaced: old.length > 0 };
}

/** How many codes are left. */
export async function countCodes(backend: Service, userId: string): Promise<number> {
  return (await ask(backend, `user_id=eq.${userId}&select=id`)).length;
}

export async function dropCodes(backend: Service, userId: string): Promise<void> {
  await ask(backend, `user_id=eq.${userId}&select=id`, { method: "DELETE" });
}

/** True for an unused code of this person, which is then deleted. One statement, so it works once. */
export async function spendCode(backend: Service, userId: string, signs: string): Promise<boolean> {
  const query = `user_id=eq.${userId}&code_hash=eq.${hashCode(userId, signs)}&select=id`;
  return (await ask(backend, query, { method: "DELETE" })).length === 1;
}

/** For when what the code was used for did not work. */
export async function giveCodeBack(backend: Service, userId: string, signs: string): Promise<void> {
  await ask(backend, "select=id", {
    method: "POST",
    body: JSON.stringify([{ user_id: userId, code_hash: hashCode(userId, signs) }]),
  });
}

async function ask(backend: Service, query: string, init: RequestInit = {}) {
  const response = await backend.callAsService(`/rest/v1/recovery_codes?${query}`, {
    ...init,
    headers: { "Content-Type": "application/json", Prefer: "return=representation" },
  });
  const rows = v.safeParse(ROWS, await response.json().catch(() => null));
  if (!response.ok || !rows.success) throw unavailable();
  return rows.output;
}
