import { expect, test, vi } from "vitest";
import {
  authorizeUrl,
  BACK,
  CALLBACK,
  hashOf,
  openTestSites,
  SITE,
  type TestSite,
} from "../../../../e2e/fixtures/site-with-providers.ts";
import { GOOGLE_CLIENT } from "../../../../e2e/fixtures/stand-in-google.ts";
import { sql } from "../../sql.ts";
import { createAuth } from "../auth.ts";

const { sites, enroll } = await openTestSites();

for (const { name, db, clock, options, handler, openBrowser, signIn } of sites) {
  const countFlows = async () => (await sql`select id from auth.flow_state`.execute(db)).rows.length;

  test(`${name}: sign-in only ever redirects back to the site itself`, async () => {
    const account = enroll();
    for (const foreign of ["https://evil.example/x", "//evil.example", "javascript:alert(1)", `${SITE}@evil.example`]) {
      const { address } = await signIn("google", account, foreign);
      expect([foreign, address.origin]).toEqual([foreign, SITE]);
    }
    const { address } = await signIn("google", account, "http://127.0.0.1:3000/tools#old");
    expect(address.origin + address.pathname).toBe("http://127.0.0.1:3000/tools");
    expect(hashOf(address).access_token).toBeDefined();
  });

  test(`${name}: an unconfigured provider is reported as JSON, or in the hash for a browser`, async () => {
    const closed = createAuth({ ...options, providers: {} });
    for (const [provider, reason] of [
      ["google", "provider is not enabled"],
      ["gitlab", "Provider could not be found"],
    ] as const) {
      const message = `Unsupported provider: ${reason}`;
      const answer = await closed(new Request(authorizeUrl(provider)), "127.0.0.1");
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ code: 400, error_code: "validation_failed", msg: message });
      const headers = { accept: "text/html,application/xhtml+xml" };
      const redirect = await closed(new Request(authorizeUrl(provider), { headers }), "127.0.0.1");
      const location = new URL(redirect.headers.get("location") ?? "");
      expect([redirect.status, location.origin + location.pathname]).toEqual([302, BACK]);
      expect(hashOf(location)).toEqual({
        error: "invalid_request",
        error_code: "validation_failed",
        error_description: message,
      });
    }
  });

  test(`${name}: a callback URL works once, in one browser, for ten minutes`, async () => {
    const account = enroll();
    const reachCallback = async (walker: ReturnType<TestSite["openBrowser"]>) => {
      const authorized = await walker.ask(authorizeUrl("github"));
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = String(new URLSearchParams({ account: account.id }));
      const posted = await walker.ask(authorized.headers.get("location") ?? "", { method: "POST", headers, body });
      return posted.headers.get("location") ?? "";
    };
    const follow = async (walker: ReturnType<TestSite["openBrowser"]>, address: string) =>
      hashOf(new URL((await walker.ask(address)).headers.get("location") ?? ""));

    const mine = openBrowser();
    const address = await reachCallback(mine);
    expect(await follow(openBrowser(), address)).toMatchObject({ error_code: "bad_oauth_state" });
    expect((await follow(mine, address)).access_token).toBeDefined();
    expect(await follow(mine, address)).toMatchObject({ error: "invalid_request", error_code: "bad_oauth_state" });

    const late = await reachCallback(mine);
    clock.now += 10 * 60_000 + 1;
    expect(await follow(mine, late)).toMatchObject({ error_code: "bad_oauth_state" });
    await mine.ask(authorizeUrl("github"));
    expect(await countFlows()).toBe(1);

    const inTime = await reachCallback(mine);
    clock.now += 9 * 60_000;
    expect((await follow(mine, inTime)).access_token).toBeDefined();
  });

  test(`${name}: a code from another sign-in is rejected because its verifier doesn't match`, async () => {
    using log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const thief = enroll();
    const own = openBrowser();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const askForCode = async (walker: ReturnType<TestSite["openBrowser"]>) => {
      const authorized = await walker.ask(authorizeUrl("github"));
      const body = String(new URLSearchParams({ account: thief.id }));
      const posted = await walker.ask(authorized.headers.get("location") ?? "", { method: "POST", headers, body });
      return new URL(posted.headers.get("location") ?? "");
    };
    const stolen = (await askForCode(openBrowser())).searchParams.get("code") ?? "";
    const mixed = await askForCode(own);
    mixed.searchParams.set("code", stolen);
    const location = (await own.ask(mixed.href)).headers.get("location") ?? "";
    expect(hashOf(new URL(location))).toMatchObject({ error: "server_error", error_code: "unexpected_failure" });
    expect(log.mock.calls.flat().join()).not.toContain(stolen);
  });

  test(`${name}: junk at the callback redirects to the site, never to a dead end`, async () => {
    const { ask } = openBrowser();
    for (const query of ["", "?state=", "?state=x&code=y", "?error=access_denied", "?code=%00", "?state=%ff&error=x"]) {
      const response = await ask(`${CALLBACK}${query}`);
      const location = new URL(response.headers.get("location") ?? "");
      expect([query, response.status, location.origin]).toEqual([query, 302, SITE]);
      expect(hashOf(location).error_code).toBe("bad_oauth_state");
    }
  });

  test(`${name}: an unreachable provider is reported in the hash, or with status 503`, async () => {
    using log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const away = createAuth({
      ...options,
      providers: { google: { ...GOOGLE_CLIENT, issuer: "http://127.0.0.1:9" } },
    });
    const redirect = await away(new Request(authorizeUrl("google"), { headers: { accept: "text/html" } }), "127.0.0.1");
    const location = new URL(redirect.headers.get("location") ?? "");
    expect(location.origin + location.pathname).toBe(BACK);
    expect(hashOf(location)).toMatchObject({ error: "server_error", error_code: "unexpected_failure" });
    expect(hashOf(location).error_description).toContain("Google can't be reached");
    expect((await away(new Request(authorizeUrl("google")), "127.0.0.1")).status).toBe(503);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-in by Google failed: /));
  });

  test(`${name}: the sign-in cookie is inaccessible to scripts and other sites`, async () => {
    const [cookie = ""] = (await handler(new Request(authorizeUrl("github")), "127.0.0.1")).headers.getSetCookie();
    expect(cookie).toMatch(/^huesmith-flow=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
    const secure = createAuth({ ...options, siteUrl: "https://colors.example" });
    const [secureCookie = ""] = (await secure(new Request(authorizeUrl("github")), "127.0.0.1")).headers.getSetCookie();
    expect(secureCookie).toMatch(/^__Host-huesmith-flow=.*; Secure$/);
  });
}
