import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";
import { sql } from "../sql.ts";

const auth = await openTestAuth("off");
const { client, join, signIn, send, mails, open, db } = auth;

beforeEach(() => void mails.splice(0));

async function browserFrom(hash: URLSearchParams) {
  const browser = client();
  const [access_token, refresh_token] = [hash.get("access_token") ?? "", hash.get("refresh_token") ?? ""];
  const { error } = await browser.setSession({ access_token, refresh_token });
  expect(error).toBeNull();
  return browser;
}

test("resetting a password by link signs out all other sessions and notifies the owner", async () => {
  const email = "forgot@example.com";
  const { browser: other } = await join(email);
  expect((await client().resetPasswordForEmail(email, { redirectTo: `${SITE}/user/account` })).error).toBeNull();
  expect(mails).toMatchObject([{ type: "recovery", to: email }]);
  const { target, hash } = await open(mails[0]);
  expect(target).toBe(`${SITE}/user/account`);
  expect(hash.get("type")).toBe("recovery");

  const browser = await browserFrom(hash);
  expect((await browser.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
  const weak = await browser.updateUser({ password: "short" });
  expect(isAuthWeakPasswordError(weak.error)).toBe(true);
  expect((await browser.updateUser({ password: "NewPass123" })).error).toBeNull();
  expect(mails.at(-1)).toEqual({ type: "password_changed", to: email, url: SITE });

  expect((await other.refreshSession()).error).toBeTruthy();
  expect((await browser.refreshSession()).error).toBeNull();
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  await signIn(email, "NewPass123");
});

test("recovery gets the same response for every address and emails only existing accounts", async () => {
  await auth.addUser("recover@example.com");
  const answers = [];
  for (const email of ["recover@example.com", "nobody@example.com"]) {
    const { status, body } = await send("POST", "/recover", { body: { email } });
    answers.push({ status, body });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual({ status: 200, body: {} });
  expect(mails).toMatchObject([{ to: "recover@example.com" }]);
});

test("a link expires after an hour", async () => {
  await auth.addUser("late@example.com");
  await client().resetPasswordForEmail("late@example.com");
  await sql`update auth.users set recovery_sent_at = now() - interval '61 minutes'
    where email = 'late@example.com'`.execute(db);
  expect((await open(mails[0])).hash.get("error_code")).toBe("otp_expired");
});

test("a link works only for its own purpose", async () => {
  await client().signUp({ email: "purpose@example.com", password: PASSWORD });
  const token_hash = new URL(mails[0]?.url ?? "").searchParams.get("token") ?? "";
  for (const type of ["recovery", "email_change", "magiclink"] as const) {
    expect((await client().verifyOtp({ token_hash, type })).error?.code).toBe("otp_expired");
  }
  const odd = await send("POST", "/verify", { body: { type: "constructor", token_hash } });
  expect(odd.body.error_code).toBe("validation_failed");
  expect((await client().verifyOtp({ token_hash, type: "signup" })).error).toBeNull();
});

test("a HEAD request or a prefetch doesn't use up a link", async () => {
  await auth.addUser("scanner@example.com");
  await client().signInWithOtp({ email: "scanner@example.com" });
  const asks = [{ method: "HEAD" }, ...["Sec-Purpose", "Purpose"].map((name) => ({ headers: { [name]: "prefetch" } }))];
  for (const [i, ask] of asks.entries()) {
    const response = await auth.handler(new Request(mails[0]?.url ?? "", ask), "192.0.2.1");
    expect(response.status).toBe(i === 0 ? 405 : 503);
  }
  expect((await open(mails[0])).hash.has("access_token")).toBe(true);
  expect((await open(mails[0])).hash.get("error_code")).toBe("otp_expired");
});

test("an email scanner doesn't use up a recovery link, but the new password does", async () => {
  const email = "scanned@example.com";
  await auth.addUser(email);
  await client().resetPasswordForEmail(email);
  const scanner = await browserFrom((await open(mails[0])).hash);
  const browser = await browserFrom((await open(mails[0])).hash);
  expect((await browser.updateUser({ password: "NewPass123" })).error).toBeNull();
  expect((await open(mails[0])).hash.get("error_code")).toBe("otp_expired");
  expect((await scanner.refreshSession()).error).toBeTruthy();
});

test("a password change invalidates pending links", async () => {
  const email = "void@example.com";
  const { browser } = await join(email);
  await client().resetPasswordForEmail(email);
  await browser.updateUser({ email: "void-new@example.com" });
  const links = mails.filter(({ type }) => type === "recovery" || type === "email_change");
  expect(links).toHaveLength(2);
  await browser.updateUser({ password: "NewPass123" });
  for (const mail of links) expect((await open(mail)).hash.get("error_code")).toBe("otp_expired");
});

test("a new address takes effect once the links to both addresses are opened", async () => {
  const email = "old@example.com";
  const next = "new@example.com";
  const { browser } = await join(email);
  await client().resetPasswordForEmail(email);
  const asked = await browser.updateUser({ email: next }, { emailRedirectTo: `${SITE}/user/account` });
  expect(asked.error).toBeNull();
  expect(asked.data.user).toMatchObject({ email, new_email: next });
  expect(mails.slice(1)).toMatchObject([
    { type: "email_change", to: next, needsOld: true },
    { type: "email_change_current", to: email, newAddress: next },
  ]);
  expect((await open(mails[1])).hash.get("message")).toMatch(/^Confirmation link accepted/);
  await signIn(email);

  const { target, hash } = await open(mails[2]);
  expect(target).toBe(`${SITE}/user/account`);
  expect(hash.get("type")).toBe("email_change");
  const { data } = await (await browserFrom(hash)).getUser();
  expect(data.user).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] });
  expect(data.user).not.toHaveProperty("new_email");
  await signIn(next);
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  // The link sent to the old address must not be a way back in.
  expect((await open(mails[0])).hash.get("error_code")).toBe("otp_expired");
});

