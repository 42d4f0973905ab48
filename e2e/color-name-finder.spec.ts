import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from "./journey.ts";
import { readText } from "./read-text.ts";

const PATH = "/color-name-finder";
const BOX = "A name, a color value, or several values";

test("a value gets its names, words find similar colors, and a palette gets unique names, which its link restores", async ({
  page,
  request,
}) => {
  await open(page, PATH);
  const box = page.getByLabel(BOX);
  await box.fill("rgb(13 105 134)");
  await expect(page.getByText("Copacabana", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Nothing is called exactly #0D6986.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Nearest in each list" }).getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("status").filter({ hasText: "Copacabana, ΔE 1.5: hard to tell apart." })).toBeAttached();
  await expect(page).toHaveURL(/q=rgb/);
  await box.fill("#0d69zz");
  await expect(page.getByText("“z” isn't a hex digit")).toBeVisible();
  await expect(page.getByText("Copacabana", { exact: true }).first()).toBeVisible();
  await box.fill("");
  await box.blur();
  await expect(page.getByText("Copacabana", { exact: true }).first()).toBeVisible();
  await box.fill("lavendr");
  await expect(page.getByText("Best match")).toBeVisible();
  await expect(page.getByText("Lavender", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "xkcd" })).toBeVisible();
  await page.getByRole("link", { name: "Names near it" }).click();
  await expect(page.getByText("An exact match")).toBeVisible();
  await expect(box).toHaveValue(/^#/);

  await box.fill("dark muted teal");
  const looks = page.getByRole("list", { name: "Colors that look dark muted teal" });
  await expect(looks.getByRole("link").first()).toBeVisible();
  await expectAccessible(looks.getByRole("listitem").first());
  await page.getByRole("link", { name: "sea foam", exact: true }).click();
  await expect(page.getByText("Sea Foam", { exact: true }).first()).toBeVisible();
  await box.fill("guilliman blue");
  await page.getByRole("link", { name: "Names near it" }).click();
  await expect(page.getByText("#6495ED is also called Guilliman Blue.")).toBeVisible();
  const text = await readText(request, `${PATH}?c=6495ed&ver=2`);
  expect(text).toContain("#6495ED is also called Guilliman Blue. Polar Glow is ΔE 3.1 away.");
  expect(text).toContain("Polar Glow Curated");

  await box.fill("#0d6986, #0d6986; #db073d");
  await box.press("Enter");
  const stripes = page.getByRole("list", { name: "Colors and their names" }).getByRole("button");
  await expect(stripes).toHaveCount(3);
  const related = page.getByRole("region", { name: "Related tools" }).getByRole("link", { name: /^Color Palette Gen/ });
  await related.focus();
  await expect(related).toHaveAttribute("href", /c=0d6986-0d6986-db073d/);
  const names = await stripes.evaluateAll((all) => all.map((stripe) => stripe.ariaLabel?.split(" for ")[0]));
  expect(new Set(names).size).toBe(3);
  await expect(page.getByRole("group", { name: "Variables" })).toContainText("--copacabana: #0d6986;");
  const title = page.getByRole("heading", { level: 2 }).first();
  const first = await title.textContent();
  await page.getByRole("button", { name: "Another title" }).click();
  await expect(title).not.toHaveText(first ?? "");
  await page.getByLabel("Names from").selectOption("css");
  await expect(stripes.nth(2)).toHaveAccessibleName(/^crimson for #DB073D/);
  await stripes.nth(2).click();
  await page.getByRole("button", { name: "More for crimson" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(stripes).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stripes).toHaveCount(3);
  await expect(page).toHaveURL(/c=0d6986-0d6986-db073d.*l=css/);
  const restored = await readText(request, page.url());
  expect(restored).toContain(` ${await title.textContent()} `);
  expect(restored).toContain("--crimson: #db073d;");
});

test("a bad address shows a notice, and searching, moving, copying and adding work by keyboard alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const gate = Promise.withResolvers<void>();
  await page.route(/names-full.*\.bin/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, `${PATH}?c=0d6986-db073d-zz&l=ral`);
  await expect(page.getByRole("status").filter({ hasText: "could not be read as a color" })).toBeVisible();
  // Edits before the names have loaded add up.
  await page.getByRole("button", { name: "Add a color" }).focus();
  for (let press = 0; press < 2; press++) await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/c=0d6986-db073d-[^-]+-[^-]+&i=4/);
  for (let press = 0; press < 2; press++) await page.keyboard.press("ControlOrMeta+z");
  gate.resolve();
  const stripes = page.getByRole("list", { name: "Colors and their names" }).getByRole("button");
  await stripes.first().focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(stripes.first()).toHaveAccessibleName(/#DB073D/);
  await page.keyboard.press("2");
  await expect(stripes.nth(1)).toHaveAttribute("aria-pressed", "true");
  const nearest = page.getByRole("list", { name: /^Nearest of/ }).getByRole("button");
  await nearest.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(nearest.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Techno Blue");
  await page.keyboard.press("/");
  await expect(page.getByLabel(BOX)).toBeFocused();
  await page.keyboard.type("teal");
  await expect(page.getByText("Best match")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=teal/);
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("on a phone colors are rows, and a tap on one shows nearby names", async ({ page }) => {
    await open(page, PATH);
    const stripes = page.getByRole("list", { name: "Colors and their names" }).getByRole("button");
    await stripes.nth(3).tap();
    await expect(page.getByText("Near Copacabana")).toBeVisible();
    await expect(page.getByRole("list", { name: /^Nearest of/ })).toContainText("Techno Blue");
    await expectNoSidewaysScroll(page);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the form finds names", async ({ page, request }) => {
    await page.goto(PATH);
    await page.getByLabel(BOX).fill("forrest green");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByText("Forest Green", { exact: true }).first()).toBeVisible();
    expect(await readText(request, `${PATH}?q=%230d6986`)).toContain("Copacabana");
  });
});

test("hostile query strings still return a page", async ({ request }) => {
  const bad = [
    `?q=${"(".repeat(900)}`,
    "?q=%00%FF<script>alert(1)</script>",
    "?c=zz-yy&i=99&l=ral&t=-1",
    `?c=${"0d6986-".repeat(300)}`,
    "?c=oklch~9e99~1~1",
  ];
  for (const query of bad) {
    const response = await request.get(PATH + query);
    expect(response.status(), query).toBe(200);
    expect(await response.text()).toContain(BOX);
  }
});
