import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "./journey.ts";
import { openAccountDialog, refuseOnce, TOO_SOON } from "./member.ts";

const PASSWORD = "Lovelace1";
const RECOVER = "/auth/v1/recover";

test("failed sign-ups and resets show the error and keep the input, and late responses don't touch the next dialog", async ({
  page,
}) => {
  test.slow(); // many answers of the service
  await open(page, "/legal/privacy-policy"); // renders fast
  await failToSignUp(page);
  await forgetPassword(page);
});

async function failToSignUp(page: Page) {
  await page.route("**/auth/v1/signup*", (route) => route.abort());
  const dialog = await openAccountDialog(page, "Sign Up");
  await dialog.getByLabel("Email").fill("ada@studio.test");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);

  await page.unroute("**/auth/v1/signup*");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const address = "alan@studio.test";
  const account = { id: "1", aud: "authenticated", email: address, identities: [] };
  const answer = await holdBack(page, "/auth/v1/signup", account);
  await openAccountDialog(page, "Sign Up");
  await dialog.getByLabel("Email").fill(address);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await openAccountDialog(page, "Sign Up");
  await dialog.getByLabel("Email").fill("grace@studio.test");
  answer();
  await expect(page.getByText(`We sent an email to ${address}`)).toBeVisible();
  await expect(dialog).toHaveAccessibleName("Create Account");
  await expect(dialog.getByLabel("Email")).toHaveValue("grace@studio.test");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Opens the view by its address, once; a refusal is shown, and going back or closing forgets it. */
async function forgetPassword(page: Page) {
  const dialog = await openAccountDialog(page, "Log In");
  const email = dialog.getByLabel("Email");
  const toRecovery = dialog.getByRole("button", { name: "Recovery Password" });
  const goBack = dialog.getByRole("button", { name: "Go Back" });
  await email.fill("ada@studio.test");
  await toRecovery.click();
  await expect(dialog).toHaveAccessibleName("Forgot password?");
  await expectAccessible(dialog);
  await goBack.click();
  await expect(dialog).toHaveAccessibleName("Log In");
  await toRecovery.click();
  await expect(email).toHaveValue("ada@studio.test");
  const asked = await refuseOnce(page, RECOVER);
  await dialog.getByRole("button", { name: "Send Password Reset Link" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(TOO_SOON);
  await expect(email).toHaveValue("ada@studio.test");
  expect(asked).toMatchObject([{ body: { email: "ada@studio.test" } }]);

  let tries = 0;
  page.on("request", (request) => {
    if (request.url().includes(RECOVER)) tries++;
  });
  let answer = await holdBack(page, RECOVER, {});
  await email.press("Enter");
  const button = dialog.getByRole("button", { name: "Sending the link…" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  await email.press("Enter");
  answer();
  await expect(
    dialog.getByText("Check your inbox ada@studio.test and click on the link to reset your password."),
  ).toBeVisible();
  expect(tries).toBe(1);
  await expect(goBack).toBeFocused();

  await goBack.click();
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(email).toHaveValue("ada@studio.test");
  answer = await holdBack(page, RECOVER, {});
  await toRecovery.click();
  await page.keyboard.press("Enter");
  await goBack.click();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const answered = page.waitForEvent("requestfinished", (request) => request.url().includes(RECOVER));
  answer();
  await answered;
  // Longer than the view's transition.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await openAccountDialog(page, "Log In");
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(email).toHaveValue("");
}

/** Holds back a response until the returned function is called. */
async function holdBack(page: Page, path: string, json: object) {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}*`, async (route) => {
    await gate.promise;
    await route.fulfill({ json });
  });
  return gate.resolve;
}
