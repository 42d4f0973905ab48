import { beforeEach, expect, test, vi } from "vitest";
import type { AuthMail } from "../../mail/mail.ts";
import { openTestAuth } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off", undefined, { needsReauthentication: true });
const { client, db, mails } = auth;
const HOUR_MS = 3_600_000;

beforeEach(() => void mails.splice(0));

/** A session that began more than a day ago. */
async function signInLongAgo(email: string) {
  const { browser } = await auth.join(email);
  await sql`update auth.sessions set created_at = created_at - interval '25 hours'
    where user_id = (select id from auth.users where email = ${email})`.execute(db);
  return browser;
}
const codeOf = (mail: AuthMail | undefined) => (mail as { code?: string } | undefined)?.code ?? "";

test("a recent session can change the password without a code", async () => {
  const { browser } = await auth.join("today@example.com");
  expect((await browser.updateUser({ password: "NewPass123" })).error).toBeNull();
});

test("an older session needs a code from an email, which works once", async () => {
  const email = "older@example.com";
  const browser = await signInLongAgo(email);
  const { error } = await browser.updateUser({ password: "NewPass123" });
  expect([error?.status, error?.code, error?.message]).toEqual([
    400,
    "reauthentication_needed",
    "Password update requires reauthentication",
  ]);
  expect((await browser.reauthenticate()).error).toBeNull();
  expect(mails).toMatchObject([{ type: "reauthentication", to: email, code: expect.stringMatching(/^\d{8}$/) }]);
  const nonce = codeOf(mails[0]);
  expect((await browser.updateUser({ password: "NewPass123", nonce })).error).toBeNull();
  const again = await browser.updateUser({ password: "Another123", nonce });
  expect([again.error?.status, again.error?.code, again.error?.message]).toEqual([
    422,
    "reauthentication_not_valid",
    "Nonce has expired or is invalid",
  ]);
  expect((await client().signInWithPassword({ email, password: "NewPass123" })).error).toBeNull();
});

test("a code works only for its own user, until the next one is sent, and for an hour", async () => {
  const ada = await signInLongAgo("ada@example.com");
  const eve = await signInLongAgo("eve@example.com");
  const refuse = async (browser: typeof ada, nonce: string) =>
    expect((await browser.updateUser({ password: "NewPass123", nonce })).error?.code).toBe(
      "reauthentication_not_valid",
    );
  await refuse(ada, "00000000");
  await ada.reauthenticate();
  await ada.reauthenticate();
  const [old, fresh] = mails.map(codeOf);
  await refuse(eve, fresh ?? "");
  await refuse(ada, old ?? "");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + HOUR_MS + 1000);
  await ada.refreshSession();
  await refuse(ada, fresh ?? "");
  vi.useRealTimers();
});

test("the code is not stored in plain text", async () => {
  const browser = await signInLongAgo("sealed@example.com");
  await browser.reauthenticate();
  const { rows } = await sql<{ text: string }>`select u::text as text from auth.users u`.execute(db);
  expect(rows.map(({ text }) => text).join()).not.toContain(codeOf(mails[0]));
});

test("no code is sent without a session", async () => {
  expect((await auth.send("GET", "/reauthenticate")).status).toBe(401);
  expect((await client().reauthenticate()).error?.name).toBe("AuthSessionMissingError");
});
