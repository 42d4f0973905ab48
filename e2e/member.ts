import type { APIResponse, Page } from "@playwright/test";
import { expect, readKeys } from "./journey.ts";

export type Member = { address: string; password: string };

/** Creates an account with the secret key. */
export async function createAccount(page: Page, name: string): Promise<Member> {
  const member = { address: `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`, password: "Abcdef1" };
  const data = { email: member.address, password: member.password, email_confirm: true };
  await read(page.request.post("/auth/v1/admin/users", { headers: { apikey: readKeys().secretKey }, data }));
  return member;
}

/**
 * Creates an account and puts its session into this browser, as if its owner had been here before. The page then shows
 * a text file without any script of the site; a journey opens the page it starts on.
 */
export async function becomeMember(page: Page, name: string, { isPro = false } = {}): Promise<Member> {
  const member = await createAccount(page, name);
  const { anonKey, secretKey } = readKeys();
  const session = await read(
    page.request.post("/auth/v1/token?grant_type=password", {
      headers: { apikey: anonKey },
      data: { email: member.address, password: member.password },
    }),
  );
  if (isPro) {
    const answer = page.request.patch(`/rest/v1/profiles?id=eq.${session.user.id}`, {
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, Prefer: "return=representation" },
      data: { is_pro: true },
    });
    expect(await read(answer)).toMatchObject([{ is_pro: true }]);
  }
  if (!page.url().endsWith("/robots.txt")) await page.goto("/robots.txt");
  await page.evaluate((text) => localStorage.setItem("huesmith.session", text), JSON.stringify(session));
  if (isPro) await page.context().addCookies([{ name: "lv_sur", value: "true", url: page.url() }]);
  return member;
}

async function read(request: Promise<APIResponse>) {
  const answer = await request;
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Logs in through the dialog, up to the password. */
export async function logIn(page: Page, { address, password }: Member) {
  await page.getByRole("button", { name: "Log In", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Log In" });
  await dialog.getByLabel("Email").fill(address);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
}

export async function signOut(page: Page) {
  const entry = page.getByRole("button", { name: "Sign Out", exact: true });
  // On a busy machine, a dialog that returns the focus late may close the list again.
  await expect(async () => {
    if (!(await entry.isVisible())) await page.getByRole("button", { name: "Your account" }).click();
    await entry.click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Log In", exact: true }).first()).toBeVisible();
}

/** Opens one of the two account dialogs from the header. */
export async function openAccountDialog(page: Page, name: "Log In" | "Sign Up") {
  await page.getByRole("button", { name, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  return dialog;
}

export const TOO_SOON = "For security purposes, you can only request this after 43 seconds.";

/** Refuses the first request for an email and lets the next ones through; returns what all of them asked for. */
export async function refuseOnce(page: Page, path: string) {
  const asked: { params: URLSearchParams; body: object }[] = [];
  await page.route(`**${path}*`, (route) => {
    const request = route.request();
    asked.push({ params: new URL(request.url()).searchParams, body: request.postDataJSON() });
    if (asked.length > 1) return route.continue();
    return route.fulfill({ status: 429, json: { code: 429, error_code: "over_email_send_rate_limit", msg: TOO_SOON } });
  });
  return asked;
}

/** What follows the link in a sign-up email. */
export async function confirmAddress(page: Page, { address, password }: Member) {
  const dialog = page.getByRole("dialog", { name: "Confirm your email address" });
  await expect(dialog.getByText(`Enter your password to confirm ${address}`)).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

/** The link in the newest email to an address, once it is the wanted one: some emails go out after the response. */
export async function findLink(page: Page, address: string, isWanted = (_link: string) => true): Promise<string> {
  let link = "";
  await expect(async () => {
    link = await newestLink(page, address);
    expect(link !== "" && isWanted(link), `a mail to ${address}`).toBe(true);
  }).toPass({ timeout: 20_000 });
  return link;
}

async function newestLink(page: Page, address: string): Promise<string> {
  const list = await textOf(page, "/mailbox");
  const place = list.indexOf(`>${address}<`);
  if (place < 0) return "";
  const id = /\?mail=([\w-]+)/.exec(list.slice(list.lastIndexOf("<a", place)))?.[1];
  const mail = await textOf(page, `/mailbox/${id}.html`);
  return /https?:\/\/[^\s"<]+\/auth\/v1\/verify\?[^\s"<]+/.exec(mail)?.[0].replaceAll("&#38;", "&") ?? "";
}

async function textOf(page: Page, path: string) {
  return (await page.request.get(path)).text();
}

/** Adds rows to an account, as another device would. */
export async function fill(page: Page, table: "colors" | "palettes" | "projects", rows: readonly object[]) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("huesmith.session") ?? "{}").access_token as string,
  );
  for (const row of rows) {
    const answer = await page.request.post(`/rest/v1/${table}`, {
      headers: { apikey: readKeys().anonKey, Authorization: `Bearer ${token}` },
      data: row,
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}
