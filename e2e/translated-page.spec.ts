import type { Page } from "@playwright/test";
import { expect, open, test } from "./journey.ts";

/** What Chrome's and Edge's translation does to a page: each text is replaced, and so is one that appears later. */
async function translate(page: Page) {
  await page.waitForLoadState("networkidle"); // hydration of what a translation has changed would be reported
  await page.evaluate(() => {
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("font, script, style, svg, textarea")) continue;
        const font = document.createElement("font");
        font.textContent = `‹${text.data}›`;
        text.replaceWith(font);
      }
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true });
  });
}

test("a page translated by the browser keeps showing current values", async ({ page }) => {
  await open(page, "/color-shades?c=0d6986");
  await translate(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("0D6986");
  await page.getByRole("textbox", { name: "‹Color›" }).fill("#123456");
  await expect(main).toContainText("123456");
  await expect(main).not.toContainText("0D6986");
});

test("a page translated by the browser can lose a text", async ({ page }) => {
  await open(page, "/playground");
  await translate(page);
  for (const count of [6, 7, 8]) {
    await page.getByRole("button", { name: "Add a color" }).click();
    await expect(page).toHaveURL(new RegExp(`c=(?:[0-9a-f]{6}-){${count - 1}}[0-9a-f]{6}$`));
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("‹Playground›");
});
