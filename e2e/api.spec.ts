import type { Page } from "@playwright/test";
import { ACTS } from "../acts/acts.ts";
import { expect, open, test } from "./journey.ts";

test("each form has labeled fields and sends its example, responses match the page and are not cut in print, and curl lines can be copied", async ({
  page,
  context,
}) => {
  test.slow(); // every act
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/api");
  await page.setViewportSize({ width: 718, height: 1000 }); // A4
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("group", { name: "Convert, response" })).toBeVisible(); // unfolded on paper
  const cut = page
    .locator("pre")
    .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth).length);
  expect(await cut).toBe(0);
  await page.emulateMedia({ media: null });
  await openDetails(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const addresses = await addressesOf(page);
  expect(addresses.map((address) => address.split("?")[0])).toEqual(ACTS.map(({ name }) => `/api/${name}`));
  const shown = await page.getByRole("group", { name: /, response$/ }).allTextContents();
  const responses = await Promise.all(addresses.map((address) => page.request.get(address)));
  expect(responses.map((response) => response.status())).toEqual(ACTS.map(() => 200));
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
    shown.map((text) => JSON.parse(text)),
  );
  await expect(page.getByRole("group", { name: /with curl$/ })).toContainText(addresses);

  await page.getByRole("button", { name: "Send" }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(page.getByRole("form").getByRole("status")).toHaveText(ACTS.map(() => "Status 200"));
  const sent = ACTS.map(({ name, example }) => `/api/${name}?${Object.keys(example)[0]}=`);
  expect((await addressesOf(page)).map((address) => address.slice(0, address.indexOf("=") + 1))).toEqual(sent);
  const controls = await page
    .getByRole("form")
    .evaluateAll((forms) =>
      (forms as HTMLFormElement[]).map((form) =>
        [...form.elements]
          .filter((control) => !(control instanceof HTMLButtonElement))
          .map((control) => [
            (control as HTMLInputElement).name,
            (control as HTMLInputElement).labels?.[0]?.textContent,
          ]),
      ),
    );
  expect(controls).toEqual(
    ACTS.map(({ parameters }) => Object.keys(parameters).map((parameter) => [parameter, parameter])),
  );

  await page.getByRole("button", { name: "Copy Palette with curl" }).click();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const copied = /"(http[^"]+)"/.exec(line)?.[1] ?? "";
  expect((await page.request.get(copied)).status()).toBe(200);

  // A link to an endpoint opens its details.
  await open(page, "/api");
  await page
    .getByRole("navigation", { name: "Endpoints" })
    .getByRole("link", { name: "Contrast /api/contrast" })
    .click();
  await expect(page).toHaveURL("/api#contrast");
  await expect(page.getByRole("heading", { name: "Contrast", exact: true })).toBeInViewport();
  await expect(page.getByRole("form", { name: "Try Contrast" })).toBeVisible();
  await expect(page.getByRole("form")).toHaveCount(1);

  // A form shows its response in place, and a rejection says what is wrong.
  const section = page.getByRole("region", { name: "Mix", exact: true });
  await section.getByText("Parameters and response").click();
  const form = section.getByRole("form", { name: "Try Mix" });
  const answer = section.getByRole("group", { name: /, response$/ });
  await form.getByRole("textbox", { name: "second" }).fill("#008000");
  await form.getByRole("spinbutton", { name: "amount" }).fill("25");
  await form.getByRole("combobox", { name: "space" }).selectOption("srgb");
  await page.route("**/api/mix?*", (route) => route.fulfill({ status: 503 }), { times: 1 }); // retried
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toHaveText("Status 200");
  // Three quarters of 255 and a quarter of 128.
  await expect(answer).toContainText('"hex": "#BF2000"');
  const address = "/api/mix?first=ff0000&second=%23008000&amount=25&space=srgb&hue=shorter";
  await expect(section.getByRole("group", { name: "Mix with curl" })).toContainText(address);
  await expect(section.getByRole("link", { name: "Open it in the browser" })).toHaveAttribute("href", address);
  await form.getByRole("textbox", { name: "first" }).fill("rad");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("Status 400");
  await expect(answer).toContainText('"parameter": "first"');
  await expect(page).toHaveURL("/api#contrast"); // the response came in place
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the examples are shown and the forms work", async ({ page }) => {
    await page.goto("/api");
    await expect(page.getByRole("group", { name: /with curl$/ })).toHaveCount(ACTS.length);
    await page.getByRole("region", { name: "Random" }).getByRole("link", { name: "Open it in the browser" }).click();
    await expect(page.locator("body")).toContainText('"version": 1');
    await page.goBack();
    await page.getByText("Parameters and response of Palette").click();
    await expect(page.getByRole("group", { name: "Palette, response" })).toContainText('"version": 1');
    const form = page.getByRole("form", { name: "Try Palette" });
    await form.getByRole("textbox", { name: "seed" }).fill("");
    await form.getByRole("combobox", { name: "harmony" }).selectOption("triadic");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL("/api/palette?count=4&harmony=triadic&lock=0d6986");
    await expect(page.locator("body")).toContainText('"harmony": "triadic"');
  });
});

test("pages of other origins can call the API and read its errors", async ({ page, baseURL }) => {
  // The same server under another name is another origin; a text file has no policy that forbids requests.
  await page.goto(`${(baseURL ?? "").replace("127.0.0.1", "localhost")}/robots.txt`);
  const ask = (path: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      async ([address, sent]) => {
        const response = await fetch(address, { headers: sent });
        return { status: response.status, tag: response.headers.get("ETag"), body: await response.json() };
      },
      [baseURL + path, headers] as const,
    );
  const answer = await ask("/api/name?color=tomato", { "X-Mine": "a preflight" });
  expect(answer.status).toBe(200);
  expect(answer.tag).toMatch(/^"/);
  expect(answer.body.colors[0].hex).toBe("#FF6347");
  const refused = await ask("/api/name?color=tomatoe");
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({ code: "invalid-parameter", parameter: "color" });
  expect((await ask("/api/nothing")).status).toBe(404);
});

function openDetails(page: Page) {
  return page.locator("details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
}

function addressesOf(page: Page): Promise<string[]> {
  return page
    .getByRole("link", { name: "Open it in the browser" })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}
