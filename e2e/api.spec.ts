import { expect, open, test } from "./journey.ts";

const ENDPOINTS = ["convert", "name", "palette", "contrast", "random"];

test("every example of the page gets what the page shows", async ({ page, request }) => {
  await open(page, "/api");
  for (const endpoint of ENDPOINTS) {
    const section = page.getByRole("region", { name: endpoint });
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
    .getByRole("link", { name: /Contrast/ })
    .click();
  await expect(page).toHaveURL("/api#contrast");
  await expect(page.getByRole("heading", { name: "Contrast" })).toBeInViewport();
});

test("without JavaScript everything is there to read", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/api");
  await expect(page.getByRole("group", { name: "The answer" })).toHaveCount(ENDPOINTS.length);
  await page.getByRole("region", { name: "Random" }).getByRole("link", { name: "Open it in the browser" }).click();
  await expect(page.locator("body")).toContainText('"version": 1');
  await context.close();
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
