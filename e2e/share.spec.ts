import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, goInPlace, open, test } from "./journey.ts";
import { becomeMember, fill } from "./member.ts";

test("a shared palette and its files are public, also without JavaScript, until sharing stops", async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomeMember(page, "share");
  await open(page, "/color-palette-generator?c=db073d-0d6986-8ec7d2");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await goInPlace(page, "/user/palettes");
  await page.getByRole("button", { name: /: actions$/ }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("button", { name: "Create and copy link" }).press("Enter");
  await expect(page.getByText("Copied the link")).toBeVisible();
  await expect(dialog.getByLabel("Link", { exact: true })).toBeFocused();
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  expect(link).toMatch(/\/shared\/[\w-]{32}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const other = await browser.newContext();
  const guest = await other.newPage();
  await expect(async () => expect((await guest.request.get(link)).status()).toBe(200)).toPass();
  const response = await open(guest, link);
  expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  await expect(guest.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(guest.getByRole("list", { name: /^Colors of/ }).getByRole("link")).toHaveCount(3);
  await expect(guest.getByRole("link", { name: /^Open in Color Palette Generator/ })).toHaveAttribute(
    "href",
    /^\/color-palette-generator\?c=db073d-0d6986-8ec7d2/,
  );
  await expectAccessibleInBothThemes(guest.getByRole("main"));
  await guest.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(guest);
  await guest.getByRole("button", { name: "Save", exact: true }).click();
  await expect(guest.getByText("Saved", { exact: true })).toBeVisible();

  const css = await guest.request.get(`${link}.css`);
  expect(css.headers()["content-type"]).toContain("text/css");
  expect(css.headers()["cache-control"]).toBe("public, max-age=60");
  expect(await css.text()).toMatch(/--[\w-]+: #db073d;/);
  expect(await (await guest.request.get(`${link}.css?values=oklch&prefix=brand`)).text()).toMatch(
    /--brand-[\w-]+: oklch\(/,
  );
  const json = await (await guest.request.get(`${link}.json`)).json();
  expect(json.groups[0].colors.map(({ value }: { value: string }) => value.toLowerCase())).toEqual([
    "#db073d",
    "#0d6986",
    "#8ec7d2",
  ]);
  const tokens = await guest.request.get(`${link}.tokens.json`);
  const tag = tokens.headers().etag ?? "";
  const again = await guest.request.get(`${link}.tokens.json`, { headers: { "If-None-Match": tag } });
  expect([tokens.status(), again.status()]).toEqual([200, 304]);
  expect((await guest.request.get(`${link}.json?values=pantone`)).status()).toBe(400);

  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("online"))); // makes the page load the library again
  await expect(page.getByText("You're offline.")).toHaveCount(1); // not about this link, which the account has
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await expect(dialog.getByText("The old link no longer works.", { exact: false })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Create a new link" })).toBeFocused();
  await expect(async () => expect((await guest.request.get(link)).status()).toBe(404)).toPass();
  expect((await guest.request.get(`${link}.json`)).status()).toBe(404);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(guest.getByText("The owner may have turned this link off.")).toBeVisible();
  await other.close();

  const share_token = `t${crypto.randomUUID().replaceAll("-", "")}`;
  const row = { name: "<b>Harbor</b>", path: "/#access_token=stolen", colors: ["db073d", "0d6986"], share_token };
  await fill(page, "palettes", [row]);
  const still = await browser.newContext({ javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(`/shared/${share_token}`);
  await expect(plain.getByRole("heading", { level: 1, name: "<b>Harbor</b>" })).toBeVisible();
  await expect(plain.getByText("#0D6986")).toBeVisible();
  // A path that is not a page with colors is ignored.
  await expect(plain.getByRole("link", { name: /^Open in/ })).toHaveAttribute("href", /^\/color-palette-generator\?c=/);
  await still.close();
});

test("an invalid or unknown token returns 404", async ({ request }) => {
  for (const path of [
    "/shared/x",
    `/shared/${"a".repeat(32)}`,
    `/shared/${"a".repeat(32)}.css`,
    `/shared/${"a".repeat(32)}.tokens.json`,
    `/shared/${"a".repeat(32)}.scss`,
    "/shared/'%20or%201=1",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
