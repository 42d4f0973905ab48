// The auth service on in-memory PGlite, and the official client for it. For tests only.
import { AuthClient } from "@supabase/auth-js";
import { createAuth } from "./backend/auth/auth.ts";
import { type AuthOptions, createCore } from "./backend/auth/core.ts";
import type { LimitOptions } from "./backend/auth/limits.ts";
import type { ApiHandler } from "./backend/contract.ts";
import { openTestPglite } from "./backend/database/test-databases.ts";
import type { BackendKeys } from "./backend/keys.ts";
import { createRest } from "./backend/rest/rest.ts";
import type { Db } from "./backend/sql.ts";
import { callHandlers, makeTestKeys } from "./backend/test-handlers.ts";
import { createOutbox, type Outbox } from "./jobs/outbox.ts";
import type { AuthMail } from "./mail/mail.ts";
import type { Mailer } from "./mail/mailer.ts";

export const SITE = "http://localhost:3000";
export const PASSWORD = "Passw0rd1";

export type TestAuth = ReturnType<typeof buildTestAuth>;
/** Options that an operator turns on. */
type Switches = Pick<AuthOptions, "needsReauthentication" | "areAnonymousAllowed">;
type Proof = { password?: string; new_password?: string };
type SendOptions = {
  body?: unknown;
  token?: string;
  key?: string | null;
  ip?: string;
  headers?: Record<string, string>;
};
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at, not typed
export type Answer = { status: number; body: any; headers: Headers };

/** Uses a new in-memory PGlite unless `db` is given. */
export async function openTestAuth(limits?: LimitOptions, db?: Db, switches: Switches = {}): Promise<TestAuth> {
  return buildTestAuth(db ?? (await openTestPglite()).db, await makeTestKeys(), limits, switches);
}

/** The outbox of a server on this database. Only emails that the server itself writes are delivered. */
export function openTestOutbox(db: Db, keys: BackendKeys, deliver: Mailer["deliver"], now?: () => number): Outbox {
  const unavailable: ApiHandler = async () => new Response(null, { status: 503 });
  const handlers = callHandlers({ auth: unavailable, rest: createRest({ db, keys }) }, keys);
  return createOutbox({ backend: handlers, deliver, now });
}

/** Simulates one process; several on one database simulate several processes. */
export function buildTestAuth(db: Db, keys: BackendKeys, limits?: LimitOptions, switches: Switches = {}) {
  /** The emails sent, newest last. */
  const mails: AuthMail[] = [];
  const late = new Set<Promise<void>>();
  const outbox = openTestOutbox(db, keys, async (mail) => {
    mails.push(mail as AuthMail);
    return "sent";
  });
  const options: AuthOptions = {
    db,
    keys,
    siteUrl: SITE,
    redirectOrigins: ["http://127.0.0.1:3000"],
    onMail: () => options.onLater?.(outbox.send()),
    onLater: (work) => {
      late.add(work);
      void work.finally(() => late.delete(work));
    },
    providers: {},
    limits,
    passwordCost: 4,
    ...switches,
  };
  const answer = createAuth(options);
  // Tests check the state after all background work is done.
  const handler: ApiHandler = async (request, ip) => {
    const response = await answer(request, ip);
    // Background work may start more of it, or send the email of a concurrent call.
    while (late.size > 0) await Promise.all(late);
    return response;
  };
  /** Sends a raw request. A body that isn't a string is sent as JSON. */
  const send = (method: string, path: string, options?: SendOptions) =>
    sendByHand(handler, method, path, { key: keys.anonKey, ...options });
  /** A browser's client at this IP address. */
  const client = (ip = "192.0.2.1", key = keys.anonKey) => openClient(handler, ip, key);
  /** Adds a person with a confirmed address; returns their id. */
  const addUser = async (email: string, password = PASSWORD): Promise<string> => {
    const body = { email, password, email_confirm: true };
    return (await send("POST", "/admin/users", { key: keys.secretKey, body })).body.id;
  };
  /** The client of a browser that has just logged in. */
  const signIn = async (email: string, password = PASSWORD) => {
    const browser = client();
    const { error } = await browser.signInWithPassword({ email, password });
    if (error) throw error;
    return browser;
  };

  return {
    db,
    keys,
    core: createCore(options),
    handler,
    mails,
    send,
    client,
    /** A server's or app's client: links and providers lead to a code. */
    pkceClient: (ip = "192.0.2.1") => openClient(handler, ip, keys.anonKey, "pkce"),
    addUser,
    signIn,
    /** Adds a person who is logged in. */
    join: async (email = `${crypto.randomUUID()}@example.com`) => {
      const id = await addUser(email);
      const browser = await signIn(email);
      const { data } = await browser.getSession();
      return { id, email, browser, token: data.session?.access_token ?? "" };
    },
    /** Opens an email's link; returns where it leads and the parameters after the `#`. */
    open: async (mail: AuthMail | undefined) => {
      const response = await handler(new Request(mail?.url ?? ""), "192.0.2.1");
      const url = new URL(response.headers.get("location") ?? "");
      const hash = new URLSearchParams(url.hash.slice(1));
      return { target: url.origin + url.pathname, hash, query: url.searchParams };
    },
    /** Confirms a sign-up with the link from its email, as the site's dialog does, and logs in. */
    confirm: (mail: AuthMail | undefined, proof: Proof = { password: PASSWORD }): Promise<Answer> => {
      const token_hash = new URL(mail?.url ?? "").searchParams.get("token");
      return send("POST", "/verify", { body: { type: "signup", token_hash, email: mail?.to, ...proof } });
    },
  };
}

function openClient(handler: ApiHandler, ip: string, key: string, flowType: "implicit" | "pkce" = "implicit") {
  return new AuthClient({
    url: `${SITE}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: (input, init) => handler(new Request(input, init), ip),
    flowType,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });
}

async function sendByHand(handler: ApiHandler, method: string, path: string, options: SendOptions): Promise<Answer> {
  const { body, token, key, ip = "192.0.2.1", headers } = options;
  const request = new Request(`${SITE}/auth/v1${path}`, {
    method,
    headers: {
      ...(key && { apikey: key }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await handler(request, ip);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

/** How often each code occurs. */
export function countCodes(codes: unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[String(code)] = (counts[String(code)] ?? 0) + 1;
  return counts;
}
