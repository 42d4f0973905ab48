import { expect, goInPlace, open, test } from "./journey.ts";

test("the press page offers texts, colors and files, and the changelog links to its tools and its feed", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/press");
  await page
    .getByRole("button", { name: /^Copy “/ })
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Huesmith is a free website of 12 color/);
  await page.getByRole("button", { name: "Copy #DC3522" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("#DC3522");
  const files = await page
    .getByRole("link", { name: / as (SVG|PNG|WebP)/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(files).toHaveLength(12);
  for (const file of files) {
    const response = await request.get(file);
    expect([file, response.status()]).toEqual([file, 200]);
    expect(response.headers()["content-type"]).toMatch(/^image\/(svg\+xml|png|webp)/);
  }
  await page.getByRole("link", { name: "Press contact" }).click();
  await expect(page.getByLabel("Topic")).toHaveValue("press");

  await goInPlace(page, "/changelog");
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute("href", "/changelog.xml");
  const answer = await request.get("/changelog.xml");
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const isWellFormed = await page.evaluate(
    (xml) => !new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror"),
    await answer.text(),
  );
  expect(isWellFormed).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "Color Mixer" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Color Mixer" })).toBeVisible();
});
