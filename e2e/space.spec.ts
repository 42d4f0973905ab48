import type { Page } from "@playwright/test";
import { expect, goInPlace, open, test } from "./journey.ts";

/** Presses Space with the pointer elsewhere: the page changes, and the button is not clicked again. */
async function expectNew(page: Page, state: () => Promise<string>) {
  await page.mouse.move(4, 300);
  const before = await state();
  await page.keyboard.press("Space");
  await expect.poll(state).not.toBe(before);
}

async function closeDialog(page: Page) {
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

const SAVE = { name: "Save", exact: true };
const UNDO = { name: "Undo", exact: true };

/** One rule frees the key on all pages (app/frame/shortcuts/focus-rules.ts): the first tool tries all control types. */
const DRAWN: { path: string; buttons: { name: string; exact?: boolean }[] }[] = [
  { path: "/color-palette-generator", buttons: [SAVE, UNDO, { name: "One more color" }, { name: "Share" }] },
  { path: "/random-color-generator", buttons: [UNDO] },
  { path: "/playground", buttons: [UNDO] },
  { path: "/gradient-generator", buttons: [{ name: "Swap", exact: true }] },
];

test("on all generator pages Space generates after any mouse click, but clicks a button focused by keyboard", async ({
  page,
}) => {
  test.slow();
  await open(page, "/");
  const colors = () => page.getByRole("main").getByRole("list").first().innerText();
  await page.getByRole("button", { name: /^Lock color 1/ }).click();
  await expectNew(page, colors);
  await page.getByRole("button", { name: "Previous palette" }).click();
  await expectNew(page, colors);
  const address = async () => page.url();
  for (const { path, buttons } of DRAWN) {
    await goInPlace(page, path);
    await expectNew(page, address);
    for (const button of buttons) {
      await page.getByRole("button", button).first().click();
      await expectNew(page, address);
    }
    if (path === "/color-palette-generator") await drawAfterDialogsAndTab(page, address);
  }
});

async function drawAfterDialogsAndTab(page: Page, address: () => Promise<string>) {
  for (const name of ["Export", "Vision"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await closeDialog(page);
    await expectNew(page, address);
  }
  // A button reached by Tab keeps the key.
  const undo = page.getByRole("button", UNDO).first();
  await undo.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(undo).toBeFocused();
  const before = page.url();
  await page.keyboard.press("Space");
  await expect(undo).toBeFocused();
  await expect.poll(address).not.toBe(before);
}
