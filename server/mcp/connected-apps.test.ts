import { auth as logIn, type OAuthClientProvider, UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Backend } from "../backend/contract.ts";
import { createRest } from "../backend/rest/rest.ts";
import { callHandlers } from "../backend/test-handlers.ts";
import { openClient } from "../backend/test-rest.ts";
import { openNames } from "../names/names.ts";
import { openTestAuth, SITE } from "../test-auth.ts";
import { openTestApps } from "../test-oauth-app.ts";
import { createLibraryAccess } from "./library-access.ts";
import { createMcp } from "./mcp.ts";

const HOME = "http://127.0.0.1:3118/callback";
const INDEX = "huesmith://library";
const names = openNames();
const auth = await openTestAuth("off");
const rest = createRest({ db: auth.db, keys: auth.keys });
const apps = openTestApps(auth);

type Home = Pick<Backend, "call" | "projectUrl">;

/** The site's routes that an app uses, as in server/app.ts. */
function openSite(backend: Home = callHandlers({ auth: auth.handler, rest }, auth.keys), now?: () => number) {
  const originOf = () => SITE;
  const access = createLibraryAccess({ backend, names, originOf, siteUrl: SITE, ...(now && { now }) });
  const toAuth = (path?: string) => (c: { req: { raw: Request } }) =>
    auth.handler(path ? new Request(SITE + path) : c.req.raw, "192.0.2.1");
  const site = new Hono()
    .all("/mcp", createMcp({ names, originOf, networkOf: () => "1.2.3.4", access }))
    .all("/.well-known/oauth-protected-resource/mcp", access.describe)
    .all("/.well-known/oauth-authorization-server/auth/v1", toAuth("/auth/v1/.well-known/oauth-authorization-server"))
    .all("/auth/v1/*", toAuth());
  const fetch = async (url: string | URL, init?: RequestInit) => site.request(String(url), init);
  const read = (uri: string, token?: string) =>
    site.request("/mcp", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri } }),
    });
  const connect = async (authProvider?: OAuthClientProvider) => {
    const client = new Client({ name: "test", version: "1" });
    const options = { fetch, ...(authProvider && { authProvider }) };
    const transport = new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), options);
    await client.connect(transport);
    return { client, transport };
  };
  return { site, fetch, read, connect };
}

