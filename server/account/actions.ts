import type { Backend } from "../backend/contract.ts";
import type { Mailer } from "../mail/mailer.ts";
import { AccountProblem, type createLimits, unavailable } from "./calls.ts";
import { needSecondFactor, type Person } from "./person.ts";
import { countCodes, dropCodes, giveCodeBack, readCode, replaceCodes, spendCode } from "./recovery-codes.ts";

export type AccountBackend = Pick<Backend, "projectUrl" | "call" | "callAsService">;
type Tools = {
  backend: AccountBackend;
  limit: ReturnType<typeof createLimits>;
  now: () => number;
  endSubscriptions: (userId: string) => Promise<void>;
  sendMail: Mailer["send"];
};

/** An open browser must not be enough to delete an account that logged in yesterday. */
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

/** Ten new codes for an account with a second factor. When they replace others, the person is told. */
export async function makeRecoveryCodes(tools: Tools, person: Person): Promise<string[]> {
  const { backend, limit } = tools;
  needSecondFactor(person);
  if (person.factorIds.length === 0) throw noFactor();
  await limit("codes", { account: person.id });
  const { codes, hasReplaced } = await replaceCodes(backend, person.id);
  if (hasReplaced) await notify(tools, person, { type: "recovery_codes_made" });
  return codes;
}

/** `isOn` says whether the account still has its second factor, `left` how many codes are unused. */
type Recovery = { isOn: boolean; left: number };

/**
 * A right code replaces a code of the app, once: this session reaches the second level. A hosted project cannot do that
 * for us, so there the second factors go, and with them the codes.
 */
export async function recoverAccount(tools: Tools, person: Person, code: string): Promise<Recovery> {
  const { backend, limit } = tools;
  if (person.factorIds.length === 0) throw noFactor();
  await limit("recovery", { account: person.id });
  const signs = readCode(code);
  if (!signs || !(await spendCode(backend, person.id, signs))) {
    throw new AccountProblem(400, "wrong_code", "This isn't one of your unused recovery codes.");
  }
  const isOn = backend.projectUrl === null;
  const isDone = await (isOn ? raiseSession(backend, person) : removeFactors(backend, person)).catch(() => false);
  if (!isDone) {
    await giveCodeBack(backend, person.id, signs);
    throw unavailable();
  }
  if (!isOn) await dropCodes(backend, person.id);
  const left = await countCodes(backend, person.id);
  await notify(tools, person, { type: "recovery_code_used", isOn, left });
  return { isOn, left };
}

async function raiseSession(backend: AccountBackend, { id, sessionId }: Person) {
  const path = `/auth/v1/admin/users/${id}/sessions/${sessionId}/raise`;
  return (await backend.callAsService(path, { method: "POST" })).ok;
}

async function removeFactors(backend: AccountBackend, { id, factorIds }: Person) {
  for (const factorId of factorIds) {
    const path = `/auth/v1/admin/users/${id}/factors/${factorId}`;
    const response = await backend.callAsService(path, { method: "DELETE" });
    if (!response.ok && response.status !== 404) return false;
  }
  return true;
}

type News = { type: "recovery_codes_made" } | { type: "recovery_code_used"; isOn: boolean; left: number };

/** A mail that cannot be sent takes nothing back. An account without an address gets none. */
async function notify({ sendMail }: Tools, { address }: Person, news: News) {
  if (!address.includes("@")) return;
  await sendMail({ ...news, to: address }).catch(() => console.error(`The ${news.type} email could not be sent`));
}

function noFactor() {
  return new AccountProblem(409, "no_second_factor", "Two-factor authentication is off.");
}
