import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";
import { block, expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { becomeMember } from "./member.ts";
import { readText } from "./read-text.ts";

const { PNG } = createRequire(import.meta.url)("pngjs");

const PATH = "/gradient-generator";

type Pixels = { data: Buffer; width: number; height: number };

function stop(page: Page, place: number): Locator {
  return page.getByRole("slider", { name: new RegExp(`^Color ${place}, `) });
}

function farthestOff({ data, width, height }: Pixels, at: (x: number, y: number) => number[], edge = 0): number {
  let most = 0;
  for (let y = edge; y < height - edge; y += 3) {
    for (let x = edge; x < width - edge; x++) {
      const expected = at(x + 0.5, y + 0.5);
      for (const [channel, value] of expected.entries()) {
        most = Math.max(most, Math.abs((data[4 * (y * width + x) + channel] as number) - value));
      }
    }
  }
  return most;
}

test("stops are added, dragged, moved, removed and recolored, a gray middle is avoided, pasted CSS is edited anywhere, the PNG matches the engine, and a link gives the same gradient", async ({
  page,
  request,
}) => {
  test.slow(); // two gradients
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeMember(page, "mouse", { isPro: true });
  await open(page, PATH);
  await expect(
    page.getByRole("img", { name: /Linear gradient at 90° from .+ to .+, 2 colors mixed in OKLab/ }),
  ).toBeVisible();
  const track = page.getByTitle("Click to add a color");
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error("no track");
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect(stop(page, 3)).toBeVisible();
  await expect(page.getByRole("link", { name: "Multiple colors" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Add a color" }).first().click();
  await expect(page).toHaveURL(/p=0-25-62\.5-100&ver=2$/);
  const third = await stop(page, 3).boundingBox();
  if (!third) throw new Error("no stop");
  await page.mouse.move(third.x + third.width / 2, third.y + third.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, third.y, { steps: 2 });
  await page.mouse.up();
  await expect(stop(page, 3)).toHaveAttribute("aria-valuenow", "80");
  await page.getByText("Conic", { exact: true }).click();
  await page.getByRole("button", { name: "Copy CSS" }).first().click();
  const css = await page.evaluate(() => navigator.clipboard.readText());
  expect(css.split("\n")).toHaveLength(2);
  expect(css).toMatch(/\nbackground: conic-gradient\(in oklab, #292F56 0%, \S[^,]+ 25%, \S[^,]+ 80%, #ACFA70 100%\);$/);
  const undo = page.getByRole("button", { name: "Undo" }).first();
  for (let times = 0; times < 4; times++) await undo.click();
  await expect(page).toHaveURL(`${PATH}?ver=2`);

  await page.keyboard.press("1");
  await expect(stop(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(stop(page, 1)).toHaveAttribute("aria-valuetext", "at 11%");
  await page.keyboard.press("Home");
  await expect(stop(page, 1)).toHaveAttribute("aria-valuetext", "at 0%");
  await page.keyboard.press("+");
  await expect(stop(page, 3)).toBeVisible();
  await page.keyboard.press("2");
  await page.keyboard.press("Delete");
  await expect(stop(page, 3)).toHaveCount(0);
  await expect(stop(page, 1)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/c=acfa70-292f56/);
  const middle = page.getByRole("slider", { name: "Midpoint between colors 1 and 2" });
  await middle.focus();
  for (const [key, percent] of Object.entries({ "Shift+ArrowLeft": 40, End: 100, Home: 0 })) {
    await page.keyboard.press(key);
    await expect(middle).toHaveAttribute("aria-valuetext", `${percent}% of the way, at ${percent}%`);
  }
  await stop(page, 2).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("rebeccapurple");
  await expect(page).toHaveURL(/c=acfa70-663399/);
  await page.locator("#content").focus();
  await page.evaluate(() => scrollTo(0, 0));
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect(page).not.toHaveURL(/663399/);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page).toHaveURL(/c=acfa70-663399/);

  const hostile = "t=cube&p=x&e=bounce&o=a-b&n=1e9&x=zebra&v=9&css=%00";
  const text = await readText(request, `${PATH}?c=nonsense&m=ryb&${hostile}`);
  expect(text).toContain("Unknown color space “ryb” in this link. Using “oklab”.");
  await goInPlace(page, `${PATH}?c=ffd800-1144ff&m=srgb&${hostile}`);
  await expect(page.getByText(/Between colors 1 and 2 it turns gray: at \d+%, chroma is 0\.\d+/)).toBeVisible();
  await page.getByRole("button", { name: "Mix in OKLCH" }).click();
  await expect(page.getByText(/it turns gray/)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Easing between colors" }).selectOption("Ease in and out");
  await expect(page.getByText(/becomes \d+ stops\./)).toBeVisible();
  await page.getByRole("tab", { name: "Tailwind" }).click();
  await expect(page.getByRole("group", { name: "Tailwind classes" })).toContainText(
    "bg-[linear-gradient(90deg_in_oklch,#FFD800_0%,",
  );
  await page.getByRole("link", { name: /^OKLab/ }).click();
  await expect(page).not.toHaveURL(/m=/);

  const field = page.getByRole("textbox", { name: "CSS", exact: true });
  await field.fill("repeating-linear-gradient(red, blue 10%)");
  await page.getByRole("button", { name: "Edit this gradient" }).click();
  await expect(page.getByText(/^Repeating gradients aren't supported/).first()).toBeVisible();
  await expect(field).toBeInViewport();
  await field.fill("background: radial-gradient(circle at 20% 30% in lab, red, 30%, #0000ff80 60%)");
  await page.getByRole("button", { name: "Edit this gradient" }).click();
  await expect(page).toHaveURL(/c=ff0000-0000ff_\.5019607843137255&p=0-60&t=radial&o=20-30&m=lab/);
  // Its listener loads when the page is idle.
  await expect(async () => {
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text", "linear-gradient(to top right, red, blue)");
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    });
    await expect(page).toHaveURL(/c=ff0000-0000ff&a=tr&.*m=srgb/, { timeout: 2000 });
  }).toPass();
  await expect(undo).not.toHaveAttribute("aria-disabled");
  await undo.press("Enter"); // a notification covers it
  await expect(page).toHaveURL(/t=radial/);
  // Dithered by less than one step.
  await field.fill("linear-gradient(to right, #101010, #282828)");
  await page.getByRole("button", { name: "Edit this gradient" }).click();
  await expect(page).toHaveURL(/c=101010-282828/);
  await page.getByRole("button", { name: "Edit this gradient" }).click();
  await expect(page.getByText("Nothing new")).toBeVisible();
  await page.getByRole("combobox", { name: "Size" }).selectOption({ label: "Link preview, 1200 × 630" });
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PNG" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("gradient-1200x630.png");
  await expect(page.getByText("Saved gradient-1200x630.png")).toBeVisible();
  const pixels: Pixels = PNG.sync.read(await readFile(await download.path()));
  expect([pixels.width, pixels.height]).toEqual([1200, 630]);
  expect(farthestOff(pixels, (x) => Array(3).fill(16 + (24 * x) / 1200))).toBeLessThanOrEqual(1);

  await goInPlace(
    page,
    `${PATH}?c=ff0000-00ff00_.5-oklch~.7~.3~150_.5&p=n20-33.3-150&t=conic&f=45&o=20-80&m=hsl&d=longer&e=.44~0~1~1&g=1&q=2&n=5&x=123456`,
  );
  const picture = page.getByRole("img", { name: /^Conic gradient/ });
  const shownName = await picture.getAttribute("aria-label");
  const html = await (await request.get(page.url())).text();
  expect(html.includes(`aria-label="${shownName}"`), `the server shows ${shownName}`).toBe(true);
  await expect(page.getByRole("list", { name: "5 steps of the gradient" }).getByRole("button")).toHaveCount(5);
  await expect(page.getByRole("textbox", { name: "Color 3", exact: true })).toHaveValue("oklch(70% 0.3 150 / 0.5)");
  const handle = page.getByRole("slider", { name: "First handle of the curve" });
  await handle.press("ArrowLeft"); // to the curve "Ease in"
  await expect(page).toHaveURL(/e=ease-in&/);
  await expect(handle).toBeFocused();
  const last = page.getByRole("slider", { name: "Midpoint between colors 2 and 3" });
  await last.press("Shift+ArrowRight"); // beyond the end of the track
  await expect(last).toBeFocused();
  await page.evaluate(() => delete (window as { EyeDropper?: unknown }).EyeDropper);
  await page.getByRole("button", { name: /^Adjust Color 2/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("slider").first()).toBeVisible();
  await expectAccessible(page.getByRole("form", { name: "Gradient", exact: true }));
  await expectAccessible(dialog);
  const hex = dialog.getByRole("textbox", { name: "Hex or any CSS color" });
  await hex.fill("#12");
  await dragInSystemPicker(dialog.getByLabel("System color picker"), ["#112233", "#223344"]);
  await expect(page).toHaveURL(/c=ff0000-223344-/);
  await expect(hex).toHaveValue("#223344");
  await page.keyboard.press("Escape");
  await undo.press("Enter");
  await expect(page).toHaveURL(/c=ff0000-00ff00_\.5-/);
});

test("a text typed below the bench stays while the colors change and its code can't be loaded", async ({ page }) => {
  const release = await block(page, "*/assets/below-*.js");
  await open(page, PATH);
  const failure = page.getByRole("alert").filter({ hasText: "The rest of this page could not be loaded" });
  await expect(failure).toBeVisible();
  const field = page.getByRole("textbox", { name: "CSS", exact: true });
  await field.fill("linear-gradient(teal, gold)");
  await page.getByRole("button", { name: "Random" }).click();
  await expect(page).toHaveURL(/c=/);
  await release();
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toBeHidden();
  await expect(field).toHaveValue("linear-gradient(teal, gold)");
  await page.getByRole("button", { name: "Edit this gradient" }).click();
  await expect(page).toHaveURL(/c=008080-ffd700/);
});

/** As in Safari, each color that is passed has an event. */
function dragInSystemPicker(field: Locator, colors: readonly string[]) {
  return field.evaluate((input: HTMLInputElement, colors) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value"); // React replaces its setter
    for (const color of colors) {
      value?.set?.call(input, color);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, colors);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript colors, shape and space can be set, and CSS is accepted", async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole("textbox", { name: "Color 2", exact: true }).fill("gold");
    await page.getByText("Radial", { exact: true }).click();
    await page.getByRole("combobox", { name: "Space" }).selectOption("OKLab");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(page.getByRole("img", { name: /^Radial gradient from .+ mixed in OKLab\.$/ })).toBeVisible();
    await expect(page.getByRole("group", { name: "CSS" })).toContainText(
      "radial-gradient(circle in oklab, #292F56, #FFD700)",
    );
    await page.getByRole("textbox", { name: "CSS", exact: true }).fill("conic-gradient(red, lime, red)");
    await page.getByRole("button", { name: "Edit this gradient" }).click();
    await expect(page).toHaveURL(/c=ff0000-00ff00-ff0000&t=conic/);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone a stop is dragged on canvas and track, a swipe from a slider only scrolls, and a tap outside a panel only closes it", async ({
    page,
  }) => {
    await open(page, `${PATH}?c=ff0000-00ff00-0000ff`);
    const client = await page.context().newCDPSession(page);
    const drag = async (from: { x: number; y: number }, by: number) => {
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
      await client.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: from.x + by, y: from.y }],
      });
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    // The handles on the canvas load a moment later.
    const handle = page.locator('[data-handle="1"]');
    await expect(handle).toBeVisible();
    const grip = await handle.boundingBox();
    if (!grip) throw new Error("no handle");
    await drag({ x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }, 60);
    await expect(stop(page, 2)).not.toHaveAttribute("aria-valuenow", "50");
    const now = await stop(page, 2).getAttribute("aria-valuenow");
    await stop(page, 2).scrollIntoViewIfNeeded();
    const box = await stop(page, 2).boundingBox();
    if (!box) throw new Error("no stop");
    await drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, -70);
    await expect(stop(page, 2)).not.toHaveAttribute("aria-valuenow", String(now));
    await expectNoSidewaysScroll(page);

    const angle = page.getByRole("slider", { name: "Angle", exact: true });
    const { x, y } = await upperPart(angle);
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await expect(angle).not.toHaveValue("90");
    for (const by of [20, 40, 60]) {
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - by }] });
    }
    await expect(angle).toHaveValue("90");
    await page.waitForTimeout(100); // a finger that still moves leaves the page moving on, and the next tap only stops it
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });

    await page.getByRole("button", { name: "Adjust Color 1" }).tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    const above = await upperPart(angle);
    await page.touchscreen.tap(above.x, above.y);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(angle).toHaveValue("90");

    await page.getByRole("button", { name: "Adjust Color 1" }).tap();
    await page.getByRole("dialog").evaluate((panel) => panel.remove()); // as the next page does
    const next = await upperPart(angle);
    await page.touchscreen.tap(next.x, next.y);
    await expect(angle).not.toHaveValue("90");
  });
});

/** A point on a slider, which is scrolled to where a sheet leaves it visible. */
async function upperPart(slider: Locator) {
  await slider.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
  const box = await slider.boundingBox();
  if (!box) throw new Error("no slider");
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}
