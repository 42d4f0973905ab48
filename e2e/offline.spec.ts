import type { BrowserContext, Page } from "@playwright/test";
import { comeAlive, expect, open, test } from "./journey.ts";
import { pngFile } from "./pictures.ts";
import { expectKept, openWorkerBrowser } from "./service-worker.ts";

const PALETTE = "/color-palette-generator?c=db073d-dba507-0d6986";
const SEEN = "/color/0D6986";

test("after one visit every tool works offline, with its state, late parts and links, and shared pictures and texts open in tools", async ({
  browser,
  baseURL,
}) => {
  test.slow(); // fetches the whole site first
  const { context, page, troubles } = await openWorkerBrowser(browser, baseURL);
  await open(page, SEEN);
  await expectKept(page, SEEN);
  await expectInstallable(context, page);

  await context.setOffline(true);
  await open(page, PALETTE);
  await expect(page.getByText("DB073D").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.keyboard.press("Space");
  await expect(page).not.toHaveURL(PALETTE);
  const drawn = page.url();
  await page.getByRole("button", { name: "Export" }).click();
  await expect(
    page
      .getByRole("dialog", { name: "Export" })
      .getByText(/--[\w-]+: /)
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");

  // A link to a page whose data can't load, and the way back.
  await page.getByRole("contentinfo").getByRole("link", { name: "Color Mixer" }).click();
  await expect(page.getByRole("heading", { name: "Color Mixer", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(drawn);
  await expect(page.getByRole("heading", { name: "Color Palette Generator", level: 1 })).toBeVisible();

  await open(page, "/green-color-palettes");
  await expect(page.getByRole("list", { name: "Green color palettes" }).locator(":scope > li")).toHaveCount(30);
  await open(page, SEEN);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Copacabana");
  // An uncached page leaves the open page in place; with no page open, the site's own offline page explains why.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByText("The page could not be loaded")).toBeVisible();
  await expect(page).toHaveURL(SEEN);
  await open(page, "/user/colors");
  await expect(page.getByRole("heading", { name: "Colors", level: 1 })).toBeVisible();
  await page.goto("/color/ABCDEF");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.getByRole("link", { name: "Color Wheel" }).click();
  await expect(page.getByRole("heading", { name: "Color Wheel", level: 1 })).toBeVisible();
  await page.goto("/color/ABCDEF");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("#ABCDEF");
  await shareBoth(page);
  expect(troubles).toEqual([]);
  await context.close();
});

/** A shared picture opens once in its tool, and a shared text opens the tool that fits it. */
async function shareBoth(page: Page) {
  const { name, mimeType, buffer } = pngFile(
    20,
    10,
    (x) => (x < 15 ? [200, 20, 20, 255] : [20, 20, 200, 255]),
    "a b.png",
  );
  await share(page, { picture: { name, type: mimeType, bytes: [...buffer] } });
  const rows = page.getByRole("list", { name: "Palette" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("C81414");
  await expect(page).toHaveURL(/^[^#]*$/);
  expect(await page.evaluate(() => caches.has("shared"))).toBe(false);
  await share(page, { text: "Try #db073d with #0d6986" });
  await expect(page).toHaveURL("/color-palette-builder?c=db073d-0d6986");
}

type Shared = { text: string } | { picture: { name: string; type: string; bytes: number[] } };

/** Shares as the system does: by submitting a form to the site. */
async function share(page: Page, shared: Shared) {
  await page.evaluate((fields) => {
    const form = Object.assign(document.createElement("form"), {
      method: "post",
      action: "/share-target",
      enctype: "multipart/form-data",
    });
    const input = document.createElement("input");
    if ("picture" in fields) {
      const { name, type, bytes } = fields.picture;
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], name, { type }));
      Object.assign(input, { type: "file", name: "picture", files: files.files });
    } else Object.assign(input, { name: "text", value: fields.text });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, shared);
  await page.waitForURL(/\/color-palette-/);
  await comeAlive(page);
}

async function expectInstallable(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const { errors, url } = await session.send("Page.getAppManifest");
  // The test's private profile, which some versions of Chromium report, is not the page's fault.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect({ faults, errors }).toEqual({ faults: [], errors: [] });
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  await session.detach();
}
