import { expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { readText } from "./read-text.ts";

test("steps show a copy mark, fields, panel and keys change a scale, exports are named, each kind has its steps, scales share their lightness, and unreachable targets are explained", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/color-shades");
  await page.keyboard.press("?");
  await expect(page.getByText("Go to scale 1")).toBeVisible();
  await expect(page.getByText("Go to scale 2")).toHaveCount(0);
  await page.keyboard.press("Escape");
  const step = page.getByRole("button", { name: /^Copy 300 / });
  const shown = () => step.locator(".copy-code").evaluate((code) => getComputedStyle(code, "::after").content);
  const box = await step.boundingBox();
  expect(await shown()).toBe("none");
  await step.hover();
  await expect.poll(shown).toContain("Copy");
  await page.mouse.move(0, 0);
  await expect.poll(shown).toBe("none");
  await step.press("Enter");
  await expect.poll(shown).toContain("✓");
  expect(await step.boundingBox()).toEqual(box);
  await expect.poll(shown).toContain("Copy");
  const field = page.getByRole("textbox", { name: "Color", exact: true });
  await field.fill("#db073d80");
  await field.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Colors must be opaque here" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Copy 600 DB073D.*your color$/ })).toBeVisible();
  await expect(page.getByText("is 600, exactly")).toBeVisible();
  await expect(page).toHaveURL("/color-shades?c=db073d");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Copy 700 0D6986.*your color$/ })).toBeVisible();
  await expect(page).toHaveURL("/color-shades");

  await page.getByRole("button", { name: /^Adjust Color/ }).click();
  await page.getByRole("group", { name: "Color: choose a color" }).getByRole("slider").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).not.toHaveURL("/color-shades");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL("/color-shades");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Copy 50 / }).focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Copy 200 / })).toBeFocused();
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: /^Copy 200 \w+.*pinned$/ })).toBeVisible();
  await expect(page).toHaveURL(/\?p=1\.3\.oklch~/);
  const steps = page.getByRole("spinbutton", { name: "Steps, number", exact: true });
  await steps.selectText();
  await steps.pressSequentially("11");
  await steps.blur();
  await expect(page.getByRole("button", { name: /^Copy 200 \w+.*pinned$/ })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL("/color-shades");
  await expect(page.getByText(/^Undone, step/)).toHaveRole("status");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Export" });
  await panel.getByRole("radio", { name: "Tailwind 4", exact: true }).check({ force: true });
  await panel.getByLabel("Color name").fill("brand");
  await expect(panel.getByText("--color-brand-500:")).toBeVisible();
  await panel.getByLabel("Color name").fill("");
  await expect(panel.getByText("--color-brand-500:")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await field.fill("reddish");
  await field.blur();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: /^Copy 700 0D6986.*your color$/ })).toBeVisible();
  await page.getByRole("button", { name: "Add a color" }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await panel.getByLabel("Color 2 name").fill("danger");
  await expect(panel.getByText("--color-danger-500:")).toBeVisible();
  await page.keyboard.press("Escape");

  await goInPlace(page, "/color-shades?c=ffe000");
  await page.getByRole("link", { name: "12 roles" }).click();
  await expect(page.getByRole("button", { name: /^Copy 9\b.*Solid background FFE000/ })).toBeVisible();
  await expectAccessible(page.getByRole("list", { name: /^Scale of/ }));
  await page.getByRole("link", { name: "Tints", exact: true }).click();
  await expect(page.getByRole("list", { name: /^Scale of/ }).getByRole("button")).toHaveCount(10);
  await page.getByLabel("Mode", { exact: true }).selectOption("OKLCH");
  await expect(page).toHaveURL("/color-shades?c=ffe000&kind=tints&m=oklch");
  const codes = (await page.getByRole("list", { name: /^Scale of/ }).innerText()).match(/\b[0-9A-F]{6}\b/g);
  expect(codes).toHaveLength(10);
  const text = await readText(request, page.url());
  expect(codes?.filter((code) => !text.includes(code))).toEqual([]);

  await goInPlace(page, "/color-shades?c=0d6986-ffe000-808080&n=5");
  await page.getByRole("checkbox", { name: /^Equal lightness/ }).check();
  await expect(page.getByText(/is ΔE [\d.]+ from \d+, which keeps the shared lightness/).first()).toBeVisible();
  await page.getByRole("button", { name: "Move Dandelion up" }).click();
  await expect(page).toHaveURL(/c=ffe000-0d6986-808080.*&a=1/);
  await page.getByRole("button", { name: /^Remove Color 1/ }).click();
  await expect(page).toHaveURL(/c=0d6986-808080/);

  await goInPlace(page, "/color-shades?c=0d6986-808080&kind=contrast&bg=777777");
  await page
    .getByText(/^\d+ steps miss their target$/)
    .first()
    .click();
  await expect(page.getByText(/Even black reaches only 4\.68:1 on #777777/).first()).toBeVisible();
  await page.getByRole("radio", { name: "APCA" }).check({ force: true });
  await page.getByRole("radio", { name: "Dark", exact: true }).check({ force: true });
  await expect(page).toHaveURL(/dark=1.*by=apca/);
  await expectAccessible(page.getByRole("form", { name: "Scales" }));
});

test("scripts get the same scale as JSON", async ({ request }) => {
  const response = await request.get("/color-shades.json?c=0d6986&kind=tailwind&n=11");
  expect(response.headers()["content-type"]).toContain("application/json");
  const { scales } = await response.json();
  expect(scales[0].baseStep).toBe("700");
  expect(scales[0].steps.map(({ name }: { name: string }) => name).slice(-2)).toEqual(["900", "950"]);
  expect(scales[0].textSafe.white).toEqual(["700", "800", "900", "950"]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the form shows the scale", async ({ page }) => {
    await page.goto("/color-shades?kind=shades");
    await page.getByRole("textbox", { name: "Color", exact: true }).fill("crimson");
    await page.getByLabel("Mode", { exact: true }).selectOption("HSL");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("button", { name: /^Copy 0 DC143C.*your color$/ })).toBeVisible();
    await expect(page).toHaveURL(/kind=shades&c=crimson&n=10&m=hsl/);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("a bad address shows a notice, and on a phone a color is added by touch without sideways overflow", async ({
    page,
  }) => {
    await open(page, "/color-shades?c=nonsense&kind=crayons&n=99");
    await expect(page.getByText("Unknown type of scale “crayons” in this link. Using “50–950”.")).toBeVisible();
    await expect(page.getByRole("list", { name: /^Scale of/ }).getByRole("button")).toHaveCount(20);
    await page.getByRole("button", { name: "Add a color" }).tap();
    await expect(page.getByRole("list", { name: /^Scale of/ })).toHaveCount(2);
    await expectNoSidewaysScroll(page);
  });
});
