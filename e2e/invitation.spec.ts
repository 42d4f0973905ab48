import { expect, open, readKeys, test } from "./journey.ts";
import { findLink } from "./member.ts";

test("an invited person sets a password through the link, which logs in and is valid from then on", async ({
  page,
}) => {
  const member = { address: `invited-${crypto.randomUUID().slice(0, 8)}@example.com`, password: "Abcdef1" };
  await open(page, "/legal/privacy-policy"); // renders fast
  const invited = await page.request.post("/auth/v1/invite", {
    headers: { apikey: readKeys().secretKey },
    data: { email: member.address },
  });
  expect(invited.ok()).toBe(true);
  await page.goto(await findLink(page, member.address));
  const dialog = page.getByRole("dialog", { name: "Accept your invitation" });
  await expect(dialog.getByText(`Choose a password for ${member.address}`)).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(member.password);
  await dialog.getByLabel("Repeat password").fill("Abcdef2");
  await dialog.getByRole("button", { name: "Set password and confirm" }).click();
  await expect(dialog.getByText("Passwords must be same")).toBeVisible();
  await dialog.getByLabel("Repeat password").fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  const logIn = page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: readKeys().anonKey },
    data: { email: member.address, password: member.password },
  });
  expect((await logIn).ok()).toBe(true);
});
