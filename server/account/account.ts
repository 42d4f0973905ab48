import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { Mailer } from "../mail/mailer.ts";
import { type AccountBackend, deleteAccount, makeRecoveryCodes, recoverAccount } from "./actions.ts";
import { AccountProblem, answerProblem, badBody, createLimits, readBody, unavailable } from "./calls.ts";
import { findPerson, needSecondFactor } from "./person.ts";
import { countCodes, dropCodes } from "./recovery-codes.ts";

type Options = {
  backend: AccountBackend;
  /** Ends what the person pays; throws when that cannot be done, and then nothing is deleted. */
  endSubscriptions: (userId: string) => Promise<void>;
  sendMail: Mailer["send"];
  /** The caller's address or network, for the limits. */
  ipOf: (c: Context) => string;
  /** Milliseconds since 1970; the tests set the clock. */
  now?: () => number;
};

const MAX_BODY_BYTES = 4096;
const DELETE_BODY = v.object({ confirm: v.pipe(v.string(), v.maxLength(320)) });
const RECOVERY_BODY = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

/** What a person does with the account as a whole, below `/account`: JSON, with the access token as bearer. */
export function createAccount({ backend, endSubscriptions, sendMail, ipOf, now = Date.now }: Options): Hono {
  const limit = createLimits();
  const tools = { backend, endSubscriptions, sendMail, limit, now };
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
    // An unexpected fault may hold an address or a token in its text: only its kind is logged.
    if (!(error instanceof AccountProblem)) console.error(`/account failed: ${error.name}`);
    return answerProblem(error instanceof AccountProblem ? error : unavailable(), c);
  });
  return hono;

  async function personOf(c: Context) {
    const person = await findPerson(backend, c.req.header("Authorization"));
    await limit("any", { account: person.id });
    return person;
  }
}
