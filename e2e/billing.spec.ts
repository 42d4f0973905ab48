import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  openMachineLink,
  readKeys,
  test,
} from "./journey.ts";
import { becomeMember } from "./member.ts";

test("a member buys Pro in the test checkout and cancels in the portal, even without JavaScript, but never cross-origin", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // many pages
  await becomeMember(page, "pays");
  expect(await isPro(page)).toBe(false);
  await open(page, (await ask(page, "POST", "checkout")).url);
  await expect(page.getByRole("heading", { level: 1, name: "Test checkout" })).toBeVisible();
  await expect(page.getByText("no card is needed, and nothing is charged")).toBeVisible();
  await expectAccessibleInBothThemes(page.getByRole("main"));

  await page.getByRole("button", { name: "Payment fails" }).click();
  await expect(page.getByRole("alert")).toContainText("The test payment was declined.");
  expect(await isPro(page)).toBe(false);

  // The account page soon removes it from its address.
  const coming = page.waitForRequest(/\/user\/account\?checkout=done&session_id=cs_test_\w+$/);
  await page.getByRole("button", { name: "Pay $3.10 (test)" }).click();
  await coming;
  await expect(page).toHaveURL("/user/account");
  expect(await isPro(page)).toBe(true);
  expect(await ask(page, "GET", "state")).toMatchObject({ isPro: true, source: "subscription", isTest: true });

  await open(page, (await ask(page, "POST", "portal")).url);
  await expect(page.getByRole("heading", { level: 1, name: "Test billing portal" })).toBeVisible();
  await expect(page.getByText("no card is needed, and nothing is charged")).toBeVisible();
  await expect(page.getByText(/^Pro is on\. The next payment is on /)).toBeVisible();
  await expectAccessible(page.getByRole("main"));
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Cancel now" }).click();
  await expect(page.getByText("Pro has ended.")).toBeVisible();
  expect(await isPro(page)).toBe(false);
  await page.getByRole("link", { name: "Back to your account" }).click();
  await expect(page).toHaveURL("/user/account");

  // Without JavaScript, by the same user.
  const { url } = await ask(page, "POST", "checkout");
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await openMachineLink(plain);
  const other = await plain.newPage();
  await other.goto(url);
  const forged = await other.request.post(url, {
    form: { action: "pay" },
    headers: { Origin: "https://evil.example" },
  });
  expect(forged.status()).toBe(403);
  expect(await isPro(page)).toBe(false);
  await other.getByRole("button", { name: "Pay $3.10 (test)" }).click();
  await expect(other).toHaveURL(/checkout=done/);
  expect(await isPro(page)).toBe(true);
  await other.goto(url);
  await expect(other.getByText("This test payment went through.")).toBeVisible();

  await other.goto((await ask(page, "POST", "portal")).url);
  await other.getByRole("button", { name: "Let the next payment fail" }).click();
  await expect(other.getByText("Pro stays for 7 days")).toBeVisible();
  expect(await ask(page, "GET", "state")).toMatchObject({ isPro: true, status: "past_due" });
  await other.getByRole("button", { name: "Pay $3.10 (test)" }).click();
  await other.getByRole("button", { name: "Refund the last payment" }).click();
  await expect(other.getByText("the last payment was refunded")).toBeVisible();
  expect(await isPro(page)).toBe(false);
  await expect.poll(async () => (await page.request.get("/mailbox")).text()).toContain("Your payment for Pro failed");
  await plain.close();
});

/** Requests the site's billing routes from a member's page. */
async function ask(page: Page, method: string, path: string) {
  return page.evaluate(
    async ([method, path]) => {
      const { access_token } = JSON.parse(localStorage.getItem("huesmith.session") ?? "{}");
      return (await fetch(`/billing/${path}`, { method, headers: { Authorization: `Bearer ${access_token}` } })).json();
    },
    [method, path] as const,
  );
}

/** What the data API returns for the user's own profile. */
async function isPro(page: Page): Promise<boolean> {
  return page.evaluate(async (apikey) => {
    const { access_token } = JSON.parse(localStorage.getItem("huesmith.session") ?? "{}");
    const headers = { apikey, Authorization: `Bearer ${access_token}` };
    const [row] = await (await fetch("/rest/v1/profiles?select=is_pro", { headers })).json();
    return row.is_pro;
  }, readKeys().anonKey);
}
