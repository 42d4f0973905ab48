// How many pages one process renders in a second, none of them from the cache: color pages at random, tools with a query.
// `npm run bench:pages` builds first; `npm run bench:pages -- ../other` measures another built checkout in turns with this one.
import { Agent, get } from "node:http";
import { startProduct } from "./built-product.ts";

const PORT = 4394;
const CONNECTIONS = 8;
const WARM_UP_S = 2;
const MEASURED_S = 5;
const COLOR = "/color/";
const PAGES = [
  COLOR,
  "/gradient-generator",
  "/color-palette-generator",
  "/color-palette-builder",
  "/contrast-checker",
  "/color-mixer",
  "/color-wheel",
  "/playground",
  "/convert/hextorgb",
  "/",
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let count = 0;

const other = process.argv[2];
const servers = [await startProduct(PORT), ...(other ? [await startProduct(PORT + 1, { folder: other })] : [])];
try {
  console.log(other ? "| page | a second | there | ratio |\n|---|---:|---:|---:|" : "| page | a second |\n|---|---:|");
  for (const page of PAGES) {
    const rates = [];
    for (const { base } of servers) rates.push(await rateOf(base, page));
    const [ours, theirs] = rates;
    const cells = rates.map((rate) => rate.toFixed(0));
    if (theirs) cells.push(`${(ours / theirs).toFixed(2)}x`);
    console.log(`| ${page === COLOR ? "/color/{hex}" : page} | ${cells.join(" | ")} |`);
  }
} finally {
  for (const { stop } of servers) await stop();
  agent.destroy();
}

async function rateOf(base, page) {
  await run(base, page, WARM_UP_S);
  return run(base, page, MEASURED_S);
}

async function run(base, page, seconds) {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await fetchPage(base + addressOf(page));
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return answers / seconds;
}

/** Another one each time, so that no cache has it. */
function addressOf(page) {
  count++;
  if (page !== COLOR) return `${page}?bench=${count}`;
  const color = (count * 1_103_515_245) % 0x1000000;
  return COLOR + color.toString(16).padStart(6, "0").toUpperCase();
}

function fetchPage(address) {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { "Accept-Encoding": "gzip" } }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    request.once("error", reject);
  });
}
