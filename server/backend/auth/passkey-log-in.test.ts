import { beforeEach, describe, expect, test, vi } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { createAuthenticator } from "./test-authenticator.ts";

const databases = await openTestDatabases();

type Key = ReturnType<typeof createAuthenticator>;
type Lie = Parameters<Key["use"]>[1];

describe.each(databases)("on $name", async ({ db }) => {
  const auth = await openTestAuth("off", db);
  const { mails, send } = auth;
  beforeEach(() => void mails.splice(0));

  const register = async (browser: ReturnType<typeof auth.client>, key = createAuthenticator(SITE), lie?: Lie) => {
    const { data } = await browser.passkey.startRegistration();
    const credential = key.create(data?.options as never, lie) as never;
    const answer = await browser.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? "", credential });
    return { key, ...answer };
  };
  const logIn = async (key: Key, lie?: Lie, browser = auth.client()) => {
    const { data } = await browser.passkey.startAuthentication();
    const credential = key.use(data?.options as never, lie) as never;
    return browser.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? "", credential });
  };
  const told = ({ error }: { error: { status?: number | undefined; code?: string | undefined } | null }) =>
    error && [error.status, error.code];

  test("a passkey alone logs in at aal2, any number of times", async () => {
    const { email, browser } = await auth.join();
    const { key, error, data } = await register(browser);
    expect([error, data]).toEqual([null, { id: expect.any(String), created_at: expect.any(String) }]);
    expect(mails).toMatchObject([{ type: "second_factor_on", to: email, factor: "webauthn" }]);
    for (let times = 0; times < 2; times++) {
      const other = auth.client();
      const { data: session, error: refused } = await logIn(key, {}, other);
      expect([refused, session?.user?.email]).toEqual([null, email]);
      expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
        currentLevel: "aal2",
        nextLevel: "aal2",
        currentAuthenticationMethods: [{ method: "passkey" }],
      });
      expect((await other.refreshSession()).error).toBeNull();
    }
  });

  test("a passkey for login must be a resident key; one for a second factor need not be", async () => {
    const { email, browser } = await auth.join();
    const { data } = await browser.passkey.startRegistration();
    expect(data?.options.authenticatorSelection).toMatchObject({ residentKey: "required", requireResidentKey: true });
    const body = { email, password: PASSWORD };
    const token = (await send("POST", "/token?grant_type=password", { body })).body.access_token;
    const factor = await send("POST", "/factors", { token, body: { factor_type: "webauthn" } });
    const asked = await send("POST", `/factors/${factor.body.id}/challenge`, { token });
    const { authenticatorSelection } = asked.body.webauthn.credential_options.publicKey;
    expect(authenticatorSelection).toMatchObject({ residentKey: "preferred", requireResidentKey: false });
  });

  test("the list shows when a passkey was last used, alone or after a password", async () => {
    const { email, browser } = await auth.join();
    const { key, data } = await register(browser);
    const lastUse = async () => Date.parse((await browser.passkey.list()).data?.[0]?.last_used_at ?? "");
    await logIn(key);
    const alone = await lastUse();
    expect(alone).toBeGreaterThan(Date.now() - 60_000);
    const body = { email, password: PASSWORD };
    const token = (await send("POST", "/token?grant_type=password", { body })).body.access_token;
    const asked = await send("POST", `/factors/${data?.id}/challenge`, { token });
    const credential_response = key.use(asked.body.webauthn.credential_options.publicKey);
    const answer = { challenge_id: asked.body.id, webauthn: { type: "request", credential_response } };
    expect((await send("POST", `/factors/${data?.id}/verify`, { token, body: answer })).status).toBe(200);
    expect(await lastUse()).toBeGreaterThan(alone);
  });

  test("an operator lists and removes an account's passkeys, and its owner is notified", async () => {
    const { admin } = auth.client("192.0.2.1", auth.keys.secretKey);
    const { id: userId, email, browser } = await auth.join();
    const { key, data } = await register(browser);
    const passkeyId = data?.id ?? "";
    const listed = await admin.passkey.listPasskeys({ userId });
    expect(listed).toEqual({ data: [{ id: passkeyId, created_at: expect.any(String) }], error: null });
    const other = await auth.join();
    expect(told(await admin.passkey.deletePasskey({ userId: other.id, passkeyId }))).toEqual([
      404,
      "webauthn_credential_not_found",
    ]);
    const asPerson = auth.client().admin.passkey.listPasskeys({ userId });
    expect(told(await asPerson)).toEqual([401, "no_authorization"]);
    expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect(mails.at(-1)).toMatchObject({ type: "second_factor_off", to: email });
    expect((await admin.passkey.listPasskeys({ userId })).data).toEqual([]);
    expect(told(await logIn(key))).toEqual([400, "webauthn_verification_failed"]);
    const missing = await admin.passkey.listPasskeys({ userId: crypto.randomUUID() });
    expect(told(missing)).toEqual([404, "user_not_found"]);
  });

  test("a registered passkey is also requested as a second factor after a password", async () => {
    const { email, browser } = await auth.join();
    const { key, data } = await register(browser);
    const half = auth.client();
    await half.signInWithPassword({ email, password: PASSWORD });
    const asked = await half.mfa.challenge({ factorId: data?.id ?? "", webauthn: { rpId: "localhost" } });
    const options = (asked.data as unknown as { webauthn: { credential_options: { publicKey: never } } }).webauthn;
    expect(options.credential_options.publicKey).toMatchObject({ allowCredentials: [{}] });
    expect((await logIn(key)).error).toBeNull();
  });

  test("a passkey registered without user verification logs in only after verifying the user once", async () => {
    const { email, browser } = await auth.join();
    const { key, data } = await register(browser, createAuthenticator(SITE), { isVerified: false });
    expect(told(await logIn(key))).toEqual([400, "webauthn_verification_failed"]);
    const factorId = data?.id ?? "";
    for (const isVerified of [false, true]) {
      const signedIn = await send("POST", "/token?grant_type=password", { body: { email, password: PASSWORD } });
      const token = signedIn.body.access_token;
      const asked = await send("POST", `/factors/${factorId}/challenge`, { token });
      const credential_response = key.use(asked.body.webauthn.credential_options.publicKey, { isVerified });
      const webauthn = { type: "request", credential_response };
      const body = { challenge_id: asked.body.id, webauthn };
      const answer = await send("POST", `/factors/${factorId}/verify`, { token, body });
      expect(answer.status).toBe(200);
      expect((await logIn(key)).error === null).toBe(isVerified);
    }
  });

  test("a login challenge reveals no accounts, and every invalid response gets the same error", async () => {
    const { browser } = await auth.join();
    const { key } = await register(browser);
    const { data } = await auth.client().passkey.startAuthentication();
    expect(data?.options).toMatchObject({ userVerification: "required" });
    expect(JSON.stringify(data)).not.toContain(key.id);
    const stranger = createAuthenticator(SITE);
    stranger.create({ challenge: "AAAA", rp: { id: "localhost" }, user: { id: "AAAA" } });
    const forged: [Key, Lie][] = [
      [key, { origin: "https://evil.example" }],
      [key, { rpId: "evil.example" }],
      [key, { challenge: "AAAA" }],
      [key, { counter: 1 }],
      [key, { isVerified: false }],
      [stranger, {}],
    ];
    for (const [used, lie] of forged)
      expect(told(await logIn(used, lie))).toEqual([400, "webauthn_verification_failed"]);
    expect((await logIn(key)).error).toBeNull();
  });

  test("a passkey created with the id of another user's opens only its creator's account", async () => {
    const [owner, eve] = [await auth.join(), await auth.join()];
    const { key } = await register(owner.browser);
    const forger = createAuthenticator(SITE, key.id);
    await register(eve.browser, forger);
    expect((await logIn(forger)).data?.user?.id).toBe(eve.id);
    const asOwner = createAuthenticator(SITE, key.id);
    asOwner.create({
      challenge: "AAAA",
      rp: { id: "localhost" },
      user: { id: Buffer.from(owner.id).toString("base64url") },
    });
    expect(told(await logIn(asOwner))).toEqual([400, "webauthn_verification_failed"]);
    expect((await logIn(key)).data?.user?.id).toBe(owner.id);
  });

  test("a challenge is valid for one try of one kind, for five minutes", async () => {
    const { browser } = await auth.join();
    const { key } = await register(browser);
    const ask = async () => (await auth.client().passkey.startAuthentication()).data;
    const verify = async (challenge: Awaited<ReturnType<typeof ask>>, id = challenge?.challenge_id) =>
      send("POST", "/passkeys/authentication/verify", {
        body: { challenge_id: id, credential: key.use(challenge?.options as never) },
      });
    const once = await ask();
    const both = await Promise.all([verify(once), verify(once)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const registration = (await browser.refreshSession()) && (await browser.passkey.startRegistration()).data;
    expect((await verify(await ask(), registration?.challenge_id)).body.error_code).toBe(
      "webauthn_challenge_not_found",
    );
    const late = await ask();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 301_000);
    expect((await verify(late)).body.error_code).toBe("webauthn_challenge_expired");
    vi.useRealTimers();
    for (const body of [{}, { challenge_id: "x" }, { challenge_id: crypto.randomUUID() }]) {
      expect((await send("POST", "/passkeys/authentication/verify", { body })).body.error_code).toBe(
        "validation_failed",
      );
    }
  });

  test("banned users and removed passkeys cannot log in", async () => {
    const { id, browser } = await auth.join();
    const { key, data } = await register(browser);
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`.execute(db);
    expect(told(await logIn(key))).toEqual([400, "user_banned"]);
    await sql`update auth.users set banned_until = null where id = ${id}`.execute(db);
    const inside = auth.client();
    await logIn(key, {}, inside);
    expect((await inside.passkey.delete({ passkeyId: data?.id ?? "" })).error).toBeNull();
    expect(mails.at(-1)).toMatchObject({ type: "second_factor_off" });
    expect(told(await logIn(key))).toEqual([400, "webauthn_verification_failed"]);
  });

  test("passkeys are listed by name, and only a session at aal2 can change them", async () => {
    const { email, browser } = await auth.join();
    const { data } = await register(browser);
    const passkeyId = data?.id ?? "";
    const half = auth.client();
    await half.signInWithPassword({ email, password: PASSWORD });
    expect(told(await half.passkey.startRegistration())).toEqual([403, "insufficient_aal"]);
    expect(told(await half.passkey.update({ passkeyId, friendlyName: "Mine" }))).toEqual([403, "insufficient_aal"]);
    expect(told(await half.passkey.delete({ passkeyId }))).toEqual([403, "insufficient_aal"]);
    await browser.refreshSession();
    const renamed = await browser.passkey.update({ passkeyId, friendlyName: "Laptop" });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: "Laptop" });
    expect((await browser.passkey.list()).data).toEqual([renamed.data]);
    expect(renamed.data).not.toHaveProperty("last_used_at");
    const stranger = await auth.join();
    expect((await stranger.browser.passkey.list()).data).toEqual([]);
    expect(told(await stranger.browser.passkey.delete({ passkeyId }))).toEqual([404, "webauthn_credential_not_found"]);
    expect((await register(browser)).error).toBeNull();
    expect((await browser.passkey.list()).data).toHaveLength(2);
    // A second factor whose setup is unfinished isn't a passkey yet.
    const token = (await browser.getSession()).data.session?.access_token ?? "";
    const begun = await send("POST", "/factors", { token, body: { factor_type: "webauthn" } });
    const renaming = browser.passkey.update({ passkeyId: begun.body.id, friendlyName: "Phone" });
    expect(told(await renaming)).toEqual([404, "webauthn_credential_not_found"]);
  });

  test("an account has at most ten second factors, passkeys included", async () => {
    const { id, browser } = await auth.join();
    await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
      select gen_random_uuid(), ${id}, 'app ' || n, 'totp', 'unverified' from generate_series(1, 10) n`.execute(db);
    expect(told(await browser.passkey.startRegistration())).toEqual([422, "too_many_passkeys"]);
  });
});
