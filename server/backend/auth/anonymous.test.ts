import { beforeEach, expect, test } from "vitest";
import { openTestAuth, PASSWORD } from "../../test-auth.ts";
import { sql } from "../sql.ts";
import { cleanAuth } from "./clean.ts";
import { linkProfile } from "./oauth/sign-in.ts";
import type { Provider } from "./providers.ts";

const auth = await openTestAuth({ anonymousByIp: { points: 30, duration: 3600 } }, undefined, {
  areAnonymousAllowed: true,
});
const { client, db, mails } = auth;

beforeEach(() => void mails.splice(0));

let network = 0;
/** A new anonymous user, each from a separate network. */
async function begin(data = {}) {
  const browser = client(`198.51.100.${++network}`);
  const answer = await browser.signInAnonymously({ options: { data } });
  if (answer.error) throw answer.error;
  const token = answer.data.session?.access_token ?? "";
  return { browser, token, user: answer.data.user };
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

test("anonymous sign-in is disabled by default", async () => {
  const plain = await openTestAuth("off", db);
  const { error } = await plain.client().signInAnonymously();
  expect([error?.status, error?.code, error?.message]).toEqual([
    422,
    "anonymous_provider_disabled",
    "Anonymous sign-ins are disabled",
  ]);
  const settings = await plain.send("GET", "/settings");
  expect(settings.body.external.anonymous_users).toBe(false);
});

test("an anonymous user has a session and a profile but no identities", async () => {
  const { browser, token, user } = await begin({ theme: "dark" });
  expect(user).toMatchObject({ email: "", is_anonymous: true, identities: [], user_metadata: { theme: "dark" } });
  expect(claimsOf(token)).toMatchObject({ is_anonymous: true, role: "authenticated", amr: [{ method: "anonymous" }] });
  expect((await browser.refreshSession()).error).toBeNull();
  const profile = await sql`select is_pro from public.profiles where id = ${user?.id}`.execute(db);
  expect(profile.rows).toEqual([{ is_pro: false }]);
});

test("confirming an address turns an anonymous user into an account with the same id and password", async () => {
  const { browser, user } = await begin();
  const email = "kept@example.com";
  expect((await browser.updateUser({ email, password: PASSWORD })).error).toBeNull();
  expect((await client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe("invalid_credentials");
  expect(mails).toMatchObject([{ type: "email_change", to: email }]);
  const { hash } = await auth.open(mails[0]);
  expect(claimsOf(hash.get("access_token") ?? "").is_anonymous).toBe(false);
  const { data, error } = await client().signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    id: user?.id,
    email,
    is_anonymous: false,
    identities: [{ provider: "email", identity_data: { email, email_verified: true } }],
    app_metadata: { provider: "email", providers: ["email"] },
  });
});

test("an existing account's address is not taken over, and only its owner is notified", async () => {
  await auth.addUser("taken@example.com");
  const { browser } = await begin();
  expect((await browser.updateUser({ email: "taken@example.com" })).error).toBeNull();
  expect(mails).toMatchObject([{ type: "existing_account", to: "taken@example.com" }]);
  expect((await browser.getUser()).data.user?.is_anonymous).toBe(true);
});

test("linking a provider turns it into an account with the provider's verified address", async () => {
  const { browser, user } = await begin();
  const unverified = (await begin()).user?.id ?? "";
  const github = { name: "github", label: "Github" } as Provider;
  const link = (id: string, email: string, isEmailVerified: boolean) =>
    linkProfile(auth.core, github, { id: `at github: ${id}`, email, isEmailVerified, data: {} }, id);
  await link(user?.id ?? "", "octo@example.com", true);
  await browser.refreshSession();
  expect((await browser.getUser()).data.user).toMatchObject({
    email: "octo@example.com",
    is_anonymous: false,
    app_metadata: { provider: "github", providers: ["github"] },
  });
  // An address in use stays with its owner. Without a verified one, no one could log in to the account again.
  const other = (await begin()).user?.id ?? "";
  await expect(link(other, "octo@example.com", true)).rejects.toMatchObject({ code: "email_exists" });
  await expect(link(unverified, "unproved@example.com", false)).rejects.toMatchObject({
    code: "provider_email_needs_verification",
  });
  const rows = sql`select email, is_anonymous from auth.users where id in (${other}, ${unverified})`;
  expect((await rows.execute(db)).rows).toEqual(Array(2).fill({ email: null, is_anonymous: true }));
});

test("account-only actions are rejected", async () => {
  const { browser } = await begin();
  const password = await browser.updateUser({ password: PASSWORD });
  expect(password.error?.message).toBe(
    "Updating password of an anonymous user without an email or phone is not allowed",
  );
  const factor = await browser.mfa.enroll({ factorType: "totp" });
  expect([factor.error?.status, factor.error?.code, factor.error?.message]).toEqual([
    403,
    "no_authorization",
    "Anonymous user not allowed to perform these actions",
  ]);
  expect((await browser.reauthenticate()).error?.message).toBe(
    "Reauthentication requires the user to have an email or a phone number",
  );
});

test("a network can create 30 anonymous users an hour", async () => {
  const browser = client("203.0.113.1");
  for (let count = 0; count < 30; count++) expect((await browser.signInAnonymously()).error).toBeNull();
  expect((await browser.signInAnonymously()).error?.status).toBe(429);
  expect((await client("203.0.113.2").signInAnonymously()).error).toBeNull();
});

test("an anonymous user is deleted after 30 days without use; one in use or with a subscription is kept", async () => {
  const gone = (await begin()).user?.id;
  const ended = (await begin()).user?.id;
  const used = (await begin()).user?.id;
  const paying = (await begin()).user?.id;
  await sql`insert into subscriptions (id, user_id, status, livemode, event_created) values
    ('sub_1', ${paying}, 'active', true, now()), ('sub_2', ${ended}, 'canceled', true, now())`.execute(db);
  const inDays = (days: number) => Date.now() + days * 86_400_000;
  await sql`update auth.sessions set refreshed_at = now() + interval '20 days' where user_id = ${used}`.execute(db);
  await cleanAuth(db, inDays(31));
  const { rows } = await sql<{ id: string }>`select id from auth.users
    where id in (${gone}, ${ended}, ${used}, ${paying})`.execute(db);
  expect(rows.map(({ id }) => id).sort()).toEqual([used, paying].sort());
});
