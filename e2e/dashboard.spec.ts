import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goInPlace,
  open,
  settleTransitions,
  test,
} from "./journey.ts";
import { becomeMember, fill } from "./member.ts";

test("an empty library gets its first color, colors are found and managed by keyboard, all lists pass axe and fit 360 px, and many colors render in parts", async ({
  page,
}) => {
  test.slow(); // from none to many
  await becomeMember(page, "empty");
  await open(page, "/user/colors");
  await expect(page.getByRole("heading", { name: "No colors yet" })).toBeVisible();
  await page.getByRole("button", { name: "Add a color" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Add a color" });
  await expect(dialog.getByRole("textbox", { name: "Color", exact: true })).toBeFocused();
  await page.keyboard.type("blurple");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("“blurple” isn't a CSS color name.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("#db073d");
  await dialog.getByLabel("Name").fill("Signal");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(cards(page, "Colors")).toHaveCount(1);
  await expect(page.getByText("1 of 20 colors")).toBeVisible();
  await fill(page, "colors", [
    { name: "Copacabana", color: "0d6986", tags: ["web"] },
    { name: "Ash", color: "777777", tags: ["brand", "web"] },
    { name: "Dune", color: "e9c46a" },
  ]);
  await page.evaluate(() => dispatchEvent(new Event("online"))); // makes the page load the library again
  await expect(cards(page, "Colors")).toHaveCount(4);
  await expect(page.getByRole("link", { name: "Signal" })).toHaveAttribute("href", "/color/DB073D");
  await findColors(page);
  await workByKeys(page);
  await checkLists(page);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/robots.txt"); // has no script of the site that writes to the copy
  await hold(page, 1000);
  await open(page, "/user/colors");
  await expect(page.getByRole("button", { name: /^Show [\d,]+ more$/ })).toBeVisible();
  expect(await cards(page, "Colors").count()).toBeLessThan(400);
  await page.getByLabel("Search", { exact: true }).fill("color 999");
  await expect(cards(page, "Colors")).toHaveCount(1);
});

test("palettes are exported as a zip or alone, and many are tagged, moved, copied, trashed at once and restored", async ({
  page,
}) => {
  test.slow();
  await becomeMember(page, "many");
  await fill(page, "palettes", [
    { name: "Harbor", path: "/color-mixer?c=0d6986", colors: ["0d6986", "8ec7d2"] },
    { name: "Dusk", path: "/color-palette-generator?c=db073d-07485b", colors: ["db073d", "07485b"] },
    { name: "Ink", path: "/color-wheel?c=101010", colors: ["101010"] },
  ]);
  // As after exporting a single color, or with Pro.
  await page.evaluate(() =>
    localStorage.setItem("huesmith.export", JSON.stringify({ version: 1, value: { values: "oklch" } })),
  );
  await open(page, "/user/palettes");
  await page.getByRole("link", { name: "Harbor" }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  const bar = page.getByRole("region", { name: "Selected" });
  await bar.getByRole("button", { name: "Export" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: /^One folder per palette/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("color-palettes.zip");
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["harbor/harbor.css", "dusk/dusk.ase", "README.txt"]));
  const texts = ["harbor/harbor.css", "harbor/harbor.csv"].map((name) => new TextDecoder().decode(files[name]));
  for (const text of texts)
    expect([text, text.includes("#0d6986"), text.includes("oklch(")]).toEqual([text, true, false]);

  await page.getByRole("checkbox", { name: "Select Ink" }).uncheck({ force: true });
  await page.getByRole("button", { name: "Harbor: actions" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await expect(panel.getByText("2 colors")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await bar.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: /^All in one file/ }).click();
  await expect(panel.getByText("4 colors")).toBeVisible();
  await expect(panel.getByLabel("Palette name")).toBeVisible();
  await expect(panel.getByLabel("Color 1 name")).toHaveCount(0);
  await panel.getByRole("button", { name: "Close" }).click();

  await bar.getByRole("button", { name: "Tag" }).click();
  await page.getByRole("textbox", { name: "Add tags" }).fill("client, web");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Show items tagged client" })).toHaveCount(2);
  await page.getByRole("button", { name: "Harbor: actions" }).click();
  await page.getByRole("menuitem", { name: "Tags" }).click();
  const tags = page.getByRole("dialog", { name: "Tags" });
  await tags.getByRole("textbox", { name: "Add tags" }).fill(Array.from({ length: 20 }, (_, at) => `t${at}`).join());
  await page.keyboard.press("Enter");
  await expect(tags.getByRole("button", { name: /^Remove / })).toHaveCount(20); // as many as are saved
  await expect(tags.getByRole("status").filter({ hasText: "20 tags" })).toBeAttached();
  await page.keyboard.press("Escape");

  await bar.getByRole("button", { name: "Move" }).click();
  await page.getByLabel("Project name").fill("Rebrand");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(page.getByText("2 palettes moved to Rebrand")).toBeVisible();
  await expect(page.getByText(/2 colors · Rebrand/)).toHaveCount(2);

  await bar.getByRole("button", { name: "Duplicate" }).click();
  await expect(cards(page, "Color palettes")).toHaveCount(5);
  await bar.getByRole("button", { name: "Trash" }).click();
  await expect(cards(page, "Color palettes")).toHaveCount(3);
  await page.getByRole("link", { name: "Trash (2)" }).click();
  const trash = page.getByRole("list", { name: "In the trash" });
  await expect(trash.getByText("30 days left")).toHaveCount(2);
  await trash.getByRole("button", { name: "Restore Harbor" }).click();
  await trash.getByRole("button", { name: "Delete Dusk permanently" }).click();
  const question = page.getByRole("dialog", { name: "Delete permanently" });
  await expect(question.getByText("Dusk will be deleted permanently. This can't be undone.")).toBeVisible();
  await question.getByRole("button", { name: "Delete permanently" }).press("Enter");
  await expect(trash).toHaveCount(0);
  await expect(page.locator("main :focus")).toHaveCount(1);
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Library" }).click();
  await expect(cards(page, "Color palettes")).toHaveCount(4);

  await page.getByRole("link", { name: "Harbor", exact: true }).click();
  await expect(page).toHaveURL(/\/color-mixer\?c=0d6986/);
});

/** With axe, and at 360 px. */
async function checkLists(page: Page) {
  await fill(page, "projects", [{ name: "Rebrand of the regional public library system and its vans" }]);
  await fill(page, "colors", [{ name: "Glass", color: "008080_.5" }]);
  await fill(page, "palettes", [
    {
      name: "A palette with a name far too long for the room it has",
      path: "/color-mixer?c=1",
      colors: ["0d6986", "fdfcf8"],
    },
  ]);
  await page.evaluate(() => dispatchEvent(new Event("online"))); // makes the page load the library again
  const main = page.getByRole("main"); // the rest is the same on all pages
  for (const path of ["/user/colors?view=trash", "/user/colors", "/user/palettes?near=teal", "/user/projects"]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await goInPlace(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/ of \d+ /).first()).toBeVisible();
    await expectAccessible(main);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  const list = page.getByRole("list", { name: "Projects" });
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await list.getByRole("link", { name: "Rebrand" }).click();
  await expect(page.getByLabel("Notes")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(main);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/user/colors", "/user/palettes?near=teal"]) {
    await goInPlace(page, path);
    await expect(page.getByText(/ of \d+ /).first()).toBeVisible();
    await settleTransitions(page);
    await expectAccessible(main, ["color-contrast"]);
  }
}

/** By word, tag and similarity, which the address keeps. Four colors are sorted by name then. */
async function findColors(page: Page) {
  const field = page.getByLabel("Search", { exact: true });
  await field.pressSequentially("copa ");
  await expect(page).toHaveURL("/user/colors?q=copa");
  await expect(cards(page, "Colors")).toHaveCount(1);
  await field.pressSequentially("web"); // after a pause
  await expect(field).toHaveValue("copa web");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await page.getByRole("button", { name: /^web/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 of 4 colors." })).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).click();

  await page.getByLabel("Near the color").fill("oklch(0.5 0.09 226)");
  await expect(cards(page, "Colors")).toHaveCount(1);
  await expect(page.getByText(/^ΔE \d/)).toBeVisible();
  await page.getByLabel("Within ΔE").fill("50");
  await expect(cards(page, "Colors").first().getByRole("heading")).toHaveText("Copacabana");
  await expect(page).toHaveURL(/near=.*&within=50/);
  await page.getByLabel("Near the color").fill("not a color");
  await expect(page.getByText("Not a color.", { exact: false })).toBeVisible();
  await page.getByLabel("Near the color").fill("");
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(cards(page, "Colors").first().getByRole("heading")).toHaveText("Ash");
}

/** By keyboard only: move, select a range, rename, remove and undo. */
async function workByKeys(page: Page) {
  await page.getByRole("link", { name: "Ash", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "Copacabana" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Select Copacabana" })).toBeChecked();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(page.getByText("4 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("4 selected")).toBeHidden();

  await page.keyboard.press("F2");
  const field = page.getByRole("textbox", { name: "New name for Dune" });
  await expect(field).toBeFocused();
  await field.fill("Sand");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Sand" })).toBeFocused();
  await page.keyboard.down("Delete");
  await expect(page.getByRole("link", { name: "Signal" })).toBeFocused();
  await page.keyboard.down("Delete"); // held
  await expect(cards(page, "Colors")).toHaveCount(3);
  await page.keyboard.up("Delete");
  await page.keyboard.press("Backspace"); // has the label “delete” on Apple keyboards
  await expect(cards(page, "Colors")).toHaveCount(2);
  for (let i = 0; i < 2; i++) await page.getByRole("button", { name: "Undo" }).last().press("Enter");
  await expect(cards(page, "Colors")).toHaveCount(4);
  await expect(page.locator(":focus")).toHaveCount(1);
  await page.getByRole("link", { name: "Sand" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/color/E9C46A");
}

function cards(page: Page, label: string) {
  return page.getByRole("list", { name: label, exact: true }).locator(":scope > li");
}

/** Puts this many colors into the browser's copy of the library; the free plan allows 20. */
async function hold(page: Page, count: number) {
  await page.evaluate((most) => {
    const owner = JSON.parse(localStorage.getItem("huesmith.session") ?? "{}").user.id as string;
    const colors = Array.from({ length: most }, (_, place) => ({
      id: crypto.randomUUID(),
      name: `Color ${place}`,
      color: (place * 8191).toString(16).padStart(6, "0").slice(-6),
      savedAt: place,
      changedAt: place,
      trashedAt: null,
      tags: [],
      projectId: null,
    }));
    const ids = colors.map(({ id }) => id);
    const value = { colors, palettes: [], projects: [], added: ids, refused: ids, limits: null };
    localStorage.setItem(`huesmith.library.${owner}`, JSON.stringify({ version: 1, value }));
  }, count);
}
