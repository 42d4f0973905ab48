import { expect, test } from "vitest";
import { BACK, hashOf, openTestSites, SITE, type TestSite } from "../../../../e2e/fixtures/site-with-providers.ts";
import { sql } from "../../sql.ts";
import { addIdentity } from "../users.ts";

const { sites, enroll } = await openTestSites();

for (const { name, db, core, keys, openBrowser, signIn, userOf, findUsers, listIdentities, register } of sites) {
  const askLink = (browser: ReturnType<TestSite["openBrowser"]>, provider: string, accessToken: string) => {
    const query = new URLSearchParams({ provider, redirect_to: BACK, skip_http_redirect: "true" });
    return browser.ask(`${SITE}/auth/v1/user/identities/authorize?${query}`, {
      headers: { accept: "application/json", apikey: keys.anonKey, authorization: `Bearer ${accessToken}` },
    });
  };

  test(`${name}: linking adds a sign-in method, whatever its address, and keeps the session`, async () => {
    const account = enroll(false);
    const { user, session } = await register(`owner-of-${account.id}@example.com`);
    const walker = openBrowser();
    const answer = await askLink(walker, "github", session.access_token);
    const { url } = (await answer.json()) as { url: string };
    expect((await walker.walk(url, { account: account.id })).href).toBe(BACK);
    expect(await listIdentities(user.id)).toEqual(["email", "github"]);
    const [row] = await findUsers(`owner-of-${account.id}@example.com`);
    expect(row?.raw_app_meta_data).toMatchObject({ provider: "email", providers: ["email", "github"] });
    const { hash } = await signIn("github", account);
    expect(await userOf(hash.access_token)).toBe(user.id);
  });

  test(`${name}: an identity can belong to only one account`, async () => {
    const account = enroll();
    const owner = await userOf((await signIn("google", account)).hash.access_token);
    const { user, session } = await register(`second-${account.id}@example.com`);
    const walker = openBrowser();
    const { url } = (await (await askLink(walker, "google", session.access_token)).json()) as { url: string };
    const address = await walker.walk(url, { account: account.id });
    expect(hashOf(address)).toMatchObject({
      error_code: "identity_already_exists",
      error_description: "Identity is already linked to another user",
    });
    expect(await listIdentities(user.id)).toEqual(["email"]);
    expect(await listIdentities(owner)).toEqual(["google"]);
  });

  test(`${name}: linking requires being signed in, with the second factor if there is one`, async () => {
    const walker = openBrowser();
    expect((await askLink(walker, "google", keys.anonKey)).status).toBe(401);
    expect((await askLink(walker, "google", "junk")).status).toBe(403);
    const { user, session } = await register(`factor-${enroll().id}@example.com`);
    await sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values
      (gen_random_uuid(), ${user.id}, 'totp', 'verified')`.execute(db);
    const refused = await askLink(walker, "google", session.access_token);
    expect([refused.status, (await refused.json()).error_code]).toEqual([401, "insufficient_aal"]);
  });

  test(`${name}: linking cannot be completed in another browser`, async () => {
    const account = enroll();
    const { user, session } = await register(`attacker-${account.id}@example.com`);
    const { url } = (await (await askLink(openBrowser(), "github", session.access_token)).json()) as {
      url: string;
    };
    const address = await openBrowser().walk(url, { account: account.id });
    expect(hashOf(address).error_code).toBe("bad_oauth_state");
    expect(await listIdentities(user.id)).toEqual(["email"]);
  });

  test(`${name}: adding an identity that belongs to another account changes neither account`, async () => {
    const account = enroll();
    const owner = await userOf((await signIn("github", account)).hash.access_token);
    const { user } = await register(`third-${account.id}@example.com`);
    await addIdentity(core, user.id, "github", { providerId: account.id, data: { sub: account.id } });
    expect([await listIdentities(owner), await listIdentities(user.id)]).toEqual([["github"], ["email"]]);
  });
}
