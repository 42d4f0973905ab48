import { expect, goInPlace, open, readKeys, test } from "./journey.ts";
import { becomeMember, logIn, openAccountDialog, signOut } from "./member.ts";

// A passkey belongs to a host name; an IP address does not work.
test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "localhost")) });

test("a passkey is added, asked for at the next login, and removed", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const member = await becomeMember(page, "passkey");
  await open(page, "/user/account");
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await expect(section.getByRole("list", { name: "Recovery codes" })).toBeFocused();
  await section.getByRole("checkbox", { name: "I have saved them" }).check();
  await section.getByRole("button", { name: "Done" }).click();
  const rows = section.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(page.getByText("10 of 10 recovery codes are left.")).toBeVisible();

  await signOut(page);
  await logIn(page, member);
  const dialog = page.getByRole("dialog", { name: "Two-factor code" });
  await dialog.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();

  await goInPlace(page, "/user/account");
  await expect(page.getByRole("region", { name: "Sessions" })).toContainText("With password and a passkey");

  await signOut(page);
  const logInDialog = await openAccountDialog(page, "Log In");
  await logInDialog.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await goInPlace(page, "/user/account");
  await expect(page.getByRole("region", { name: "Sessions" })).toContainText("With a passkey");
  await rows.getByRole("button", { name: "Remove the passkey" }).click();
  await page.getByRole("dialog", { name: "Remove this passkey?" }).getByRole("button", { name: "Remove" }).click();
  await expect(section.getByText("The passkey no longer works here.")).toBeVisible();
  await expect(rows).toHaveCount(0);
  const logInAgain = page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: readKeys().anonKey },
    data: { email: member.address, password: member.password },
  });
  expect((await (await logInAgain).json()).user.factors ?? []).toEqual([]);
  await browser.send("WebAuthn.disable");
  await browser.detach();
});
