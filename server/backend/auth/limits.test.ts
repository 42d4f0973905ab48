import { TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { groupIp } from "../../limits/limits.ts";
import { buildTestAuth, countCodes, openTestAuth, PASSWORD } from "../../test-auth.ts";
import type { LimitOptions } from "./limits.ts";

const opened = await openTestAuth();
/** A process that has just started, with nothing counted yet. Lower limits than the real ones are reached sooner. */
const start = (limits?: LimitOptions) => buildTestAuth(opened.db, opened.keys, limits);
const START = Date.UTC(2026, 10, 22);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(START);
});
afterEach(() => void vi.useRealTimers());

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test("an email can be requested once a minute, and the error says how many seconds remain", async () => {
  const auth = start();
  await auth.addUser("known@example.com");
  for (const email of ["known@example.com", "nobody@example.com"]) {
    const { client } = auth;
    expect((await client().resetPasswordForEmail(email)).error).toBeNull();
    wait(14.2);
    const early = await client().resetPasswordForEmail(email);
    expect(early.error?.code).toBe("over_email_send_rate_limit");
    expect(early.error?.message).toBe("For security purposes, you can only request this after 46 seconds.");
    expect((await client().resend({ type: "signup", email })).error?.status).toBe(429);
    expect((await client().signInWithOtp({ email })).error?.status).toBe(429);
    expect((await client().signUp({ email, password: PASSWORD })).error?.status).toBe(429);
    wait(46);
    expect((await client().resetPasswordForEmail(email)).error).toBeNull();
  }
});

test("the remaining seconds are also in a header", async () => {
  const auth = start();
  await auth.send("POST", "/recover", { body: { email: "header@example.com" } });
  const answer = await auth.send("POST", "/recover", { body: { email: "header@example.com" } });
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(answer.headers.get("x-sb-error-code")).toBe("over_email_send_rate_limit");
});

test("an IP address is limited to 30 wrong tokens in five minutes, by link and API call combined", async () => {
  const auth = start();
  const codes = [];
  for (let index = 0; index < 40; index++) {
    const token_hash = index.toString(16).padStart(64, "0");
    if (index % 2) {
      codes.push((await auth.client().verifyOtp({ token_hash, type: "recovery" })).error?.code);
    } else {
      const url = `http://localhost:3000/auth/v1/verify?type=recovery&token=${token_hash}`;
      codes.push((await auth.open({ type: "recovery", to: "", url })).hash.get("error_code"));
    }
  }
  expect(countCodes(codes)).toEqual({ otp_expired: 30, over_request_rate_limit: 10 });
});

test("an IP address can open a recovery link 30 times in five minutes", async () => {
  const auth = start();
  await auth.addUser("again@example.com");
  await auth.client().resetPasswordForEmail("again@example.com");
  const codes = [];
  for (let index = 0; index < 32; index++)
    codes.push((await auth.open(auth.mails[0])).hash.get("error_code") ?? "done");
  expect(countCodes(codes)).toEqual({ done: 30, over_request_rate_limit: 2 });
});

test("an IP address is limited to 20 sign-ups an hour", async () => {
  const auth = start();
  const codes = [];
  for (let index = 0; index < 22; index++) {
    const { error } = await auth.client().signUp({ email: `signup${index}@example.com`, password: PASSWORD });
    codes.push(error?.code ?? "done");
  }
  expect(countCodes(codes)).toEqual({ done: 20, over_request_rate_limit: 2 });
});

test("an IP address is limited to 20 other emails an hour", async () => {
  const auth = start();
  const codes = [];
  for (let index = 0; index < 22; index++) {
    codes.push((await auth.client().resetPasswordForEmail(`mail${index}@example.com`)).error?.code ?? "done");
  }
  expect(countCodes(codes)).toEqual({ done: 20, over_request_rate_limit: 2 });
});

