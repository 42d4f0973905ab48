import { AuthClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import {
  authorizeUrl,
  BACK,
  openTestSites,
  PASSWORD_HASH,
  SITE,
} from "../../../../e2e/fixtures/site-with-providers.ts";
import { sql } from "../../sql.ts";

const { sites, enroll } = await openTestSites();

for (const {
  name,
  db,
  core,
  handler,
  keys,
  readClaims,
  openBrowser,
  signIn,
  userOf,
  findUsers,
  listIdentities,
  register,
} of sites) {
  for (const provider of ["google", "github"] as const) {
    test(`${name}: signing up with ${provider} redirects back with a session in the hash`, async () => {
      const account = enroll();
      const { address, hash } = await signIn(provider, account);
      expect(address.origin + address.pathname).toBe(BACK);
      expect(Object.keys(hash).sort()).toEqual([
        "access_token",
        "expires_at",
        "expires_in",
        "provider_token",
        "refresh_token",
        "token_type",
      ]);
      const claims = await readClaims(hash.access_token);
      expect(claims).toMatchObject({
        email: account.email.toLowerCase(),
        aal: "aal1",
        app_metadata: { provider, providers: [provider] },
        user_metadata: { name: account.name, email_verified: true },
      });
      expect(claims?.amr[0]?.method).toBe("oauth");
      const [user] = await findUsers(account.email);
      expect([user?.encrypted_password, user?.email_confirmed_at === null]).toEqual([null, false]);
      const profiles = await sql`select is_pro from public.profiles where id = ${claims?.sub}`.execute(db);
      expect(profiles.rows).toEqual([{ is_pro: false }]);
    });

    test(`${name}: a PKCE client exchanges a code from ${provider} for a session and a provider token`, async () => {
      const account = enroll();
      const openClient = () =>
        new AuthClient({
          url: `${SITE}/auth/v1`,
          headers: { apikey: keys.anonKey },
          fetch: (input, init) => handler(new Request(input, init), "127.0.0.1"),
          flowType: "pkce",
          autoRefreshToken: false,
          persistSession: false,
        });
      const [client, other] = [openClient(), openClient()];
      const options = { redirectTo: `${BACK}?tab=1`, skipBrowserRedirect: true };
      const { data: asked } = await client.signInWithOAuth({ provider, options });
      await other.signInWithOAuth({ provider, options });
      const address = new URL(await openBrowser().walk(asked.url ?? "", { account: account.id }));
      expect([address.hash, address.searchParams.get("tab")]).toEqual(["", "1"]);
      const code = address.searchParams.get("code") ?? "";
      expect((await other.exchangeCodeForSession(code)).error?.code).toBe("bad_code_verifier");
      const { data, error } = await client.exchangeCodeForSession(code);
      expect([error, data.user?.email]).toEqual([null, account.email.toLowerCase()]);
      expect(data.session?.provider_token).toBeTruthy();
      expect((await client.exchangeCodeForSession(code)).error).not.toBeNull();

      const denied = await client.signInWithOAuth({ provider, options });
      const back = new URL(await openBrowser().walk(denied.data.url ?? "", { decision: "deny" }));
      expect(back.searchParams.get("error")).toBe("access_denied");
    });

    test(`${name}: signing in again with ${provider} opens the same account despite a new address`, async () => {
      const account = enroll();
      const first = await userOf((await signIn(provider, account)).hash.access_token);
      account.email = `moved-${account.email}`;
      account.isVerified = false;
      const again = await userOf((await signIn(provider, account)).hash.access_token);
      expect(first).toMatch(/^[0-9a-f-]{36}$/);
      expect(again).toBe(first);
    });

    test(`${name}: canceling at ${provider} redirects back without an error code, so no dialog opens`, async () => {
      enroll();
      const { hash } = new URL(await openBrowser().walk(authorizeUrl(provider), { decision: "deny" }));
      const members = new URLSearchParams(hash.slice(1));
      expect([...members.keys()]).toEqual(["error", "error_description"]);
      expect(members.get("error")).toBe("access_denied");
    });

    test(`${name}: an address not verified by ${provider} creates no account`, async () => {
      const account = enroll(false);
      const { hash } = await signIn(provider, account);
      expect(hash).toMatchObject({ error: "access_denied", error_code: "provider_email_needs_verification" });
      expect(hash.error_description).toContain(account.email.toLowerCase());
      expect(hash.access_token).toBeUndefined();
      expect(await findUsers(account.email)).toEqual([]);
    });

    test(`${name}: an address not verified by ${provider} does not open an existing account`, async () => {
      const account = enroll(false);
      const { user } = await register(account.email.toLowerCase());
      const { hash } = await signIn(provider, account);
      expect(hash.error_code).toBe("provider_email_needs_verification");
      expect(await listIdentities(user.id)).toEqual(["email"]);
    });

    test(`${name}: ${provider} opens the account of a verified address and keeps its password`, async () => {
      const account = enroll();
      const { user } = await register(account.email.toLowerCase());
      const { hash } = await signIn(provider, account);
      expect(await userOf(hash.access_token)).toBe(user.id);
      expect((await listIdentities(user.id)).sort()).toEqual(["email", provider].sort());
      const [row] = await findUsers(account.email);
      expect(row?.encrypted_password).toBe(PASSWORD_HASH);
    });

    test(`${name}: an owner signing in with ${provider} takes over a stranger's unconfirmed sign-up`, async () => {
      const account = enroll();
      const { user } = await register(account.email.toLowerCase(), false);
      await sql`update auth.users set confirmation_token = 'c', recovery_token = 'r', email_change = 'evil@example.com',
        email_change_token_new = 'n', raw_user_meta_data = '{"evil": true}' where id = ${user.id}`.execute(db);
      const { hash } = await signIn(provider, account);
      expect(await userOf(hash.access_token)).toBe(user.id);
      const [row] = await findUsers(account.email);
      expect(row).toMatchObject({
        encrypted_password: null,
        confirmation_token: null,
        recovery_token: null,
        email_change: null,
        email_change_token_new: null,
        raw_user_meta_data: { email_verified: true },
      });
      expect(row?.email_confirmed_at).not.toBeNull();
      expect(await listIdentities(user.id)).toEqual([provider]);
      const sessions = await sql`select id from auth.sessions where user_id = ${user.id}`.execute(db);
      expect(sessions.rows).toHaveLength(1);
    });

    test(`${name}: a banned user cannot sign in with ${provider}`, async () => {
      const account = enroll();
      await signIn(provider, account);
      await sql`update auth.users set banned_until = ${core.timestamp(60_000)} where email = ${account.email.toLowerCase()}`.execute(
        db,
      );
      expect((await signIn(provider, account)).hash.error_code).toBe("user_banned");
    });
  }

  test(`${name}: two concurrent first sign-ins create one account`, async () => {
    const account = enroll();
    const both = await Promise.all([signIn("google", account), signIn("google", account)]);
    const users = await Promise.all(both.map(({ hash }) => userOf(hash.access_token)));
    expect(users[0]).toBeDefined();
    expect(users[0]).toBe(users[1]);
    expect(await findUsers(account.email)).toHaveLength(1);
  });
}
