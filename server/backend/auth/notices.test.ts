import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { openTestAuth, PASSWORD, SITE } from "../../test-auth.ts";
import { linkProfile } from "./oauth/sign-in.ts";
import type { Provider } from "./providers.ts";

const auth = await openTestAuth("off");
const { client, keys, mails, send } = auth;
beforeEach(() => void mails.splice(0));

async function addApp({ mfa }: ReturnType<typeof client>, friendlyName: string) {
  const { data } = await mfa.enroll({ factorType: "totp", friendlyName });
  const code = new TOTP({ secret: data?.totp?.secret ?? "" }).generate();
  await mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
  return data?.id ?? "";
}

test("the old address is notified that the account's address has changed", async () => {
  const { browser } = await auth.join("old@example.com");
  await browser.updateUser({ email: "new@example.com" });
  for (const link of mails.splice(0)) for (const _ of [1, 2]) await auth.open(link);
  expect(mails).toEqual([{ type: "email_changed", to: "old@example.com", url: SITE, newAddress: "new@example.com" }]);
});

test("an operator's change of address or password also sends a notice", async () => {
  const { id } = await auth.join("told@example.com");
  const body = { email: "moved@example.com", password: "NewPass123" };
  await send("PUT", `/admin/users/${id}`, { key: keys.secretKey, body });
  await send("PUT", `/admin/users/${id}`, { key: keys.secretKey, body: { email: "moved@example.com" } });
  expect(mails).toMatchObject([
    { type: "email_changed", to: "told@example.com" },
    { type: "password_changed", to: "moved@example.com" },
  ]);
});

test("each second factor added or removed sends a notice, a special one for the first and the last", async () => {
  const { browser } = await auth.join("factors@example.com");
  const ids = [await addApp(browser, "one"), await addApp(browser, "two")];
  await browser.mfa.enroll({ factorType: "totp", friendlyName: "unfinished" });
  for (const factorId of ids) expect((await browser.mfa.unenroll({ factorId })).error).toBeNull();
  const told = ["second_factor_on", "factor_added", "factor_removed", "second_factor_off"];
  expect(mails).toEqual(told.map((type) => ({ type, to: "factors@example.com", url: SITE, factor: "totp" })));
});

test("adding and removing a way to log in each send a notice", async () => {
  const { id, browser } = await auth.join("ways@example.com");
  const profile = { id: "g1", email: null, isEmailVerified: false, data: {} };
  await linkProfile(auth.core, { name: "github", label: "Github" } as Provider, profile, id);
  await expect
    .poll(() => mails)
    .toEqual([{ type: "identity_linked", to: "ways@example.com", url: SITE, provider: "github" }]);
  const { data } = await browser.getUserIdentities();
  const identity = data?.identities.find(({ provider }) => provider === "github");
  expect((await browser.unlinkIdentity(identity as NonNullable<typeof identity>)).error).toBeNull();
  expect(mails[1]).toEqual({ type: "identity_unlinked", to: "ways@example.com", url: SITE, provider: "github" });
});

test("a change that has no effect sends no notice", async () => {
  const { browser } = await auth.join("same@example.com");
  expect((await browser.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
  expect((await browser.updateUser({ password: "short" })).error?.code).toBe("weak_password");
  expect((await browser.updateUser({ email: "same@example.com" })).error).toBeNull();
  expect(mails).toEqual([]);
});
