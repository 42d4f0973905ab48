import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openPages } from "./test-built-app.ts";

/** The limits for a page's HTML: KiB uncompressed, and elements. */
const BUDGETS: Record<string, [kib: number, elements: number]> = {
  "/": [47, 530],
  "/tools": [37, 400],
  "/convert": [52, 510],
  "/convert/hextorgb": [63, 660],
  "/color-palette-generator": [54, 500],
  "/color-palette-builder": [105, 930],
  "/color-palette-from-image": [62, 610],
  "/gradient-generator": [84, 880],
  "/image-color-picker": [49, 510],
  "/color-shades": [81, 980],
  "/playground": [90, 950],
  "/random-color-generator": [67, 590],
  "/color-wheel": [80, 770],
  "/contrast-checker": [56, 650],
  "/compare-colors": [48, 570],
  "/color-finder": [102, 910],
  "/color-mixer": [74, 720],
  "/color-name-finder": [62, 690],
  "/color/0D6986": [80, 1090],
  "/color/FF6347": [80, 1090],
  "/color": [77, 940],
  "/shades-of-red": [170, 2150],
  "/color-palettes": [125, 1270],
  "/red-color-palettes": [175, 1790],
  "/html-color-codes": [212, 2860],
  "/pricing": [58, 630],
  "/press": [38, 470],
  "/api": [230, 1820],
};

const { app } = await openPages();

for (const [path, [kib, elements]] of Object.entries(BUDGETS)) {
  test(`the HTML of ${path} has at most ${kib} KiB and ${elements} elements`, async () => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(Buffer.byteLength(html) / 1024).toBeLessThan(kib);
    expect(html.match(/<[a-z]/gi)?.length).toBeLessThan(elements);
  });
}

test("no selector makes the browser restyle the whole page for a new element", async () => {
  // Around :has(), the browser restyles everything that a rule names inside it, and * matches everything.
  for (const path of ["/", "/html-color-codes"]) {
    const html = await (await app.request(path)).text();
    const addresses = Array.from(html.matchAll(/href="([^"]+\.css)"/g), ([, address = ""]) => address);
    const sheets = addresses.filter((address) => !address.includes("print"));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const css = readFileSync(new URL(`../build/client${sheet}`, import.meta.url), "utf8");
      expect(css.match(/[^{};,]*:has\([^{};,]*\)[^{};,]*[ >+~](?:\*|:)[^{};,]*(?=[{,])/g) ?? []).toEqual([]);
    }
  }
});