/** What the SDK's client stores for an app. */
function openProvider() {
  const kept: Record<string, unknown> & { page?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: HOME,
    clientMetadata: { client_name: "Test", redirect_uris: [HOME] },
    state: () => "s1",
    clientInformation: () => kept.app as never,
    saveClientInformation: (app) => {
      kept.app = app;
    },
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (page) => {
      kept.page = page;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => String(kept.verifier),
    invalidateCredentials: () => {
      delete kept.tokens;
    },
  };
  return { kept, provider };
}

async function joinWithLibrary() {
  const ada = await apps.join();
  const own = openClient(rest, auth.keys.anonKey, ada.token);
  const id = crypto.randomUUID();
  const inside = { project_id: id, colors: ["db073d", "oklch~.7~.1~200"], tags: ["web"] };
  await own.from("projects").insert({ id, name: "Site", notes: "For the shop" });
  const palette = { ...inside, id: crypto.randomUUID(), name: "Warm", path: "/color-wheel?c=db073d" };
  await own.from("palettes").insert(palette);
  await own.from("colors").insert({ name: "Red", color: "db073d" });
  await own.from("colors").insert({ name: "Gone", color: "000", deleted_at: new Date().toISOString() });
  return { ...ada, own, projectId: id, paletteId: palette.id };
}

const textOf = (contents: unknown, place = 0) => (contents as { text: string }[])[place]?.text ?? "";
const tokenOf = async (person: Parameters<typeof apps.connect>[0]) =>
  (await apps.connect(person, await apps.register())).access_token;

test("the SDK's client is sent to log in, and reads the library after consent", async () => {
  const { connect } = openSite();
  const { kept, provider } = openProvider();
  const { client, transport } = await connect(provider);
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ uri: INDEX, description: expect.stringContaining("Requires login") }]);
  await expect(client.readResource({ uri: INDEX })).rejects.toThrow(UnauthorizedError);

  expect(kept.page?.searchParams.get("resource")).toBe(`${SITE}/mcp`);
  const ada = await joinWithLibrary();
  const page = await apps.open(Object.fromEntries(kept.page?.searchParams ?? []));
  const back = await apps.agree(ada, page.searchParams.get("authorization_id") ?? "");
  expect(back.origin).toBe(new URL(HOME).origin);
  await transport.finishAuth(back.searchParams.get("code") ?? "");

  const again = await connect(provider);
  const index = JSON.parse(textOf((await again.client.readResource({ uri: INDEX })).contents));
  const paletteUri = `${INDEX}/palettes/${ada.paletteId}`;
  expect(index).toEqual({
    version: 1,
    colors: { total: 1, items: [expect.objectContaining({ name: "Red", color: expect.anything() })] },
    palettes: { total: 1, items: [{ id: ada.paletteId, name: "Warm", uri: paletteUri }] },
    projects: { total: 1, items: [{ id: ada.projectId, name: "Site", uri: `${INDEX}/projects/${ada.projectId}` }] },
  });
  const { contents } = await again.client.readResource({ uri: paletteUri });
  expect(JSON.parse(textOf(contents))).toMatchObject({
    name: "Warm",
    tags: ["web"],
    page: `${SITE}/color-wheel?c=db073d`,
    colors: [{ hex: "#DB073D" }, { css: expect.stringContaining("oklch(") }],
  });
  expect(textOf(contents, 1)).toMatch(/:root \{\s+--[a-z-]+: #db073d;/i);
  const project = (await again.client.readResource({ uri: index.projects.items[0].uri })).contents;
  expect(JSON.parse(textOf(project))).toMatchObject({
    notes: "For the shop",
    palettes: { total: 1, items: [{ name: "Warm", colors: [{ hex: "#DB073D" }, {}] }] },
    colors: { total: 0, items: [] },
  });
  await expect(again.client.readResource({ uri: `${INDEX}/palettes/${crypto.randomUUID()}` })).rejects.toMatchObject({
    code: -32_602,
  });
});

test("an expired token is refreshed, and a disconnected app must ask for consent again", async () => {
  const { fetch, connect } = openSite();
  const { kept, provider } = openProvider();
  const ada = await joinWithLibrary();
  const serverUrl = `${SITE}/mcp`;
  expect(await logIn(provider, { serverUrl, fetchFn: fetch })).toBe("REDIRECT");
  const page = await apps.open(Object.fromEntries(kept.page?.searchParams ?? []));
  const code = (await apps.agree(ada, page.searchParams.get("authorization_id") ?? "")).searchParams.get("code") ?? "";
  expect(await logIn(provider, { serverUrl, authorizationCode: code, fetchFn: fetch })).toBe("AUTHORIZED");
  const { access_token } = kept.tokens as { access_token: string };
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 3_601_000);
  await (await connect(provider)).client.readResource({ uri: INDEX });
  vi.useRealTimers();
  expect((kept.tokens as { access_token: string }).access_token).not.toBe(access_token);

  const { client_id: clientId } = kept.app as { client_id: string };
  await ada.browser.oauth.revokeGrant({ clientId });
  delete kept.page;
  await expect((await connect(provider)).client.readResource({ uri: INDEX })).rejects.toThrow(UnauthorizedError);
  expect(kept.page).toBeInstanceOf(URL);
});

test("reading without an app token returns a 401 with metadata; tools stay open", async () => {
  const { site, read, connect } = openSite();
  const resource = `resource_metadata="${SITE}/.well-known/oauth-protected-resource/mcp"`;
  const ada = await joinWithLibrary();
  const ended = await tokenOf(ada);
  for (const { client } of (await ada.browser.oauth.listGrants()).data ?? [])
    await ada.browser.oauth.revokeGrant({ clientId: client.id });
  for (const uri of [INDEX, `${INDEX}/palettes/${ada.paletteId}`]) {
    const open = await read(uri);
    expect([open.status, open.headers.get("WWW-Authenticate")]).toEqual([401, `Bearer ${resource}`]);
    for (const token of ["", "nonsense", ended, ada.token, auth.keys.anonKey, auth.keys.secretKey]) {
      const { status, headers } = await read(uri, token);
      expect([token, status, headers.get("WWW-Authenticate")]).toEqual([
        token,
        401,
        `Bearer error="invalid_token", ${resource}`,
      ]);
    }
  }
  const { client } = await connect();
  expect((await client.callTool({ name: "name", arguments: { color: "#777" } })).isError).toBe(false);
  expect((await client.readResource({ uri: "huesmith://scale/777" })).contents).toHaveLength(1);
  const described = await site.request("/.well-known/oauth-protected-resource/mcp");
  expect(await described.json()).toMatchObject({
    resource: `${SITE}/mcp`,
    authorization_servers: [`${SITE}/auth/v1`],
  });
  expect(described.headers.get("Access-Control-Allow-Origin")).toBe("*");
});

