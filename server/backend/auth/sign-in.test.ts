import * as bcrypt from "@node-rs/bcrypt";
import { beforeEach, expect, test, vi } from "vitest";
import { sql } from "../sql.ts";

// Counted, not replaced.
vi.mock("@node-rs/bcrypt", async (original) => {
  const real = await original<typeof bcrypt>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

// Modules that another file of this worker has loaded wouldn't be counted.
vi.resetModules();
const { openTestAuth, PASSWORD, SITE } = await import("../../test-auth.ts");

const auth = await openTestAuth("off");
const { client, send, mails, open, db, keys } = auth;

beforeEach(() => void mails.splice(0));

const decode = (token = "") => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

test("an access token has Supabase's claims, and the official client verifies it with the published key", async () => {
  const id = await auth.addUser("claims@example.com");
  const browser = client();
  const { data } = await browser.signInWithPassword({ email: "claims@example.com", password: PASSWORD });
  const claims = decode(data.session?.access_token);
  expect(claims).toMatchObject({
    iss: `${SITE}/auth/v1`,
    sub: id,
    aud: "authenticated",
    email: "claims@example.com",
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    role: "authenticated",
    aal: "aal1",
    amr: [{ method: "password" }],
    is_anonymous: false,
  });
  expect(claims.exp - claims.iat).toBe(3600);
  expect(data.session?.expires_at).toBe(claims.exp);
  expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });

  const verified = await browser.getClaims();
  expect(verified.error).toBeNull();
  expect(verified.data?.header).toMatchObject({ alg: "ES256", kid: keys.signingKey.kid });
  expect(verified.data?.claims.session_id).toBe(claims.session_id);
});

test("a wrong password and an unknown address get the same response", async () => {
  await auth.addUser("known@example.com");
  const answers = [];
  for (const email of ["known@example.com", "unknown@example.com", "no address at all", "known@example.com\u2028"]) {
    const { error } = await client().signInWithPassword({ email, password: "Wrong0000" });
    answers.push(`${error?.status} ${error?.code} ${error?.message}`);
  }
  expect(new Set(answers)).toEqual(new Set(["400 invalid_credentials Invalid login credentials"]));
});

test("only a correct password reveals whether an address is confirmed", async () => {
  const email = "unconfirmed@example.com";
  await client().signUp({ email, password: PASSWORD });
  const wrong = await client().signInWithPassword({ email, password: "Wrong0000" });
  expect(wrong.error?.message).toBe("Invalid login credentials");
  const right = await client().signInWithPassword({ email, password: PASSWORD });
  expect(String(right.error)).toBe("AuthApiError: Email not confirmed");
});

test("every sign-in compares one password hash, whether or not there is an account or a password", async () => {
  await auth.addUser("cost@example.com");
  await auth.addUser("provider-only@example.com");
  await sql`update auth.users set encrypted_password = null where email = 'provider-only@example.com'`.execute(db);
  await client().signInWithPassword({ email: "warm-up@example.com", password: PASSWORD });
  for (const email of ["cost@example.com", "provider-only@example.com", "nobody@example.com"]) {
    vi.mocked(bcrypt.verify).mockClear();
    await client().signInWithPassword({ email, password: "Wrong0000" });
    expect(vi.mocked(bcrypt.verify)).toHaveBeenCalledTimes(1);
    expect(String(vi.mocked(bcrypt.verify).mock.calls[0]?.[1])).toMatch(/^\$2[aby]\$04\$/);
  }
});

test("every sign-up computes one password hash, whether or not there is an account", async () => {
  await auth.addUser("hash@example.com");
  for (const email of ["hash@example.com", "hash-new@example.com"]) {
    vi.mocked(bcrypt.hash).mockClear();
    await client().signUp({ email, password: PASSWORD });
    expect(vi.mocked(bcrypt.hash)).toHaveBeenCalledTimes(1);
  }
});

test("an account without a password rejects every password", async () => {
  await auth.addUser("no-password@example.com");
  await sql`update auth.users set encrypted_password = null where email = 'no-password@example.com'`.execute(db);
  for (const password of ["", PASSWORD, "null"]) {
    const answer = await send("POST", "/token?grant_type=password", {
      body: { email: "no-password@example.com", password },
    });
    expect(answer.body.error_code).toBe("invalid_credentials");
  }
});

test("passwords hashed by Supabase are accepted", async () => {
  await auth.addUser("moved@example.com");
  for (const version of ["2a", "2b", "2y"]) {
    const hash = (await bcrypt.hash("Moved0000", 4)).replace(/^\$2\w/, `$${version}`);
    await sql`update auth.users set encrypted_password = ${hash} where email = 'moved@example.com'`.execute(db);
    expect((await client().signInWithPassword({ email: "moved@example.com", password: "Moved0000" })).error).toBeNull();
  }
});

