import { expect, expectAccessible, open, readKeys, test } from "./journey.ts";
import { createAccount, findLink, openAccountDialog } from "./member.ts";

/** A page that renders fast. */
const PAGE = "/legal/privacy-policy";

test("only the link's tab asks for a new password, Escape closes it, and a second link sets it and opens the account", async ({
  page,
  context,
}) => {
  test.slow(); // from a forgotten password to a login with the new one
  const member = await createAccount(page, "reset");
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, PAGE);
  await page.bringToFront();
  const forgotten = await openAccountDialog(page, "Log In");
  await forgotten.getByLabel("Email").fill(member.address);
  await forgotten.getByRole("button", { name: "Recovery Password" }).click();
  await forgotten.getByRole("button", { name: "Send Password Reset Link" }).click();
  await expect(forgotten.getByText(`Check your inbox ${member.address}`)).toBeVisible();
  await page.goto(await findLink(page, member.address, (link) => link.includes("type=recovery")));
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await expect(dialog.getByLabel("New Password:")).toBeFocused();
  await expect(other.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await other.close();
  await expect(page).toHaveURL("/");
  expect((await dialog.boundingBox())?.width).toBe(600);
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.mouse.click(10, 400);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  expect(page.url()).not.toContain("access_token");

  const second = await page.request.post("/auth/v1/admin/generate_link", {
    headers: { apikey: readKeys().secretKey },
    params: { redirect_to: new URL(PAGE, page.url()).href },
    data: { type: "recovery", email: member.address },
  });
  await page.goto((await second.json()).action_link);
  const fill = async (password: string, repeat: string) => {
    await dialog.getByLabel("New Password:").fill(password);
    await dialog.getByLabel("Repeat Password:").fill(repeat);
    await dialog.getByRole("button", { name: "Reset Password" }).click();
  };
  await dialog.waitFor();
  await page.reload();
  await dialog.waitFor();
  await expectAccessible(dialog);
  await fill("Brandnew2", "Brandnew3");
  await expect(dialog.getByLabel("Repeat Password:")).toHaveAccessibleDescription("Passwords must be same");
  await fill(member.password, member.password);
  await expect(dialog.getByRole("alert")).toContainText("New password should be different from the old password");
  await fill("Brandnew2", "Brandnew2");
  await expect(page).toHaveURL("/user/account");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Your password was changed")).toBeVisible();
  const logInAgain = page.request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: readKeys().anonKey },
    data: { email: member.address, password: "Brandnew2" },
  });
  expect((await logInAgain).status()).toBe(200);
});
