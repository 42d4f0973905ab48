import { generateKeyPair, importJWK, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { color, openTestRest, send } from "../test-rest.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  /** Ada with one color, and Eve. */
  async function setUp() {
    const api = await openTestRest(db);
    const ada = await api.person();
    await ada.from("colors").insert(color("ada's"));
    return { ...api, ada, eve: await api.person() };
  }

  test("forged, expired and otherwise invalid tokens are rejected", async () => {
    const { ada, keys, rest, sign } = await setUp();
    const claims = { role: "authenticated", sub: ada.userId, session_id: crypto.randomUUID() };
    const build = (header: { alg: string; kid?: string }, more: object = {}) =>
      new SignJWT({ ...claims, ...more })
        .setProtectedHeader(header)
        .setAudience("authenticated")
        .setExpirationTime("1h");
    const { privateKey } = await generateKeyPair("ES256");
    const rsa = await generateKeyPair("RS256");
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const { d: _, ...publicJwk } = keys.signingKey;
    const [header, payload, signature] = ada.token.split(".");
    const later = { ...claims, aud: "authenticated", exp: Math.floor(Date.now() / 1000) + 999 };
    const forged = [
      await build({ alg: "ES256", kid: keys.signingKey.kid }).sign(privateKey),
      await build({ alg: "RS256" }).sign(rsa.privateKey),
      await build({ alg: "HS256" }).sign(new TextEncoder().encode(JSON.stringify(publicJwk))),
      await build({ alg: "HS256" }).sign(new TextEncoder().encode(keys.anonKey)),
      `${encode({ alg: "none" })}.${encode(later)}.`,
      `${header}.${encode({ ...later, sub: ada.userId })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${"A".repeat(86)}`,
      ada.token.slice(0, -4),
      "a.b.c",
      "..",
    ];
    for (const token of forged) {
      const { status, json, headers } = await send(rest, keys, token, "colors");
      expect([token, status, json.code]).toEqual([token, 401, "PGRST301"]);
      expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer error="invalid_token"/);
    }
    const ownKey = await importJWK(keys.signingKey, "ES256");
    const expired = await build({ alg: "ES256" }).setExpirationTime("2 minutes ago").sign(ownKey);
    const late = await send(rest, keys, expired, "colors");
    expect([late.status, late.json.code, late.json.message]).toEqual([401, "PGRST303", "JWT expired"]);
    expect(late.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token", error_description="JWT expired"');
    // Signed by us, which should never happen.
    for (const role of ["service_role", "anon", "postgres", "supabase_admin", "", 'authenticated"; reset role; --']) {
      expect((await send(rest, keys, await sign(ada.userId, { role }), "colors")).status).toBe(401);
    }
    expect((await send(rest, keys, await sign("not a uuid"), "colors")).status).toBe(401);
  });

  test("the key authorizes the caller, and the token identifies the user", async () => {
    const { ada, eve, keys, rest } = await setUp();
    const ids = async (headers: Record<string, string>) => {
      const response = await rest(new Request("http://localhost:3000/rest/v1/colors?select=user_id", { headers }), "");
      return response.ok ? (await response.json()).length : response.status;
    };
    await eve.from("colors").insert(color("eve's"));
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from public.colors`.execute(db);
    const all = rows[0]?.count;
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
    expect(await ids({ apikey: keys.secretKey })).toBe(all);
    expect(await ids({ apikey: keys.secretKey, ...bearer(keys.secretKey) })).toBe(all);
    // The secret key with a user's token acts as that user, never more.
    expect(await ids({ apikey: keys.secretKey, ...bearer(ada.token) })).toBe(1);
    expect(await ids({ apikey: keys.anonKey, ...bearer(ada.token) })).toBe(1);
    expect(await ids({ apikey: keys.anonKey, Authorization: `bearer   ${ada.token}` })).toBe(1);
    // The secret key is accepted only as `apikey`.
    expect(await ids({ apikey: keys.anonKey, ...bearer(keys.secretKey) })).toBe(401);
    expect(await ids({ apikey: keys.secretKey, ...bearer(keys.anonKey) })).toBe(401);
    expect(await ids({ apikey: keys.secretKey, ...bearer("") })).toBe(401);
    expect(await ids(bearer(keys.secretKey))).toBe(401);
    expect(await ids(bearer(ada.token))).toBe(401);
    expect(await ids({ apikey: ada.token, ...bearer(ada.token) })).toBe(401);
    expect(await ids({ apikey: `${keys.secretKey}x` })).toBe(401);
    expect(await ids({ apikey: keys.secretKey.slice(0, -1) })).toBe(401);
    expect(await ids({ apikey: "" })).toBe(401);
    expect(await ids({ Cookie: `apikey=${keys.secretKey}` })).toBe(401);
    expect(await ids({ apikey: keys.anonKey, role: "service_role", "X-Role": "service_role" })).toBe(401);
  });

  test("roles and claims don't outlive their request, even after errors or in parallel", async () => {
    const { ada, eve, anon, service } = await setUp();
    for (let round = 0; round < 5; round++) {
      const [own, none, failed, guest, all, other] = await Promise.all([
        ada.from("colors").select("name"),
        eve.from("colors").select("name"),
        eve.from("colors").insert(color("eve's", { user_id: ada.userId })),
        anon.from("colors").select(),
        service.from("colors").select("name").eq("user_id", ada.userId),
        eve.from("profiles").select("id"),
      ]);
      expect(own.data).toEqual([{ name: "ada's" }]);
      expect(none.data).toEqual([]);
      expect(failed.status).toBe(403);
      expect(guest.status).toBe(401);
      expect(all.data).toEqual([{ name: "ada's" }]);
      expect(other.data).toEqual([{ id: eve.userId }]);
    }
    const { rows } =
      await sql`select current_user = session_user as own, coalesce(current_setting('request.jwt.claims', true), '') as claims`.execute(
        db,
      );
    expect(rows).toEqual([{ own: true, claims: "" }]);
  });
});
