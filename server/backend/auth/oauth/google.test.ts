import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { GOOGLE_CLIENT, startStandInGoogle } from "../../../../e2e/fixtures/stand-in-google.ts";
import { openGoogle } from "../providers.ts";

const CHECKS = {
  redirectUri: "http://site.localhost:3000/auth/v1/callback",
  state: "state",
  codeVerifier: "verifier-verifier-verifier-verifier-verifier",
  nonce: "nonce",
};

/** Serves the discovery document and counts the requests. */
async function startDiscovery() {
  let asked = 0;
  let isBroken = false;
  const server = createServer((_request, response) => {
    asked++;
    response.statusCode = isBroken ? 503 : 200;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize` }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    count: () => asked,
    setBroken: (broken: boolean) => {
      isBroken = broken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("the authorization URL has the state, nonce and PKCE challenge but no secrets", async () => {
  const discovery = await startDiscovery();
  const url = await openGoogle({ ...GOOGLE_CLIENT, issuer: discovery.issuer }).begin(CHECKS);
  discovery.close();
  expect(url.origin + url.pathname).toBe(`${discovery.issuer}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: GOOGLE_CLIENT.clientId,
    redirect_uri: CHECKS.redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: "state",
    nonce: "nonce",
    code_challenge_method: "S256",
  });
  expect(url.href).not.toContain(CHECKS.codeVerifier);
  expect(url.href).not.toContain(GOOGLE_CLIENT.clientSecret);
});

test("the discovery document is fetched once a day, and again right after a failure", async () => {
  const discovery = await startDiscovery();
  let now = 0;
  const google = openGoogle({ ...GOOGLE_CLIENT, issuer: discovery.issuer }, () => now);
  discovery.setBroken(true);
  await expect(google.begin(CHECKS)).rejects.toThrow();
  discovery.setBroken(false);
  await Promise.all([google.begin(CHECKS), google.begin(CHECKS)]);
  now += 23 * 60 * 60 * 1000;
  await google.begin(CHECKS);
  expect(discovery.count()).toBe(2);
  now += 2 * 60 * 60 * 1000;
  await google.begin(CHECKS);
  expect(discovery.count()).toBe(3);
  discovery.close();
});

test("an email address missing from the ID token is fetched from the provider", async () => {
  const account = { id: "7", name: "Ada", email: "Ada@Example.com", isVerified: true };
  const standIn = await startStandInGoogle([CHECKS.redirectUri], [account], true);
  const google = openGoogle({ ...GOOGLE_CLIENT, issuer: standIn.issuer });
  const callback = await continueAs(await google.begin(CHECKS), account.id);
  const { profile } = await google.finish(callback, CHECKS);
  standIn.close();
  expect(profile).toMatchObject({ id: "7", email: "ada@example.com", isEmailVerified: true });
  expect(profile.data).toMatchObject({ name: "Ada", full_name: "Ada" });
});

test("a token for another sign-in is rejected by its nonce", async () => {
  const account = { id: "7", name: "Ada", email: "ada@example.com", isVerified: true };
  const standIn = await startStandInGoogle([CHECKS.redirectUri], [account]);
  const google = openGoogle({ ...GOOGLE_CLIENT, issuer: standIn.issuer });
  const callback = await continueAs(await google.begin(CHECKS), account.id);
  await expect(google.finish(callback, { ...CHECKS, nonce: "another" })).rejects.toMatchObject({
    cause: { cause: { claim: "nonce" } },
  });
  standIn.close();
});

/** Clicks the button at the stand-in and returns the callback URL. */
async function continueAs(start: URL, account: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = start.href;
  let body: URLSearchParams | undefined;
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const method = body ? "POST" : "GET";
    const response = await fetch(next, { method, body: body ?? null, headers: { cookie }, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    body = location ? undefined : new URLSearchParams({ account });
    if (location) next = new URL(location, next).href;
    if (next.startsWith(CHECKS.redirectUri)) return new URL(next);
  }
}
