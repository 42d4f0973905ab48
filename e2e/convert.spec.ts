import type { Locator, Page } from "@playwright/test";
import { functionsOf } from "#app/tools/convert/functions/functions.ts";
import { PAIRS } from "#app/tools/convert/pairs.ts";
import { comeAlive, expect, expectAccessible, goInPlace, open, openWithoutScripts, test } from "./journey.ts";

function row(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Every format" }).getByRole("textbox", { name, exact: true });
}

/** Pastes as a user does: with the browser's own clipboard event and its default action. */
async function paste(field: Locator, text: string) {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand("insertText", false, pasted);
  }, text);
}

test("a color typed in any row updates all others, bad text is explained at its field, and colors outside sRGB get a warning", async ({
  page,
}) => {
  await open(page, "/convert");
  await expect(row(page, "HEX")).toHaveValue("#C8C814");
  for (const [name, text, other, value] of [
    ["HEX", "#f00", "RGB", "rgb(255 0 0)"],
    ["CMYK", "0 100 0 0", "HEX", "#FF00FF"],
    ["P3", "color(display-p3 0.2 0.5 0.6)", "HEX", /^#0/],
  ] as const) {
    await row(page, name).fill(text);
    await expect(row(page, other)).toHaveValue(value);
    await expect(row(page, name)).toHaveValue(text);
  }
  await row(page, "HSL").fill("HSL(120,100%,25%)");
  await row(page, "RGB").focus();
  await expect(row(page, "HSL")).toHaveValue("hsl(120 100% 25%)");
  await row(page, "OKLCH").fill("oklch(0.7 0.3 150)");
  const warning = page.getByText("Outside sRGB.").locator("..");
  await expect(warning).toContainText(await row(page, "HEX").inputValue());
  await expect(warning).toContainText(/ΔE2000 \d+\.\d/);
  await page.getByRole("button", { name: "Pick", exact: true }).click();
  const picker = page.getByRole("dialog", { name: "Pick a color" });
  await picker.getByRole("slider", { name: "Opacity" }).press("ArrowDown");
  await expect(page.getByText("99% opaque")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(warning).toBeVisible();
  await row(page, "HEX").fill("#123456");
  await expect(page.getByText("Outside sRGB.")).toBeHidden();

  await row(page, "RGB").fill("rgb(13 105 134)");
  await expect(row(page, "HEX")).toHaveValue("#0D6986");
  await row(page, "RGB").fill("rgb(13 105");
  await expect(row(page, "RGB")).toHaveAttribute("aria-invalid", "true");
  await expect(row(page, "RGB")).toHaveAccessibleDescription(
    /rgb\(\) takes red, green and blue from 0 to 255.* Still showing rgb\(13 105 134\)/,
  );
  await expect(row(page, "HEX")).toHaveValue("#0D6986");
  await row(page, "HEX").focus();
  await expect(row(page, "HEX")).toHaveCSS("outline-style", "solid");
  await expect(row(page, "RGB")).toHaveValue("rgb(13 105");
  const invalid = page.getByRole("textbox", { name: "RGB", exact: true });
  await expectAccessible(page.getByRole("listitem").filter({ has: invalid }));
  await row(page, "RGB").focus();
  await page.keyboard.press("Escape");
  await expect(row(page, "RGB")).toHaveValue("rgb(13 105 134)");
  await expect(row(page, "RGB")).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Any color" }).fill("okhsl(226.253 90.863% 40.532%)");
  await expect(row(page, "HEX")).toHaveValue("#0D6986");
  await page.getByText("More spaces").click();
  await expect(page.getByText(/^hct\(228\.3/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Okhsl" })).toBeVisible();
});

test("a pair page works by keyboard, accepts a pasted color anywhere, shows its steps, and links to its reverse", async ({
  page,
}) => {
  await open(page, "/convert/rgbtohex");
  const input = page.getByRole("textbox", { name: "RGB" }).first();
  for (let press = 0; press < 20 && !(await input.evaluate((field) => field === document.activeElement)); press++) {
    await page.keyboard.press("Tab");
  }
  await expect(input).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("rgb(9 120 0)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("#097800", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "HEX to RGB" }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copy HEX", exact: true }).first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/convert/hextorgb?c=rgb%289+120+0%29");
  const hex = page.getByRole("textbox", { name: "HEX" }).first();
  // Until the engine has loaded, a paste only adds its text to the field.
  await expect(async () => {
    await hex.fill("#C8C814");
    await paste(hex, "hsl(240 100% 50%)");
    await expect(page.getByText("rgb(0 0 255)", { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await paste(row(page, "LAB"), "olive");
  await expect(row(page, "HEX")).toHaveValue("#808000");
  await row(page, "HEX").focus();
  await expect(row(page, "LAB")).toHaveValue(/^lab\(52\.15%? /);
  await page.getByRole("heading", { level: 1 }).click();
  await paste(page.locator("body"), "oklch(0.628 0.2577 29.23)");
  await expect(row(page, "HEX")).toHaveValue("#FF0000");
  await page.keyboard.press("?");
  await paste(page.getByRole("dialog").getByRole("heading").first(), "teal");
  await page.keyboard.press("Escape");
  await expect(row(page, "HEX")).toHaveValue("#FF0000");

  await goInPlace(page, "/convert/hextohsl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HEX to HSL");
  await page.getByRole("textbox", { name: "HEX" }).first().fill("#3498db");
  const steps = page.getByRole("region", { name: "HEX to HSL, step by step" });
  await expect(steps.getByText("R = 34: 16 × 3 + 4 = 52")).toBeVisible();
  await expect(steps.getByText("hsl(204.07 69.87% 53.14%)")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "HSL hsl(204.07 69.87% 53.14%)" })).toBeAttached();
  await page.getByRole("textbox", { name: "HEX" }).first().fill("#34"); // the error must not move the link away
  await page.getByRole("link", { name: "HSL to HEX" }).first().click({ delay: 150 });
  await expect(page).toHaveURL(/\/convert\/hsltohex\?c=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HSL to HEX");
  await expect(page.getByRole("textbox", { name: "HSL" }).first()).toHaveValue("hsl(204.07 69.87% 53.14%)");
  await expect(page.getByText("#3498DB", { exact: true }).first()).toBeVisible();
});

test("input from before hydration is kept, and if the engine fails to load, nothing is lost and a retry works", async ({
  page,
}) => {
  const before = page.url();
  const release = await openWithoutScripts(page, "/convert");
  await page.getByRole("textbox", { name: "Any color" }).fill("teal");
  await release();
  await expect(row(page, "HEX")).toHaveValue("#008080");
  await page.getByRole("textbox", { name: "Any color" }).fill("rebeccapurple");
  await expect(page).toHaveURL("/convert?c=rebeccapurple");
  await page.goBack();
  await expect(page).toHaveURL(before);
  await page.goForward(); // a new document, which hasn't loaded the engine yet
  await comeAlive(page);
  await expect(row(page, "HEX")).toHaveValue("#663399");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/convert$/);
  const engine = "**/assets/*.js";
  await page.route(engine, (route) => route.abort());
  await row(page, "RGB").selectText();
  await page.keyboard.type("rgb(255 0 0)");
  const alert = page.getByRole("alert").filter({ hasText: "The converter could not be loaded" });
  await expect(alert).toBeVisible();
  await expect(row(page, "RGB")).toHaveValue("rgb(255 0 0)");
  await page.getByRole("heading", { level: 1 }).click();
  await paste(page.locator("body"), "teal");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toBeVisible();
  await expect(row(page, "RGB")).toHaveValue("rgb(255 0 0)");
  await page.unroute(engine);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "HEX")).toHaveValue("#FF0000");
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL("/convert?c=rgb%28255+0+0%29");
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("on phones the bar undoes, redoes and saves a color", async ({ page }) => {
    await open(page, "/convert");
    await row(page, "HEX").fill("oklch(0.7 0.3 150 / 50%)");
    await row(page, "HEX").press("Enter");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "HEX")).toHaveValue("#C8C814");
    const more = page.getByRole("button", { name: "More" });
    await more.click();
    await page.getByRole("button", { name: "Share" }).focus();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await more.click();
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(row(page, "HEX")).toHaveValue("#00C24880");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("huesmith.library"))).toContain("oklch~.7~.3~150_.5");
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript the form of a pair page works", async ({ page }) => {
    await page.goto("/convert/hextorgb");
    await page.getByRole("textbox", { name: "HEX" }).first().fill("#FF7F50");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect(page).toHaveURL("/convert/hextorgb?c=%23FF7F50");
    await expect(page.getByText("rgb(255 127 80)", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("G = 7F: 16 × 7 + 15 = 127")).toBeVisible();
    await row(page, "LAB").fill("50 20 30");
    await row(page, "LAB").press("Enter");
    await expect(row(page, "LAB")).toHaveValue("lab(50% 20 30)");
    await row(page, "HSL").fill("nothing");
    await row(page, "HSL").press("Enter");
    await expect(page.getByText("“nothing” isn't a CSS color name.")).toBeVisible();
  });
});

test("the CSS code of every pair paints its input color", async ({ page }) => {
  const codes = PAIRS.map(({ from, to }) => functionsOf(from, to).find(({ language }) => language === "CSS")?.code);
  await page.setContent("<main></main>");
  const painted = await page.evaluate((codes) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    return codes.map((css) => {
      // Each code gets its own scope, because all use the same element name.
      const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
      root.innerHTML = `<style>${css}</style><div class="swatch"></div>`;
      const swatch = root.querySelector(".swatch");
      if (!canvas || !swatch) return [];
      canvas.fillStyle = getComputedStyle(swatch).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  }, codes);
  expect(painted).toHaveLength(30);
  for (const [index, bytes] of painted.entries()) {
    for (const [i, byte] of [200, 200, 20, 255].entries()) {
      expect(Math.abs((bytes[i] ?? -99) - byte), `${codes[index]}: ${bytes}`).toBeLessThan(3);
    }
  }
});
