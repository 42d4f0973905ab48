import { expect, test } from "vitest";
import { buildTestAuth, openTestAuth, SITE } from "../../../test-auth.ts";
import { HOME, openTestApps } from "../../../test-oauth-app.ts";
import { isOwnRedirect } from "./apps.ts";

const auth = await openTestAuth("off");
const { send } = auth;
const { register, begin } = openTestApps(auth);

const add = (body: object) => send("POST", "/oauth/clients/register", { key: null, body });

test("a registered app is a public client, and its name is sanitized", async () => {
  const client_name = "  Claude \u202egpj.\n x";
  const body = { client_name, redirect_uris: [HOME], token_endpoint_auth_method: "client_secret_basic" };
  const { status, body: app } = await add(body);
  expect([status, app]).toMatchObject([
    201,
    {
      client_name: "Claude gpj. x",
      token_endpoint_auth_method: "none",
      redirect_uris: [HOME],
      response_types: ["code"],
    },
  ]);
  expect(app).not.toHaveProperty("client_secret");
  expect((await add({ redirect_uris: [HOME] })).body.client_name).toBe("app.example");
  expect((await add({ redirect_uris: [HOME], client_name: "a".repeat(500) })).body.client_name).toHaveLength(60);
});

test("a name is never blank, never overlaps other lines, and is never cut inside an emoji", async () => {
  const nameOf = async (client_name: string) => (await add({ redirect_uris: [HOME], client_name })).body.client_name;
  for (const blank of ["\u3164", "\u2800 \u2800", "\u034f\u115f"]) expect(await nameOf(blank)).toBe("app.example");
  expect(await nameOf(`Ta${"\u0323".repeat(50)}g`)).toBe("Ta\u0323\u0323\u0323g");
  expect(await nameOf("\u0e17\u0e35\u0e48 \u0928\u0940")).toBe("\u0e17\u0e35\u0e48 \u0928\u0940");
  expect(await nameOf(`${"a".repeat(59)}\u{1f600}b`)).toBe(`${"a".repeat(59)}\u{1f600}`);
});

test("redirect URIs must use https, a loopback address or a custom scheme", async () => {
  const good = [
    "https://a.example/b?c=d",
    "http://127.0.0.1:1/",
    "http://localhost/x",
    "http://[::1]:5/",
    "com.example.app:/back",
  ];
  expect((await add({ redirect_uris: good })).body.redirect_uris).toEqual(good);
  expect((await add({ redirect_uris: ["cursor://anysphere.cursor-mcp/oauth/callback"] })).status).toBe(201);
  for (const address of [
    "http://a.example/",
    "https://a.example/#b",
    "https://user:secret@a.example/",
    "https://a.example/a,b",
    "https://a.example/\u00e9",
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "blob:https://a.example/x",
    "localhost:3000",
    "/back",
    "",
    `https://a.example/${"x".repeat(2048)}`,
  ]) {
    const { status, body } = await add({ redirect_uris: [HOME, address] });
    expect([address, status, body.error]).toEqual([address, 400, "invalid_redirect_uri"]);
  }
  for (const redirect_uris of [[], undefined, Array.from({ length: 11 }, () => HOME)]) {
    expect((await add({ redirect_uris })).body.error).toBe("invalid_redirect_uri");
  }
  const bad = await add({ redirect_uris: [HOME], client_uri: "javascript:alert(1)" });
  expect(bad.body.error).toBe("invalid_client_metadata");
});

test("a redirect URI must match exactly, except for the port of a loopback address", () => {
  const app = { redirect_uris: `${HOME},http://127.0.0.1:1/a,http://localhost/b` };
  for (const right of [HOME, "http://127.0.0.1:5000/a", "http://127.0.0.1/a", "http://localhost:1/b"])
    expect([right, isOwnRedirect(app, right)]).toEqual([right, true]);
  for (const wrong of [
    `${HOME}/`,
    `${HOME}?a=b`,
    `${HOME}#a`,
    "https://app.example:8443/back",
    "https://app.example.evil.example/back",
    "https://app.example@evil.example/back",
    "http://127.0.0.1:1/b",
    "http://127.0.0.1:1@evil.example/a",
    "http://localhost:1/a",
    "https://127.0.0.1:1/a",
    "",
  ])
    expect([wrong, isOwnRedirect(app, wrong)]).toEqual([wrong, false]);
});

test("an invalid authorization request leads only to the site's own consent page", async () => {
  const app = await register();
  const invalid = "validation_failed";
  for (const [change, error] of [
    [{ client_id: crypto.randomUUID() }, "oauth_client_not_found"],
    [{ client_id: "x" }, "oauth_client_not_found"],
    [{ redirect_uri: "https://evil.example/back" }, invalid],
    [{ redirect_uri: undefined }, invalid],
    [{ response_type: "token" }, invalid],
    [{ code_challenge: undefined }, invalid],
    [{ code_challenge_method: "plain" }, invalid],
    [{ code_challenge_method: undefined }, invalid],
    [{ resource: "https://evil.example/mcp" }, invalid],
    [{ resource: `${SITE}/\0mcp` }, invalid],
    [{ state: "x".repeat(2049) }, invalid],
    [{ state: "\0" }, invalid],
  ] as const) {
    const { page } = await begin(app, change);
    expect([change, page.href]).toEqual([change, `${SITE}/oauth/consent?error=${error}`]);
  }
});

test("only the endpoints for apps allow cross-origin requests", async () => {
  for (const [method, path] of [
    ["OPTIONS", "/oauth/token"],
    ["POST", "/oauth/token"],
    ["POST", "/oauth/clients/register"],
    ["GET", "/.well-known/oauth-authorization-server"],
  ] as const) {
    const { headers } = await send(method, path, { key: null });
    expect([path, headers.get("access-control-allow-origin")]).toEqual([path, "*"]);
  }
  const { headers } = await send("GET", "/user/oauth/grants");
  expect(headers.get("access-control-allow-origin")).toBeNull();
});

test("a form with a duplicate field is rejected", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = "grant_type=refresh_token&client_id=a&client_id=b";
  const { status, body: answer } = await send("POST", "/oauth/token", { key: null, headers, body });
  expect([status, answer.error_code]).toEqual([400, "validation_failed"]);
});

test("a network can register at most 60 apps an hour", async () => {
  const limited = buildTestAuth(auth.db, auth.keys, {});
  const body = { redirect_uris: [HOME] };
  const ask = (ip: string) => limited.send("POST", "/oauth/clients/register", { key: null, body, ip });
  const statuses = [];
  for (let index = 0; index < 61; index++) statuses.push((await ask("192.0.2.7")).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 201), 429]);
  expect((await ask("192.0.2.8")).status).toBe(201);
});
