import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, open, test } from "./journey.ts";
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

async function offer(page: Page, mode: Mode) {
  await page.route("**/billing/offer", (route) => route.fulfill({ json: { mode, price: "3.1", currency: "usd" } }));
}

test("a guest sees the prices and what is free, tries the sample, and signs up first", async ({ page }) => {
  await offer(page, "live");
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
  await expect(page.getByRole("button", UPGRADE)).toBeHidden();
  await page.getByRole("button", { name: "Sign up for Pro" }).click();
  await expect(page.getByRole("dialog", { name: "Create Account" })).toBeVisible();
});

test("where nothing is sold the page says so, and at a test checkout that no money moves", async ({ page }) => {
  await offer(page, "off");
  await open(page, "/pricing");
  await expect(page.getByText("Pro isn't available on this site right now.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign up for Pro" })).toHaveCount(0);
  await expect(page.getByText("Do you run this site?")).toHaveCount(0);
  await page.unroute("**/billing/offer");
  await offer(page, "locked");
  await open(page, "/pricing");
  await expect(page.getByText("Pro isn't available on this site right now.")).toBeVisible();
  await expect(page.getByText("Do you run this site? To use the test checkout")).toBeVisible();
  await page.unroute("**/billing/offer");
  await offer(page, "test");
  await open(page, "/pricing");
  await expect(page.getByText(/^This is a test checkout/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a member goes to the checkout, and back on the account page Pro comes on when the payment has arrived", async ({
  page,
}) => {
  await offer(page, "live");
  let isRefused = true;
  await page.route("**/billing/checkout", (route) => {
    expect(route.request().headers().authorization).toMatch(/^Bearer ey/);
    if (isRefused) return route.fulfill({ status: 503, json: { code: "billing_off", message: "Nothing is sold." } });
    return route.fulfill({ json: { url: new URL("/user/account?checkout=done", page.url()).href } });
  });
  let times = 0;
  await page.route("**/billing/state", (route) => {
    times += 1;
    return route.fulfill({ json: times > 2 ? PAID_STATE : FREE_STATE });
  });
  await page.route("**/billing/portal", (route) =>
    route.fulfill({ json: { url: new URL("/tools", page.url()).href } }),
  );
  await becomeMember(page, "buyer");
  await open(page, "/pricing");
  await expect(page.locator("header").getByRole("link", { name: "Upgrade", exact: true })).toBeVisible();
  await page.getByRole("button", UPGRADE).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing is sold." })).toBeVisible();
  isRefused = false;
  await page.route("**/rest/v1/profiles*", (route) => route.fulfill({ json: [{ is_pro: times > 2 }] }));
  await page.getByRole("button", UPGRADE).click();
  const plan = page.getByRole("region", { name: "Plan" });
  await expect(plan.getByText(/Waiting for your payment/)).toBeVisible();
  await expect(plan.getByText("Pro is on.")).toBeVisible();
  await expect(page).toHaveURL("/user/account");
  await expect(plan.getByText("It renews on December 22, 2026 for 3.1 dollars.")).toBeVisible();
  await expect(page.locator("header").getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await plan.getByRole("button", { name: "Manage billing" }).click();
  await expect(page).toHaveURL("/tools");
});

test("the browser's Back from the checkout and from the portal finds buttons that can be pressed", async ({ page }) => {
  await offer(page, "live");
  await page.route("**/billing/state", (route) => route.fulfill({ json: PAID_STATE }));
  // Without content: the page stays, as one does that Back brings to life again.
  const leave = { json: { url: "/leaving" } };
  await page.route("**/leaving", (route) => route.fulfill({ status: 204 }));
  await page.route("**/billing/checkout", (route) => route.fulfill(leave));
  await page.route("**/billing/portal", (route) => route.fulfill(leave));
  await becomeMember(page, "goes-back");
  for (const [path, name] of [
    ["/pricing", "Upgrade To Pro"],
    ["/user/account", "Manage billing"],
  ] as const) {
    await open(page, path);
    const button = page.getByRole("main").getByRole("button", { name });
    const left = page.waitForRequest("**/leaving");
    await button.click();
    await left;
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(button).not.toHaveAttribute("aria-busy");
  }
});

test("a profile that was asked for before the payment arrived does not hide Pro after it", async ({ page }) => {
  await offer(page, "live");
  await becomeMember(page, "early-profile");
  await page.route("**/billing/state", (route) => route.fulfill({ json: PAID_STATE }));
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
});

test("a Pro member reads so, and a failed payment, an end and a gift are shown", async ({ page }) => {
  const answers = [
    [{ ...PAID_STATE, graceUntil: "2026-11-29T10:00:00Z" }, /payment failed.*until November 29, 2026/],
    [
      { ...PAID_STATE, cancelsAtPeriodEnd: true, isTest: true },
      /^Pro stays until December 22, 2026 and doesn't renew\.$/,
    ],
    [{ ...PAID_STATE, source: "grant", hasPortal: false, periodEnd: null }, /gave it to you free of charge\.$/],
    [{ ...PAID_STATE, source: "grant", hasPortal: false }, /gave it to you .* ends on December 22, 2026\.$/],
    [{ ...PAID_STATE, source: null, hasPortal: false }, /^It doesn't renew\.$/],
  ] as const;
  let answer: unknown = answers[0][0];
  await offer(page, "live");
  await page.route("**/billing/state", (route) => route.fulfill({ json: answer }));
  await becomeMember(page, "has-pro", { isPro: true });
  await open(page, "/pricing");
  await expect(page.getByText("You have Pro")).toBeVisible();
  await expect(page.getByRole("button", UPGRADE)).toBeHidden();
  await expect(page.locator("header").getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Manage your plan" }).click();
  await expect(page).toHaveURL(/^[^?]*\/user\/account/);
  const plan = page.getByRole("region", { name: "Plan" });
  for (const [next, words] of answers) {
    answer = next;
    await page.reload();
    await expect(plan.getByText(words)).toBeVisible();
  }
  await expect(plan.getByRole("button")).toHaveCount(0);
});

test("on a phone the menu leads to the prices, and nothing sticks out", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await offer(page, "live");
  await open(page, "/tools");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Upgrade" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The tools are free. Pro goes further.");
  await expectNoSidewaysScroll(page);
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
