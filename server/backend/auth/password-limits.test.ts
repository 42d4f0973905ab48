import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildTestAuth, countCodes, openTestAuth, PASSWORD, type TestAuth } from "../../test-auth.ts";
import type { LimitOptions } from "./limits.ts";

const opened = await openTestAuth();
/** A process that has just started: nothing is counted yet. */
const start = (limits?: LimitOptions) => buildTestAuth(opened.db, opened.keys, limits);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.UTC(2026, 10, 22));
});
afterEach(() => void vi.useRealTimers());

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Tries to log in and returns the status and the browser's resulting cookie. */
async function tryPassword(auth: TestAuth, email: string, password: string, { ip = "192.0.2.1", cookie = "" } = {}) {
  const body = { email, password };
  const answer = await auth.send("POST", "/token?grant_type=password", { body, ip, headers: { cookie } });
  return { status: answer.status, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

test("a network gets 10 wrong passwords per account in five minutes; elsewhere the owner can log in", async () => {
  const auth = start();
  const email = "target@example.com";
  await auth.addUser(email);
  const codes = [];
  for (let index = 0; index < 14; index++) {
    codes.push((await tryPassword(auth, email, "Wrong0000", { ip: `2001:db8::${index}` })).status);
  }
  expect(countCodes(codes)).toEqual({ 400: 10, 429: 4 });
  expect((await tryPassword(auth, email, PASSWORD, { ip: "2001:db8::99" })).status).toBe(429);
  expect((await tryPassword(auth, email, PASSWORD, { ip: "203.0.113.1" })).status).toBe(200);
  wait(301);
  expect((await tryPassword(auth, email, PASSWORD, { ip: "2001:db8::99" })).status).toBe(200);
});

test("wrong passwords from many networks are also limited, but a known browser can still log in", async () => {
  const auth = start({ signInByEmail: { points: 12, duration: 300 } });
  const email = "hunted@example.com";
  await auth.addUser(email);
  const { cookie } = await tryPassword(auth, email, PASSWORD);
  const codes = [];
  for (let index = 0; index < 16; index++) {
    codes.push((await tryPassword(auth, email, "Wrong0000", { ip: `198.51.100.${index}` })).status);
  }
  expect(countCodes(codes)).toEqual({ 400: 12, 429: 4 });
  expect((await tryPassword(auth, email, PASSWORD, { ip: "203.0.113.1" })).status).toBe(429);
  expect((await tryPassword(auth, email, PASSWORD, { ip: "203.0.113.1", cookie })).status).toBe(200);
});

test("a known browser has its own limit of 10 wrong passwords, which locks out no one else", async () => {
  const auth = start();
  const email = "forgetful@example.com";
  await auth.addUser(email);
  const { cookie } = await tryPassword(auth, email, PASSWORD);
  const codes = [];
  for (let index = 0; index < 12; index++) {
    codes.push((await tryPassword(auth, email, "Wrong0000", { ip: `198.51.100.${index}`, cookie })).status);
  }
  expect(countCodes(codes)).toEqual({ 400: 10, 429: 2 });
  expect((await tryPassword(auth, email, PASSWORD, { ip: "198.51.100.1" })).status).toBe(200);
});

test("the known-browser cookie is hidden from scripts, holds five accounts, and works only for those", async () => {
  const auth = start({ signInByIp: { points: 1, duration: 300 } });
  const emails = Array.from({ length: 6 }, (_, index) => `shared${index}@example.com`);
  let cookie = "";
  for (const email of emails) {
    await auth.addUser(email);
    cookie = (await tryPassword(auth, email, PASSWORD, { cookie })).cookie;
  }
  const body = { email: emails[5], password: PASSWORD };
  const { headers } = await auth.send("POST", "/token?grant_type=password", { body, headers: { cookie } });
  expect(headers.get("set-cookie")).toMatch(
    /^huesmith-known=[\w-]{59}(\.[\w-]{59}){4}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  );
  expect(headers.get("set-cookie")).toContain(cookie);
  const forged = cookie.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
  for (const [email = "", given, status] of [
    [emails[5], cookie, 200],
    [emails[1], cookie, 200],
    [emails[0], cookie, 429],
    [emails[1], forged, 429],
    [emails[5], "huesmith-known=x.y", 429],
  ] as const) {
    await tryPassword(auth, email, "Wrong0000");
    expect([email, (await tryPassword(auth, email, PASSWORD, { cookie: given })).status]).toEqual([email, status]);
  }
});

test("an IP address is limited to 30 wrong passwords in five minutes across all accounts", async () => {
  const auth = start();
  const codes = [];
  for (let index = 0; index < 34; index++) {
    const credentials = { email: `sprayed${index}@example.com`, password: "Wrong0000" };
    codes.push((await auth.client("198.51.100.7").signInWithPassword(credentials)).error?.code);
  }
  expect(countCodes(codes)).toEqual({ invalid_credentials: 30, over_request_rate_limit: 4 });
});

test("correct passwords don't count: a whole school can sign in from one IP address", async () => {
  const twice = { points: 2, duration: 300 };
  const auth = start({ signInByIp: twice, signInByIpAndEmail: twice, signInByEmail: twice });
  for (let index = 0; index < 4; index++) {
    await auth.addUser(`school${index}@example.com`);
    for (const email of [`school${index}@example.com`, "school0@example.com"]) {
      expect((await tryPassword(auth, email, PASSWORD)).status).toBe(200);
    }
  }
});
