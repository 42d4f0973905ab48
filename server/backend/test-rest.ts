// The data API on a test database, and people who call it. For tests only.
import { PostgrestClient } from "@supabase/postgrest-js";
import type { ApiHandler } from "./contract.ts";
import type { BackendKeys } from "./keys.ts";
import { createRest, type RestOptions } from "./rest/rest.ts";
import { type Db, sql } from "./sql.ts";
import { makeTestKeys } from "./test-handlers.ts";
import { type Claims, createTokens } from "./tokens.ts";

export type Client = PostgrestClient;
export type Person = Client & { userId: string; token: string };

export async function openTestRest(db: Db, limits?: RestOptions["limits"]) {
  const keys = await makeTestKeys();
  const rest = createRest({ db, keys, limits });
  const tokens = createTokens(keys, "http://localhost:3000/auth/v1");
  const sign = async (userId: string, claims: Partial<Claims> = {}) => {
    const { token } = await tokens.sign({
      sub: userId,
      email: "",
      phone: "",
      app_metadata: {},
      user_metadata: {},
      role: "authenticated",
      aal: "aal1",
      amr: [],
      session_id: crypto.randomUUID(),
      is_anonymous: false,
      ...claims,
    });
    return token;
  };
  return {
    keys,
    rest,
    sign,
    anon: openClient(rest, keys.anonKey),
    service: openClient(rest, keys.secretKey),
    /** Adds a signed-in person, free or Pro. */
    async person(claims: Partial<Claims> = {}, isPro = false): Promise<Person> {
      const userId = crypto.randomUUID();
      await sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.com`})`.execute(db);
      if (isPro) await sql`update public.profiles set is_pro = true where id = ${userId}`.execute(db);
      const token = await sign(userId, claims);
      return Object.assign(openClient(rest, keys.anonKey, token), { userId, token });
    },
  };
}

/** A row of the table of colors. */
export const color = (name = "c", more: object = {}) => ({ name, color: "db073d", ...more });

export function openClient(rest: ApiHandler, apikey: string, bearer = apikey): Client {
  return new PostgrestClient("http://localhost:3000/rest/v1", {
    headers: { apikey, Authorization: `Bearer ${bearer}` },
    fetch: (input, init) => rest(new Request(input, init), "127.0.0.1"),
  });
}

/** Sends a raw request that the official client would never send. */
export async function send(
  rest: ApiHandler,
  keys: Pick<BackendKeys, "anonKey">,
  token: string,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
) {
  const headers = {
    apikey: keys.anonKey,
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    ...init.headers,
  };
  const response = await rest(new Request(`http://localhost:3000/rest/v1/${path}`, { ...init, headers }), "127.0.0.1");
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text === "" ? null : JSON.parse(text) };
}
