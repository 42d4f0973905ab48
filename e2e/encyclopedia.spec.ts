import { delayData, expect, open, test } from "./journey.ts";

test("typing finds names despite typos and values with nearest names, Ctrl+click opens a tab, and keys search and navigate", async ({
  page,
  context,
}) => {
  await open(page, "/color");
  await page.getByRole("searchbox", { name: "Name or value" }).pressSequentially("lavendr");
  await expect(page.getByRole("heading", { name: /^\d+ names for lavendr$/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ names for lavendr$/ })).toBeAttached();
  await expect(page).toHaveURL("/color?q=lavendr");
  await expect(page.getByRole("link", { name: "Lavender #", exact: false }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/color");
  await expect(page.getByRole("heading", { name: "All names" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Name or value" })).toHaveValue("");
  await page.getByRole("searchbox", { name: "Name or value" }).fill("moss");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /names for moss$/ })).toBeVisible();
  // Enter has not searched twice.
  await page.goBack();
  await expect(page).toHaveURL("/color");
  await page.getByRole("searchbox", { name: "Name or value" }).fill("xqzjwvk");
  await expect(page.getByRole("heading", { name: "0 names for xqzjwvk" })).toBeVisible();
  await page.getByRole("link", { name: "moss", exact: true }).click();
  await expect(page.getByRole("heading", { name: /names for moss$/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Name or value" }).fill("rgb(13, 105, 134)");
  const nearest = page.getByRole("list", { name: "Names nearest to #0D6986" });
  await expect(nearest.getByRole("listitem")).toHaveCount(10);
  await expect(nearest.getByRole("listitem").first()).toContainText("ΔE");
  await expect(page.getByText("The closest curated name is Copacabana, ΔE 1.5.")).toBeVisible();
  await page.getByRole("link", { name: "Open #0D6986" }).click();
  await expect(page).toHaveURL("/color/0D6986");

  await page.goBack();
  const field = page.getByRole("searchbox", { name: "Name or value" });
  await field.fill("");
  await expect(page.getByRole("heading", { name: "All names" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^All names: [\d,]+$/ })).toBeAttached();
  await expect(page).toHaveURL("/color");
  const color = page.locator("#names ul a").first();
  const other = context.waitForEvent("page");
  await color.click({ modifiers: ["ControlOrMeta"] });
  await expect(await other).toHaveURL(/\/color\/[0-9A-F]{6}$/);
  await expect(page).toHaveURL("/color");
  await (await other).close();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("moss");
  await expect(page.getByRole("heading", { name: /names for moss$/ })).toBeVisible();
  await page.keyboard.type("/");
  await expect(field).toHaveValue("moss/");
  await page.keyboard.press("Backspace");
  await expect(page).toHaveURL("/color?q=moss");
  const links = page.locator("#names ul a");
  await page.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.locator("#names ul").evaluate((list) => list.contains(document.activeElement))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/color\/[0-9A-F]{6}$/);
});

test("families, letters and hues filter the list, paging works, and input is not lost during a search or when it fails", async ({
  page,
}) => {
  await open(page, "/color?family=blu&hue=15&letter=zz&sort=size&page=99999");
  await expect(page.getByText("No family is called “blu”")).toBeVisible();
  await expect(page.getByText("There is no page 99999. Showing the last one.")).toBeVisible();
  await page.getByRole("navigation", { name: "Browse by family" }).getByRole("link", { name: /^Blue/i }).click();
  await expect(page).toHaveURL("/color?family=blue");
  await expect(page.getByRole("heading", { name: "Blue names" })).toBeVisible();
  const letters = page.getByRole("navigation", { name: "Browse by letter" });
  await letters.getByRole("link", { name: "L", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Blue names that begin with L" })).toBeVisible();
  await expect(letters.getByRole("link", { name: "L", exact: true })).toHaveAttribute("aria-current", "true");
  const hue = page.getByRole("navigation", { name: "Browse by hue" }).getByRole("link", { name: /^120° to 150°/ });
  const count = /, ([\d,]+)$/.exec((await hue.innerText()).replace(/\s+/g, " "))?.[1];
  await hue.click();
  await expect(page).toHaveURL("/color?hue=120&letter=L");
  await expect(page.locator("#names")).toContainText(`of ${count}`);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/color");

  const field = page.getByRole("searchbox", { name: "Name or value" });
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await field.fill("teal");
  await expect(page.getByText("The page could not be loaded")).toBeVisible();
  await expect(field).toHaveValue("teal");
  await page.unrouteAll();
  await field.fill("");

  // Makes the response to Enter arrive during typing.
  await delayData(page, 150);
  await field.pressSequentially("sea");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" foam", { delay: 80 });
  await expect(page.getByRole("heading", { name: /names for sea foam$/ })).toBeVisible();
  await expect(page).toHaveURL("/color?q=sea+foam");
  await expect(field).toHaveValue("sea foam");
  await page.getByRole("link", { name: "Browse all names" }).click();
  await expect(page).toHaveURL("/color");
  await page.unrouteAll();
  await delayData(page);
  await field.fill("sea");
  await page.getByRole("navigation", { name: "Browse by family" }).getByRole("link", { name: /^Blue/i }).click();
  await expect(page).toHaveURL("/color?family=blue");
  await expect(page.getByRole("heading", { name: "Blue names" })).toBeVisible();
  await expect(field).toHaveValue("");
  await page.unrouteAll();

  await page.getByRole("navigation", { name: "Browse by family" }).getByRole("link", { name: /^Teal/i }).click();
  await expect(page).toHaveURL("/color?family=teal");
  const byName = page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" });
  await byName.click();
  await expect(page).toHaveURL("/color?family=teal&sort=name");
  await expect(byName).toHaveAttribute("aria-current", "page"); // the list follows a moment after the address
  const first = await page.locator("#names li").first().innerText();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/color?family=teal&sort=name&page=2#names");
  await expect(page.getByRole("heading", { name: "Teal names" })).toBeFocused();
  await expect(page.locator("#names li").first()).not.toHaveText(first);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.locator("#names li").first()).toHaveText(first.split("\n").join(""), { useInnerText: false });

  await delayData(page);
  const color = page.locator("#names ul a").first();
  const target = (await color.getAttribute("href")) ?? "";
  await field.fill("sea");
  await color.click();
  await expect(page).toHaveURL(target);
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("everything works without JavaScript", async ({ page }) => {
    await page.goto("/color");
    await page.getByRole("searchbox", { name: "Name or value" }).fill("sea foam");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/color?q=sea+foam");
    await expect(page.getByRole("heading", { name: /names for sea foam$/ })).toBeVisible();
    await page.goto("/color?letter=Q");
    await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Name" }).click();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/color?letter=Q&sort=name&page=2#names");
    await expect(page.locator("#names")).toContainText("97–132 of 132");
  });
});
