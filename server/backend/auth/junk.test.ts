import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { CODE_POINT } from "#color/test-code-point.ts";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";

const auth = await openTestAuth("off");
const { send, keys } = auth;

const ID = "6c84fb90-12c4-11e1-840d-7b25c5ee775a";
const ENDPOINTS = [
  ["POST", "/signup"],
  ["POST", "/token?grant_type=password"],
  ["POST", "/token?grant_type=refresh_token"],
  ["POST", "/recover"],
  ["POST", "/resend"],
  ["POST", "/otp"],
  ["POST", "/verify"],
  ["PUT", "/user"],
  ["POST", "/logout"],
  ["POST", "/factors"],
  ["POST", `/factors/${ID}/challenge`],
  ["POST", `/factors/${ID}/verify`],
  ["POST", "/admin/users"],
  ["PUT", `/admin/users/${ID}`],
] as const;

const NAMES = [
  "email",
  "password",
  "data",
  "type",
  "token_hash",
  "refresh_token",
  "factor_type",
  "friendly_name",
  "issuer",
];
const MORE = [
  "code",
  "challenge_id",
  "scope",
  "user_metadata",
  "app_metadata",
  "ban_duration",
  "create_user",
  "__proto__",
];
const oddText = fc.oneof(
  fc.string({ unit: CODE_POINT }),
  fc.string(),
  fc.constantFrom(
    "\0",
    "\ud800",
    "a@b.co",
    "totp",
    "signup",
    "email_change",
    "email",
    ID,
    PASSWORD,
    "\u202e",
    "'; --",
    "24h",
  ),
);
const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(null, true, 1e308, -0));
const oddBody = fc.dictionary(fc.constantFrom(...NAMES, ...MORE), oddValue, { maxKeys: 8, noNullPrototype: true });

test("arbitrary JSON never makes an endpoint fail", async () => {
  using log = vi.spyOn(console, "error");
  await auth.addUser("junk@example.com");
  const body = { email: "junk@example.com", password: PASSWORD };
  const { access_token: token } = (await send("POST", "/token?grant_type=password", { body })).body;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ENDPOINTS), oddBody, async ([method, path], given) => {
      const key = path.startsWith("/admin") ? keys.secretKey : keys.anonKey;
      const answer = await send(method, path, { body: given, token, key });
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
  expect(log).not.toHaveBeenCalled();
});

test("arbitrary text instead of JSON never makes an endpoint fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ENDPOINTS), oddText, async ([method, path], body) => {
      expect((await send(method, path, { body, key: keys.secretKey })).status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test("bodies that aren't JSON objects are rejected; an empty one is a validation error", async () => {
  for (const body of [
    "[]",
    "{",
    '"x"',
    "null",
    "1",
    "{}}",
    "\u0000",
    `{"email":"\\u0000"}`,
    `{"data":{"a":"\\ud800"}}`,
  ]) {
    const answer = await send("POST", "/token?grant_type=refresh_token", { body });
    expect(answer).toMatchObject({ status: 400, body: { error_code: "bad_json" } });
  }
  for (const body of ["", "{}", "  "]) {
    const answer = await send("POST", "/token?grant_type=refresh_token", { body });
    expect(answer).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
  }
});

test("a form is rejected where JSON is expected", async () => {
  const form = new Request(`${SITE}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: keys.anonKey },
    body: new URLSearchParams({ email: "form@example.com", password: PASSWORD }),
  });
  const response = await auth.handler(form, "192.0.2.1");
  expect([response.status, await response.json()]).toMatchObject([400, { error_code: "bad_json" }]);
});

test("bodies that are too large, too deep or not UTF-8 are rejected", async () => {
  const large = await send("POST", "/signup", { body: JSON.stringify({ email: "a".repeat(70_000) }) });
  expect(large.status).toBe(413);
  const deep = await send("POST", "/signup", { body: `{"data":${"[".repeat(30_000)}${"]".repeat(30_000)}}` });
  expect(deep.status).toBe(400);
  const broken = new Request(`${SITE}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: keys.anonKey },
    body: new Uint8Array([0x7b, 0xff, 0x7d]),
  });
  expect((await auth.handler(broken, "192.0.2.1")).status).toBe(400);
});

test("arbitrary link parameters never make the service fail", async () => {
  await fc.assert(
    fc.asyncProperty(oddText, oddText, oddText, async (token, type, redirect_to) => {
      const query = new URLSearchParams({ token, type, redirect_to });
      const response = await auth.handler(new Request(`${SITE}/auth/v1/verify?${query}`), "192.0.2.1");
      expect(response.status).toBe(303);
      expect(new URL(response.headers.get("location") ?? "").origin).toBe(SITE);
    }),
    { numRuns: 200 },
  );
});

test("arbitrary paths and tokens never make the service fail", async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.string(), async (path, token) => {
      const headers = { authorization: `Bearer ${encodeURIComponent(token)}` };
      expect((await send("GET", path, { headers, key: keys.secretKey })).status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test("an error response does not echo the invalid value", async () => {
  const answer = await send("POST", "/signup", { body: { email: "a@example.com", password: ["S3cretText"] } });
  expect(answer).toMatchObject({ status: 400, body: { msg: "Invalid password" } });
});

test("a database failure returns 503, and the log contains no values", async () => {
  const { createAuth } = await import("./auth.ts");
  using log = vi.spyOn(console, "error").mockImplementation(() => {});
  const transaction = () =>
    Promise.reject(Object.assign(new Error("insert of a@example.com failed"), { code: "57P01" }));
  const handler = createAuth({
    db: { transaction } as never,
    keys,
    siteUrl: SITE,
    redirectOrigins: [],
    providers: {},
  });
  const request = new Request(`${SITE}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: keys.anonKey },
    body: JSON.stringify({ email: "a@example.com", password: PASSWORD }),
  });
  const response = await handler(request, "192.0.2.1");
  expect(response.status).toBe(503);
  expect(JSON.stringify(log.mock.calls)).toContain("57P01");
  expect(JSON.stringify(log.mock.calls)).not.toContain("a@example.com");
});
