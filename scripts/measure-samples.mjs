// Finds the committed palettes and pins of the sample images, and draws their thumbnails: node scripts/measure-samples.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { quantize } from "../color/quantize.ts";
import { hexOf } from "../color/text/print.ts";
import { launchChromium } from "./chromium.mjs";

const FOLDER = "app/frame/picture/samples";
const NAMES = ["hills", "still-life", "city", "botany"];
const WIDTH = 1440;
/** The initial settings of the tool. */
const SETTINGS = { count: 6, mergeDeltaE: 6 };
/** Where the image color picker puts its first pins. */
const PINS = {
  "still-life": [
    [560, 780],
    [1260, 240],
    [318, 620],
    [690, 640],
    [938, 690],
  ],
};

const browser = await launchChromium();
const page = await browser.newPage();
const palettes = {};
const pins = {};
for (const name of NAMES) {
  const file = readFileSync(`${FOLDER}/${name}.webp`).toString("base64");
  const rgba = new Uint8ClampedArray(Buffer.from(await page.evaluate(decode, file), "base64"));
  writeFileSync(`${FOLDER}/${name}-small.webp`, Buffer.from(await page.evaluate(shrink, file), "base64"));
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

/** A thumbnail as base64, 66 × 44 pixels on a screen with three per CSS pixel; runs in the browser. */
async function shrink(base64) {
  const picture = new Image();
  picture.src = `data:image/webp;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(198, 132);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const small = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
  return new Uint8Array(await small.arrayBuffer()).toBase64();
}

/** The pixels of an image as base64; runs in the browser. */
async function decode(base64) {
  const picture = new Image();
  picture.src = `data:image/webp;base64,${base64}`;
  await picture.decode();
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  return new Uint8Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer).toBase64();
}
