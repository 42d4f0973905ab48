import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { comeAlive, expect, open, retire, test } from "./journey.ts";
import { makeSecondBuild, openPlace } from "./second-build.ts";
import { expectKept, listCaches, openWorkerBrowser, type WorkerBrowser } from "./service-worker.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Text that only the second build has. */
const SECOND_TEXT = "Exact color tools, built twice.";
const TEXTS = new Map([
  ["Exact color tools.", SECOND_TEXT],
  ["Keyboard shortcuts", "Shortcuts of the second build"],
]);

test("an update leaves open pages alone, the next navigation loads the new version, and old caches go with the old build", async ({
  browser,
}) => {
  test.slow(); // three servers, six tabs, and the whole site of two builds
  const second = makeSecondBuild(TEXTS);
  const place = await openPlace();
  try {
    await place.serve(process.cwd());
    const openAt = (path: string) => openTab(browser, place.address + path);
    const searching = await openAt("/color");
    const knowing = await openAt("/tools");
    const waiting = await openAt("/tools");
    const late = await openAt("/color-mixer");
    for (const page of [searching, waiting, late]) await mark(page);
    const firstFiles = await listFiles(waiting);
    const kept = await openWorkerBrowser(browser, place.address);
    await open(kept.page, "/color-mixer");
    await expectKept(kept.page, "/color-mixer");
    const [firstCache = ""] = await listCaches(kept.page);

    await place.serve(second.root);

    // Files that a page of the first build still requests are there.
    const answers = await Promise.all(firstFiles.map((file) => waiting.request.get(place.address + file)));
    expect(answers.map((answer) => answer.status()).filter((status) => status !== 200)).toEqual([]);
    const [latest, fresh] = await Promise.all([
      waiting.request.get(`${place.address}/builds/latest.json?1`),
      waiting.request.get(`${place.address}/tools`),
    ]);
    expect(await fresh.text()).toContain(`/assets/manifest-${(await latest.json()).id}.js`);
    expect(firstFiles).not.toContain(`/assets/manifest-${(await latest.json()).id}.js`);

    // Before any check for a new version: the data request brings the server's response.
    await waiting
      .getByRole("main")
      .getByRole("link", { name: /Color Converter/ })
      .click();
    await expect(waiting.getByRole("heading", { name: "Color Converter", level: 1 })).toBeVisible();
    await expectSecondBuild(waiting);

    // Typing in a search does not navigate to another page.
    const asked = searching.waitForResponse(/\/builds\/meta\/\w+\.json$/);
    await searching.clock.runFor(HOUR_MS + 60_000);
    expect((await asked).status()).toBe(200);
    await searching.getByLabel("Name or value", { exact: true }).fill("teal");
    await expect(searching).toHaveURL(/\/color\?q=teal$/);
    expect(await isMarked(searching)).toBe(true);
    // This page has no data to request from the server.
    await searching.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(searching).toHaveURL(`${place.address}/legal/privacy-policy`);
    await expectSecondBuild(searching);

    // The server's response to the data request leads to the document, so the page must not request it as well.
    const known = knowing.waitForResponse(/\/builds\/meta\/\w+\.json$/);
    await knowing.clock.runFor(HOUR_MS + 60_000);
    await known;
    const documents = listDocuments(knowing);
    await knowing
      .getByRole("main")
      .getByRole("link", { name: /Color Wheel/ })
      .click();
    await expect(knowing.getByRole("heading", { name: "Color Wheel", level: 1 })).toBeVisible();
    await expectSecondBuild(knowing);
    expect(documents).toEqual(["/color-wheel"]);

    await expectWorkerTakesOver(kept, firstCache);

    // Two updates later, a part that loads late is gone.
    rmSync(join(second.root, ".generated/builds/previous"), { recursive: true });
    await place.serve(second.root);
    await late.keyboard.press("?");
    await expect(late.getByText("Huesmith was updated")).toBeVisible();
    expect(await isMarked(late)).toBe(true);
    await late.getByRole("button", { name: "Reload" }).click();
    await expectSecondBuild(late);
    await late.keyboard.press("?");
    await expect(late.getByRole("dialog", { name: "Shortcuts of the second build" })).toBeVisible();
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await place.close();
    second.remove();
  }
});

