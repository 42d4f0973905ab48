import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "./journey.ts";

const MESSAGE = "The contrast of two colors: how is it measured?";

/** Unlike any other, because the same message twice is sent once. */
async function fillIn(page: Page, message = `${MESSAGE} ${crypto.randomUUID()}`) {
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Message", { exact: true }).fill(message);
  return message;
}

/** The first press may come sooner than people write. */
async function sendUntilItIsTaken(page: Page) {
  await expect(async () => {
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Each journey has a topic of its own, because they share the mailbox. */
async function findMail(page: Page, topic: string, message: string) {
  await page.goto("/mailbox");
  await page
    .getByRole("navigation", { name: "Mails" })
    .getByRole("link", { name: `Contact: ${topic}` })
    .first()
    .click();
  await page.getByText("Plain text").click();
  await expect(page.getByText(message)).toBeVisible();
}

test("a message is checked at its fields, sent, and arrives in the mailbox", async ({ page }) => {
  await open(page, "/contact?topic=press");
  await expect(page.getByLabel("Topic")).toHaveValue("press");
  await page.getByLabel("Email").fill("ada@");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please input correct email address")).toBeVisible();
  await expect(page.getByText("Write at least 10 characters")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue("ada@");
  await expectAccessible(page);
  const message = await fillIn(page);
  await sendUntilItIsTaken(page);
  await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}$/);
  await expect(page.getByRole("status").filter({ hasText: "Your message is on its way" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeVisible();
  await findMail(page, "Press", message);
});

test("without a connection a message stays in the form, and goes out when it is back", async ({ page }) => {
  await open(page, "/contact");
  const message = await fillIn(page);
  await page.route("**/contact.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("You're offline");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message);
  await page.unrouteAll();
  await sendUntilItIsTaken(page);
});

test("a program that fills in everything, at once, is refused", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await page.getByLabel("Leave this empty").fill("https://spam.example");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("A hidden field");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Leave this empty")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form works by full pages, and comes back with what was typed", async ({ page }) => {
    await page.goto("/contact?topic=billing");
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Please input correct email address")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveValue("Ada");
    await expect(page.getByLabel("Topic")).toHaveValue("billing");
    const message = await fillIn(page);
    await sendUntilItIsTaken(page);
    await findMail(page, "Billing", message);
  });
});
