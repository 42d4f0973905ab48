import { expect, test } from "vitest";
import { openTestAuth, openTestOutbox, PASSWORD, SITE } from "../../test-auth.ts";
import { sql } from "../sql.ts";
import { createAuth } from "./auth.ts";
import type { AuthOptions } from "./core.ts";

const auth = await openTestAuth();

/** A separate process and the emails it sends. */
function start(options: Pick<AuthOptions, "canSendMail" | "onLater">) {
  const { db, keys } = auth;
  const sent: string[] = [];
  const outbox = openTestOutbox(db, keys, async ({ type, to }) => {
    sent.push(`${type} ${to}`);
    return "sent";
  });
  const onMail = () => options.onLater?.(outbox.send());
  const handler = createAuth({ db, keys, siteUrl: SITE, redirectOrigins: [], providers: {}, onMail, ...options });
  const ask = async (path: string, body: object) => {
    const headers = { apikey: keys.anonKey };
    const request = new Request(`${SITE}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const response = await handler(request, "192.0.2.9");
    return [response.status, (await response.json()).msg];
  };
  return { sent, ask };
}

test("email requests respond before any account is created or email sent", async () => {
  await auth.addUser("waiting@example.com");
  await auth.addUser("magic@example.com");
  await auth.client().signUp({ email: "unconfirmed@example.com", password: PASSWORD });
  const late: Promise<void>[] = [];
  const { sent, ask } = start({ onLater: (work) => late.push(work) });
  for (const [path, body, mail] of [
    ["/recover", { email: "waiting@example.com" }, "recovery waiting@example.com"],
    ["/resend", { email: "unconfirmed@example.com", type: "signup" }, "signup unconfirmed@example.com"],
    ["/otp", { email: "magic@example.com" }, "magiclink magic@example.com"],
    ["/otp", { email: "new@example.com" }, "signup new@example.com"],
  ] as const) {
    expect((await ask(path, body))[0]).toBe(200);
    expect(sent).toEqual([]);
    expect((await sql`select 1 from auth.users where email = 'new@example.com'`.execute(auth.db)).rows).toEqual([]);
    while (late.length > 0) await Promise.all(late.splice(0));
    expect(sent.splice(0)).toEqual([mail]);
  }
});

test("if no email can be sent, requests for one fail and no account is created", async () => {
  await auth.addUser("known@example.com");
  const { sent, ask } = start({ canSendMail: false });
  // Twice, because an unsent email doesn't start the one-minute wait.
  for (const email of ["nomail@example.com", "nomail@example.com", "known@example.com"]) {
    expect(await ask("/signup", { email, password: PASSWORD })).toEqual([500, "Error sending confirmation email"]);
    expect(await ask("/resend", { email, type: "signup" })).toEqual([500, "Error sending confirmation email"]);
    expect(await ask("/recover", { email })).toEqual([500, "Error sending recovery email"]);
    expect(await ask("/otp", { email })).toEqual([500, "Error sending magic link email"]);
  }
  expect(sent).toEqual([]);
  const made = await sql`select 1 from auth.users where email = 'nomail@example.com'`.execute(auth.db);
  expect(made.rows).toEqual([]);
});
