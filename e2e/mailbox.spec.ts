import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  readKeys,
  test,
} from "./journey.ts";
import { confirmAddress } from "./member.ts";

const PASSWORD = "Secret12";

/** Signs up a new person for each journey, because all specs of a run share one mailbox. */
async function signUp(page: Page, baseURL = "") {
  const email = `mail-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const headers = { apikey: readKeys().anonKey };
  const params = { redirect_to: `${baseURL}/user/account` };
  const answer = await page.request.post("/auth/v1/signup", { headers, params, data: { email, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  // The email is sent after the response.
  await expect.poll(async () => (await page.request.get("/mailbox")).text()).toContain(email);
  return email;
}

test("an email appears on refresh and on window focus, runs no scripts, and its button leads to the password", async ({
  page,
  baseURL,
}) => {
  test.slow(); // two emails
  await open(page, "/mailbox");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const list = page.getByRole("navigation", { name: "Emails" });
  const first = await signUp(page);
  await expect(list.getByRole("link", { name: first })).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(list.getByRole("link", { name: first })).toBeVisible();
  const second = await signUp(page, baseURL);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await list.getByRole("link", { name: second }).click();
  await expect(page.getByText(`To ${second}`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page.getByRole("main"));

  await page.setViewportSize({ width: 1280, height: 720 });
  const frame = page.getByTitle("The email “Verify your email address”");
  await expect(frame).toHaveAttribute("sandbox", /^(?!.*allow-(?:scripts|same-origin))/);
  const response = await page.request.get((await frame.getAttribute("src")) ?? "");
  expect(response.headers()["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("heading", { name: "Verify your email address" })).toBeVisible();
  await mail.getByRole("link", { name: "Verify email address" }).click();
  await confirmAddress(page, { address: second, password: PASSWORD });
  await expect(page).toHaveURL(/\/user\/account$/);
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();

  // Shows the email without its policy, which blocks the checks, too.
  await page.goto("about:blank");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.setContent(await response.text());
  await expect(page.getByRole("heading", { name: "Verify your email address" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, ["color-contrast", "link-name", "html-has-lang", "heading-order", "image-alt"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, ["color-contrast"]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the mailbox lists and shows emails and refreshes", async ({ page }) => {
    const email = await signUp(page);
    await page.goto("/mailbox");
    await page.getByRole("link", { name: email }).click();
    await expect(page.getByText(`To ${email}`)).toBeVisible();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page).toHaveURL(/\/mailbox\?*$/);
  });
});

test("without the link from the terminal the page explains what to do", async ({ page, context }) => {
  await context.clearCookies();
  const response = await open(page, "/mailbox");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1, name: "This page is locked" })).toBeVisible();
  await expect(page.getByText("open the link the server printed in its terminal")).toBeVisible();
  await expectAccessible(page.getByRole("main"));
});
