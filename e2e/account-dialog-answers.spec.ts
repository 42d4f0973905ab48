import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";
import { openAccountDialog } from "./member.ts";

const PASSWORD = "Lovelace1";
const RECOVER = "/auth/v1/recover";

for (const [trouble, answer, text] of [
  ["without a connection", null, "The server could not be reached."],
  [
    "too many tries",
    { status: 429, json: { code: 429, error_code: "x", msg: "Request rate limit reached" } },
    "Request rate limit reached",
  ],
  ["a broken service", { status: 502, body: "<html>Bad Gateway</html>" }, "The service isn't responding."],
] as const) {
  test(`${trouble}: the dialog says so and keeps what was typed`, async ({ page }) => {
    let tries = 0;
    await page.route("**/auth/v1/signup*", (route) => {
      tries++;
      return answer ? route.fulfill(answer) : route.abort();
    });
    await open(page, "/");
    const dialog = await openAccountDialog(page, "Sign Up");
    await dialog.getByLabel("Email").fill("ada@studio.test");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expect(dialog.getByRole("alert")).toContainText(text);
    await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
    expect(tries).toBe(1);
  });
}

test("a form is sent once however often it is pressed, and its button says what it waits for", async ({ page }) => {
  let tries = 0;
  page.on("request", (request) => {
    if (request.url().includes(RECOVER)) tries++;
  });
  const answer = await holdBack(page, RECOVER, {});
  await open(page, "/");
  const dialog = await openAccountDialog(page, "Log In");
  await dialog.getByRole("button", { name: "Recovery Password" }).click();
  await dialog.getByLabel("Email").fill("ada@studio.test");
  await page.keyboard.press("Enter");
  const button = dialog.getByRole("button", { name: "Sending the link…" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  await dialog.getByLabel("Email").press("Enter");
  answer();
  await expect(dialog.getByText("Check your inbox")).toBeVisible();
  expect(tries).toBe(1);
});

for (const next of ["Log In", "Sign Up"] as const) {
  test(`an answer that comes after the dialog was closed leaves the next one, ${next}, alone`, async ({ page }) => {
    const account = { id: "1", aud: "authenticated", email: "ada@studio.test", identities: [] };
    const answer = await holdBack(page, "/auth/v1/signup", account);
    await open(page, "/");
    const dialog = await openAccountDialog(page, "Sign Up");
    await dialog.getByLabel("Email").fill("ada@studio.test");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await openAccountDialog(page, next);
    await dialog.getByLabel("Email").fill("grace@studio.test");
    answer();
    await expect(page.getByText("We sent an email to ada@studio.test")).toBeVisible();
    await expect(dialog).toHaveAccessibleName(next === "Log In" ? "Log In" : "Create Account");
    await expect(dialog.getByLabel("Email")).toHaveValue("grace@studio.test");
  });
}

test("a reset link that is sent after going back leaves the view alone", async ({ page }) => {
  const answer = await holdBack(page, RECOVER, {});
  await open(page, "/");
  const dialog = await openAccountDialog(page, "Log In");
  await dialog.getByRole("button", { name: "Recovery Password" }).click();
  await dialog.getByLabel("Email").fill("ada@studio.test");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Go Back" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const answered = page.waitForEvent("requestfinished", (request) => request.url().includes(RECOVER));
  answer();
  await answered;
  // Longer than the view takes to change.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
});

/** A call is answered when the function that this gives is called. */
async function holdBack(page: Page, path: string, json: object) {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${path}*`, async (route) => {
    await gate.promise;
    await route.fulfill({ json });
  });
  return gate.resolve;
}