test("an account can send email-change links to at most 10 strangers an hour", async () => {
  const auth = start();
  const { token } = await auth.join("changer@example.com");
  const codes = [];
  for (let index = 0; index < 12; index++) {
    const body = { email: `stranger${index}@example.com` };
    codes.push((await auth.send("PUT", "/user", { token, body, ip: `198.51.100.${index}` })).body.error_code ?? "done");
  }
  expect(countCodes(codes)).toEqual({ done: 10, over_request_rate_limit: 2 });
  expect(auth.mails.filter(({ to }) => to.startsWith("stranger"))).toHaveLength(10);
  expect((await auth.send("PUT", "/user", { token, body: { data: { theme: "dark" } } })).status).toBe(200);
});

test("a call that changes several things changes all of them or none", async () => {
  const auth = start();
  const { token } = await auth.join("several@example.com");
  const next = "several-new@example.com";
  const update = (password: string, data: object) =>
    auth.send("PUT", "/user", { token, body: { email: next, password, data } });
  const large = { ["a".repeat(1500)]: 1 };
  await auth.client().resetPasswordForEmail(next);
  expect((await update("NewPass123", large)).status).toBe(429);
  wait(60);
  // A refused password costs no email.
  expect((await update(PASSWORD, large)).body.error_code).toBe("same_password");
  expect((await update("NewPass123", large)).status).toBe(200);
  expect(
    auth.mails
      .slice(-3)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(["email_change", "email_change_current", "password_changed"]);
  wait(60);
  const more = await update("NewPass456", { ["b".repeat(1500)]: 1 });
  expect([more.status, more.body.msg]).toEqual([422, "The metadata is too large"]);
  await auth.signIn("several@example.com", "NewPass123");
});

test("email-change links count toward the IP address's email limit", async () => {
  const auth = start({ mailByIp: { points: 3, duration: 3600 } });
  const { token } = await auth.join("mover@example.com");
  for (let index = 0; index < 3; index++) {
    const body = { email: `moved${index}@example.com` };
    expect((await auth.send("PUT", "/user", { token, body })).status).toBe(200);
  }
  expect((await auth.client().resetPasswordForEmail("after@example.com")).error?.code).toBe("over_request_rate_limit");
});

test("an IP address is limited to 300 other calls a minute, and the response says how long to wait", async () => {
  const auth = start();
  const ip = "198.51.100.9";
  const codes = [];
  for (const path of ["/settings", "/health", "/.well-known/jwks.json", "/user"]) {
    for (let index = 0; index < 76; index++) codes.push((await auth.send("GET", path, { ip })).status);
  }
  expect(countCodes(codes)).toEqual({ 200: 228, 401: 72, 429: 4 });
  const answer = await auth.send("GET", "/settings", { ip });
  expect(answer.headers.get("retry-after")).toBe("60");
  expect((await auth.send("GET", "/settings", { ip: "198.51.100.10" })).status).toBe(200);
  wait(61);
  expect((await auth.send("GET", "/settings", { ip })).status).toBe(200);
});

test("a flood from an IP address doesn't block refreshes, and the server's own calls are unlimited", async () => {
  const auth = start({ anyByIp: { points: 20, duration: 60 } });
  const ip = "198.51.100.11";
  await auth.addUser("flooded@example.com");
  const body = { email: "flooded@example.com", password: PASSWORD };
  const { refresh_token } = (await auth.send("POST", "/token?grant_type=password", { body, ip })).body;
  for (let index = 0; index < 21; index++) {
    await auth.send("GET", "/settings", { ip });
    expect((await auth.send("GET", "/settings", { ip: "" })).status).toBe(200);
  }
  expect((await auth.send("GET", "/settings", { ip })).status).toBe(429);
  const refreshed = await auth.send("POST", "/token?grant_type=refresh_token", { body: { refresh_token }, ip });
  expect(refreshed.status).toBe(200);
});

test("an account is limited to 120 calls a minute, without affecting others at its IP address", async () => {
  const auth = start({ anyByIp: { points: 100, duration: 60 } });
  const [token, other] = [(await auth.join("busy0@example.com")).token, (await auth.join("busy1@example.com")).token];
  const readUser = async (of: string) => (await auth.send("GET", "/user", { token: of })).status;
  const codes = [];
  for (let index = 0; index < 119; index++) codes.push(await readUser(token));
  expect(countCodes(codes)).toEqual({ 200: 119 });
  expect(await readUser(token)).toBe(429);
  expect(await readUser(other)).toBe(200);
  expect((await auth.send("POST", "/factors", { token, body: { factor_type: "totp" } })).status).toBe(429);
  expect((await auth.send("GET", "/settings")).status).toBe(200);
  wait(61);
  expect(await readUser(token)).toBe(200);
});

test("wrong codes are limited to 10 in five minutes and 50 a day", async () => {
  const auth = start();
  const email = "codes@example.com";
  const { token } = await auth.join(email);
  const factor = (await auth.send("POST", "/factors", { token, body: { factor_type: "totp" } })).body;
  const tryOnce = async () => {
    const challenge = await auth.send("POST", `/factors/${factor.id}/challenge`, { token });
    const body = { challenge_id: challenge.body.id, code: "00000x" };
    return (await auth.send("POST", `/factors/${factor.id}/verify`, { token, body })).body.error_code;
  };
  const codes = [];
  for (let round = 0; round < 6; round++) {
    for (let index = 0; index < 11; index++) codes.push(await tryOnce());
    wait(301);
  }
  expect(countCodes(codes).mfa_verification_failed).toBe(50);
});

test("a correct code doesn't count", async () => {
  const auth = start({
    factorByUser: { points: 1, duration: 300 },
    factorByUserAndDay: { points: 1, duration: 86_400 },
  });
  const { token } = await auth.join("code@example.com");
  const { id, totp } = (await auth.send("POST", "/factors", { token, body: { factor_type: "totp" } })).body;
  const codes = [];
  for (const code of [new TOTP({ secret: totp.secret }).generate(), "00000x", "00000x"]) {
    const challenge = await auth.send("POST", `/factors/${id}/challenge`, { token });
    const body = { challenge_id: challenge.body.id, code };
    codes.push((await auth.send("POST", `/factors/${id}/verify`, { token, body })).body.error_code);
  }
  expect(codes).toEqual([undefined, "mfa_verification_failed", "over_request_rate_limit"]);
});

test("successful refreshes don't count", async () => {
  const auth = start({ refreshByIp: { points: 5, duration: 300 } });
  const email = "refresher@example.com";
  await auth.addUser(email);
  const body = { email, password: PASSWORD };
  let token = (await auth.send("POST", "/token?grant_type=password", { body })).body.refresh_token;
  for (let index = 0; index < 7; index++) {
    const answer = await auth.send("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });
    expect(answer.status).toBe(200);
    token = answer.body.refresh_token;
  }
});

test("an IP address is limited to 150 wrong refreshes in five minutes", async () => {
  const auth = start();
  const codes = [];
  for (let index = 0; index < 152; index++) {
    const answer = await auth.send("POST", "/token?grant_type=refresh_token", { body: { refresh_token: "nope" } });
    codes.push(answer.body.error_code);
  }
  expect(countCodes(codes)).toEqual({ refresh_token_not_found: 150, over_request_rate_limit: 2 });
});

test("with limits off, requests are never rejected", async () => {
  const auth = buildTestAuth(opened.db, opened.keys, "off");
  for (let index = 0; index < 22; index++) {
    const body = { email: `off${index % 3}@example.com` };
    expect((await auth.send("POST", "/recover", { body })).status).toBe(200);
  }
});

test("the addresses of one IPv6 network count as one caller", () => {
  expect(groupIp("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(groupIp("2001:db8:1:2::9")).toBe(groupIp("2001:db8:1:2:ffff::1"));
  expect(groupIp("2001:0db8:0001:0002::1")).toBe("2001:db8:1:2");
  expect(groupIp("2001:db8::1")).toBe("2001:db8:0:0");
  expect(groupIp("::1")).toBe("0:0:0:0");
  expect(groupIp("2001:db8:1:3::9")).not.toBe(groupIp("2001:db8:1:2::9"));
  expect(groupIp("192.0.2.1")).toBe("192.0.2.1");
  expect(groupIp("::ffff:192.0.2.1")).toBe("::ffff:192.0.2.1");
});
