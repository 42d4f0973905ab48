import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  openMachineLink,
  test,
} from "./journey.ts";
import { confirmAddress } from "./member.ts";

/** A new person for each journey: all specs of a run have one mailbox. */
function makeAddress() {
  return `mail-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

async function signUp(page: Page, email: string) {
  await open(page, "/tools");
  await page.getByRole("button", { name: "Sign Up" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Account" });
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("Secret12");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("dialog", { name: "Verify your email address" })).toBeVisible();
}

test("the mail of a sign-up is in the mailbox, and its button leads to the password", async ({ page }) => {
  const email = makeAddress();
  await signUp(page, email);
  await open(page, "/mailbox");
  await page.getByRole("navigation", { name: "Mails" }).getByRole("link", { name: email }).click();
  await expect(page.getByText(`To ${email}`)).toBeVisible();
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "Verify your email address" })).toBeVisible();
  await mail.getByRole("link", { name: "Verify email address" }).click();
  await confirmAddress(page, { address: email, password: "Secret12" });
  await expect(page).toHaveURL(/\/user\/account$/);
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
});

test("a mail that comes while the page is open is there after Refresh, and when the person comes back", async ({
  page,
  context,
}) => {
  await open(page, "/mailbox");
  const list = page.getByRole("navigation", { name: "Mails" });
  const [first, second] = [makeAddress(), makeAddress()];
  const other = await context.newPage();
  await signUp(other, first);
  await expect(list.getByRole("link", { name: first })).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(list.getByRole("link", { name: first })).toBeVisible();
  await signUp(other, second);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(list.getByRole("link", { name: second })).toBeVisible();
});

test("the mail in its frame can neither run scripts nor reach the page around it", async ({ page }) => {
  const email = makeAddress();
  await signUp(page, email);
  await open(page, "/mailbox");
  await page.getByRole("navigation", { name: "Mails" }).getByRole("link", { name: email }).click();
  const frame = page.getByTitle("The email “Verify your email address”");
  await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-(?:scripts|same-origin))/);
  const response = await page.request.get((await frame.getAttribute("src")) ?? "");
  expect(response.headers()["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test("without JavaScript the mailbox lists, shows and refreshes", async ({ browser, page, baseURL }) => {
  const email = makeAddress();
  await signUp(page, email);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await openMachineLink(context);
  const plain = await context.newPage();
  await plain.goto("/mailbox");
  await plain.getByRole("link", { name: email }).click();
  await expect(plain.getByText(`To ${email}`)).toBeVisible();
  await plain.getByRole("button", { name: "Refresh" }).click();
  await expect(plain).toHaveURL(/\/mailbox\?*$/);
  await context.close();
});

test("without the link of the terminal the page says what to do", async ({ page, context }) => {
  await context.clearCookies();
  const response = await open(page, "/mailbox");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1, name: "This page is locked" })).toBeVisible();
  await expect(page.getByText("open the link the server printed in its terminal")).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("the mailbox is accessible, fits a phone and is kept out of search engines", async ({ page }) => {
  await signUp(page, makeAddress());
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/mailbox");
  await expectNoSidewaysScroll(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessibleInBothThemes(page);
});

test("a mail is accessible in both themes, and fits a phone", async ({ page }) => {
  const email = makeAddress();
  await signUp(page, email);
  await open(page, "/mailbox");
  await page.getByRole("navigation", { name: "Mails" }).getByRole("link", { name: email }).click();
  const address = (await page.getByTitle("The email “Verify your email address”").getAttribute("src")) ?? "";
  const html = await (await page.request.get(address)).text();
  // Apart from its policy, which keeps the checks out, too.
  await page.goto("about:blank");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.setContent(html);
  await expect(page.getByRole("heading", { name: "Verify your email address" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, ["color-contrast", "link-name", "html-has-lang", "heading-order", "image-alt"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, ["color-contrast"]);
});
