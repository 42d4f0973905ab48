// Draws the icons of the installed site, from public/icon.svg: `node scripts/draw-app-icons.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { PNG } from "pngjs";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";

const FOLDER = "public/icons";
/** The background color of the manifest. */
const PAPER = "#fbfaf8";
/** Of the whole width. Systems cut maskable icons down to a circle of 80%, in which a square has at most 56%. */
const ICONS = [
  { file: "icon-192", size: 192, drawn: 1 },
  { file: "icon-512", size: 512, drawn: 1 },
  { file: "maskable-512", size: 512, drawn: 0.5, background: PAPER },
  { file: "apple-180", size: 180, drawn: 0.66, background: PAPER },
];

const svg = readFileSync("public/icon.svg", "utf8");
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false, args: CHROMIUM_FLAGS });
mkdirSync(FOLDER, { recursive: true });
for (const { file, size, drawn, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background ?? "transparent"} }
    svg { width: ${Math.round((size * drawn) / 2) * 2}px }
  </style>${svg}`);
  // Chromium's own encoder is made for speed. Without transparency three channels are enough.
  const image = PNG.sync.read(await page.screenshot({ omitBackground: true }));
  const png = PNG.sync.write(image, {
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
    colorType: background ? 2 : 6,
  });
  writeFileSync(`${FOLDER}/${file}.png`, png);
  console.log(`${file}.png ${png.length} bytes`);
  await page.close();
}
await browser.close();