test("signing out locally, elsewhere or everywhere ends the right sessions", async () => {
  const email = "out@example.com";
  await auth.addUser(email);
  const [a, b, c] = [client(), client(), client()];
  for (const browser of [a, b, c]) await browser.signInWithPassword({ email, password: PASSWORD });
  const token = (await a.getSession()).data.session?.access_token;

  expect((await a.signOut({ scope: "local" })).error).toBeNull();
  expect((await a.getSession()).data.session).toBeNull();
  expect((await send("GET", "/user", { token })).body.error_code).toBe("session_not_found");
  expect((await b.refreshSession()).error).toBeNull();

  expect((await b.signOut({ scope: "others" })).error).toBeNull();
  expect((await c.refreshSession()).error?.code).toBe("refresh_token_not_found");
  expect((await b.refreshSession()).error).toBeNull();

  await c.signInWithPassword({ email, password: PASSWORD });
  expect((await b.signOut()).error).toBeNull();
  expect((await c.refreshSession()).error).toBeTruthy();
  const odd = await send("POST", "/logout?scope=all", { token: await tokenOf(email) });
  expect(odd.body.error_code).toBe("validation_failed");
});

async function tokenOf(email: string) {
  const { data } = await client().signInWithPassword({ email, password: PASSWORD });
  return data.session?.access_token ?? "";
}

test("a banned user cannot sign in or use a session until the ban ends", async () => {
  const email = "banned@example.com";
  const id = await auth.addUser(email);
  const token = await tokenOf(email);
  const admin = client("192.0.2.1", keys.secretKey).admin;
  expect((await admin.updateUserById(id, { ban_duration: "24h" })).error).toBeNull();
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("user_banned");
  expect((await send("GET", "/user", { token })).status).toBe(403);
  await client().resetPasswordForEmail(email);
  expect((await open(mails.at(-1))).hash.get("error_code")).toBe("user_banned");
  await admin.updateUserById(id, { ban_duration: "none" });
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
});

test("a wrong or missing key is rejected, and so is the public key at the admin endpoints", async () => {
  const body = { email: "key@example.com", password: PASSWORD };
  for (const key of [null, "", "wrong", `${keys.anonKey}x`, keys.anonKey.slice(0, -1)]) {
    expect((await send("POST", "/token?grant_type=password", { key, body })).status).toBe(401);
    expect((await send("GET", "/settings", { key })).status).toBe(401);
  }
  const token = await tokenOf((await auth.addUser("plain@example.com")) && "plain@example.com");
  for (const key of [null, keys.anonKey, `${keys.secretKey}x`, token]) {
    for (const [method, path] of [
      ["GET", "/admin/users"],
      ["POST", "/admin/users"],
      ["DELETE", "/admin/users/6c84fb90-12c4-11e1-840d-7b25c5ee775a"],
    ] as const) {
      const answer = await send(method, path, { key, token: keys.secretKey, body: method === "GET" ? undefined : {} });
      expect(answer.status).toBe(401);
    }
  }
});

test("settings list the features, and the key set and health check need no key", async () => {
  const settings = await send("GET", "/settings");
  expect(settings.body).toMatchObject({
    external: { google: false, github: false, email: true },
    mailer_autoconfirm: false,
    disable_signup: false,
  });
  const keySet = await send("GET", "/.well-known/jwks.json", { key: null });
  expect(keySet.body.keys).toHaveLength(1);
  expect(JSON.stringify(keySet.body)).not.toContain(keys.signingKey.d);
  expect((await send("GET", "/health", { key: null })).status).toBe(200);
  expect((await send("HEAD", "/health", { key: null })).status).toBe(200);
  // Email scanners send such requests, which must not use up a link.
  expect((await send("HEAD", "/verify?token=x&type=signup", { key: null })).status).toBe(405);
});

test("responses about users are not cached, and unknown paths are rejected", async () => {
  const answer = await send("POST", "/token?grant_type=password", { body: { email: "a@example.com", password: "x" } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  for (const path of ["/", "/internal", "/admin", "/factors/a/b/c", "/user/../admin/users", "/token/x"]) {
    expect((await send("GET", path)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await send("POST", "/user", { body: {} })).headers.get("allow")).toBe("GET, PUT");
  expect((await send("PUT", "/signup", { body: {} })).status).toBe(405);
});

test("an unknown grant type is rejected", async () => {
  for (const grant of ["implicit", "__proto__", ""]) {
    const answer = await send("POST", `/token?grant_type=${grant}`, { body: {} });
    expect(answer.body.error_code).toBe("unsupported_grant_type");
  }
});
