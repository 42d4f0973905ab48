import { TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../../test-auth.ts";
import { HOME, openTestApps } from "../../../test-oauth-app.ts";
import { sql } from "../../sql.ts";

const auth = await openTestAuth("off");
const { send } = auth;
const { register, begin, token, join, agree, getCode, connect } = openTestApps(auth);
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const claimsOf = (text: string) => JSON.parse(Buffer.from(text.split(".")[1] ?? "", "base64url").toString());
const INVALID = [400, "invalid_grant"];
const refusalOf = async (given: Parameters<typeof token>[0]) => {
  const { status, body } = await token(given);
  return [status, body.error];
};

test("an app discovers the endpoints, registers, and gets session tokens once the user agrees", async () => {
  const { body: found } = await send("GET", "/.well-known/oauth-authorization-server", { key: null });
  expect(found).toMatchObject({
    issuer: `${SITE}/auth/v1`,
    code_challenge_methods_supported: ["S256"],
    token_endpoint: `${SITE}/auth/v1/oauth/token`,
  });
  const app = await register();
  const { page, id, verifier } = await begin(app, { resource: `${SITE}/mcp` });
  expect(page.href).toMatch(/^http:\/\/localhost:3000\/oauth\/consent\?authorization_id=[\w-]{43}$/);
  const ada = await join();
  const { data } = await ada.browser.oauth.getAuthorizationDetails(id);
  expect(data).toEqual({
    authorization_id: id,
    redirect_uri: HOME,
    client: { id: app, name: "Test app", uri: "", logo_uri: "" },
    user: { id: ada.id, email: ada.email },
    scope: "email",
  });
  const back = await agree(ada, id);
  const { code, ...more } = Object.fromEntries(back.searchParams);
  expect([back.origin + back.pathname, more]).toEqual([HOME, { state: "s1", iss: `${SITE}/auth/v1` }]);
  const { status, body } = await token({
    grant_type: "authorization_code",
    client_id: app,
    code,
    code_verifier: verifier,
    redirect_uri: HOME,
    resource: `${SITE}/mcp`,
  });
  expect([status, body]).toEqual([
    200,
    {
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: "bearer",
      expires_in: 3600,
      scope: "email",
    },
  ]);
  expect(claimsOf(body.access_token)).toMatchObject({
    sub: ada.id,
    client_id: app,
    aal: "aal1",
    amr: [{ method: "oauth_provider/authorization_code" }],
  });
  expect(claimsOf(ada.token)).not.toHaveProperty("client_id");
});

test("a denied request redirects to the app without a code", async () => {
  const ada = await join();
  const { id } = await begin(await register());
  await ada.browser.oauth.getAuthorizationDetails(id);
  const { data } = await ada.browser.oauth.denyAuthorization(id, { skipBrowserRedirect: true });
  expect(Object.fromEntries(new URL(data?.redirect_url ?? "").searchParams)).toMatchObject({
    error: "access_denied",
    state: "s1",
    iss: `${SITE}/auth/v1`,
  });
  expect((await ada.browser.oauth.listGrants()).data).toEqual([]);
});

test("a request can be answered once, by the first user who viewed it, within ten minutes", async () => {
  const [ada, eve] = [await join(), await join()];
  const { id } = await begin(await register());
  const unseen = await ada.browser.oauth.approveAuthorization(id, { skipBrowserRedirect: true });
  expect(unseen.error?.code).toBe("oauth_authorization_not_found");
  await ada.browser.oauth.getAuthorizationDetails(id);
  for (const answer of [
    await eve.browser.oauth.getAuthorizationDetails(id),
    await eve.browser.oauth.approveAuthorization(id, { skipBrowserRedirect: true }),
    await eve.browser.oauth.denyAuthorization(id, { skipBrowserRedirect: true }),
  ]) {
    expect([answer.error?.status, answer.error?.code]).toEqual([404, "oauth_authorization_not_found"]);
  }
  await agree(ada, id);
  const again = await ada.browser.oauth.denyAuthorization(id, { skipBrowserRedirect: true });
  expect([again.error?.status, again.error?.code]).toEqual([400, "validation_failed"]);

  const late = await begin(await register());
  wait(601);
  expect((await ada.browser.oauth.getAuthorizationDetails(late.id)).error?.code).toBe("oauth_authorization_not_found");
});

test("a code is valid for a minute, with its own app, redirect URI, verifier and resource", async () => {
  const ada = await join();
  const [app, other] = [await register(), await register()];
  for (const change of [
    { code_verifier: "x".repeat(43) },
    { code_verifier: undefined },
    { redirect_uri: "https://app.example/other" },
    { redirect_uri: undefined },
    { resource: "https://other.example/" },
    { client_id: other },
  ]) {
    const right = await getCode(ada, app);
    expect(await refusalOf({ ...right, ...change })).toEqual(INVALID);
    // A failed try uses up the code, unless another app made it.
    expect((await token(right)).status).toBe(change.client_id ? 200 : 400);
  }
  const late = await getCode(ada, app);
  wait(61);
  expect(await refusalOf(late)).toEqual(INVALID);
  expect(await refusalOf({ ...late, client_id: crypto.randomUUID() })).toEqual([401, "invalid_client"]);
  expect(await refusalOf({ ...late, grant_type: "password" })).toEqual([400, "unsupported_grant_type"]);
});

test("a connection is recorded once as a login", async () => {
  const ada = await join();
  const logIns = async () =>
    (
      await sql`select 1 from auth.audit_log_entries
        where payload ->> 'actor_id' = ${ada.id} and payload ->> 'action' = 'login'`.all(auth.db)
    ).length;
  const before = await logIns();
  await connect(ada, await register());
  expect(await logIns()).toBe(before + 1);
});

test("reusing a code ends the session it started", async () => {
  const ada = await join();
  const code = await getCode(ada, await register());
  const { body } = await token(code);
  expect((await send("GET", "/user", { token: body.access_token })).status).toBe(200);
  expect(await refusalOf(code)).toEqual(INVALID);
  expect((await send("GET", "/user", { token: body.access_token })).body.error_code).toBe("session_not_found");
});

test("a code ends with the session that approved it, and a failed exchange doesn't end that session", async () => {
  const ada = await join();
  const thief = auth.client();
  await thief.signInWithPassword({ email: ada.email, password: PASSWORD });
  const app = await register();
  const stolen = await getCode({ browser: thief }, app);
  const own = await getCode(ada, app);
  await ada.browser.updateUser({ password: "Passw0rd2" });
  expect(await refusalOf(stolen)).toEqual(INVALID);
  const wrong = { ...own, code_verifier: "x".repeat(43) };
  expect([await refusalOf(wrong), await refusalOf(wrong)]).toEqual([INVALID, INVALID]);
  expect((await ada.browser.getUser()).error).toBeNull();
});

test("a refresh token works until the next one is used, and only for its own app", async () => {
  const ada = await join();
  const [app, other] = [await register(), await register()];
  const { refresh_token } = await connect(ada, app);
  const refresh = (given: object = {}) =>
    token({ grant_type: "refresh_token", client_id: app, refresh_token, ...given });
  expect((await refresh({ client_id: other })).body.error).toBe("invalid_grant");
  const browser = await send("POST", "/token?grant_type=refresh_token", { body: { refresh_token } });
  expect(browser.body.error_code).toBe("refresh_token_not_found");
  const { data } = await ada.browser.getSession();
  expect((await refresh({ refresh_token: data.session?.refresh_token })).body.error).toBe("invalid_grant");

  const next = await refresh();
  expect(claimsOf(next.body.access_token)).toMatchObject({ sub: ada.id, client_id: app });
  wait(60);
  expect((await refresh()).body.refresh_token).toBe(next.body.refresh_token);
  const last = await refresh({ refresh_token: next.body.refresh_token });
  wait(60);
  expect((await refresh()).body.error).toBe("invalid_grant");
  expect((await refresh({ refresh_token: last.body.refresh_token })).body.error).toBe("invalid_grant");
  expect((await send("GET", "/user", { token: next.body.access_token })).status).toBe(403);
});

test("a user sees the connected apps, and disconnecting one takes effect at once", async () => {
  const [ada, eve] = [await join(), await join()];
  const app = await register({ client_uri: "https://app.example/" });
  const mine = await connect(ada, app);
  const theirs = await connect(eve, app);
  const unused = await getCode(ada, app);
  expect((await ada.browser.oauth.listGrants()).data).toEqual([
    {
      client: { id: app, name: "Test app", uri: "https://app.example/", logo_uri: "" },
      scopes: ["email"],
      granted_at: expect.any(String),
    },
  ]);
  expect((await ada.browser.oauth.revokeGrant({ clientId: app })).error).toBeNull();
  expect((await ada.browser.oauth.listGrants()).data).toEqual([]);
  expect((await send("GET", "/user", { token: mine.access_token })).status).toBe(403);
  const { refresh_token } = mine;
  expect(await refusalOf({ grant_type: "refresh_token", client_id: app, refresh_token })).toEqual(INVALID);
  expect(await refusalOf(unused)).toEqual(INVALID);
  expect((await send("GET", "/user", { token: theirs.access_token })).status).toBe(200);
  const again = await ada.browser.oauth.revokeGrant({ clientId: app });
  expect([again.error?.status, again.error?.code]).toEqual([404, "oauth_consent_not_found"]);
  expect((await ada.browser.getUser()).error).toBeNull();
});

test("an app cannot change the account or connect other apps", async () => {
  const ada = await join();
  const app = await register();
  const { access_token } = await connect(ada, app);
  const { id } = await begin(app);
  for (const [method, path, body] of [
    ["PUT", "/user", { password: "Passw0rd2" }],
    ["PUT", "/user", { email: "eve@example.com" }],
    ["PUT", "/user", { data: { a: 1 } }],
    ["POST", "/logout?scope=global", {}],
    ["GET", "/reauthenticate", undefined],
    ["GET", "/user/identities/authorize?provider=google", undefined],
    ["DELETE", `/user/identities/${crypto.randomUUID()}`, undefined],
    ["POST", "/factors", { factor_type: "totp" }],
    ["POST", `/factors/${crypto.randomUUID()}/challenge`, {}],
    ["POST", `/factors/${crypto.randomUUID()}/verify`, {}],
    ["DELETE", `/factors/${crypto.randomUUID()}`, undefined],
    ["GET", "/user/oauth/grants", undefined],
    ["DELETE", `/user/oauth/grants?client_id=${app}`, undefined],
    ["GET", `/oauth/authorizations/${id}`, undefined],
    ["POST", `/oauth/authorizations/${id}/consent`, { action: "approve" }],
  ] as const) {
    const { status, body: answer } = await send(method, path, { token: access_token, body });
    expect([method, path, status, answer?.error_code]).toEqual([method, path, 403, "no_authorization"]);
  }
  expect((await ada.browser.getUser()).data.user?.email).toBe(ada.email);
});

test("with a second factor, a password alone can't connect apps, and apps get the user's session level", async () => {
  const ada = await join();
  const app = await register();
  const early = await connect(ada, app);
  const { data: factor } = await ada.browser.mfa.enroll({ factorType: "totp" });
  const code = new TOTP({ secret: factor?.totp.secret ?? "" }).generate();
  await ada.browser.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
  expect((await send("GET", "/user", { token: early.access_token })).status).toBe(403);

  const thief = await auth.client();
  await thief.signInWithPassword({ email: ada.email, password: "Passw0rd1" });
  const { id } = await begin(app);
  for (const refused of [
    await thief.oauth.getAuthorizationDetails(id),
    await thief.oauth.approveAuthorization(id, { skipBrowserRedirect: true }),
  ]) {
    expect([refused.error?.status, refused.error?.code]).toEqual([403, "insufficient_aal"]);
  }
  const { access_token } = await connect(ada, app);
  expect(claimsOf(access_token)).toMatchObject({ aal: "aal2", client_id: app });
  // A code issued before the factor was removed gets only the user's current level.
  const given = await getCode(ada, app);
  await ada.browser.mfa.unenroll({ factorId: factor?.id ?? "" });
  expect(claimsOf((await token(given)).body.access_token).aal).toBe("aal1");
});
