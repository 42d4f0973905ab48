import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { TOTP } from "otpauth";
import { block, expect, expectAccessible, expectNoSidewaysScroll, goInPlace, open, readKeys, test } from "./journey.ts";
import { becomeMember, fill, findLink, logIn, type Member } from "./member.ts";

test("a member ends a session, changes address and password, and deletes the account after proof with both", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow(); // two emails and an account deletion
  const member = await becomeMember(page, "password");
  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1";
  const phone = await playwright.request.newContext({ baseURL, userAgent });
  const headers = { apikey: readKeys().anonKey };
  const data = { email: member.address, password: member.password };
  const begun = await (await phone.post("/auth/v1/token?grant_type=password", { headers, data })).json();
  await open(page, "/user/account");
  const sessions = page.getByRole("region", { name: "Sessions" });
  const rows = sessions.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(rows).toContainText(["This browser", "Safari on iPhone"]);
  await rows.last().getByRole("button", { name: "Sign out" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out this session?" });
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(sessions.getByRole("status")).toContainText("Safari on iPhone is signed out.");
  await expect(rows).toHaveCount(1);
  const next = { headers, data: { refresh_token: begun.refresh_token } };
  expect((await phone.post("/auth/v1/token?grant_type=refresh_token", next)).status()).toBe(400);
  await phone.dispose();

  const address = `moved-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await changeAddress(page, address, member);
  await changePassword(page, member.password, "Brandnew7");

  const logInAgain = () =>
    page.request.post("/auth/v1/token?grant_type=password", {
      headers,
      data: { email: address, password: "Brandnew7" },
    });
  expect((await logInAgain()).status()).toBe(200);

  await deleteAccount(page, { address, password: "Brandnew7" });
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect((await logInAgain()).status()).toBe(400);
});

test("an authenticator app can be turned off with a code, and after a new setup and signing out everywhere a recovery code logs in", async ({
  page,
}) => {
  test.slow();
  const member = await becomeMember(page, "factor");
  await open(page, "/user/account");
  const ways = page.getByRole("list", { name: "Ways to log in" }).getByRole("listitem");
  await expect(ways).toHaveCount(3);
  await expect(ways.filter({ hasText: "Google" })).toContainText("Not set up on this site");
  await expect(ways.filter({ hasText: "Email and password" }).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Connected apps" })).toBeHidden();
  const section = page.getByRole("region", { name: "Two-factor authentication" });
  await section.getByRole("button", { name: "Set up" }).click();
  await expect(section.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectAccessible(page); // also the dashboard's menu and a member's header
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const first = await readApp(section);
  await expect(section.getByLabel("Code from the app")).toBeFocused();
  await section.getByLabel("Code from the app").fill(first.generate());
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section.getByRole("list", { name: "Recovery codes" })).toBeFocused();
  const done = section.getByRole("button", { name: "Done" });
  await section.getByRole("checkbox", { name: "I have saved them" }).check();
  await done.click();
  const turnOff = section.getByRole("button", { name: "Turn off…" });
  await turnOff.click();
  await section.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(turnOff).toBeFocused();
  await turnOff.click();
  const proof = section.getByLabel("Code from the app, or a recovery code");
  await proof.fill("AAAA-BBBB-CCCC-DDDD");
  await section.getByRole("button", { name: "Turn off" }).click();
  await expect(section.getByRole("alert")).toHaveText("This isn't one of your unused recovery codes.");
  await proof.fill(first.generate({ timestamp: Date.now() + 30_000 })); // a code works only once
  await section.getByRole("button", { name: "Turn off" }).click();
  await expect(section.getByText("Two-factor authentication is off.")).toBeVisible();

  await section.getByRole("button", { name: "Set up" }).click();
  await expect(section.getByRole("button", { name: "Turn on" })).toBeVisible();
  const app = await readApp(section);
  await section.getByLabel("Code from the app").fill("12");
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section.getByText("A code has 6 digits")).toBeVisible();
  await section.getByLabel("Code from the app").fill(app.generate());
  await section.getByRole("button", { name: "Turn on" }).click();

  const items = section.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await expect(done).toHaveAttribute("aria-disabled", "true");
  const file = await textOf(await download(page, () => section.getByRole("button", { name: "Download" }).click()));
  for (const code of codes) expect(file).toContain(code);
  await section.getByRole("checkbox", { name: "I have saved them" }).check();
  await done.click();
  await expect(section.getByText("10 of 10 recovery codes are left.")).toBeVisible();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Log In", exact: true }).first()).toBeVisible();
  await expect(page.getByText("Your session has ended")).toBeHidden();
  await logIn(page, member);
  const dialog = page.getByRole("dialog", { name: "Two-factor code" });
  await dialog.getByRole("button", { name: "Use a recovery code" }).click();
  await dialog.getByLabel("Recovery code").fill((codes[4] ?? "").toLowerCase());
  await dialog.getByRole("button", { name: "Use this code" }).click();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("9 of 10 are left.")).toBeVisible();
  await goInPlace(page, "/user/account");
  await expect(section.getByText("9 of 10 recovery codes are left.")).toBeVisible();
  // The app is lost, and this session started with a recovery code, so no other code is asked for.
  await section.getByRole("button", { name: "Turn off…" }).click();
  await section.getByRole("button", { name: "Turn off" }).click();
  await expect(section.getByText("Off", { exact: true })).toBeVisible();
});

test("an export waits for the library and works offline, and a session that ends after a failed sign-out is announced", async ({
  page,
  context,
}) => {
  const member = await becomeMember(page, "export");
  const path = "/color-palette-generator?c=db073d-0d6986";
  await fill(page, "palettes", [{ name: "Harbor", path, colors: ["db073d", "0d6986"] }]);
  const release = await block(page, "*/rest/v1/*");
  await open(page, "/user/account");
  const section = page.getByRole("region", { name: "Export" });
  const press = () => section.getByRole("button", { name: "Download JSON" }).click();
  const files: Download[] = [];
  page.on("download", (file) => files.push(file));
  await press();
  await expect(section.getByRole("alert")).toHaveText(
    "Your library hasn't loaded yet. Check your connection and try again.",
  );
  expect(files).toEqual([]);
  await release();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("region", { name: "Plan" }).getByText("1 of 10")).toBeVisible();
  const file = JSON.parse(await textOf(await download(page, press)));
  await expect(section.getByRole("alert")).toHaveCount(0);
  expect(file.person).toMatchObject({ address: member.address, isPro: false, hasSecondFactor: false });
  expect(file.library.palettes[0]).toMatchObject({ colors: ["db073d", "0d6986"], trashedAt: null });
  const zip = await download(page, () => section.getByRole("button", { name: "Download zip" }).click());
  expect(zip.suggestedFilename()).toMatch(/^huesmith-export-.*\.zip$/);
  const parts = unzipSync(await readFile(await zip.path()));
  expect(JSON.parse(strFromU8(parts["account.json"] as Uint8Array)).person.address).toBe(member.address);
  const css = Object.keys(parts).find((name) => /^palettes\/.*\.css$/.test(name)) ?? "";
  expect(strFromU8(parts[css] as Uint8Array)).toMatch(/#db073d/i);

  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  const mail = page.getByRole("region", { name: "Email address" });
  await mail.getByLabel("New address").fill("later@example.com");
  await mail.getByLabel("Current password", { exact: true }).fill(member.password);
  await mail.getByRole("button", { name: "Change address" }).click();
  await expect(mail.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(mail.getByLabel("New address")).toHaveValue("later@example.com");
  await download(page, press);

  await context.setOffline(false);
  await page.route("**/auth/v1/logout*", (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: "Database is away" } }),
  );
  const sessions = page.getByRole("region", { name: "Sessions" });
  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(sessions.getByRole("alert")).toHaveText("Database is away");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("huesmith.session") ?? "{}");
    const ended = { ...session, expires_at: 1, refresh_token: "gone" };
    localStorage.setItem("huesmith.session", JSON.stringify(ended));
    dispatchEvent(new Event("online")); // makes the page load the user again
  });
  await expect(page.getByText("Your session has ended.")).toBeVisible();
});

async function changeAddress(page: Page, address: string, { address: before, password }: Member) {
  const mail = page.getByRole("region", { name: "Email address" });
  const current = mail.getByLabel("Current password", { exact: true });
  const change = mail.getByRole("button", { name: "Change address" });
  await mail.getByLabel("New address").fill(address);
  await current.fill("Wrong1234");
  await change.click();
  await expect(mail.getByRole("alert")).toHaveText("This isn't your current password.");
  await current.fill(password);
  await change.click();
  const sent = mail.getByRole("status").filter({ hasText: `We sent an email to ${address}.` });
  await expect(sent).toBeVisible();
  await page.goto(await findLink(page, address));
  await expect(page.getByText("Now open the link in the email to your other address.")).toBeVisible();
  await page.goto(await findLink(page, before));
  await expect(page.getByText(`Your email address is now ${address}`)).toBeVisible();
  await expect(mail.getByText(address)).toBeVisible();
  await expect(sent).toBeHidden();
}

async function changePassword(page: Page, before: string, after: string) {
  const section = page.getByRole("region", { name: "Password" });
  const current = section.getByLabel("Current password", { exact: true });
  const next = section.getByLabel("New password", { exact: true });
  const again = section.getByLabel("Repeat the new password", { exact: true });
  const change = section.getByRole("button", { name: "Change password" });
  await current.fill("Wrong1234");
  await next.fill("short");
  await again.fill("Other1");
  await change.click();
  await expect(section.getByText("Lowercase, uppercase letters and digits")).toBeVisible();
  await expect(section.getByText("Passwords must be same")).toBeVisible();
  await next.fill(after);
  await again.fill(after);
  await change.click();
  await expect(section.getByRole("alert")).toHaveText("This isn't your current password.");
  await current.fill(before);
  await change.click();
  await expect(section.getByText("Your password was changed.")).toBeVisible();
  await expect(current).toHaveValue("");
}

async function deleteAccount(page: Page, { address, password }: Member) {
  const section = page.getByRole("region", { name: "Delete account" });
  const field = section.getByLabel("Type your address to confirm");
  const press = () => section.getByRole("button", { name: "Delete account" }).click();
  await field.fill("another@example.com");
  await press();
  await expect(section.getByText("This isn't your account's address")).toBeVisible();
  // The server's clock can't be set from here, so its response is simulated for ten minutes; what follows is real.
  await page.route("**/account/delete", (route) =>
    route.fulfill({ status: 403, json: { code: "reauthentication_needed", message: "Log in again." } }),
  );
  await field.fill(address.toUpperCase());
  await press();
  const proof = section.getByLabel("Password", { exact: true });
  await expect(proof).toBeFocused();
  await page.unroute("**/account/delete");
  await proof.fill("Wrong1234");
  await press();
  await expect(section.getByRole("alert")).toHaveText("Invalid login credentials");
  await proof.fill(password);
  await press();
}

/** The authenticator app that the page's code sets up. */
async function readApp(section: Locator) {
  return new TOTP({ secret: (await section.getByRole("code").innerText()).replaceAll(" ", "") });
}

async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return file;
}

async function textOf(file: Download) {
  return readFile(await file.path(), "utf8");
}
