import type { Page } from "@playwright/test";
import { comeAlive, expect, findScripts, goInPlace, open, test } from "./journey.ts";
import { makeSecondBuild, openPlace } from "./second-build.ts";
import { expectKept, expectPageKept, listCaches, openWorkerBrowser, type WorkerBrowser } from "./service-worker.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A field that loads late on the page of the mixer, and its label in the second build. */
const FIELD = "New base color";
const SECOND_FIELD = "Base color of the second build";

test("an update leaves open pages alone, the next navigation loads the new version, and old caches go with the old build", async ({
  browser,
}) => {
  test.slow(); // two servers, and the whole site of two builds
  const second = makeSecondBuild(new Map([[FIELD, SECOND_FIELD]]));
  const place = await openPlace();
  const context = await browser.newContext({ baseURL: place.address });
  const kept = await openWorkerBrowser(browser, place.address);
  try {
    await place.serve(process.cwd());
    await context.clock.install();
    const openMarked = async (path: string) => {
      const page = await context.newPage();
      await open(page, path);
      await mark(page);
      return page;
    };
    const searching = await openMarked("/color");
    const knowing = await openMarked("/tools");
    const waiting = await openMarked("/tools");
    const late = await openMarked("/color-mixer");
    const firstFiles = await listFiles(waiting);
    await open(kept.page, "/color-mixer");
    await expectPageKept(kept.page, "/color-mixer");
    const [firstCache = ""] = await listCaches(kept.page);

    await place.serve(second.root);

    // Files that a page of the first build still requests are there.
    const answers = await Promise.all(firstFiles.map((file) => fetch(place.address + file, { method: "HEAD" })));
    expect(answers.map((answer) => answer.status).filter((status) => status !== 200)).toEqual([]);
    const latest = await (await fetch(`${place.address}/builds/latest.json`)).json();
    expect(latest).toMatchObject({ id: second.id });
    expect(await (await fetch(`${place.address}/tools`)).text()).toContain(`/assets/manifest-${second.id}.js`);
    expect(firstFiles).not.toContain(`/assets/manifest-${second.id}.js`);

    // Before any check for a new version: the data request brings the server's response.
    await waiting
      .getByRole("main")
      .getByRole("link", { name: /Color Converter/ })
      .click();
    await expect(waiting.getByRole("heading", { name: "Color Converter", level: 1 })).toBeVisible();
    await expectBuild(waiting, second.id);

    const checks = [searching, knowing, late].map((page) => page.waitForResponse(/\/builds\/meta\/\w+\.json$/));
    await context.clock.runFor(HOUR_MS + 60_000);
    for (const check of checks) expect((await check).status()).toBe(200);
    // Typing in a search does not navigate to another page.
    await searching.getByLabel("Name or value", { exact: true }).fill("teal");
    await expect(searching).toHaveURL(/\/color\?q=teal$/);
    expect(await isMarked(searching)).toBe(true);
    // This page has no data to request from the server.
    await clickInFooter(searching, "Privacy policy");
    await expect(searching).toHaveURL(`${place.address}/legal/privacy-policy`);
    await expectBuild(searching, second.id);

    // The server's response to the data request leads to the document, so the page must not request it as well.
    const documents = listDocuments(knowing);
    await knowing
      .getByRole("main")
      .getByRole("link", { name: /Color Wheel/ })
      .click();
    await expect(knowing.getByRole("heading", { name: "Color Wheel", level: 1 })).toBeVisible();
    await expectBuild(knowing, second.id);
    expect(documents).toEqual(["/color-wheel"]);

    await expectWorkerTakesOver(kept, firstCache, second.id);

    // Two updates later, a part that loads late is gone.
    await withhold(late, `/assets/${findScripts("New base color")[0]}`);
    await addColor(late);
    await expect(late.getByText("Huesmith was updated", { exact: true })).toBeVisible();
    expect(await isMarked(late)).toBe(true);
    await late.getByRole("button", { name: "Reload" }).last().click();
    await expectBuild(late, second.id);
    await addColor(late);
    await expect(late.getByRole("textbox", { name: SECOND_FIELD })).toBeVisible();
  } finally {
    await Promise.all([context, kept.context].map((one) => one.close()));
    await place.close();
    second.remove();
  }
});

