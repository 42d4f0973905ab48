import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { beforeEach, expect, test } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off");
const { client, mails, open, confirm, db } = auth;

beforeEach(() => void mails.splice(0));

test("a sign-up sends a link, and only entering the password there confirms the address", async () => {
  const email = "ada@example.com";
  const options = { emailRedirectTo: `${SITE}/user/account`, data: { theme: "dark" } };
  const signUp = await client().signUp({ email, password: PASSWORD, options });
  expect(signUp.error).toBeNull();
  expect(signUp.data.session).toBeNull();
  expect(signUp.data.user).toMatchObject({ email, aud: "authenticated", user_metadata: { theme: "dark" } });
  expect(mails).toMatchObject([{ type: "signup", to: email }]);

  const early = await client().signInWithPassword({ email, password: PASSWORD });
  expect(String(early.error)).toBe("AuthApiError: Email not confirmed");
  expect(early.error?.code).toBe("email_not_confirmed");

  const { target, hash } = await open(mails[0]);
  expect(target).toBe(`${SITE}/user/account`);
  const token_hash = new URL(mails[0]?.url ?? "").searchParams.get("token");
  expect(Object.fromEntries(hash)).toEqual({ type: "signup", token_hash, email });
  const still = await client().signInWithPassword({ email, password: PASSWORD });
  expect(still.error?.code).toBe("email_not_confirmed");

  const confirmed = await confirm(mails[0]);
  expect(confirmed.body).toMatchObject({ token_type: "bearer", expires_in: 3600 });
  const session = await client().setSession(confirmed.body);
  expect(session.error).toBeNull();
  expect(session.data.user?.email_confirmed_at).toBeTruthy();
  expect(session.data.user?.user_metadata).toMatchObject({ theme: "dark", email_verified: true });
  expect(session.data.user?.identities).toMatchObject([{ provider: "email", identity_data: { email_verified: true } }]);

  const later = await client().signInWithPassword({ email, password: PASSWORD });
  expect(later.error).toBeNull();
  expect(later.data.user?.aud).toBe("authenticated");
});

test("a new account has a profile right away", async () => {
  const id = await auth.addUser("profile@example.com");
  const { rows } = await sql`select is_pro from public.profiles where id = ${id}`.execute(db);
  expect(rows).toEqual([{ is_pro: false }]);
});

test("a sign-up link works only once", async () => {
  await client().signUp({ email: "once@example.com", password: PASSWORD });
  expect((await confirm(mails[0])).status).toBe(200);
  expect((await confirm(mails[0])).body.error_code).toBe("otp_expired");
  const again = (await open(mails[0])).hash;
  expect(Object.fromEntries(again)).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
});

