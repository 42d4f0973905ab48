// Makes the images of /press from the built site: `node scripts/setup.mjs build && node scripts/press-screenshots.mjs`
import { writeFileSync } from "node:fs";
import { pressPictures } from "../content/press.ts";
import { startProduct } from "./built-product.ts";
import { launchChromium } from "./chromium.mjs";

const PORT = 4391;
const QUALITY = 0.86;
/** Time for everything that loads late: fonts, late parts, a glow that fades in. */
const SETTLE_MS = 1500;

const { base, stop } = await startProduct(PORT);
const browser = await launchChromium();
try {
  for (const { file, path, theme, size, scale } of pressPictures) {
    const [width, height] = size;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      reducedMotion: "reduce",
      hasTouch: width < 500,
    });
    await page.goto(base + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLE_MS);
    const webp = await packAsWebp(await page.screenshot());
    writeFileSync(`public/press/${file}.webp`, webp);
    console.log(`${file}.webp ${Math.round(webp.length / 1000)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
  await stop();
}

/** Browsers include the encoder, and a blank page can use it. */
async function packAsWebp(png) {
  const page = await browser.newPage();
  const packed = await page.evaluate(
    async ([source, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext("2d").drawImage(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
      return bytes.toBase64();
    },
    [png.toString("base64"), QUALITY],
  );
  await page.close();
  return Buffer.from(packed, "base64");
}
