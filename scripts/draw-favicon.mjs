// Draws public/favicon.ico from public/icon.svg, for what asks for it at the root: feed readers, search engines, older browsers.
// Run it when the icon has changed: `node scripts/draw-favicon.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";

const SIZES_PX = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const svg = readFileSync("public/icon.svg", "utf8");
const browser = await chromium.launch({
  executablePath: findChromium(),
  chromiumSandbox: false,
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage();
const pictures = [];
for (const size of SIZES_PX) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
  pictures.push(await page.screenshot({ omitBackground: true }));
}
await browser.close();
writeFileSync("public/favicon.ico", packAsIco(pictures));

/** Pictures as they are, as PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function packAsIco(pngs) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pngs.length);
  header.writeUInt16LE(1, 2); // icons, no cursors
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [place, png] of pngs.entries()) {
    const entry = header.subarray(HEADER_BYTES + ENTRY_BYTES * place);
    entry.writeUInt8(SIZES_PX[place], 0);
    entry.writeUInt8(SIZES_PX[place], 1);
    entry.writeUInt16LE(1, 4); // planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