test("with a second factor, the link to the new address is enough, and the old one is notified", async () => {
  const email = "factor@example.com";
  const { browser } = await join(email);
  const { data } = await browser.mfa.enroll({ factorType: "totp" });
  const code = new TOTP({ secret: data?.totp?.secret ?? "" }).generate();
  await browser.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
  mails.splice(0);
  await browser.updateUser({ email: "factor-new@example.com" });
  expect(mails.map(({ type, to }) => `${type} ${to}`)).toEqual([
    "email_change factor-new@example.com",
    `email_change_notice ${email}`,
  ]);
  expect(mails[0]).toMatchObject({ needsOld: false });
  expect((await open(mails[0])).hash.has("access_token")).toBe(true);
});

test("the link to a new address can be resent", async () => {
  const { browser } = await join("again@example.com");
  await browser.updateUser({ email: "again-new@example.com" });
  const [first, current] = mails;
  await open(current);
  expect((await client().resend({ type: "email_change", email: "again@example.com" })).error).toBeNull();
  expect(mails.at(-1)).toMatchObject({ type: "email_change", to: "again-new@example.com", needsOld: false });
  expect((await open(first)).hash.get("error_code")).toBe("otp_expired");
  expect((await open(mails.at(-1))).hash.has("access_token")).toBe(true);
});

test("changing to another account's address gets the usual response but sends it no link", async () => {
  await auth.addUser("theirs@example.com");
  const { browser } = await join("mine@example.com");
  const asked = await browser.updateUser({ email: "theirs@example.com" });
  expect(asked.error).toBeNull();
  expect(asked.data.user?.new_email).toBe("theirs@example.com");
  await client().resend({ type: "email_change", email: "mine@example.com" });
  expect(mails.map(({ type, to }) => `${type} ${to}`)).toEqual([
    "existing_account theirs@example.com",
    "email_change_current mine@example.com",
  ]);
});

test("a new address taken by another account in the meantime is rejected", async () => {
  const { browser } = await join("slow@example.com");
  await browser.updateUser({ email: "wanted@example.com" });
  await auth.addUser("wanted@example.com");
  await open(mails[1]);
  expect((await open(mails[0])).hash.get("error_code")).toBe("email_exists");
  await signIn("slow@example.com");
});

