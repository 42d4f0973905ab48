import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from "jose";
import { expect, test } from "vitest";
import { createTokens } from "./tokens.ts";

const NOW = Date.UTC(2026, 10, 22);
const CLAIMS = {
  sub: "6c84fb90-12c4-11e1-840d-7b25c5ee775a",
  email: "a@example.com",
  phone: "",
  app_metadata: { provider: "email" },
  user_metadata: {},
  role: "authenticated",
  aal: "aal1",
  amr: [{ method: "password", timestamp: 1 }],
  session_id: "0b9d9d3c-7f5b-4e0a-9d5f-3a8f6f6f6f6f",
  is_anonymous: false,
};

async function makeKey() {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: "k1" };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a signed token round-trips with its issuer, audience and times", async () => {
  const tokens = createTokens({ signingKey: await makeKey() }, "https://a.example/auth/v1", () => NOW);
  const { token, expiresAt } = await tokens.sign(CLAIMS);
  expect(expiresAt).toBe(NOW / 1000 + 3600);
  expect(await tokens.read(token)).toEqual({
    ...CLAIMS,
    iss: "https://a.example/auth/v1",
    aud: "authenticated",
    iat: NOW / 1000,
    exp: NOW / 1000 + 3600,
  });
});

test("a token is also valid at the installation's other addresses", async () => {
  const signingKey = await makeKey();
  const { token } = await createTokens({ signingKey }, "http://localhost:3000/auth/v1").sign(CLAIMS);
  expect(await createTokens({ signingKey }, "http://127.0.0.1:3000/auth/v1").read(token)).toMatchObject({
    sub: CLAIMS.sub,
  });
});

test("a token expires after an hour", async () => {
  let now = NOW;
  const tokens = createTokens({ signingKey: await makeKey() }, "https://a.example/auth/v1", () => now);
  const { token } = await tokens.sign(CLAIMS);
  now = NOW + 3_599_000;
  expect(await tokens.read(token)).toMatchObject({ sub: CLAIMS.sub });
  now = NOW + 3_600_000;
  expect(await tokens.read(token)).toBe("expired");
});

test("an unsigned token or one signed by another key or with the public key as a secret is rejected", async () => {
  const signingKey = await makeKey();
  const tokens = createTokens({ signingKey }, "https://a.example/auth/v1");
  const claims = { ...CLAIMS, iss: "https://a.example/auth/v1", aud: "authenticated", iat: 1, exp: 9_999_999_999 };
  const unsigned = `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
  expect(await tokens.read(unsigned)).toBe("invalid");

  const { d: _secret, ...publicJwk } = signingKey;
  const pem = await exportSPKI((await importJWK(publicJwk, "ES256", { extractable: true })) as CryptoKey);
  for (const secret of [pem, JSON.stringify(publicJwk), publicJwk.x ?? ""]) {
    const head = `${encode({ alg: "HS256", typ: "JWT", kid: "k1" })}.${encode(claims)}`;
    const signature = createHmac("sha256", secret).update(head).digest("base64url");
    expect(await tokens.read(`${head}.${signature}`)).toBe("invalid");
  }

  const stranger = await createTokens({ signingKey: await makeKey() }, "https://a.example/auth/v1").sign(CLAIMS);
  expect(await tokens.read(stranger.token)).toBe("invalid");
});

test("a key embedded in a token is not trusted", async () => {
  const tokens = createTokens({ signingKey: await makeKey() }, "https://a.example/auth/v1");
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const forged = await new SignJWT(CLAIMS)
    .setProtectedHeader({ alg: "ES256", kid: "k1", jwk: await exportJWK(publicKey) })
    .setAudience("authenticated")
    .setExpirationTime("1h")
    .sign(privateKey);
  expect(await tokens.read(forged)).toBe("invalid");
});

test("a modified token, a token for another audience and junk are rejected", async () => {
  const signingKey = await makeKey();
  const tokens = createTokens({ signingKey }, "https://a.example/auth/v1");
  const { token } = await tokens.sign(CLAIMS);
  const [head, , signature] = token.split(".");
  const changed = encode({ ...CLAIMS, role: "service_role", aud: "authenticated", exp: 9_999_999_999 });
  expect(await tokens.read(`${head}.${changed}.${signature}`)).toBe("invalid");
  for (const junk of ["", "a", "a.b.c", "..", `${token}x`, "sb_publishable_x"]) {
    expect(await tokens.read(junk)).toBe("invalid");
  }
  const elsewhere = await new SignJWT(CLAIMS)
    .setProtectedHeader({ alg: "ES256" })
    .setAudience("something-else")
    .setExpirationTime("1h")
    .sign(await importJWK(signingKey, "ES256"));
  expect(await tokens.read(elsewhere)).toBe("invalid");
});

test("a token without an expiration time is rejected", async () => {
  const signingKey = await makeKey();
  const endless = await new SignJWT(CLAIMS)
    .setProtectedHeader({ alg: "ES256" })
    .setAudience("authenticated")
    .sign(await importJWK(signingKey, "ES256"));
  expect(await createTokens({ signingKey }, "x").read(endless)).toBe("invalid");
});

test("the published key set holds the public half only and verifies our tokens", async () => {
  const signingKey = await makeKey();
  const tokens = createTokens({ signingKey }, "https://a.example/auth/v1");
  const { keys } = await tokens.jwks();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", kid: "k1", use: "sig" });
  expect(keys[0]).not.toHaveProperty("d");
});
