import type { Backend } from "../backend/backend.ts";
import { readCode } from "./codes.ts";
import type { createLimits } from "./limits.ts";
import { needSecondFactor, type Person } from "./person.ts";
import { AccountProblem, unavailable } from "./problem.ts";
import { dropCodes, giveCodeBack, replaceCodes, spendCode } from "./recovery-codes.ts";

type Limit = ReturnType<typeof createLimits>;
type Tools = {
  backend: Backend;
  limit: Limit;
  now: () => number;
  endSubscriptions: (userId: string) => Promise<void>;
};

/** Whoever finds an open browser must not be able to delete an account that was logged in to yesterday. */
const RECENT_PROOF_MS = 10 * 60_000;

/** Deletes the person and, by the database's own rules, everything of theirs. */
export async function deleteAccount(tools: Tools, person: Person, confirm: string): Promise<void> {
  const { backend, limit, now, endSubscriptions } = tools;
  needSecondFactor(person);
  await limit("delete", { account: person.id });
  if (confirm.trim().toLowerCase() !== person.address.toLowerCase()) {
    throw new AccountProblem(400, "confirmation_mismatch", "This is not the address of your account.");
  }
  if (now() - person.provedAt > RECENT_PROOF_MS) {
    throw new AccountProblem(403, "reauthentication_needed", "Log in again to delete your account.");
  }
  await endSubscriptions(person.id);
  const response = await backend.callAsService(`/auth/v1/admin/users/${person.id}`, { method: "DELETE" });
  if (!response.ok && response.status !== 404) throw unavailable();
}

/** Ten new codes for an account with a second factor. */
export async function makeRecoveryCodes({ backend, limit }: Tools, person: Person): Promise<string[]> {
  needSecondFactor(person);
  if (person.factorIds.length === 0) throw noFactor();
  await limit("codes", { account: person.id });
  return replaceCodes(backend, person.id);
}

/** A right code takes the second factors away; the person is in and can set up a new one. */
export async function recoverAccount({ backend, limit }: Tools, person: Person, code: string): Promise<void> {
  if (person.factorIds.length === 0) throw noFactor();
  await limit("recovery", { account: person.id });
  const signs = readCode(code);
  if (!signs || !(await spendCode(backend, person.id, signs))) {
    throw new AccountProblem(400, "wrong_code", "This is none of your unused recovery codes.");
  }
  for (const factorId of person.factorIds) {
    const path = `/auth/v1/admin/users/${person.id}/factors/${factorId}`;
    const response = await backend.callAsService(path, { method: "DELETE" });
    if (response.ok || response.status === 404) continue;
    await giveCodeBack(backend, person.id, signs);
    throw unavailable();
  }
  await dropCodes(backend, person.id);
}

function noFactor() {
  return new AccountProblem(409, "no_second_factor", "Two-factor authentication is off.");
}
