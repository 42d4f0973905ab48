import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";
import { openAccountDialog } from "./member.ts";

const PASSWORD = "Lovelace1";
const RECOVER = "/auth/v1/recover";

test("whatever goes wrong, the dialog says so, asks once and keeps what was typed", async ({ page }) => {
  const answers = [
    [null, "The server could not be reached."],
    [
      { status: 429, json: { code: 429, error_code: "x", msg: "Request rate limit reached" } },
      "Request rate limit reached",
    ],
    [{ status: 502, body: "<html>Bad Gateway</html>" }, "The service isn't responding."],
  ] as const;
  let tries = 0;
  await page.route("**/auth/v1/signup*", (route) => {
    const answer = answers[tries]?.[0];
    tries++;
    return answer ? route.fulfill(answer) : route.abort();
  });
  await open(page, "/");
  const dialog = await openAccountDialog(page, "Sign Up");
  await dialog.getByLabel("Email").fill("ada@studio.test");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  for (const [place, [, text]] of answers.entries()) {
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expect(dialog.getByRole("alert")).toContainText(text);
    await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
    expect(tries).toBe(place + 1);
  }
});

test("an answer that comes after the dialog was closed leaves the next one alone", async ({ page }) => {
  await open(page, "/");
  const dialog = page.getByRole("dialog");
  for (const [next, address] of [
    ["Log In", "ada@studio.test"],
    ["Sign Up", "alan@studio.test"],
  ] as const) {
    const account = { id: "1", aud: "authenticated", email: address, identities: [] };
    const answer = await holdBack(page, "/auth/v1/signup", account);
    await openAccountDialog(page, "Sign Up");
    await dialog.getByLabel("Email").fill(address);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await openAccountDialog(page, next);
    await dialog.getByLabel("Email").fill("grace@studio.test");
    answer();
    await expect(page.getByText(`We sent an email to ${address}`)).toBeVisible();
    await expect(dialog).toHaveAccessibleName(next === "Log In" ? "Log In" : "Create Account");
    await expect(dialog.getByLabel("Email")).toHaveValue("grace@studio.test");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("a form is sent once however often it is pressed, and after going back its answer leaves the view alone", async ({
  page,
}) => {
  let tries = 0;
  page.on("request", (request) => {
    if (request.url().includes(RECOVER)) tries++;
  });
  let answer = await holdBack(page, RECOVER, {});
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

  await dialog.getByRole("button", { name: "Go Back" }).click();
  answer = await holdBack(page, RECOVER, {});
  await dialog.getByRole("button", { name: "Recovery Password" }).click();
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
