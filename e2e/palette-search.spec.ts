import type { Page } from "@playwright/test";
import { expect, open, scrollOver, test } from "./journey.ts";
import { STRIPES } from "./pictures.ts";

const PATH = "/color-palette-from-image";

const rows = (page: Page) => page.getByRole("list", { name: "Palette" }).getByRole("listitem");

test("Redo and Back end a search, which reports missing colors only when it is done", async ({ context }) => {
  const page = await context.newPage();
  await open(page, PATH);
  const fewer = page.getByText(/^Only \d of \d colors/);
  await page.getByLabel("Choose a picture").setInputFiles(STRIPES);
  await expect(fewer).toHaveText(/^Only 3 of 6/);
  await page.getByRole("checkbox", { name: "White" }).check();
  await expect(fewer).toHaveText(/^Only 2 of 6/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(fewer).toHaveText(/^Only 3 of 6/);
  await delaySearches(page, 1500); // a busy machine may look half a second late
  const more = page.getByRole("button", { name: "One more color" });
  const leaves = [() => page.getByRole("button", { name: "Redo" }).click(), () => page.goBack()];
  for (const [index, leave] of leaves.entries()) {
    await more.click();
    await expect(fewer).toBeHidden();
    const search = page.url();
    await leave();
    await expect(page).not.toHaveURL(search);
    if (index === 0) await expect(page.getByRole("checkbox", { name: "White" })).toBeChecked();
    const address = page.url();
    await expect(page.locator("body")).toHaveAttribute("data-answers", String(index + 1)); // the late answer
    expect(page.url()).toBe(address);
  }
  await page.close();
});

test("rows can change during a search, a sample opened again keeps the crop, and held keys are one undo step", async ({
  page,
}) => {
  const codes = async () => (await rows(page).allInnerTexts()).map((text) => /[\dA-F]{6}/.exec(text)?.[0]);
  const settled = () => expect(page.getByRole("progressbar")).toBeHidden();
  await open(page, `${PATH}?r=0.0.500.500`);
  await delaySearches(page, 300);
  await page.getByRole("button", { name: "One more color" }).click();
  await page.keyboard.press("2");
  await page.keyboard.press("l");
  await settled();
  const cropped = await codes();
  expect(cropped).toHaveLength(7);
  await page.getByRole("link", { name: "Sample: Hills at sunset" }).click();
  await settled();
  expect(await codes()).toEqual(cropped);

  const remove = page.getByRole("button", { name: /^Remove Color 1,/ });
  await page.keyboard.press("3");
  await page.keyboard.press("r");
  await remove.click();
  await settled();
  const [, replaced, next] = await codes();
  expect([cropped.includes(replaced), next]).toEqual([false, cropped[3]]);
  await page.keyboard.press("+");
  await remove.click();
  await settled();
  expect(await codes()).toHaveLength(5);
  await page.keyboard.press("+");
  await page.getByRole("button", { name: /^Color 1, .*, at / }).press("ArrowUp");
  const [pinned] = await codes();
  await settled();
  expect((await codes())[0]).toBe(pinned);

  for (let count = 6; count > 2; count--) await page.keyboard.press("-");
  await settled();
  await page.getByRole("button", { name: /^Color 2, .*, at / }).press("Shift+ArrowDown");
  const moved = await codes();
  await scrollOver(page.getByRole("slider", { name: "Merge colors closer than" }), "20");
  await settled();
  expect(await codes()).toEqual(moved);
  await page.keyboard.press("-");
  await settled();
  expect(await codes()).toEqual(moved);

  for (const place of [1, 2]) await page.getByRole("button", { name: `Lock Color ${place},` }).click();
  const merging = page.getByRole("slider", { name: "Merge colors closer than" });
  await merging.focus();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("ArrowRight");
  await page.keyboard.up("ArrowRight");
  await expect(merging).toHaveValue("9");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(merging).toHaveValue("6");
});

/** As in large pictures. The body has the number of answers. */
function delaySearches(page: Page, delayMs: number) {
  return page.evaluate((delayMs) => {
    const post = Worker.prototype.postMessage as (message: { kind: string }) => void;
    const heard = new WeakSet<Worker>();
    let answers = 0;
    Worker.prototype.postMessage = function (message) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener("message", ({ data }) => {
          if (data.isFinal) document.body.dataset.answers = String(++answers);
        });
      }
      setTimeout(() => post.call(this, message), message.kind === "find" ? delayMs : 0);
    };
  }, delayMs);
}
