import { expect, expectAccessible, open, test } from "./journey.ts";

test("a message is validated per field, survives a lost connection, is sent, and arrives in the mailbox", async ({
  page,
}) => {
  await open(page, "/contact?topic=press");
  await expect(page.getByLabel("Topic")).toHaveValue("press");
  const [email, trap] = [page.getByLabel("Email"), page.getByLabel("Leave this empty")];
  const send = page.getByRole("button", { name: "Send" });
  await email.fill("ada@");
  await send.click();
  await expect(page.getByText("Please input correct email address")).toBeVisible();
  await expect(page.getByText("Write at least 10 characters")).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("ada@");
  await expectAccessible(page.getByRole("main"));
  // Unique, because a repeated message is sent only once.
  const message = `The contrast of two colors: how is it measured? ${crypto.randomUUID()}`;
  await email.fill("ada@example.com");
  await expect(page.getByText("Please input correct email address")).toHaveCount(0);
  await page.getByLabel("Message", { exact: true }).fill(message);
  // As a bot does, which fills in every field.
  await trap.fill("https://spam.example");
  await send.click();
  await expect(page.getByRole("alert")).toContainText("A hidden field");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(trap).toHaveValue("");
  await page.route("**/contact.data*", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert")).toContainText("You're offline");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message);
  await page.unrouteAll();
  // The first click may come faster than people write.
  await expect(async () => {
    await send.click();
    await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/\/contact\?sent=[0-9a-f]{8}$/);
  await expect(page.getByRole("status").filter({ hasText: "Your message is on its way" })).toBeFocused();
  const mails = page.getByRole("navigation", { name: "Emails" });
  await expect(async () => {
    await page.goto("/mailbox");
    await mails.getByRole("link", { name: "Contact: Press" }).first().click({ timeout: 1000 });
  }).toPass();
  await page.getByText("Plain text").click();
  await expect(page.getByText(message)).toBeVisible();
});
