import { expect, expectNoSidewaysScroll, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

test("a member buys the yearly plan, switches to monthly billing and back, and cancels", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await plain.newPage();
  await still.goto("/pricing");
  await expect(still.getByText("A year costs 6.2 dollars less than 12 months.")).toBeVisible();
  await still.getByText("Yearly", { exact: true }).click();
  await expect(still.getByText(/^31dollars\s*per year$/)).toBeVisible();
  await expect(still.getByText(/^3\.1dollars\s*per month$/)).toBeHidden();
  await plain.close();

  await becomeMember(page, "yearly");
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/pricing");
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(page.getByText(/^3\.1dollars\s*per month$/)).toBeVisible();
  await page.getByText("Yearly", { exact: true }).click();
  await expect(page.getByText(/^31dollars\s*per year$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Upgrade To Pro" }).click();
  await expect(page.getByText("a year, until you cancel")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("The checkout was canceled.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  await page.getByRole("button", { name: "Upgrade To Pro" }).click();
  await page.getByRole("button", { name: "Pay $31.00 (test)" }).click();

  const plan = page.getByRole("region", { name: "Plan" });
  const year = new Date(Date.now() + 365 * 24 * 60 * 60_000).getFullYear();
  await expect(plan.getByText(new RegExp(`^It renews on \\w+ \\d+, ${year} for 31 dollars\\.$`))).toBeVisible();
  await expect(plan.getByText("Pro stays until the end of the paid year.")).toBeVisible();
  await plan.getByRole("button", { name: "Switch to monthly billing" }).click();
  await expect(page.getByText(/^From today on, Pro costs \$3\.10 a month\. .* this test doesn't\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Pay $3.10 (test)" }).click();
  await expect(plan.getByText(/^It renews on .* for 3\.1 dollars\.$/)).toBeVisible();
  await plan.getByRole("button", { name: "Switch to yearly billing" }).click();
  await page.getByRole("button", { name: "Pay $31.00 (test)" }).click();
  await expect(plan.getByText("Pro stays until the end of the paid year.")).toBeVisible();
  await plan.getByRole("button", { name: "Cancel Pro" }).click();
  await expect(plan.getByText(new RegExp(`^Pro stays until \\w+ \\d+, ${year} and doesn't renew\\.$`))).toBeVisible();
});
