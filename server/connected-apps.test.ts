import { expect, test } from "vitest";
import { openBuiltApp, openPageServices } from "./test-built-app.ts";

const ORIGIN = "https://huesmith.example";
const services = openPageServices(ORIGIN);
const asked: string[] = [];
const answer = async ({ url }: Request) => {
  asked.push(new URL(url).pathname);
  return Response.json({});
};
const { getApp } = await openBuiltApp();
const app = getApp({ ...services, backend: { ...services.backend, answer } });

test("apps can discover the authorization server", async () => {
  for (const path of ["", "/mcp"]) {
    const response = await app.request(`/.well-known/oauth-protected-resource${path}`);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { resource: `${ORIGIN}/mcp`, authorization_servers: [`${ORIGIN}/auth/v1`] },
    ]);
  }
  await app.request("/.well-known/oauth-authorization-server/auth/v1");
  expect(asked).toEqual(["/auth/v1/.well-known/oauth-authorization-server"]);
});

test("the consent page is complete, not indexed and not cached", async () => {
  const response = await app.request("/oauth/consent?authorization_id=abcdefghijklmnop");
  const html = await response.text();
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]).toBe("Connect an app");
  expect(html).toContain("This page needs JavaScript");
});

test("an invalid request is explained in the site's own words and can't be framed", async () => {
  for (const [query, text] of [
    ["", "request is invalid"],
    ["?error=oauth_client_not_found", "registered here anymore"],
    ["?error=You+won", "request is invalid"],
    ["?error=__proto__", "request is invalid"],
    ["?authorization_id=..%2F..%2Flogout", "request is invalid"],
  ] as const) {
    const response = await app.request(`/oauth/consent${query}`);
    const html = await response.text();
    expect([query, response.status, html.includes(text), html.includes("You won")]).toEqual([query, 200, true, false]);
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  }
});