test("when a page's code is gone, a click loads its document, and the open page stays if that was just tried", async ({
  context,
}) => {
  const page = await context.newPage(); // gets a separate history
  retire(page);
  await page.clock.setFixedTime(new Date("2026-11-22T10:00:00"));
  const gone = await withholdRoutes(page);
  await open(page, "/tools");
  await mark(page);
  // Deletes only the code of the open page: the server has the new one.
  page.on("request", (request) => void (request.isNavigationRequest() && gone.clear()));
  await goneWith(page, gone, "tools/color-wheel/route");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Color Wheel/ })
    .click();
  await expect(page.getByRole("heading", { name: "Color Wheel", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/color-wheel");
  await comeAlive(page);
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(3);

  await mark(page);
  await goneWith(page, gone, "pages/encyclopedia/route");
  await page.getByRole("contentinfo").getByRole("link", { name: "Color encyclopedia" }).click();
  await expect(page.getByText("The page could not be loaded")).toBeVisible();
  await expect(page).toHaveURL("/color-wheel");
  expect(await isMarked(page)).toBe(true);
  gone.clear();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/color");
  await expect(page.getByRole("heading", { name: "Color encyclopedia", level: 1 })).toBeVisible();

  await page.clock.setFixedTime(new Date("2026-11-22T10:00:11"));
  await comeAlive(page);
  await goneWith(page, gone, "pages/home/route");
  await page.getByRole("link", { name: "Huesmith" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: /Color tools for people/ })).toBeVisible();
});

test("an unreachable page keeps the open one, and leaving another way does not resume the failed navigation", async ({
  page,
}) => {
  const gone = await withholdRoutes(page);
  await open(page, "/tools");
  await mark(page);
  await goneWith(page, gone, "tools/color-wheel/route");
  await page.route("**/builds/latest.json*", (route) => route.abort());
  await page
    .getByRole("main")
    .getByRole("link", { name: /Color Wheel/ })
    .click();
  await expect(page.getByText("The page could not be loaded")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Color tools", level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  gone.clear();
  await page.unroute("**/builds/latest.json*");
  await open(page, "/color-mixer");
  await page.reload();
  await comeAlive(page);
  await expect(page).toHaveURL("/color-mixer");
});

test("hovering over a link fetches the code of its page only", async ({ page }) => {
  await open(page, "/tools");
  const file = await fileOf(page, "tools/color-wheel/route");
  const asked = page.waitForRequest((request) => request.url().endsWith(file));
  await page
    .getByRole("main")
    .getByRole("link", { name: /Color Wheel/ })
    .hover();
  await asked;
  await expect(page).toHaveURL("/tools");
  expect(await page.locator(`link[href="${await fileOf(page, "tools/color-mixer/route")}"]`).count()).toBe(0);
});

/** The worker keeps both builds until no page of the first one is open. */
async function expectWorkerTakesOver({ context, page, troubles }: WorkerBrowser, firstCache: string) {
  const next = await context.newPage();
  await open(next, "/tools");
  await expect(next.getByRole("contentinfo")).toContainText(SECOND_TEXT);
  await expectKept(next, "/tools");
  expect(await listCaches(next)).toHaveLength(2);

  await context.setOffline(true);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.close();
  await next.goto("/color-finder");
  await expect(next.getByRole("contentinfo")).toContainText(SECOND_TEXT);

  await context.setOffline(false);
  await open(next, "/color-wheel");
  await expect.poll(() => listCaches(next)).not.toContain(firstCache);
  expect(await listCaches(next)).toHaveLength(1);
  expect(troubles).toEqual([]);
}

/** Opens a tab with a clock that a journey can move. */
async function openTab(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await open(page, address);
  return page;
}

/** Marks the document; a reloaded document has no mark. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

function isMarked(page: Page) {
  return page.evaluate(() => "isMarked" in window);
}

async function expectSecondBuild(page: Page) {
  await expect(page.getByRole("contentinfo")).toContainText(SECOND_TEXT);
  await comeAlive(page);
  expect(await isMarked(page)).toBe(false);
}

/** The files of this page's build, read from its manifest. */
async function listFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { build } = document.documentElement.dataset;
    return (await (await fetch(`/builds/meta/${build}.json`)).json()).files;
  });
}

/** Makes the files in the returned set fail as missing. */
async function withholdRoutes(page: Page) {
  const gone = new Set<string>();
  await page.route("**/assets/*.js", (route) =>
    gone.has(new URL(route.request().url()).pathname) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return gone;
}

async function goneWith(page: Page, gone: Set<string>, routeId: string) {
  gone.add(await fileOf(page, routeId));
}

function fileOf(page: Page, routeId: string) {
  return page.evaluate((id) => {
    type Globals = { __reactRouterManifest: { routes: Record<string, { module: string }> } };
    return (window as unknown as Globals).__reactRouterManifest.routes[id]?.module ?? "";
  }, routeId);
}

/** Collects the paths of all documents that a page requests from now on. */
function listDocuments(page: Page) {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
