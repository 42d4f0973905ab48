import { expect, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

test("a member pays in the test checkout, has Pro everywhere, cancels, and is free again", async ({ page }) => {
  test.slow(); // the whole flow
  await becomeMember(page, "whole");
  const main = page.locator("header");
  const ad = page.getByRole("region", { name: "Advertisement" });

  await open(page, "/gradient-generator");
  await expect(ad).toBeVisible();
  await main.getByRole("link", { name: "Upgrade", exact: true }).click();
  await page.getByRole("button", { name: "Upgrade To Pro" }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByText("Nothing was charged.")).toBeVisible();
  await expect(page.getByText("You'll pay on Stripe's page")).toHaveCount(0);
  await page.getByRole("button", { name: "Upgrade To Pro" }).click();
  await page.getByRole("button", { name: "Pay $3.10 (test)" }).click();

  await expect(page).toHaveURL(/\/user\/account/);
  const plan = page.getByRole("region", { name: "Plan" });
  await expect(plan.getByText(/^It renews on .* for 3\.1 dollars\.$/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
  await plan.getByRole("button", { name: "Show invoices" }).click();
  await expect(plan.getByRole("list", { name: "Invoices" }).getByRole("listitem")).toHaveText([
    /^\w+ \d+, \d{4}\$3\.10$/,
  ]);
  await goInPlace(page, "/gradient-generator");
  await expect(ad).toBeHidden();
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await expect(page.getByRole("slider", { name: /^Color 3, / })).toBeVisible();

  await goInPlace(page, "/user/account");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/^your Pro subscription/)).toBeVisible();
  await plan.getByRole("button", { name: "Cancel Pro" }).click();
  await expect(plan.getByRole("status").getByText(/^Pro stays until .+ and doesn't renew\.$/)).toBeVisible();
  await expect(plan.getByText(/Pro is on|If you cancel/)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await plan.getByRole("button", { name: "Keep Pro" }).click();
  await expect(plan.getByRole("status").getByText(/^It renews on /)).toBeVisible();
  await expect(plan.getByRole("button", { name: "Cancel Pro" })).toBeFocused();
  await page.route("**/billing/cancel", (route) => route.abort());
  await plan.getByRole("button", { name: "Cancel Pro" }).click();
  await expect(plan.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(plan.getByText(/^It renews on /)).toBeVisible();
  await page.unroute("**/billing/cancel");
  await plan.getByRole("button", { name: "Cancel Pro" }).click();
  await expect(plan.getByRole("alert")).toBeHidden();
  await expect(plan.getByRole("button", { name: "Keep Pro" })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 720 });
  await plan.getByRole("button", { name: "Manage billing" }).click();
  await page.getByRole("button", { name: "Cancel now" }).click();
  await page.getByRole("link", { name: "Back to your account" }).click();
  const ended = await plan.getByText(/^Your subscription ended on /).innerText();
  const sinceMs = Date.now() - Date.parse(/ on (.+)\.$/.exec(ended)?.[1] ?? "");
  expect(sinceMs, ended).toBeGreaterThanOrEqual(0); // since the start of the named day
  expect(sinceMs, ended).toBeLessThan(2 * 24 * 60 * 60_000);
  await expect(main.getByRole("link", { name: "Upgrade", exact: true })).toBeVisible();
  await goInPlace(page, "/gradient-generator");
  await expect(ad).toBeVisible();
});
