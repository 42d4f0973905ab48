import { basename } from "node:path";
import { TOTP } from "otpauth";
import {
  block,
  expect,
  expectAccessible,
  findScripts,
  goInPlace,
  open,
  readKeys,
  test,
  withholdScripts,
} from "./journey.ts";
import { becomeMember, createAccount, logIn, signOut } from "./member.ts";

const SESSION_KEY = "huesmith.session";
/** A page that renders fast. */
const PAGE = "/legal/terms-of-service";

test("guests load no account code, a login applies to all tabs, and signing out sends both tabs home and clears the Pro cookie", async ({
  page,
  context,
}) => {
  test.slow(); // two tabs
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(basename(pathname));
    if (/^\/(auth|rest)\/v1\//.test(pathname)) calls.push(pathname);
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(3);
  const accountScripts = [...findScripts("GoTrueClient"), ...findScripts("Create Account")];
  expect(scripts.filter((name) => accountScripts.includes(name))).toEqual([]);
  expect(calls).toEqual([]);

  // In both tabs, each of which sends its own request.
  await context.route("**/rest/v1/profiles*", (route) => route.fulfill({ json: [{ is_pro: true }] }));
  const asked = page.waitForRequest("**/rest/v1/profiles*");
  const member = await createAccount(page, "both");
  const other = await context.newPage();
  await open(other, PAGE);
  await logIn(other, member);
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL("/");

  const query = new URL((await asked).url()).searchParams;
  expect([query.get("select"), query.get("id")?.slice(0, 3), query.get("limit")]).toEqual(["is_pro", "eq.", "1"]);
  const proCookie = async () => (await context.cookies()).find(({ name }) => name === "lv_sur");
  await expect.poll(async () => (await proCookie())?.value).toBe("true");
  const days = (((await proCookie())?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  await goInPlace(page, PAGE);
  await signOut(page);
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  await expect(other.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(other.getByText("Your session has ended.")).toHaveCount(0);
  expect(await proCookie()).toBeUndefined();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
});

test("login leads to the requested page, no guest view flashes, and a failed sign-out is shown", async ({ page }) => {
  test.slow(); // two loads
  const member = await createAccount(page, "gate");
  await page.goto("/user/account");
  const dialog = page.getByRole("dialog", { name: "Log In" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: /^Log in to see/ })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log In" }).click();
  await dialog.getByLabel("Email").fill(member.address);
  await dialog.getByLabel("Password", { exact: true }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(member.address).first()).toBeVisible();
  await expect(page).toHaveURL("/user/account");

  const release = await withholdScripts(page, "GoTrueClient");
  await page.goto("/user/account");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log In", exact: true }).filter({ visible: true })).toHaveCount(0);
  await release();
  await expect(page.getByRole("main").getByText(member.address).first()).toBeVisible();
  await goInPlace(page, "/");
  const button = page.getByRole("button", { name: "Your account" });
  const signOutEntry = page.getByRole("button", { name: "Sign Out", exact: true });
  await button.hover();
  await expect(signOutEntry).toBeVisible();
  const entries = page.locator("header").getByRole("listitem").filter({ visible: true });
  await expect(entries).toHaveText(["Colors", "Color Palettes", "Projects", "Account", "Sign Out"]);
  await page.mouse.move(300, 600);
  await expect(signOutEntry).toBeHidden();
  await page.route("**/auth/v1/logout*", (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: "Database is away" } }),
  );
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Colors", exact: true })).toBeFocused();
  await page.keyboard.press("End");
  await expect(signOutEntry).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText("Database is away");
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible(); // still forgets the session
  await expect(page).toHaveURL("/");
});

test("a link with another session asks first and ends it if declined, offline members stay logged in, and an ended session is announced", async ({
  page,
}) => {
  test.slow(); // four loads
  const eve = await becomeMember(page, "eve");
  const apikey = readKeys().anonKey;
  const startSession = async () => {
    const data = { email: eve.address, password: eve.password };
    return (await page.request.post("/auth/v1/token?grant_type=password", { headers: { apikey }, data })).json();
  };
  const linkOf = ({ access_token, refresh_token }: { access_token: string; refresh_token: string }) =>
    `${PAGE}#${new URLSearchParams({ access_token, refresh_token, type: "recovery" })}`;
  const declined = await startSession();
  const ada = await becomeMember(page, "ada");
  await open(page, linkOf(declined));
  const dialog = page.getByRole("dialog", { name: "Log in with this link?" });
  await expect(dialog.getByText(`You are logged in as ${ada.address}. Switch to ${eve.address}?`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Stay logged in" })).toBeFocused();
  await expect(page).toHaveURL(PAGE);
  await expectAccessible(dialog);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const present = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").user?.email, SESSION_KEY);
  expect(await present()).toBe(ada.address);
  const headers = { apikey, Authorization: `Bearer ${declined.access_token}` };
  await expect.poll(async () => (await page.request.get("/auth/v1/user", { headers })).status()).toBe(403);
  await page.evaluate((address) => history.replaceState(null, "", address), linkOf(await startSession()));
  await page.reload();
  await dialog.getByRole("button", { name: "Switch account" }).click();
  await expect(page.getByText(`Logged in as ${eve.address}`)).toBeVisible();
  await expect(page.getByText(`A new password for ${eve.address}`)).toBeVisible();
  expect(await present()).toBe(eve.address);

  await page.goto("/robots.txt");
  const change = (fields: object) =>
    page.evaluate(
      ([key, changed]) => {
        const session = JSON.parse(localStorage.getItem(key) ?? "{}");
        localStorage.setItem(key, JSON.stringify({ ...session, ...changed }));
      },
      [SESSION_KEY, fields] as const,
    );
  const release = await block(page, "*/auth/v1/*", "*/rest/v1/*");
  await change({ expires_at: 1 });
  await page.goto("/user/account");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Log in to see/ })).toHaveCount(0);

  await page.goto("/robots.txt");
  await release();
  await change({ expires_at: 1, refresh_token: "gone" });
  await open(page, PAGE);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect(page.getByText("Log in again to continue. Your work is safe.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

test("with an authenticator app a password alone does not log in", async ({ page }) => {
  const member = await becomeMember(page, "factor");
  const token = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}").access_token, SESSION_KEY);
  const post = async (path: string, data: object) =>
    (
      await page.request.post(`/auth/v1${path}`, {
        headers: { apikey: readKeys().anonKey, Authorization: `Bearer ${token}` },
        data,
      })
    ).json();
  const { id, totp } = await post("/factors", { factor_type: "totp", friendly_name: "App" });
  const app = new TOTP({ secret: totp.secret });
  const challenge = await post(`/factors/${id}/challenge`, {});
  const verified = await post(`/factors/${id}/verify`, { challenge_id: challenge.id, code: app.generate() });
  expect(verified.access_token).toBeTruthy();
  await page.evaluate((name) => localStorage.removeItem(name), SESSION_KEY);

  await open(page, PAGE);
  await logIn(page, member);
  const dialog = page.getByRole("dialog", { name: "Two-factor code" });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Code", { exact: true }).fill("12345");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Code", { exact: true })).toHaveAccessibleDescription("A code has 6 digits");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), SESSION_KEY)).toBeNull();

  await logIn(page, member);
  // The code used to enroll works only once, so this is the next one, half a minute ahead.
  const code = app.generate({ timestamp: Date.now() + 30_000 });
  await dialog.getByLabel("Code", { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
