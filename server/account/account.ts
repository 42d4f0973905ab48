import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Backend } from "../backend/contract.ts";
import type { MakeLimiter } from "../limits/limits.ts";
import {
  AccountProblem,
  answerProblem,
  badBody,
  createLimits,
  findPerson,
  needSecondFactor,
  type Person,
  readBody,
  unavailable,
} from "./calls.ts";
import { consumeCode, countCodes, dropCodes, giveCodeBack, readCode, replaceCodes } from "./recovery-codes.ts";

export type AccountBackend = Pick<Backend, "projectUrl" | "call" | "callAsService">;

type Tools = {
  backend: AccountBackend;
  /** Ends the user's subscriptions; throws when that fails, and then nothing is deleted. */
  endSubscriptions: (userId: string) => Promise<void>;
  limit: ReturnType<typeof createLimits>;
  /** Milliseconds since 1970; tests set the clock. */
  now: () => number;
};
/** `ipOf` returns the caller's address or network, for the limits. */
type Options = Omit<Tools, "limit" | "now"> & {
  ipOf: (c: Context) => string;
  makeLimiter?: MakeLimiter;
  now?: () => number;
};

const MAX_BODY_BYTES = 4096;
const DELETE_BODY = v.object({ confirm: v.pipe(v.string(), v.maxLength(320)) });
const RECOVERY_BODY = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

/** The API for a user's account as a whole, below `/account`: JSON, with the access token as bearer. */
export function createAccount({ backend, endSubscriptions, ipOf, makeLimiter, now = Date.now }: Options): Hono {
  const limit = createLimits("account", makeLimiter);
  const tools = { backend, endSubscriptions, limit, now };
  const personOf = (c: Context) => findPerson(c, backend, limit);
  const hono = new Hono();

  hono.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await limit("any", { ip: ipOf(c) });
    await next();
  });
  hono.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => Promise.reject(badBody()) }));

  hono.post("/delete", async (c) => {
    await limit("delete", { ip: ipOf(c) });
    const { confirm } = await readBody(c, DELETE_BODY);
    await deleteAccount(tools, await personOf(c), confirm);
    return c.json({ ok: true });
  });
  hono.get("/recovery-codes", async (c) => {
    const person = await personOf(c);
    return c.json({ left: await countCodes(backend, person.id) });
  });
  hono.post("/recovery-codes", async (c) => {
    await limit("codes", { ip: ipOf(c) });
    return c.json({ codes: await makeRecoveryCodes(tools, await personOf(c)) });
  });
  hono.delete("/recovery-codes", async (c) => {
    const person = await personOf(c);
    needSecondFactor(person);
    await dropCodes(backend, person.id);
    return c.json({ left: 0 });
  });
  hono.post("/recovery", async (c) => {
    await limit("recovery", { ip: ipOf(c) });
    const { code } = await readBody(c, RECOVERY_BODY);
    return c.json(await recoverAccount(tools, await personOf(c), code));
  });
  hono.all("*", () => {
    throw new AccountProblem(404, "not_found", "This endpoint doesn't exist.");
  });

  hono.onError((error, c) => {
    // The message of an unexpected error may contain an address or a token, so only its kind is logged.
    if (!(error instanceof AccountProblem)) console.error(`/account failed: ${error.name}`);
    return answerProblem(error instanceof AccountProblem ? error : unavailable(), c);
  });
  return hono;
}

/** An open browser must not be enough to delete an account that logged in yesterday. */
const RECENT_PROOF_MS = 10 * 60_000;

/** Deletes the user and, through the database's own rules, all of their data. */
async function deleteAccount(tools: Tools, person: Person, confirm: string): Promise<void> {
  const { backend, limit, now, endSubscriptions } = tools;
  needSecondFactor(person);
  await limit("delete", { account: person.id });
  if (confirm.trim().toLowerCase() !== person.address.toLowerCase()) {
    throw new AccountProblem(400, "confirmation_mismatch", "This isn't your account's address.");
  }
  if (now() - person.provedAt > RECENT_PROOF_MS) {
    throw new AccountProblem(403, "reauthentication_needed", "Log in again to delete your account.");
  }
  await endSubscriptions(person.id);
  const response = await backend.callAsService(`/auth/v1/admin/users/${person.id}`, { method: "DELETE" });
  if (!response.ok && response.status !== 404) throw unavailable();
}

/** Makes ten new codes for an account with a second factor. If they replace others, the database notifies the user. */
async function makeRecoveryCodes(tools: Tools, person: Person): Promise<string[]> {
  const { backend, limit } = tools;
  needSecondFactor(person);
  if (person.factorIds.length === 0) throw noFactor();
  await limit("codes", { account: person.id });
  return replaceCodes(backend, person.id);
}

/**
 * Uses up a recovery code instead of an app code: this session reaches the second level. A hosted project can't do
 * that for us, so there the second factors are removed, and the codes with them. `isOn` says whether the account still
 * has its second factor, `left` how many codes are unused.
 */
async function recoverAccount(tools: Tools, person: Person, code: string) {
  const { backend, limit } = tools;
  if (person.factorIds.length === 0) throw noFactor();
  await limit("recovery", { account: person.id });
  const signs = readCode(code);
  const isOn = backend.projectUrl === null;
  if (!signs || !(await consumeCode(backend, person.id, signs, isOn ? "session" : "factors"))) {
    throw new AccountProblem(400, "wrong_code", "This isn't one of your unused recovery codes.");
  }
  const isDone = await (isOn ? raiseSession(backend, person) : removeFactors(backend, person)).catch(() => false);
  if (!isDone) {
    await giveCodeBack(backend, person.id, signs);
    throw unavailable();
  }
  if (!isOn) await dropCodes(backend, person.id);
  return { isOn, left: await countCodes(backend, person.id) };
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

function noFactor() {
  return new AccountProblem(409, "no_second_factor", "Two-factor authentication is off.");
}
