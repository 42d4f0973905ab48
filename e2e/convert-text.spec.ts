import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, goInPlace, open, openWithoutScripts, test } from "./journey.ts";

const CSS = `.a {\n  color: #ff0000;\n  margin: 0 auto;\n}\n\n.b {\n  background: rgb(0 0 255 / 0.5);\n}\n`;

/** Saves under the name of the loaded file. */
async function save(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path(), "utf8");
}

test("stylesheets are converted in place, edited and saved with only their colors changed, and a long one is listed in parts", async ({
  page,
}) => {
  await open(page, "/convert?c=red");
  await page.getByRole("link", { name: "Text or file" }).click();
  await expect(page).toHaveURL("/convert?mode=text&c=red");
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "theme.css", mimeType: "text/css", buffer: Buffer.from(CSS) });
  await page.getByLabel("Convert to").selectOption("HSL");
  await page.getByLabel("Decimals").selectOption("Whole numbers");
  await expect(page.getByText("2 colors converted in 2 lines.")).toBeVisible();
  const changes = page.getByRole("region", { name: "Changed lines" });
  await expect(changes.getByRole("deletion").first()).toContainText("color: #ff0000;");
  await expect(changes.getByRole("insertion").first()).toContainText("color: hsl(0 100% 50%);");
  await expect(changes.getByRole("listitem")).toHaveCount(2);
  await expect(page).toHaveURL("/convert?mode=text&to=hsl&digits=0&c=red");
  expect(await save(page, "theme.css")).toBe(
    CSS.replace("#ff0000", "hsl(0 100% 50%)").replace("rgb(0 0 255 / 0.5)", "hsl(240 100% 50% / 0.5)"),
  );
  await page.getByRole("link", { name: "One color" }).click();
  await page.getByRole("link", { name: "Text or file" }).click();
  await expect(page.getByLabel("Your text")).toHaveValue(CSS);
  await goInPlace(page, "/docs");
  await page.goBack();
  await expect(page.getByLabel("Your text")).toHaveValue(CSS);
  await page.reload();
  await expect(page.getByLabel("Your text")).toHaveValue(CSS);
  await expect(page).toHaveURL("/convert?mode=text&to=hsl&digits=0&c=red");
  await expectAccessible(page.getByRole("main"));

  const css = "\uFEFFa { color: #f00 }\r\nb { color: #0f0 }\nc { margin: 0 }\r/* end */\r\n";
  await page.getByLabel("Convert to").selectOption("RGB");
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "mixed.css", mimeType: "text/css", buffer: Buffer.from(css) });
  await expect(page.getByText("2 colors converted in 2 lines.")).toBeVisible();
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "bad.css", mimeType: "text/css", buffer: Buffer.from([0xff]) });
  await expect(page.getByText("bad.css is not UTF-8 text.")).toBeVisible();
  await page.getByLabel("Your text").press("ControlOrMeta+End");
  await page.keyboard.insertText("d { color: #00f }");
  await expect(page.getByText("3 colors converted in 3 lines.")).toBeVisible();
  await expect(page.getByText("bad.css is not UTF-8 text.")).toBeHidden();
  expect(await save(page, "mixed.css")).toBe(
    `${css}d { color: #00f }`
      .replace("#f00", "rgb(255 0 0)")
      .replace("#0f0", "rgb(0 255 0)")
      .replace("#00f", "rgb(0 0 255)"),
  );
  await page.getByLabel("Convert to").selectOption("OKLCH");
  const text = ".a { color: #0d6986; background: rgb(1 2 3 / 0.4) }\n".repeat(5_000);
  const busyName = page.waitForFunction(() => document.querySelector("button[aria-busy]")?.textContent);
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "big.css", mimeType: "text/css", buffer: Buffer.from(text) });
  expect(await (await busyName).jsonValue()).toBe("mixed.css");
  await expect(page.getByText("10,000 colors converted in 5,000 lines.")).toBeVisible();
  await page.getByRole("button", { name: /^Show 500 more/ }).click();
  await expect(page.getByRole("region", { name: "Changed lines" }).getByRole("listitem")).toHaveCount(600);
});

test("a file and an option chosen before the scripts load apply", async ({ page }) => {
  const release = await openWithoutScripts(page, "/convert?mode=text");
  await page.getByLabel("Remove alpha").check();
  const buffer = Buffer.from("a { color: #0d698680 }");
  await page.getByLabel("Choose a file").setInputFiles({ name: "early.css", mimeType: "text/css", buffer });
  await release();
  await expect(page.getByText("1 color converted in 1 line.")).toBeVisible();
  await expect(page.getByRole("insertion")).toHaveText(/oklch\([^/]+\) }$/);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript a short text is converted", async ({ page }) => {
    await page.goto("/convert?mode=text");
    await page.getByLabel("Your text").fill(CSS);
    await page.getByLabel("Convert to").selectOption("HEX");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page.getByText("2 colors converted in 2 lines.")).toBeVisible();
    await expect(page.getByRole("insertion").last()).toContainText("#0000FF80");
  });
});
