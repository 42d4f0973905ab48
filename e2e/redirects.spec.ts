import { expect, open, test } from "./journey.ts";

/** The response of server/pages/builds.ts for a page that moved. */
const movedTo = (target: string, headers: Record<string, string> = {}) => ({
  status: 204,
  headers: { "X-Remix-Redirect": target, "X-Remix-Status": "301", ...headers },
});

test("every navigation asks the server, which redirects in place, or with a page load to another site", async ({
  page,
}) => {
  await open(page, "/tools");
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await page.route(/\/legal\/privacy-policy\.data\?/, (route) => {
    expect(new URL(route.request().url()).searchParams.get("_build")).toMatch(/^\w{8}$/);
    return route.fulfill(movedTo("/color-mixer?colors=red"));
  });
  // A page without its own data.
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { name: "Color Mixer", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/color-mixer\?colors=red$/);
  expect(await page.evaluate(() => "isMarked" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/tools");

  await page.route("https://moved.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Moved</h1>" }),
  );
  await page.route(/\/color-wheel\.data\?/, (route) =>
    route.fulfill(movedTo("https://moved.example/wheel", { "X-Remix-Reload-Document": "true" })),
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: /Color Wheel/ })
    .click();
  await expect(page).toHaveURL("https://moved.example/wheel");
  await expect(page.getByRole("heading", { name: "Moved" })).toBeVisible();
});