test("an app can read only its own user's library", async () => {
  const { read } = openSite();
  const [ada, eve] = [await joinWithLibrary(), await joinWithLibrary()];
  const token = await tokenOf(eve);
  for (const uri of [`${INDEX}/palettes/${ada.paletteId}`, `${INDEX}/projects/${ada.projectId}`]) {
    const response = await read(uri, token);
    expect([response.status, (await response.json()).error.code]).toEqual([200, -32_602]);
  }
  const index = JSON.parse(textOf((await (await read(INDEX, token)).json()).result.contents));
  expect(index.palettes.items).toEqual([expect.objectContaining({ id: eve.paletteId })]);
});

test("the library is hidden if a hosted project supports no apps", async () => {
  let answers = 0;
  const project: Home = {
    projectUrl: "https://project.example",
    call: async () => {
      answers++;
      return new Response("", { status: 404 });
    },
  };
  let time = 0;
  const { site, connect, read } = openSite(project, () => time);
  const { client } = await connect();
  expect((await client.listResources()).resources).toEqual([]);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(2);
  const response = await read(INDEX);
  expect([response.status, (await response.json()).error.code]).toEqual([200, -32_602]);
  expect((await site.request("/.well-known/oauth-protected-resource/mcp")).status).toBe(404);
  expect(answers).toBe(1);
  time = 5 * 60_000;
  await client.listResources();
  expect(answers).toBe(2);
});

test("a hosted project that was down is queried again", async () => {
  let isAway = true;
  const call = async () =>
    isAway ? new Response("", { status: 503 }) : Response.json({ issuer: "https://p.example" });
  const { connect } = openSite({ projectUrl: "https://project.example", call });
  const { client } = await connect();
  expect((await client.listResources()).resources).toEqual([]);
  isAway = false;
  expect((await client.listResources()).resources).toHaveLength(1);
});

test("a hosted project with apps is listed under its own issuer", async () => {
  const issuer = "https://accounts.example/auth/v1";
  const { site, connect } = openSite({
    projectUrl: "https://project.example",
    call: async () => Response.json({ issuer }),
  });
  const described = await (await site.request("/.well-known/oauth-protected-resource/mcp")).json();
  expect(described.authorization_servers).toEqual([issuer]);
  expect((await (await connect()).client.listResources()).resources).toHaveLength(1);
});

test("with a hosted project an account with a second factor gets a 403", async () => {
  const claims = { sub: "x", aal: "aal1", session_id: "", client_id: crypto.randomUUID() };
  const token = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
  const user = { id: crypto.randomUUID(), factors: [{ id: crypto.randomUUID(), status: "verified" }] };
  const call = async (path: string) => Response.json(path === "/auth/v1/user" ? user : { issuer: "https://p.example" });
  const { read } = openSite({ projectUrl: "https://project.example", call });
  const response = await read(INDEX, token);
  expect([response.status, (await response.json()).error.message]).toEqual([
    403,
    "This account needs a second factor, and this connection was made without one.",
  ]);
});

test("while accounts are down, reading returns 503 and tools work", async () => {
  const away = async () => new Response("", { status: 503 });
  const { read, connect } = openSite({ projectUrl: null, call: away });
  const response = await read(INDEX, "a.b.c");
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "1"]);
  const { client } = await connect();
  expect((await client.callTool({ name: "name", arguments: { color: "#777" } })).isError).toBe(false);
});
