// Measures from pressing Space on the palette generator to the next paint, in the built product: the median of 100
// presses. `npm run bench:space` builds first.

import { percentile, startProduct } from "../scripts/built-product.ts";
import { launchChromium } from "../scripts/chromium.mjs";

const PRESSES = 100;
const PORT = 4391;
/** One frame at 60 Hz. */
const LIMIT_MS = 16.7;

const { base, stop } = await startProduct(PORT);
try {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const count of [5, 12]) {
    await page.goto(`${base}/color-palette-generator?s=bench&n=${count}`);
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    await page.waitForTimeout(1500); // the list of names has loaded
    await page.evaluate(watchPresses);
    for (let press = 0; press < PRESSES; press++) {
      await page.keyboard.press("Space");
      await page.waitForTimeout(60);
    }
    const { work, paint } = await page.evaluate(() => globalThis.measured);
    console.log(
      `${count} colors: ${percentile(work, 0.5).toFixed(1)} ms of work, ${percentile(paint, 0.5).toFixed(1)} ms from the key to the paint` +
        ` (the slowest tenth from ${percentile(paint, 0.9).toFixed(1)} ms; ${paint.length} presses, goal ${LIMIT_MS} ms)`,
    );
  }
  await browser.close();
} finally {
  await stop();
}

/** Runs in the page. A message posted in an animation frame is delivered once that frame has been painted. */
function watchPresses() {
  globalThis.measured = { work: [], paint: [] };
  const { work, paint } = globalThis.measured;
  addEventListener(
    "keydown",
    (event) => {
      if (event.code !== "Space") return;
      const start = event.timeStamp;
      setTimeout(() => work.push(performance.now() - start));
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => paint.push(performance.now() - start);
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