test("user metadata is merged and grants no rights", async () => {
  const { id, browser } = await join("data@example.com");
  await browser.updateUser({ data: { theme: "dark", size: 1 } });
  const { data } = await browser.updateUser({ data: { size: null, is_pro: true, role: "service_role" } });
  expect(data.user?.user_metadata).toEqual({ theme: "dark", is_pro: true, role: "service_role" });
  expect(data.user?.role).toBe("authenticated");
  const profile = await sql`select is_pro from public.profiles where id = ${id}`.execute(db);
  expect(profile.rows).toEqual([{ is_pro: false }]);
  const token = (await browser.getSession()).data.session?.access_token;
  const body = { role: "service_role", app_metadata: { plan: "pro" }, email_confirm: true, is_anonymous: true };
  const answer = await send("PUT", "/user", { token, body });
  expect(answer.body).toMatchObject({
    role: "authenticated",
    app_metadata: { provider: "email" },
    is_anonymous: false,
  });
  expect(answer.body.app_metadata).not.toHaveProperty("plan");
});

test("metadata that is too large or too deep is rejected", async () => {
  const { browser } = await join("large@example.com");
  const big = { text: "ö".repeat(900) };
  expect((await browser.updateUser({ data: { text: "ö".repeat(1000) } })).error?.code).toBe("validation_failed");
  expect((await browser.updateUser({ data: big })).error).toBeNull();
  expect((await browser.updateUser({ data: { more: "a".repeat(200) } })).error?.code).toBe("validation_failed");
  let deep: object = {};
  for (let level = 0; level < 20; level++) deep = { deep };
  expect((await browser.updateUser({ data: deep })).error?.code).toBe("validation_failed");
});

test("metadata from before the limit is left out of tokens, and can be removed", async () => {
  const { id, browser } = await join("older@example.com");
  await sql`update auth.users set raw_user_meta_data = jsonb_build_object('x', repeat('a', 16000), 'theme', 'dark')
    where id = ${id}`.execute(db);
  const { data } = await browser.refreshSession();
  expect(data.session?.access_token.length).toBeLessThan(2000);
  expect(data.user?.user_metadata).toMatchObject({ theme: "dark" });
  const body = { password: "NewPass123" };
  expect((await send("PUT", `/admin/users/${id}`, { key: auth.keys.secretKey, body })).status).toBe(200);
  const again = await auth.signIn("older@example.com", body.password);
  expect((await again.updateUser({ data: { x: null } })).data.user?.user_metadata).toEqual({ theme: "dark" });
});

test("the last sign-in method can't be removed; others can", async () => {
  const email = "ways@example.com";
  const { id, browser } = await join(email);
  const [only] = (await browser.getUserIdentities()).data?.identities ?? [];
  if (!only) throw new Error("No identity");
  expect((await browser.unlinkIdentity(only)).error?.code).toBe("single_identity_not_deletable");

  await sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('github', '42', ${id}, '{"sub": "42"}')`.execute(db);
  const stranger = await auth.addUser("stranger@example.com");
  const foreign = await sql<{ id: string }>`select id from auth.identities where user_id = ${stranger}`.execute(db);
  const token = (await browser.getSession()).data.session?.access_token;
  for (const identity of [foreign.rows[0]?.id, "6c84fb90-12c4-11e1-840d-7b25c5ee775a", "x"]) {
    const answer = await send("DELETE", `/user/identities/${identity}`, { token });
    expect(answer.body.error_code).toBe("identity_not_found");
  }

  // Removing the email identity also removes the password; setting a new one restores it.
  expect((await browser.unlinkIdentity(only)).error).toBeNull();
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  expect((await browser.getUser()).data.user?.app_metadata.providers).toEqual(["github"]);
  expect((await browser.updateUser({ password: "NewPass123" })).error).toBeNull();
  const { data } = await browser.getUser();
  expect(data.user?.app_metadata.providers?.toSorted()).toEqual(["email", "github"]);
  expect(data.user?.identities?.map(({ provider }) => provider).toSorted()).toEqual(["email", "github"]);
  await signIn(email, "NewPass123");

  const github = data.user?.identities?.find(({ provider }) => provider === "github");
  if (!github) throw new Error("No identity of Github");
  expect((await browser.unlinkIdentity(github)).error).toBeNull();
  await signIn(email, "NewPass123");
});

test("removing two sign-in methods at once leaves one", async () => {
  const email = "both@example.com";
  const id = await auth.addUser(email);
  await sql`insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('github', '43', ${id}, '{"sub": "43"}')`.execute(db);
  const browser = await signIn(email);
  const identities = (await browser.getUserIdentities()).data?.identities ?? [];
  const token = (await browser.getSession()).data.session?.access_token;
  const answers = await Promise.all(
    identities.map(({ identity_id }) => send("DELETE", `/user/identities/${identity_id}`, { token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});
