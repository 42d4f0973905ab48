// The account API on PGlite in memory, with real accounts and rows behind it. For tests only.
import type { Hono } from "hono";
import { TOTP } from "otpauth";
import { expect } from "vitest";
import { type AccountBackend, createAccount } from "./account/account.ts";
import { createRest } from "./backend/rest/rest.ts";
import { callHandlers } from "./backend/test-handlers.ts";
import { createOutbox } from "./jobs/outbox.ts";
import type { SiteMail } from "./mail/email-content.ts";
import { openTestAuth, PASSWORD } from "./test-auth.ts";

export async function openTestAccounts() {
  const auth = await openTestAuth("off");
  const { db, keys, client } = auth;
  const mails: SiteMail[] = auth.mails;
  const backend = callHandlers({ auth: auth.handler, rest: createRest({ db, keys }) }, keys);
  const deliver = async (mail: SiteMail) => {
    mails.push(mail);
    return "sent" as const;
  };
  // A minute ahead, so that delayed emails are sent, too.
  const outbox = createOutbox({ backend, deliver, now: () => Date.now() + 60_000 });

  const logIn = async (email: string) => {
    const browser = client();
    const { data, error } = await browser.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    return { id: data.user?.id ?? "", token: data.session?.access_token ?? "", client: browser };
  };

  return {
    auth,
    backend,
    db,
    keys,
    logIn,
    openAccount: (now: () => number = Date.now, home: AccountBackend = backend) =>
      createAccount({ backend: home, endSubscriptions: async () => {}, ipOf: () => "127.0.0.1", now }),
    sent: async (address: string) => {
      await outbox.send();
      return mails.filter(({ to }) => to === address);
    },
    signUp: async (email: string) => {
      expect((await client().signUp({ email, password: PASSWORD })).error).toBeNull();
      expect((await auth.confirm(auth.mails.findLast(({ to }) => to === email))).status).toBe(200);
      return logIn(email);
    },
  };
}

type Signed = Awaited<ReturnType<Awaited<ReturnType<typeof openTestAccounts>>["logIn"]>>;

/** The session with a fresh token that reflects the current state. */
export async function refresh({ id, client }: Signed): Promise<Signed> {
  const { data } = await client.refreshSession();
  return { id, token: data.session?.access_token ?? "", client };
}

export async function levelOf({ client }: Signed) {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  const methods = data?.currentAuthenticationMethods.map((entry) => (typeof entry === "string" ? entry : entry.method));
  return { level: data?.currentLevel, methods: methods?.sort() };
}

export async function turnOnSecondFactor({ client }: Signed, friendlyName = "") {
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName });
  const code = new TOTP({ secret: data?.totp.secret ?? "" }).generate();
  const factorId = data?.id ?? "";
  const { data: session, error } = await client.mfa.challengeAndVerify({ factorId, code });
  expect(error).toBeNull();
  return { client, factorId, token: session?.access_token ?? "" };
}

export async function post(account: Hono, path: string, token: string | undefined, body: object = {}) {
  return send(account, path, token, { method: "POST", body: JSON.stringify(body) });
}

export async function get(account: Hono, path: string, token: string) {
  return send(account, path, token);
}

async function send(account: Hono, path: string, token: string | undefined, init: RequestInit = {}) {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  const response = await account.request(`/${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
