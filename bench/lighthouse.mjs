// Runs Lighthouse on pages of the built product, as a phone and as a desktop. `npm run bench:lighthouse [path…]` builds
// first and installs Lighthouse temporarily, because nothing else needs it. By default, Lighthouse loads a page at full
// speed and estimates the time on a phone; "slowed down" actually loads it at a phone's speed.
import lighthouse, { desktopConfig } from "lighthouse";
import { tools } from "../content/tools.ts";
import { startProduct } from "../scripts/built-product.ts";
import { launchChromium } from "../scripts/chromium.mjs";

const PORT = 4395;
const DEBUGGING_PORT = 4396;
const PAGES = [
  "/",
  "/color/FF8800",
  "/convert/hextorgb",
  ...tools.map(({ path }) => path),
  "/tools",
  "/color",
  "/html-color-codes",
  "/color-palettes",
  "/pricing",
  "/addons",
  "/api",
  "/docs",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const asked = process.argv.slice(2);
const { base, stop } = await startProduct(PORT);
try {
  for (const [device, config, flags] of [
    ["phone", undefined],
    ["phone, slowed down", undefined, { throttlingMethod: "devtools" }],
    ["desktop", desktopConfig],
  ]) {
    console.log(
      `\n| ${device} | scores | first paint | largest paint | blocking | shift | everything |\n|---|---|---:|---:|---:|---:|---:|`,
    );
    for (const path of asked.length > 0 ? asked : PAGES) console.log(await measure(path, config, flags));
  }
} finally {
  await stop();
}

async function measure(path, config, flags) {
  const browser = await launchChromium([`--remote-debugging-port=${DEBUGGING_PORT}`]);
  const options = { port: DEBUGGING_PORT, logLevel: "error", onlyCategories: CATEGORIES, ...flags };
  const { lhr } = await lighthouse(base + path, options, config).finally(() => browser.close());
  const numberOf = (audit) => lhr.audits[audit].numericValue;
  const scores = CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100)).join(" ");
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"]
    .map((audit) => `${Math.round(numberOf(audit))} ms`)
    .join(" | ");
  const weight = `${Math.round(numberOf("total-byte-weight") / 1000)} kB`;
  return `| ${path} | ${scores} | ${times} | ${numberOf("cumulative-layout-shift").toFixed(3)} | ${weight} |`;
}
