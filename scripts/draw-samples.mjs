// Paints the sample pictures of the image tools and finds their palettes, as they are committed:
// node scripts/draw-samples.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { quantize } from "../color/quantize.ts";
import { hexOf } from "../color/text/print.ts";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";
import { botany } from "./sample-botany.mjs";
import { brushOf } from "./sample-brush.mjs";
import { city, hills } from "./sample-scenes.mjs";
import { stillLife } from "./sample-still-life.mjs";

const FOLDER = "app/frame/picture/samples";
const SCENES = { hills, "still-life": stillLife, city, botany };
const QUALITY = 0.86;
const WIDTH = 1440;
/** As the tool begins. */
const SETTINGS = { count: 6, mergeDeltaE: 6 };

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage();
/** Where the image color picker has its first pins. */
const PINS = {
  "still-life": [
    [560, 780],
    [1260, 240],
    [318, 620],
    [690, 640],
    [938, 690],
  ],
};
const palettes = {};
const pins = {};
for (const [name, scene] of Object.entries(SCENES)) {
  const { file, pixels } = await page.evaluate(`(${paint})([${scene}], ${brushOf}, ${QUALITY})`);
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(file, "base64"));
  const rgba = new Uint8ClampedArray(Buffer.from(pixels, "base64"));
  const { colors } = quantize(rgba, WIDTH, SETTINGS);
  pins[name] = (PINS[name] ?? []).map(([x, y]) => {
    const at = (y * WIDTH + x) * 4;
    return { hex: hexOf((rgba[at] << 16) | (rgba[at + 1] << 8) | rgba[at + 2]), x, y };
  });
  palettes[name] = colors.map(({ rgb24, share, x, y }) => ({
    hex: hexOf(rgb24),
    share: Number(share.toFixed(5)),
    x,
    y,
  }));
}
writeFileSync(`${FOLDER}/pins.json`, `${JSON.stringify(pins, null, 2)}\n`);
writeFileSync(`${FOLDER}/palettes.json`, `${JSON.stringify(palettes, null, 2)}\n`);
await browser.close();

/** Runs in the browser. */
async function paint(parts, brushOf, quality) {
  const canvas = new OffscreenCanvas(1440, 960);
  const context = canvas.getContext("2d");
  let seed = 7;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return seed / 4294967296;
  };
  for (const part of parts) part(context, random, brushOf(context));
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const base64 = (bytes) => {
    let text = "";
    for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
    return btoa(text);
  };
  // What a page gets to see of the file, and not what was painted.
  const bitmap = await createImageBitmap(blob);
  const copy = new OffscreenCanvas(1440, 960).getContext("2d", { willReadFrequently: true });
  copy.drawImage(bitmap, 0, 0);
  return {
    file: base64(new Uint8Array(await blob.arrayBuffer())),
    pixels: base64(new Uint8Array(copy.getImageData(0, 0, 1440, 960).data.buffer)),
  };
}