test("only one of three concurrent confirmations with the same link succeeds", async () => {
  await client().signUp({ email: "twice@example.com", password: PASSWORD });
  const answers = await Promise.all([confirm(mails[0]), confirm(mails[0]), confirm(mails[0])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a link with a foreign redirect leads to the home page", async () => {
  const foreign = [
    "https://evil.example/",
    "//evil.example",
    "javascript:alert(1)",
    `blob:${SITE}/6c84fb90-12c4-11e1-840d-7b25c5ee775a`,
    `${SITE}@evil.example/`,
    `${SITE}.evil.example/`,
    "http://localhost:3001/",
    "http://",
  ];
  for (const emailRedirectTo of foreign) {
    await client().signUp({ email: "foreign@example.com", password: PASSWORD, options: { emailRedirectTo } });
    const url = new URL(mails.at(-1)?.url ?? "");
    expect(url.origin).toBe(SITE);
    expect(url.searchParams.get("redirect_to")).toBe(`${SITE}/`);
  }
  // The same applies when it is written into the link itself.
  const url = new URL(mails.at(-1)?.url ?? "");
  url.searchParams.set("redirect_to", "https://evil.example/");
  expect((await open({ type: "signup", to: "", url: url.href })).target).toBe(`${SITE}/`);
});

test("a link may redirect to the site's loopback address or to a path", async () => {
  for (const [given, target] of [
    ["http://127.0.0.1:3000/user/colors", "http://127.0.0.1:3000/user/colors"],
    ["/user/colors?a=1#b", `${SITE}/user/colors?a=1`],
  ] as const) {
    const options = { emailRedirectTo: given };
    await client().signUp({ email: "paths@example.com", password: PASSWORD, options });
    expect(new URL(mails.at(-1)?.url ?? "").searchParams.get("redirect_to")).toBe(target);
  }
});

test("signing up with an existing address gets the usual response and notifies its owner", async () => {
  await auth.addUser("taken@example.com");
  const shapes = [];
  // A new address, the same one unconfirmed, and a confirmed one twice.
  for (const email of ["fresh@example.com", "fresh@example.com", "taken@example.com", "taken@example.com"]) {
    const body = { email, password: "Other0000", data: { a: 1 } };
    const answer = await auth.send("POST", "/signup", { body });
    expect(answer.status).toBe(200);
    const text = JSON.stringify(answer.body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");
    const { id, identities } = answer.body;
    shapes.push(text.replaceAll(email, "email").replaceAll(id, "id").replaceAll(identities[0].identity_id, "identity"));
    for (const time of ["created_at", "updated_at", "confirmation_sent_at"]) {
      expect(Math.abs(Date.parse(answer.body[time]) - Date.now())).toBeLessThan(10_000);
    }
  }
  expect(new Set(shapes).size).toBe(1);
  expect(mails.map(({ type }) => type)).toEqual(["signup", "signup", "existing_account", "existing_account"]);
  const still = await client().signInWithPassword({ email: "taken@example.com", password: PASSWORD });
  expect(still.error).toBeNull();
});

test("an existing address gets the same fake id on every try, so repeating reveals nothing", async () => {
  await auth.addUser("stable@example.com");
  const ids = [];
  for (let tries = 0; tries < 2; tries++) {
    ids.push(
      (await auth.send("POST", "/signup", { body: { email: "stable@example.com", password: PASSWORD } })).body.id,
    );
  }
  expect(ids[0]).toBe(ids[1]);
  const { rows } = await sql`select 1 from auth.users where id = ${ids[0]}`.execute(db);
  expect(rows).toEqual([]);
});

test("ten concurrent sign-ups with one address create one account", async () => {
  const body = { email: "race@example.com", password: PASSWORD };
  const answers = await Promise.all(Array.from({ length: 10 }, () => auth.send("POST", "/signup", { body })));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await sql`select 1 from auth.users where email = ${body.email}`.execute(db);
  expect(rows).toHaveLength(1);
});

test("a resend sends a new link and invalidates the old one", async () => {
  const email = "resend@example.com";
  await client().signUp({ email, password: PASSWORD });
  const options = { emailRedirectTo: `${SITE}/user/account` };
  expect((await client().resend({ type: "signup", email, options })).error).toBeNull();
  expect(mails).toHaveLength(2);
  expect((await open(mails[0])).hash.get("error_code")).toBe("otp_expired");
  const opened = await open(mails[1]);
  expect(opened.target).toBe(`${SITE}/user/account`);
  expect(opened.hash.get("type")).toBe("signup");
});

test("a resend for a confirmed or unknown account sends nothing and gets the same response", async () => {
  await auth.addUser("confirmed@example.com");
  const answers = [];
  for (const email of ["confirmed@example.com", "nobody@example.com"]) {
    answers.push((await auth.send("POST", "/resend", { body: { type: "signup", email } })).body);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(mails).toEqual([]);
});

test("a weak password is rejected with all the reasons", async () => {
  const cases: [string, string[]][] = [
    ["a", ["length", "characters"]],
    ["abcdef", ["characters"]],
    ["abcdef1", ["characters"]],
    ["ABCDEF1", ["characters"]],
    ["Aa1", ["length"]],
    ["Passw0rd with space", ["characters"]],
    ["Passw0rdPassw0rdPassw", ["length"]],
  ];
  for (const [password, reasons] of cases) {
    const { error } = await client().signUp({ email: "weak@example.com", password });
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(reasons);
    expect(error?.status).toBe(422);
  }
  const { error } = await client().signUp({ email: "weak@example.com", password: "a" });
  expect(error?.message).toBe(
    "Password should be at least 6 characters. Password should contain at least one character of each: " +
      "abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.",
  );
  expect(mails).toEqual([]);
});

test("an invalid address is rejected, and addresses are case-insensitive", async () => {
  for (const email of ["a", "a@b", "a@@b.com", "a b@c.com", `${"a".repeat(260)}@b.com`, "a\u0001@b.com"]) {
    const { error } = await client().signUp({ email, password: PASSWORD });
    expect(error?.message).toBe("Unable to validate email address: invalid format");
  }
  await auth.addUser("case@example.com");
  expect((await client().signInWithPassword({ email: " Case@Example.com ", password: PASSWORD })).error).toBeNull();
});

test("a sign-up without an address or a password is rejected", async () => {
  const anonymous = await client().signInAnonymously();
  expect(anonymous.error?.code).toBe("anonymous_provider_disabled");
  const { error } = await client().signUp({ email: "empty@example.com", password: "" });
  expect(error?.message).toBe("Signup requires a valid password");
});

test("email tokens are stored as hashes, and passwords as bcrypt hashes that Supabase can read", async () => {
  await client().signUp({ email: "hashes@example.com", password: PASSWORD });
  const token = new URL(mails[0]?.url ?? "").searchParams.get("token") ?? "";
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const { rows } = await sql<{ all: string; encrypted_password: string }>`select u::text as all, encrypted_password
    from auth.users u where email = 'hashes@example.com'`.execute(db);
  expect(rows[0]?.all).not.toContain(token);
  expect(rows[0]?.all).not.toContain(PASSWORD);
  expect(rows[0]?.encrypted_password).toMatch(/^\$2a\$04\$/);
});

test("a magic link for an unknown address creates an account that the link confirms", async () => {
  const email = "magic@example.com";
  expect((await client().signInWithOtp({ email, options: { emailRedirectTo: `${SITE}/x` } })).error).toBeNull();
  expect(mails).toMatchObject([{ type: "signup", to: email }]);
  const before = await sql<{
    at: unknown;
  }>`select email_confirmed_at as at from auth.users where email = ${email}`.execute(db);
  expect(before.rows).toEqual([{ at: null }]);

  expect((await client().verifyOtp({ email, token: "123456", type: "email" })).error?.code).toBe("otp_expired");
  const token_hash = new URL(mails[0]?.url ?? "").searchParams.get("token") ?? "";
  const verified = await client().verifyOtp({ token_hash, type: "email" });
  expect(verified.error).toBeNull();
  expect(verified.data.session).toBeTruthy();

  await client().signInWithOtp({ email });
  expect(mails.at(-1)?.type).toBe("magiclink");
  expect((await open(mails.at(-1))).hash.get("type")).toBe("magiclink");
});

test("a magic link that must not create an account sends nothing to an unknown address, without an error", async () => {
  const { error } = await client().signInWithOtp({ email: "none@example.com", options: { shouldCreateUser: false } });
  expect(error).toBeNull();
  expect(mails).toEqual([]);
});