test("when a page's code is gone, a click loads its document, and the open page stays if that was just tried", async ({
  context,
}) => {
  const page = await context.newPage(); // gets a separate history
  await open(page, "/accessibility"); // as light as the pages that follow
  await mark(page);
  // Only the code of the open page is gone: the server has the new one.
  const bringPress = await withhold(page, await fileOf(page, "pages/press/route"));
  page.on("request", (request) => void (request.isNavigationRequest() && bringPress()));
  await clickInFooter(page, "Press");
  await expect(page.getByRole("heading", { name: "Press", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/press");
  await comeAlive(page);
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(3);

  await mark(page);
  const bringContact = await withhold(page, await fileOf(page, "pages/contact/route"));
  await setReloaded(page, 0);
  await clickInFooter(page, "Contact/Advertisement");
  await expect(page.getByText("The page could not be loaded")).toBeVisible();
  await expect(page).toHaveURL("/press");
  expect(await isMarked(page)).toBe(true);
  bringContact();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { name: "Contact", level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await setReloaded(page, 11_000);
  await withhold(page, await fileOf(page, "pages/accessibility/route"));
  await clickInFooter(page, "Accessibility");
  await expect(page.getByRole("heading", { name: "Accessibility", level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test("an unreachable page keeps the open one, and leaving another way does not resume the failed navigation", async ({
  page,
}) => {
  await open(page, "/accessibility");
  await mark(page);
  const bring = await withhold(page, await fileOf(page, "pages/press/route"));
  await page.route("**/builds/latest.json*", (route) => route.abort());
  await clickInFooter(page, "Press");
  await expect(page.getByText("The page could not be loaded")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Accessibility", level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  bring();
  await page.unroute("**/builds/latest.json*");
  await goInPlace(page, "/contact");
  await page.reload();
  await comeAlive(page);
  await expect(page).toHaveURL("/contact");
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
async function expectWorkerTakesOver({ context, page, troubles }: WorkerBrowser, firstCache: string, build: string) {
  const next = await context.newPage();
  await open(next, "/tools");
  await expectBuild(next, build);
  await expectKept(next, "/tools");
  expect(await listCaches(next)).toHaveLength(2);

  await context.setOffline(true);
  await addColor(page);
  await expect(page.getByRole("textbox", { name: FIELD })).toBeVisible();
  await page.close();
  await next.goto("/color-finder");
  await expectBuild(next, build);

  await context.setOffline(false);
  await open(next, "/color-wheel");
  await expect.poll(() => listCaches(next)).not.toContain(firstCache);
  expect(await listCaches(next)).toHaveLength(1);
  expect(troubles).toEqual([]);
}

/** Asks the mixer for the field that loads late. */
async function addColor(page: Page) {
  await page.getByRole("button", { name: "Add a base color" }).click();
}

async function clickInFooter(page: Page, name: string) {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
}

/** Marks the document; a reloaded document has no mark. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

function isMarked(page: Page) {
  return page.evaluate(() => "isMarked" in window);
}

/** Expects a new document of this build. */
async function expectBuild(page: Page, id: string) {
  await expect(page.locator("html")).toHaveAttribute("data-build", id);
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

/** Makes a file fail as missing until the returned function is called. */
async function withhold(page: Page, file: string) {
  let isGone = true;
  await page.route(`**${file}`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  return () => {
    isGone = false;
  };
}

/** Sets how long ago a document was loaded because code was gone. */
async function setReloaded(page: Page, agoMs: number) {
  await page.evaluate((at) => sessionStorage.setItem("reloaded-at", String(at)), Date.now() - agoMs);
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
