import { expect, expectAccessible, expectNoSidewaysScroll, open, test, withholdScripts } from "./journey.ts";
import { readText } from "./read-text.ts";

const START = "/color-wheel?c=0d6986";

test("keys turn and lock a marker, a drag turns all, a locked base stays, and equal lightness names colors that lost chroma", async ({
  page,
  request,
}) => {
  await open(page, START);
  await page.keyboard.press("1");
  const base = page.getByRole("slider", { name: /^Color 1,/ }).first();
  await expect(base).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(base).toHaveAttribute("aria-valuenow", "227");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(base).toHaveAttribute("aria-valuenow", "237");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowDown");
  await expect(base).toHaveAttribute("aria-valuetext", /^237°, chroma 0\.086, lightness 50%, .*blue$/);
  for (let press = 0; press < 4; press++) await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL(START);
  await page.keyboard.press("l");
  await expect(page).toHaveURL(/l=0h226\.25c\.0896l\.4861/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL(START);
  await page.getByText("Square", { exact: true }).click();
  await expect(page).toHaveURL(`${START}&h=square`);
  await expect(page.getByText("Square, 90° apart.")).toBeVisible();
  const second = page.getByRole("slider", { name: /^Color 2,/ });
  await expect(second).toHaveAttribute("aria-valuenow", "316");
  await second.scrollIntoViewIfNeeded();
  const box = await second.boundingBox();
  if (!box) throw new Error("no marker");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y - 20, { steps: 2 });
  await page.mouse.up();
  await expect(second).not.toHaveAttribute("aria-valuenow", "316");
  const turn = Number(await second.getAttribute("aria-valuenow"));
  const fourth = Number(await page.getByRole("slider", { name: /^Color 4,/ }).getAttribute("aria-valuenow"));
  expect(Math.abs(((fourth - turn + 360) % 360) - 180)).toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(second).toHaveAttribute("aria-valuenow", "316");
  await expect(page).toHaveURL(`${START}&h=square`);

  await page.keyboard.press("1");
  await page.getByRole("button", { name: /^Adjust .*\(base\)$/ }).click();
  const plane = page.getByRole("group", { name: /: .* and / });
  const area = await plane.boundingBox();
  if (!area) throw new Error("no plane");
  await page.mouse.move(area.x + 20, area.y + 20);
  await page.mouse.down();
  await page.mouse.move(area.x + 80, area.y + 40, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(`${START}&h=square`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(`${START}&h=square`);
  await page.getByRole("textbox", { name: /\(base\)$/ }).fill("#ffe000");
  await page.getByText("Split", { exact: true }).click();
  const locked = page.getByRole("slider", { name: /^Color 1,/ }).first();
  const hue = await locked.getAttribute("aria-valuenow");
  await page.getByRole("button", { name: /^Lock the OKLCH hue of Color 1/ }).click();
  await page.keyboard.press("3");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("Split complementary, 40° to both sides of the opposite.")).toBeVisible();
  await expect(locked).toHaveAttribute("aria-valuenow", hue ?? "");
  await page.getByRole("checkbox", { name: /Equal lightness/ }).check();
  await expect(page.getByText(/For equal lightness inside sRGB, chroma was reduced: Color \d/)).toBeVisible();
  await expect(page).toHaveURL(/e=1/);
  const codes = (await page.getByRole("list", { name: "Palette" }).innerText()).match(/\b[0-9A-F]{6}\b/g);
  expect(codes).toHaveLength(3);
  const text = await readText(request, page.url());
  expect(codes?.filter((code) => !text.includes(code))).toEqual([]);
});

test("a bad address is explained, a base is typed and exported, pasted palettes snap to a harmony, and keys reorder colors", async ({
  page,
}) => {
  await open(page, "/color-wheel?c=nonsense&h=pentagon&w=cube&l=9z&d=0c1&a=x&n=1e9");
  await expect(page.getByText("Unknown rule “pentagon” in this link. Using “Triad”.")).toBeVisible();
  await expect(page.getByText("DB073D").first()).toBeVisible();
  const lightness = page.getByRole("spinbutton", { name: "Lightness, number", exact: true });
  await lightness.fill("12,5");
  await lightness.press("ArrowUp");
  await expect(lightness).toHaveValue("13.5");
  const hue = page.getByRole("spinbutton", { name: "OKLCH hue, number", exact: true });
  await hue.fill("-30");
  await hue.press("Enter");
  await expect(hue).toHaveValue("330");
  const field = page.getByRole("textbox", { name: /\(base\)$/ });
  await field.fill("rebeccapurple");
  await expect(page).toHaveURL(/c=663399/);
  await field.fill("purplish");
  await field.blur();
  await expect(page).toHaveURL(/c=663399/);
  await expect(page.getByText("663399").first()).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await expect(
    page
      .getByRole("dialog")
      .getByText(/#663399/i)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole("dialog")
      .getByText(/neutral/i)
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  const detector = page.getByRole("form", { name: "Harmony detector" });
  const release = await withholdScripts(page, "parsePastedList");
  await detector.getByRole("textbox").fill("#db073d, #2f8f1f; rgb(31 111 208)");
  await expect(detector.getByText(/The detector could not be loaded/)).toBeVisible();
  await release();
  await detector.getByRole("button", { name: "Try again" }).click();
  await expect(detector.getByText(/Nearest to a triad, \d° off\./)).toBeVisible();
  await detector.getByRole("button", { name: "Snap to harmony" }).click();
  await expect(page.getByText("Triad, 120° apart.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Triad" })).toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/c=663399/);
  await detector.getByRole("textbox").fill("oklch(0.6 0.1 20) oklch(0.6 0.1 140) oklch(0.6 0.1 260)");
  await detector.getByRole("button", { name: "Use this harmony" }).click();
  await expect(page.getByText("Triad, 120° apart.")).toBeVisible();
  await detector.getByRole("textbox").fill("nothing here");
  await expect(detector.getByText("No color found in this text.")).toBeVisible();

  await open(page, "/color-wheel?c=e63946-2a9d8f-5b4fcf-ffffff&e=1&l=1h180");
  await page.keyboard.press("3");
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page).toHaveURL(/c=e63946-5b4fcf-2a9d8f/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/c=e63946-2a9d8f-5b4fcf/);
  const rows = page.getByRole("button", { name: /^Adjust color/ });
  await rows.nth(2).click();
  await page.getByRole("button", { name: /^Remove Color 1/ }).click();
  await expect(rows.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Warm and cool" }).click();
  await expect(page.getByText("Cool", { exact: true })).toBeVisible();
  await expectAccessible(page.getByRole("form", { name: "Color wheel" }));
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript rules and pasted palettes are shown", async ({ page }) => {
    await page.goto(START);
    await page.getByRole("textbox", { name: /\(base\)$/ }).fill("#ff0000");
    await page.getByText("Complementary", { exact: true }).click();
    await page.getByText("RYB", { exact: true }).first().click();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByRole("list", { name: "Palette" }).getByText("00FF00")).toBeVisible();
    await page.getByRole("textbox", { name: "A palette in any form" }).fill("#e63946 #2a9d8f #5b4fcf");
    await page.getByRole("button", { name: "Show on the wheel" }).click();
    await expect(page).toHaveURL("/color-wheel?c=e63946-2a9d8f-5b4fcf");
    await expect(page.getByText(/Nearest to/)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone a marker is dragged by touch", async ({ page }) => {
    await open(page, START);
    const marker = page.getByRole("slider", { name: /^Color 2,/ });
    await marker.scrollIntoViewIfNeeded();
    const box = await marker.boundingBox();
    if (!box) throw new Error("no marker");
    const client = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + 50, y: y + 30 }] });
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page).not.toHaveURL(START);
    await expectNoSidewaysScroll(page);
  });
});
