// The account calls on PGlite in memory, with the real accounts and rows behind them. For tests only.

import { AuthClient } from "@supabase/auth-js";
import type { Hono } from "hono";
import { TOTP } from "otpauth";
import { afterAll, expect } from "vitest";
import { createAuth } from "../backend/auth/auth.ts";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { createRest } from "../backend/rest/rest.ts";
import { callDoors, makeTestKeys } from "../backend/test-doors.ts";
import type { SiteMail } from "../mail/letters.ts";
import { createAccount } from "./account.ts";
import type { AccountBackend } from "./actions.ts";

const SITE = "http://localhost:4380";
const PASSWORD = "Abcdef1";

const mails: SiteMail[] = [];
export const database = await openTestPglite();
export const keys = await makeTestKeys();
const sendMail = async (mail: SiteMail) => void mails.push(mail);
const auth = createAuth({
  db: database.db,
  keys,
  siteUrl: SITE,
  redirectOrigins: [],
  sendMail,
  providers: {},
  passwordCost: 4,
});
const rest = createRest({ db: database.db, keys });
export const backend: AccountBackend = callDoors({ auth, rest }, keys);

afterAll(() => database.close());

export type Signed = { id: string; token: string; client: InstanceType<typeof AuthClient> };

export function openAccount(now: () => number = Date.now, home = backend) {
  return createAccount({ backend: home, endSubscriptions: async () => {}, sendMail, ipOf: () => "127.0.0.1", now });
}

export function sent(address: string) {
  return mails.filter(({ to }) => to === address);
}

/** The session with a token that says what is true now. */
export async function refresh({ id, client }: Signed): Promise<Signed> {
  const { data } = await client.refreshSession();
  return { id, token: data.session?.access_token ?? "", client };
}

export async function levelOf({ client }: Signed) {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  const methods = data?.currentAuthenticationMethods.map((entry) => (typeof entry === "string" ? entry : entry.method));
  return { level: data?.currentLevel, methods: methods?.sort() };
}

export async function signUp(email: string): Promise<Signed> {
  const client = newClient();
  const { error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  const mail = mails.findLast(({ to, type }) => to === email && type === "signup");
  const token_hash = new URL(mail && "url" in mail ? mail.url : "").searchParams.get("token");
  const body = JSON.stringify({ type: "signup", token_hash, email, password: PASSWORD });
  expect((await backend.call("/auth/v1/verify", { method: "POST", body })).status).toBe(200);
  return logIn(email);
}

export async function logIn(email: string): Promise<Signed> {
  const client = newClient();
  const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { id: data.user?.id ?? "", token: data.session?.access_token ?? "", client };
}

export async function turnOnSecondFactor({ client }: Signed) {
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  const code = new TOTP({ secret: data?.totp.secret ?? "" }).generate();
  const { data: session, error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
  expect(error).toBeNull();
  return { client, token: session?.access_token ?? "" };
}

function newClient() {
  return new AuthClient({
    url: `${SITE}/auth/v1`,
    headers: { apikey: keys.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    storageKey: crypto.randomUUID(),
    fetch: (input, init) => answerOf(new URL(String(input)), init),
  });
}

function answerOf(url: URL, init?: RequestInit) {
  return auth(new Request(url, { ...init, redirect: "manual" }), "127.0.0.1");
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
