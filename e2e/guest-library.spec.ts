import type { Locator } from "@playwright/test";
import { expect, expectAccessible, goInPlace, open, test } from "./journey.ts";

test("a guest's saved palette is one click from its notification, opens again, and needs a login to be shared, and a saved gradient is drawn as one", async ({
  page,
}) => {
  await open(page, "/color-palette-generator?c=264653-2a9d8f-e9c46a");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "View" }).click();
  await expect(page).toHaveURL("/user/palettes");
  await expect(page.getByText("Saved in this browser only.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const list = page.getByRole("list", { name: "Color palettes" });
  const card = list.getByRole("listitem");
  await expect(card).toHaveCount(1);
  // The name has the whole line until a mouse hovers over it.
  await page.mouse.move(0, 0);
  const menus = card.getByRole("button", { name: /: actions$/ }).locator("..");
  await expect(menus).toHaveCSS("opacity", "0");
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width;
  expect(await widthOf(card.getByRole("heading"))).toBe(await widthOf(card));
  await card.hover();
  await expect(menus).toHaveCSS("opacity", "1");
  await expectAccessible(page.getByRole("main"));
  const readStored = () => page.evaluate(() => localStorage.getItem("huesmith.library"));
  const stored = await readStored();
  await card.getByRole("button", { name: /: actions$/ }).click();
  await page.getByRole("menuitem", { name: "Tags" }).click();
  await page.getByRole("dialog", { name: "Tags" }).getByRole("button", { name: "Save" }).click();
  expect(await readStored()).toBe(stored);
  await card.getByRole("button", { name: /: actions$/ }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.keyboard.press("Escape");
  await list.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/color-palette-generator\?c=264653-2a9d8f-e9c46a/);

  await goInPlace(page, "/gradient-generator?c=ff0000-0000ff&m=oklab");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "View" }).click();
  const gradient = card.filter({ has: page.getByRole("button", { name: "Copy #FF0000" }) });
  const blend = gradient.getByRole("button", { name: "Copy #FF0000" }).locator("xpath=..");
  await expect(blend).toHaveCSS("background-image", /linear-gradient\(90deg in oklab/);
  await gradient.getByRole("button", { name: /: actions$/ }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await expect(panel.getByText("--gradient: linear-gradient(90deg in oklab, #FF0000, #0000FF);")).toBeVisible();
});

test("a guest opens the library from the header, its empty lists offer a login, responses are not cached, and notes that can't be stored are reported next to them", async ({
  page,
}) => {
  await open(page, "/legal/privacy-policy"); // renders fast
  await page.getByRole("banner").getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL("/user/palettes");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  for (const [path, link, title, empty] of [
    ["/user/palettes", "Color Palettes", "Color palettes", "No palettes yet"],
    ["/user/colors", "Colors", "Colors", "No colors yet"],
    ["/user/projects", "Projects", "Projects", "No projects yet"],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.headers()["cache-control"]).toBe("private, no-cache");
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/);
    await menu.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: title, includeHidden: true })).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main").getByRole("button", { name: "Log In" })).toBeVisible();
  }
  await menu.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible();
  await page.keyboard.press("Escape");

  await menu.getByRole("link", { name: "Projects" }).click();
  await page.getByRole("button", { name: "New project" }).first().click();
  await page.getByRole("dialog").getByLabel("Name").fill("Rebrand");
  await page.keyboard.press("Enter");
  await page.getByLabel("Notes").click();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await page.keyboard.insertText("Ask Maya.");
  await expect(page.getByText("This browser can't store your notes. Copy them before you leave.")).toBeVisible();
});
