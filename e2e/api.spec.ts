import { ACTS } from "../acts/acts.ts";
import { expect, open, test } from "./journey.ts";

test("every example of the page gets what the page shows", async ({ page, request }) => {
  await open(page, "/api");
  for (const { title } of ACTS) {
    const section = page.getByRole("region", { name: title, exact: true });
    const address = await section.getByRole("link", { name: "Open it in the browser" }).getAttribute("href");
    const response = await request.get(address ?? "");
    expect([address, response.status()]).toEqual([address, 200]);
    const shown = await section.getByRole("group", { name: "The answer" }).textContent();
    expect(await response.json()).toEqual(JSON.parse(shown ?? ""));
    await expect(section.getByRole("group", { name: /with curl$/ })).toContainText(address ?? "nothing");
  }
});

test("a line of code is copied, and the copied address works", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/api");
  await page.getByRole("button", { name: "Copy Palette with curl" }).click();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const address = /"(http[^"]+)"/.exec(line)?.[1] ?? "";
  expect((await page.request.get(address)).status()).toBe(200);
});

test("the list of endpoints leads to each", async ({ page }) => {
  await open(page, "/api");
  await page
    .getByRole("navigation", { name: "Endpoints" })
    .getByRole("link", { name: "Contrast /api/contrast" })
    .click();
  await expect(page).toHaveURL("/api#contrast");
  await expect(page.getByRole("heading", { name: "Contrast", exact: true })).toBeInViewport();
});

test("without JavaScript everything is there to read", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/api");
  await expect(page.getByRole("group", { name: "The answer" })).toHaveCount(ACTS.length);
  await page.getByRole("region", { name: "Random" }).getByRole("link", { name: "Open it in the browser" }).click();
  await expect(page.locator("body")).toContainText('"version": 1');
  await page.goBack();
  const form = page.getByRole("form", { name: "Try Palette" });
  await form.getByRole("textbox", { name: "seed" }).fill("");
  await form.getByRole("combobox", { name: "harmony" }).selectOption("triadic");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL("/api/palette?count=4&harmony=triadic&lock=0d6986");
  await expect(page.locator("body")).toContainText('"harmony": "triadic"');
  await context.close();
});

test("a form gets its answer in place, and a refusal says what is wrong", async ({ page }) => {
  await open(page, "/api");
  const section = page.getByRole("region", { name: "Mix", exact: true });
  const form = section.getByRole("form", { name: "Try Mix" });
  const answer = section.getByRole("group", { name: "The answer" });
  await form.getByRole("textbox", { name: "second" }).fill("#008000");
  await form.getByRole("spinbutton", { name: "amount" }).fill("25");
  await form.getByRole("combobox", { name: "space" }).selectOption("srgb");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toHaveText("Status 200");
  // Three quarters of 255 and a quarter of 128.
  await expect(answer).toContainText('"hex": "#BF2000"');
  const address = "/api/mix?first=ff0000&second=%23008000&amount=25&space=srgb&hue=shorter";
  await expect(section.getByRole("group", { name: "Mix with curl" })).toContainText(address);
  await expect(section.getByRole("link", { name: "Open it in the browser" })).toHaveAttribute("href", address);
  await form.getByRole("textbox", { name: "first" }).fill("rad");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("Status 400");
  await expect(answer).toContainText('"parameter": "first"');
  await expect(page).toHaveURL("/api");
});

test("every control has a name, and every form sends its example", async ({ page }) => {
  await open(page, "/api");
  for (const { name, title, parameters, example } of ACTS) {
    const form = page.getByRole("form", { name: `Try ${title}` });
    for (const parameter of Object.keys(parameters)) {
      await expect(form.getByLabel(parameter, { exact: true })).toHaveAttribute("name", parameter);
    }
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("status")).toHaveText("Status 200");
    const link = page.getByRole("region", { name: title, exact: true }).getByRole("link", { name: "Open it" });
    await expect(link).toHaveAttribute("href", new RegExp(`^/api/${name}\\?${Object.keys(example)[0]}=`));
  }
});

test("a page of another origin may ask, and is told what was wrong", async ({ page, baseURL }) => {
  // The same server under its other name is another origin; a text file has no policy that forbids to ask.
  await page.goto(`${(baseURL ?? "").replace("127.0.0.1", "localhost")}/robots.txt`);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      async ([address, sent]) => {
        const response = await fetch(address, { headers: sent });
        return { status: response.status, tag: response.headers.get("ETag"), body: await response.json() };
      },
      [baseURL + path, headers] as const,
    );
  const answer = await ask("/api/name?color=tomato", { "X-Mine": "a preflight" });
  expect(answer.status).toBe(200);
  expect(answer.tag).toMatch(/^"/);
  expect(answer.body.colors[0].hex).toBe("#FF6347");
  const refused = await ask("/api/name?color=tomatoe");
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({ code: "invalid-parameter", parameter: "color" });
  expect((await ask("/api/nothing")).status).toBe(404);
});
