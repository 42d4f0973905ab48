import type { Page } from "@playwright/test";
import { findPort } from "../server/test-port.mjs";
import { GITHUB_CLIENT, startStandInGithub } from "./fixtures/stand-in-github.ts";
import { GOOGLE_CLIENT, startStandInGoogle } from "./fixtures/stand-in-google.ts";
import type { StandInAccount } from "./fixtures/stand-in-page.ts";
import { startSite } from "./fixtures/start-site.ts";
import { test as base, expect, goInPlace, open } from "./journey.ts";

// One site with both providers for all journeys of this file; each journey uses its own people.
const test = base.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) });
test.describe.configure({ mode: "default", timeout: 120_000 });

/** A page that renders fast. */
const PAGE = "/legal/terms-of-service?a=1";
const accounts: StandInAccount[] = [
  { id: "1", name: "Ada", email: "ada@example.com", isVerified: true },
  { id: "2", name: "Grace", email: "grace@example.com", isVerified: true },
  { id: "3", name: "Mary", email: "mary@example.com", isVerified: true },
];
let origin = "";
let closeAll = async () => {};
let setGithubBroken = (_isBroken: boolean) => {};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await findPort();
  // The site by name and the providers by number, so that the browser sees different sites, as in production.
  origin = `http://localhost:${port}`;
  const callbacks = [`${origin}/auth/v1/callback`];
  const google = await startStandInGoogle(callbacks, accounts);
  const github = await startStandInGithub(callbacks, accounts);
  const site = await startSite(port, {
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    GITHUB_CLIENT_ID: GITHUB_CLIENT.clientId,
    GITHUB_CLIENT_SECRET: GITHUB_CLIENT.clientSecret,
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.url,
  });
  setGithubBroken = github.setBroken;
  closeAll = async () => {
    await site.close();
    google.close();
    github.close();
  };
});

test.afterAll(() => closeAll());

/** Goes from the login dialog of the open page to the provider's own page. */
async function goToProvider(page: Page, provider: "Google" | "Github") {
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Continue with ${provider}` })
    .click();
  await expect(page.getByRole("heading", { name: `Stand-in for ${provider}` })).toBeVisible();
}

async function continueAs(page: Page, name: string) {
  await page.getByRole("button", { name: `Continue as ${name}` }).click();
}

async function expectLoggedIn(page: Page) {
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
}

/** The user whom the browser has stored as logged in. The header may update a moment earlier. */
async function readUser(page: Page): Promise<{ id: string; email: string }> {
  const read = () => page.evaluate(() => localStorage.getItem("huesmith.session"));
  await expect.poll(read).not.toBeNull();
  return JSON.parse((await read()) ?? "null").user;
}

test("Google login handles a cancel, and signs a person up", async ({ page }) => {
  await open(page, origin + PAGE);
  await goToProvider(page, "Google");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(origin + PAGE);
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("huesmith.session"))).toBeNull();

  await goToProvider(page, "Google");
  await continueAs(page, "Ada");
  await expectLoggedIn(page);
  await expect(page).toHaveURL(origin + PAGE);
  expect((await readUser(page)).email).toBe("ada@example.com");
});

test("Github login reports foreign callbacks and failures, signs a person up, and can be linked to another account", async ({
  page,
}) => {
  await open(page, `${origin}/auth/v1/callback?state=unknown&code=unknown`);
  await expect(page.getByRole("dialog", { name: "Error: bad_oauth_state" })).toBeVisible();
  await page.keyboard.press("Escape");
  await goInPlace(page, PAGE);
  await goToProvider(page, "Github");
  setGithubBroken(true);
  await continueAs(page, "Ada");
  const dialog = page.getByRole("dialog", { name: "Error: unexpected_failure" });
  await expect(dialog.getByRole("alert")).toContainText("could not finish this");
  await expect(page).toHaveURL(origin + PAGE);
  setGithubBroken(false);
  await page.keyboard.press("Escape");
  await page.context().clearCookies(); // Ada is logged in at the provider

  await goToProvider(page, "Github");
  await continueAs(page, "Grace");
  await expectLoggedIn(page);
  expect((await readUser(page)).email).toBe("grace@example.com");
  await linkGithub(page);
});

/** Links Github on the account page of another person, unless it belongs to somebody else. */
async function linkGithub(page: Page) {
  // Like another browser: without the session of this one.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await open(page, `${origin}/user/account`);
  await expect(page.getByRole("dialog", { name: "Log In" })).toBeVisible(); // a guest is asked to log in
  await page.keyboard.press("Escape");
  await goToProvider(page, "Google");
  await continueAs(page, "Mary");
  await expectLoggedIn(page);
  const { id } = await readUser(page);
  const ways = page.getByRole("list", { name: "Ways to log in" });
  await ways.getByRole("button", { name: "Link Github" }).click();
  await continueAs(page, "Grace");
  const dialog = page.getByRole("dialog", { name: "Error: identity_already_exists" });
  await expect(dialog.getByRole("alert")).toHaveText("This login belongs to another account.");
  expect((await readUser(page)).id).toBe(id);
  await page.keyboard.press("Escape");
  await ways.getByRole("button", { name: "Link Github" }).click();
  await continueAs(page, "Mary");
  await expect(ways.getByRole("button", { name: "Unlink Github" })).toBeVisible();
  expect((await readUser(page)).id).toBe(id);
}
