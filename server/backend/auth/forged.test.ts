import { createHmac, randomUUID } from "node:crypto";
import { generateKeyPair, importJWK, SignJWT } from "jose";
import { afterAll, expect, test, vi } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";
import { sql } from "../sql.ts";
import { createTokens } from "../tokens.ts";

const auth = await openTestAuth("off");
const { send, keys } = auth;
const tokens = createTokens(keys, `${SITE}/auth/v1`);

afterAll(() => void vi.useRealTimers());

async function signIn(email: string) {
  await auth.addUser(email);
  const { body } = await send("POST", "/token?grant_type=password", { body: { email, password: PASSWORD } });
  const claims = JSON.parse(Buffer.from(body.access_token.split(".")[1], "base64url").toString());
  return { token: body.access_token as string, claims };
}

const asBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const userOf = (token: string) => send("GET", "/user", { token });

test("our own token is accepted", async () => {
  const { token, claims } = await signIn("real@example.com");
  expect((await userOf(token)).body.id).toBe(claims.sub);
});

test("unsigned tokens and tokens signed by another key or with the public key as a secret are rejected", async () => {
  const { token, claims } = await signIn("forged@example.com");
  const { d: _secret, ...publicJwk } = keys.signingKey;
  const hmacHead = `${asBase64({ alg: "HS256", typ: "JWT" })}.${asBase64(claims)}`;
  const hmac = createHmac("sha256", JSON.stringify(publicJwk)).update(hmacHead).digest("base64url");
  const { privateKey } = await generateKeyPair("ES256");
  const stranger = new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: keys.signingKey.kid });
  const [head, , signature] = token.split(".");
  const forged = [
    `${asBase64({ alg: "none" })}.${asBase64(claims)}.`,
    `${asBase64({ alg: "None" })}.${asBase64(claims)}.x`,
    `${hmacHead}.${hmac}`,
    await stranger.sign(privateKey),
    `${head}.${asBase64({ ...claims, sub: randomUUID() })}.${signature}`,
    token.slice(0, -4),
  ];
  for (const text of forged) {
    const answer = await userOf(text);
    expect(answer.status).toBe(403);
    expect(answer.body.error_code).toBe("bad_jwt");
  }
});

test("an expired token is rejected with the reason", async () => {
  const { token } = await signIn("expired@example.com");
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime(Date.now() + 3_601_000);
    const answer = await userOf(token);
    expect(answer.status).toBe(403);
    expect(answer.body.msg).toMatch(/token is expired$/);
  } finally {
    vi.useRealTimers();
  }
});

test("a token for another user's session or a nonexistent one is rejected", async () => {
  const mine = (await signIn("mine@example.com")).claims;
  const theirs = (await signIn("theirs@example.com")).claims;
  for (const session_id of [theirs.session_id, randomUUID(), "x", "' or true --"]) {
    const { token } = await tokens.sign({ ...mine, session_id });
    expect((await userOf(token)).body.error_code).toBe("session_not_found");
  }
  const { token } = await tokens.sign({ ...mine, sub: theirs.sub });
  expect((await userOf(token)).body.error_code).toBe("session_not_found");
});

test("a token for another audience is rejected", async () => {
  const { claims } = await signIn("audience@example.com");
  const { aud: _aud, ...rest } = claims;
  const key = await importJWK(keys.signingKey, "ES256");
  for (const audience of ["other", "", "anon"]) {
    const token = await new SignJWT({ ...rest, aud: audience }).setProtectedHeader({ alg: "ES256" }).sign(key);
    expect((await userOf(token)).body.error_code).toBe("bad_jwt");
  }
});

test("a deleted user's token is rejected", async () => {
  const { token, claims } = await signIn("deleted@example.com");
  await send("DELETE", `/admin/users/${claims.sub}`, { key: keys.secretKey });
  const answer = await userOf(token);
  expect(answer.status).toBe(403);
  expect(answer.body.error_code).toBe("user_not_found");
});

test("a token that claims aal2 for a session without it gains nothing", async () => {
  const { claims } = await signIn("raised@example.com");
  const { token } = await tokens.sign({ ...claims, aal: "aal2" });
  const enrolled = await send("POST", "/factors", { token, body: { factor_type: "totp" } });
  expect(enrolled.status).toBe(200);
  await sql`update auth.mfa_factors set status = 'verified' where id = ${enrolled.body.id}`.execute(auth.db);
  const answer = await send("PUT", "/user", { token, body: { password: "NewPass123" } });
  expect(answer.body.error_code).toBe("insufficient_aal");
});

test("without a token, or with a key in its place, the caller is not signed in", async () => {
  for (const token of [undefined, "", keys.anonKey, keys.secretKey]) {
    for (const [method, path] of [
      ["GET", "/user"],
      ["PUT", "/user"],
      ["POST", "/logout"],
      ["POST", "/factors"],
      ["DELETE", "/user/identities/x"],
    ] as const) {
      const answer = await send(method, path, { token, body: method === "GET" ? undefined : {} });
      expect(answer.status).toBe(401);
      expect(answer.body.error_code).toBe("no_authorization");
    }
  }
});
