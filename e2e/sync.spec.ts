import type { Page } from "@playwright/test";
import { expect, goInPlace, open, readKeys, test } from "./journey.ts";
import { becomeMember, logIn, type Member, signOut } from "./member.ts";

type Row = { id: string; name: string; color?: string; path?: string; deleted_at: string | null };
test.describe.configure({ timeout: 180_000 });

test("guest saves move to the account at sign-up, two devices stay in sync, even after being offline, and sign-out clears both tabs", async ({
  page,
  context: tabs,
  browser,
}) => {
  await open(page, "/color/DB073D");
  await save(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await goInPlace(page, "/compare-colors?c=0d6986-8ec7d2");
  await save(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const member = await becomeMember(page, "guest");
  await open(page, "/color/0D6986");
  await expect(page.getByText("2 saved items are in your account now")).toBeVisible();
  await expect.poll(() => live(page, "colors")).toEqual(["db073d"]);
  await expect.poll(() => live(page, "palettes")).toEqual(["/compare-colors?c=0d6986-8ec7d2"]);
  expect(await kept(page, null)).toEqual([]);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await open(other, "/color/8EC7D2");
  await logIn(other, member);
  await expect.poll(() => kept(other, "account")).toEqual(["db073d"]);
  await save(other);
  await save(page);
  const all = ["0d6986", "8ec7d2", "db073d"];
  await expect.poll(() => live(page, "colors")).toEqual(all);
  for (const device of [page, other]) {
    await comeOnline(device);
    await expect.poll(() => kept(device, "account")).toEqual(all);
  }
  await context.close();

  // Saved offline, it syncs to the account later.
  await goInPlace(page, "/color/008080");
  const added = [...all, "008080"].sort();
  await save(page);
  await expect.poll(() => live(page, "colors")).toEqual(added);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => live(page, "colors")).toEqual(all);
  await tabs.setOffline(true);
  await save(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await tabs.setOffline(false);
  await expect.poll(() => live(page, "colors")).toEqual(added);

  const second = await tabs.newPage();
  await open(second, "/color/0F172A");
  await save(second);
  for (const tab of [page, second]) await expect.poll(() => kept(tab, "account")).toEqual([...added, "0f172a"].sort());
  await expect.poll(() => live(page, "colors")).toEqual([...added, "0f172a"].sort());
  await leave(page);
  await expect(second.getByRole("button", { name: "Log In", exact: true }).first()).toBeVisible();
  await expect.poll(() => kept(page, "account")).toBeNull();
  await logInAgain(page, member);
  await expect.poll(() => kept(page, "account")).toEqual([...added, "0f172a"].sort());
});

test("the 21st color waits in this browser for room, and a guest's colors that don't fit stay with the guest", async ({
  page,
}) => {
  const member = await becomeMember(page, "full");
  await insertColors(page, 20);
  await open(page, "/color/DB073D");
  await expect.poll(async () => (await kept(page, "account"))?.length).toBe(20);
  await save(page);
  const upgrade = page.getByRole("dialog", { name: /^Upgrade To Pro/ });
  await expect(upgrade).toHaveAccessibleDescription(/ The free plan holds 20 colors\./);
  await expect(page.getByText("Saved in this browser only")).toBeHidden(); // it would cover the title
  expect(await kept(page, "account")).toContain("db073d");
  expect(await live(page, "colors")).not.toContain("db073d");

  // It syncs as soon as there is room, even after a sign-out.
  await upgrade.getByRole("button", { name: "Close" }).click();
  await leave(page);
  await logInAgain(page, member);
  await expect.poll(() => kept(page, "account")).toContain("db073d");
  await trashColor(page, "000001");
  await comeOnline(page);
  await expect.poll(() => live(page, "colors")).toContain("db073d");

  await trashColor(page, "000002");
  await leave(page);
  for (const hex of ["8EC7D2", "0D6986"]) {
    await goInPlace(page, `/color/${hex}`);
    await save(page);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  }
  await logInAgain(page, member);
  await expect(page.getByText("1 saved item is in your account now")).toBeVisible();
  await expect(page.getByText(/^1 didn't fit and stays in this browser\./)).toBeVisible();
  await expect.poll(async () => (await live(page, "colors")).length).toBe(20);
  expect(await live(page, "colors")).toContain("0d6986");
  expect(await kept(page, null)).toEqual(["8ec7d2"]);
  await goInPlace(page, "/user/colors");
  await expect(page.getByText("20 of 20 colors · 1 only in this browser")).toBeVisible();
  const only = page.getByRole("list", { name: "Colors only in this browser" });
  await only.getByRole("button", { name: /^Add .+ to account$/ }).click();
  await expect(upgrade).toBeVisible();
});

async function leave(page: Page) {
  await page.bringToFront(); // menus close in background tabs
  await signOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("huesmith.session"))).toBeNull();
}

async function logInAgain(page: Page, member: Member) {
  await logIn(page, member);
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
}

/** Makes a page sync at once. */
async function comeOnline(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** The contents of a library in this browser's storage, guest or account, without the trash. */
function kept(page: Page, owner: "account" | null): Promise<string[] | null> {
  return page.evaluate((isAccount) => {
    const found = Object.keys(localStorage).find((key) =>
      isAccount ? key.startsWith("huesmith.library.") : key === "huesmith.library",
    );
    const text = localStorage.getItem(found ?? "");
    if (!text) return null;
    return JSON.parse(text)
      .value.colors.filter(({ trashedAt }: { trashedAt: unknown }) => trashedAt === null)
      .map(({ color }: { color: string }) => color)
      .sort();
  }, owner !== null);
}

/** The contents of the account without the trash, read through the data API. */
async function live(page: Page, table: "colors" | "palettes"): Promise<string[]> {
  const rows = (await callData(page, `${table}?select=*&limit=1000`)) as Row[];
  return rows
    .filter((row) => row.deleted_at === null)
    .map((row) => row.color ?? row.path ?? "")
    .sort();
}

async function insertColors(page: Page, count: number) {
  const rows = Array.from({ length: count }, (_none, at) => {
    const color = (at + 1).toString(16).padStart(6, "0");
    return { name: color, color };
  });
  await callData(page, "colors", "POST", rows);
}

async function trashColor(page: Page, color: string) {
  await callData(page, `colors?color=eq.${color}`, "PATCH", { deleted_at: new Date().toISOString() });
}

/** Requests data as the signed-in user. */
async function callData(page: Page, path: string, method = "GET", data?: object): Promise<unknown> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("huesmith.session") ?? "{}").access_token);
  const headers = { apikey: readKeys().anonKey, authorization: `Bearer ${token}`, prefer: "return=representation" };
  const response = await page.request.fetch(`/rest/v1/${path}`, { method, headers, ...(data && { data }) });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
