import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, open, test } from "./journey.ts";
import { createAccount, findLink, logIn, signOut } from "./member.ts";

test("a forgotten password is asked for by its address, and closing forgets all of it", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/auth/v1/recover*", (route) => {
    asked.push(route.request().postData() ?? "");
    return route.fulfill({ json: {} });
  });
  await open(page, "/");
  await page.getByRole("button", { name: "Log In", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("ada@studio.test");
  await dialog.getByRole("button", { name: "Recovery Password" }).click();
  await expect(dialog).toHaveAccessibleName("Forgot password?");
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Go Back" }).click();
  await expect(dialog).toHaveAccessibleName("Log In");
  await dialog.getByRole("button", { name: "Recovery Password" }).click();
  await expect(dialog.getByLabel("Email")).toHaveValue("ada@studio.test");
  await dialog.getByRole("button", { name: "Send Password Reset Link" }).click();
  await expect(
    dialog.getByText("Check your inbox ada@studio.test and click on the link to reset your password."),
  ).toBeVisible();
  expect(asked.map((body) => JSON.parse(body).email)).toEqual(["ada@studio.test"]);
  await dialog.getByRole("button", { name: "Go Back" }).click();
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(dialog.getByLabel("Email")).toHaveValue("ada@studio.test");

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Log In", exact: true }).first().click();
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(dialog.getByLabel("Email")).toHaveValue("");
});

test("what the service refuses is in the alert, and the address stays", async ({ page }) => {
  const tooSoon = "For security purposes, you can only request this after 43 seconds.";
  await page.route("**/auth/v1/recover*", (route) =>
    route.fulfill({ status: 429, json: { code: 429, error_code: "over_email_send_rate_limit", msg: tooSoon } }),
  );
  await open(page, "/");
  const dialog = await askForLink(page, "ada@studio.test");
  await expect(dialog.getByRole("alert")).toHaveText(tooSoon);
  await expect(dialog.getByLabel("Email")).toHaveValue("ada@studio.test");
});

test("the reset dialog stays until the password is good, and leads to the account", async ({ page }) => {
  test.slow(); // from the sign-up to the second log-in
  const member = await createAccount(page, "reset");
  await open(page, "/");
  await comeByLink(page, member.address);
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await expect(dialog.getByLabel("New Password:")).toBeFocused();
  await expect(page).toHaveURL("/");
  expect((await dialog.boundingBox())?.width).toBe(600);
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.mouse.click(10, 400);
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const fill = async (password: string, repeat: string) => {
    await dialog.getByLabel("New Password:").fill(password);
    await dialog.getByLabel("Repeat Password:").fill(repeat);
    await dialog.getByRole("button", { name: "Reset Password" }).click();
  };
  await fill("Brandnew2", "Brandnew3");
  await expect(dialog.getByLabel("Repeat Password:")).toHaveAccessibleDescription("Passwords must be same");
  await fill(member.password, member.password);
  await expect(dialog.getByRole("alert")).toContainText("New password should be different from the old password");
  await fill("Brandnew2", "Brandnew2");
  await expect(page).toHaveURL("/user/account");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Your password was changed")).toBeVisible();
  await signOut(page);
  await logIn(page, { ...member, password: "Brandnew2" });
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
});

test("only the tab that the link opened asks for the new password", async ({ page, context }) => {
  const member = await createAccount(page, "tabs");
  await open(page, "/");
  const other = await context.newPage();
  await open(other, "/color");
  await page.bringToFront();
  await comeByLink(page, member.address);
  await expect(page.getByRole("dialog", { name: "Reset Password" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  expect(page.url()).not.toContain("access_token");
});

async function askForLink(page: Page, address: string) {
  await page.getByRole("button", { name: "Log In", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(address);
  await dialog.getByRole("button", { name: "Recovery Password" }).click();
  await dialog.getByRole("button", { name: "Send Password Reset Link" }).click();
  return dialog;
}

/** By the mail that the dialog asks for. */
async function comeByLink(page: Page, address: string) {
  const dialog = await askForLink(page, address);
  await expect(dialog.getByText(`Check your inbox ${address}`)).toBeVisible();
  await page.goto(await findLink(page, address, (link) => link.includes("type=recovery")));
}
