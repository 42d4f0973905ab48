import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

type Mode = "live" | "test" | "off" | "locked";

const UPGRADE = { name: "Upgrade To Pro" };
const FREE_STATE = {
  isPro: false,
  source: null,
  status: null,
  periodEnd: null,
  cancelsAtPeriodEnd: false,
  graceUntil: null,
  hasPortal: false,
  isTest: false,
};
const PAID_STATE = {
  ...FREE_STATE,
  isPro: true,
  source: "subscription",
  status: "active",
  periodEnd: "2026-12-22T10:00:00Z",
  hasPortal: true,
};

/** A page that renders fast. */
const LIGHT_PAGE = "/legal/privacy-policy";

/** What is on sale; a journey may change it before it opens the next page. */
async function offer(page: Page, mode: Mode = "live") {
  const now = { mode };
  await page.route("**/billing/offer", (route) =>
    route.fulfill({ json: { mode: now.mode, price: "3.1", currency: "usd" } }),
  );
  return now;
}

test("a guest sees prices on a phone and what is for sale, and must sign up before buying", async ({ page }) => {
  test.slow(); // three visits
  const sold = await offer(page, "locked");
  await open(page, "/pricing?checkout=cancelled");
  await expect(page.getByText("Nothing was charged.")).toBeVisible();
  await expect(page.getByText("You have Pro")).toBeHidden();
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /^Colors in your account/ })).toHaveText(/20Unlimited$/);
  await expect(table.getByRole("row", { name: /^All 12 tools/ }).getByText("Yes")).toHaveCount(2);
  const visualizer = table.getByRole("row", { name: /^Color Visualizer/ });
  await expect(visualizer).toHaveText(/Soon$/);
  await expect(visualizer.getByText("Yes")).toHaveCount(0);
  await page
    .getByRole("radiogroup")
    .or(page.getByRole("group", { name: "Vary by" }))
    .getByText("Temperature")
    .click();
  await expect(page.getByRole("img", { name: /steps of temperature, cool to warm$/ })).toBeVisible();

  const unsold = page.getByText("Pro isn't available on this site right now.");
  const signUp = page.getByRole("button", { name: "Sign up for Pro" });
  await expect(unsold).toBeVisible();
  await expect(page.getByText("Do you run this site? To use the test checkout")).toBeVisible();
  sold.mode = "off";
  await goInPlace(page, LIGHT_PAGE);
  await goInPlace(page, "/pricing");
  await expect(unsold).toBeVisible();
  await expect(signUp).toHaveCount(0);
  await expect(page.getByText("Do you run this site?")).toHaveCount(0);

  sold.mode = "test";
  await goInPlace(page, LIGHT_PAGE);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Upgrade" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The tools are free. Pro goes further.");
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(/^This is a test checkout/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole("button", UPGRADE)).toBeHidden();
  await signUp.click();
  await expect(page.getByRole("dialog", { name: "Create Account" })).toBeVisible();
});

test("a member pays, Pro turns on once the payment arrives, and the browser's Back returns to working buttons", async ({
  page,
}) => {
  test.slow(); // two round trips
  await offer(page);
  // No content: the page stays, like one that Back restores.
  const leaving = { json: { url: "/leaving" } };
  await page.route("**/leaving", (route) => route.fulfill({ status: 204 }));
  let checkout: object = { status: 503, json: { code: "billing_off", message: "Nothing is sold." } };
  await page.route("**/billing/checkout", (route) => {
    expect(route.request().headers().authorization).toMatch(/^Bearer ey/);
    return route.fulfill(checkout);
  });
  let portal = leaving;
  await page.route("**/billing/portal", (route) => route.fulfill(portal));
  let times = 0;
  await page.route("**/billing/state", (route) => {
    times += 1;
    return route.fulfill({ json: times > 2 ? PAID_STATE : FREE_STATE });
  });
  await becomeMember(page, "buyer");
  await open(page, "/pricing");
  await expect(page.locator("header").getByRole("link", { name: "Upgrade", exact: true })).toBeVisible();
  await expect(page.getByText("You'll pay on Stripe's page")).toBeVisible();
  const buy = page.getByRole("main").getByRole("button", UPGRADE);
  await buy.click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing is sold." })).toBeVisible();
  checkout = leaving;
  await leaveAndComeBack(page, buy);

  checkout = { json: { url: new URL("/user/account?checkout=done", page.url()).href } };
  await page.route("**/rest/v1/profiles*", (route) => route.fulfill({ json: [{ is_pro: times > 2 }] }));
  await buy.click();
  const plan = page.getByRole("region", { name: "Plan" });
  await expect(plan.getByText(/Waiting for your payment/)).toBeVisible();
  await expect(plan.getByText("Pro is on.")).toBeVisible();
  await expect(page).toHaveURL("/user/account");
  await expect(plan.getByText("It renews on December 22, 2026 for 3.1 dollars.")).toBeVisible();
  await expect(page.locator("header").getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
  await expectAccessible(plan);
  const manage = plan.getByRole("button", { name: "Manage billing" });
  await leaveAndComeBack(page, manage);
  portal = { json: { url: new URL("/robots.txt", page.url()).href } };
  await manage.click();
  await expect(page).toHaveURL("/robots.txt");
});

test("a stale profile does not hide Pro after payment, and the prices say who has Pro", async ({ page }) => {
  await offer(page);
  await becomeMember(page, "early-profile");
  let answer: object = PAID_STATE;
  await page.route("**/billing/state", (route) => route.fulfill({ json: answer }));
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  let reads = 0;
  await page.route("**/rest/v1/profiles*", async (route) => {
    reads += 1;
    const isEarly = reads === 1;
    if (isEarly) await gate;
    await route.fulfill({ json: [{ is_pro: !isEarly }] });
  });
  const told = page.waitForResponse("**/billing/state");
  await open(page, "/user/account?checkout=done");
  await told;
  release();
  await expect(page.getByText("Pro is on.")).toBeVisible();
  await expect(page.locator("header").getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
  expect(reads).toBeGreaterThan(1);

  await goInPlace(page, "/pricing");
  await expect(page.getByText("You have Pro")).toBeVisible();
  await expect(page.getByRole("button", UPGRADE)).toBeHidden();
  await expect(page.locator("header").getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
  answer = { ...PAID_STATE, source: null, hasPortal: false };
  await page.getByRole("link", { name: "Manage your plan" }).click();
  await expect(page).toHaveURL(/^[^?]*\/user\/account/);
  const plan = page.getByRole("region", { name: "Plan" });
  await expect(plan.getByText("It doesn't renew.")).toBeVisible();
  await expect(plan.getByRole("button")).toHaveCount(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the page is complete and says what needs it", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByText("Buying Pro needs JavaScript.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign up for Pro" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
    await expect(page.getByRole("img", { name: /steps of hue/ })).toBeVisible();
  });
});

/** Clicks a button that leads to the payment service, and returns as with the browser's Back. */
async function leaveAndComeBack(page: Page, button: Locator) {
  const left = page.waitForRequest("**/leaving");
  await button.click();
  await left;
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(button).not.toHaveAttribute("aria-busy");
}
