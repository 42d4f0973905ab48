import { TOTP } from "otpauth";
import { afterAll, expect, test, vi } from "vitest";
import { openTestAuth } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off");
const { client, join, signIn, send, db, keys } = auth;

afterAll(() => void vi.useRealTimers());

type Browser = ReturnType<typeof client>;

async function enroll(browser: Browser, friendlyName = "phone") {
  const { data, error } = await browser.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri, picture: data.totp.qr_code };
}

const codeOf = (secret: string, shiftMs = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + shiftMs });

async function verify(browser: Browser, factorId: string, code: string) {
  const challenge = await browser.mfa.challenge({ factorId });
  if (challenge.error) throw challenge.error;
  return browser.mfa.verify({ factorId, challengeId: challenge.data.id, code });
}

/** Runs the work at a later time, when the previous code no longer counts as used. */
async function later<Result>(seconds: number, work: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + seconds * 1000);
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

test("an authenticator app is set up by QR code or secret and raises the session to aal2", async () => {
  const { browser } = await join("setup@example.com");
  const factor = await enroll(browser);
  expect(factor.uri).toMatch(/^otpauth:\/\/totp\/localhost%3A3000:setup%40example\.com\?/);
  expect(new URL(factor.uri).searchParams.get("secret")).toBe(factor.secret);
  expect(factor.picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(factor.picture).not.toContain("#");
  expect((await browser.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ status: "unverified" }] });

  const wrong = await verify(browser, factor.id, codeOf(factor.secret, 600_000));
  expect(wrong.error?.code).toBe("mfa_verification_failed");
  expect(wrong.error?.message).toBe("Invalid TOTP code entered");
  const right = await verify(browser, factor.id, codeOf(factor.secret));
  expect(right.error).toBeNull();
  const level = (await browser.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect(level?.currentAuthenticationMethods.map((entry) => Object(entry).method).toSorted()).toEqual([
    "password",
    "totp",
  ]);
  expect((await browser.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id, friendly_name: "phone" }]);
  const refreshed = await browser.refreshSession();
  expect(refreshed.error).toBeNull();
  expect((await browser.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
});

test("with a second factor, a password alone cannot change the account", async () => {
  const email = "guarded@example.com";
  const { browser: owner } = await join(email);
  const factor = await enroll(owner);
  await verify(owner, factor.id, codeOf(factor.secret));

  const thief = await signIn(email);
  expect((await thief.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal2",
  });
  expect((await thief.updateUser({ password: "Stolen000" })).error?.code).toBe("insufficient_aal");
  expect((await thief.updateUser({ email: "thief@example.com" })).error?.code).toBe("insufficient_aal");
  expect((await thief.updateUser({ data: { theme: "dark" } })).error?.code).toBe("insufficient_aal");
  expect((await thief.mfa.unenroll({ factorId: factor.id })).error?.code).toBe("insufficient_aal");
  expect((await thief.mfa.enroll({ factorType: "totp", friendlyName: "mine" })).error?.code).toBe("insufficient_aal");
  const [identity] = (await thief.getUserIdentities()).data?.identities ?? [];
  if (!identity) throw new Error("No identity");
  expect((await thief.unlinkIdentity(identity)).error?.code).toBe("insufficient_aal");

  expect((await owner.updateUser({ password: "NewPass123" })).error).toBeNull();
});

test("a code works only once, even for two concurrent requests", async () => {
  const email = "replay@example.com";
  const { browser: first } = await join(email);
  const factor = await enroll(first);
  const code = codeOf(factor.secret);
  expect((await verify(first, factor.id, code)).error).toBeNull();
  const second = await signIn(email);
  expect((await verify(second, factor.id, code)).error?.code).toBe("mfa_verification_failed");

  await later(60, async () => {
    const browsers = [await signIn(email), await signIn(email)];
    const next = codeOf(factor.secret);
    const answers = await Promise.all(browsers.map((browser) => verify(browser, factor.id, next)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

test("the codes of the adjacent 30-second steps are accepted, others are not", async () => {
  const { browser } = await join("clock@example.com");
  for (const [shiftMs, isTaken] of [
    [-90_000, false],
    [90_000, false],
    [-30_000, true],
    [30_000, true],
  ] as const) {
    const { id, secret } = await enroll(browser, `clock ${shiftMs}`);
    const { error } = await verify(browser, id, codeOf(secret, shiftMs));
    expect(error === null).toBe(isTaken);
  }
});

test("setting up a second factor signs out all sessions that haven't verified it", async () => {
  const email = "elsewhere@example.com";
  await auth.addUser(email);
  const [here, there] = [await signIn(email), await signIn(email)];
  const factor = await enroll(here);
  await verify(here, factor.id, codeOf(factor.secret));
  expect((await there.refreshSession()).error).toBeTruthy();
  expect((await here.refreshSession()).error).toBeNull();
});

test("a removed second factor no longer counts", async () => {
  const email = "removed@example.com";
  const { browser } = await join(email);
  const factor = await enroll(browser);
  await verify(browser, factor.id, codeOf(factor.secret));
  expect((await browser.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await browser.refreshSession();
  expect((await browser.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal1",
  });
  expect((await browser.updateUser({ password: "NewPass123" })).error).toBeNull();
});

test("an operator can remove a lost second factor", async () => {
  const email = "lost@example.com";
  const { id: userId, browser } = await join(email);
  const factor = await enroll(browser);
  await verify(browser, factor.id, codeOf(factor.secret));
  const { mfa } = client("192.0.2.1", keys.secretKey).admin;
  const listed = await mfa.listFactors({ userId });
  expect(listed.data?.factors).toMatchObject([{ id: factor.id, status: "verified" }]);
  expect(JSON.stringify(listed.data)).not.toContain("secret");
  expect((await mfa.deleteFactor({ userId, id: factor.id })).error).toBeNull();
  expect((await mfa.deleteFactor({ userId, id: factor.id })).error?.code).toBe("mfa_factor_not_found");
  expect((await (await signIn(email)).updateUser({ password: "NewPass123" })).error).toBeNull();
});

test("another user's second factor is not found", async () => {
  const factor = await enroll((await join()).browser);
  const { browser: other } = await join();
  expect((await other.mfa.challenge({ factorId: factor.id })).error?.code).toBe("mfa_factor_not_found");
  expect((await other.mfa.unenroll({ factorId: factor.id })).error?.code).toBe("mfa_factor_not_found");
});

test("a challenge belongs to its factor and expires after five minutes", async () => {
  const { browser } = await join("challenge@example.com");
  const [one, two] = [await enroll(browser, "one"), await enroll(browser, "two")];
  const challengeId = (await browser.mfa.challenge({ factorId: one.id })).data?.id ?? "";
  const crossed = await browser.mfa.verify({ factorId: two.id, challengeId, code: codeOf(two.secret) });
  expect(crossed.error?.code).toBe("mfa_challenge_not_found");
  const token = (await browser.getSession()).data.session?.access_token;
  await later(301, async () => {
    const body = { challenge_id: challengeId, code: codeOf(one.secret) };
    const answer = await send("POST", `/factors/${one.id}/verify`, { token, body });
    expect(answer.body.error_code).toBe("mfa_challenge_expired");
  });
});

test("an unfinished setup can restart under the same name; a finished factor keeps its name", async () => {
  const { browser } = await join("name@example.com");
  await enroll(browser, "phone");
  const factor = await enroll(browser, "phone");
  await verify(browser, factor.id, codeOf(factor.secret));
  const again = await browser.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
  expect(again.error?.code).toBe("mfa_factor_name_conflict");
});

test("at most ten second factors are allowed, and phones are rejected", async () => {
  const { browser } = await join("many@example.com");
  for (let index = 0; index < 10; index++) await enroll(browser, `app ${index}`);
  const eleventh = await browser.mfa.enroll({ factorType: "totp", friendlyName: "app 10" });
  expect(eleventh.error?.code).toBe("too_many_enrolled_mfa_factors");
  const phone = await browser.mfa.enroll({ factorType: "phone", phone: "+123456789" });
  expect(phone.error?.status).toBe(422);
});

test("second-factor secrets are encrypted in the database", async () => {
  const { secret } = await enroll((await join()).browser);
  const { rows } = await sql<{ text: string }>`select f::text as text from auth.mfa_factors f`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ text }) => text).join("\n")).not.toContain(secret);
});
