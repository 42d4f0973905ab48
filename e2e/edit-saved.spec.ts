import type { Page } from "@playwright/test";
import { expect, goInPlace, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";

test("a saved palette is edited in its tool and saved in place or as a new one", async ({ page }) => {
  test.slow(); // six pages
  await becomeMember(page, "edit");
  await open(page, "/color-palette-generator?c=db073d-07485b");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await openLibrary(page);
  const name = (await palettes(page).textContent()) ?? "";
  const first = await edit(page, name);
  await openLibrary(page);
  await expect(palettes(page)).toHaveText([name]);
  expect(await addressesOf(page)).toEqual([first]);

  const second = await edit(page, name);
  await page.getByRole("button", { name: "Save as new" }).last().click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await openLibrary(page);
  await expect(palettes(page)).toHaveCount(2);
  expect((await addressesOf(page)).toSorted()).toEqual([first, second].toSorted());
});

/** Opens the item in its tool, saves other colors and returns the address. */
async function edit(page: Page, name: string) {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Color palette generator" })).toBeVisible();
  const before = page.url();
  await page.getByRole("button", { name: "Generate" }).first().click();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Saved to ${name}`)).toBeVisible();
  return page.url();
}

async function openLibrary(page: Page) {
  await goInPlace(page, "/user/palettes");
  await expect(palettes(page).first()).toBeVisible();
}

function palettes(page: Page) {
  return page
    .getByRole("list", { name: "Color palettes", exact: true })
    .getByRole("heading", { level: 3 })
    .getByRole("link");
}

function addressesOf(page: Page) {
  return palettes(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}
