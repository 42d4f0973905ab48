// Measures how many pages one process renders per second, uncached: random color pages, and tools with a query. `npm
// run bench:pages` builds first; `npm run bench:pages -- ../other` also measures another built checkout, in turns.
import { percentile, startProduct } from "../scripts/built-product.ts";
import { addressOf, BROWSER_ENCODINGS, COLOR, closeConnections, PAGES, rateOf } from "./rate.mjs";

/** Rounds over all servers for each page. The median counts. */
const TURNS = 3;

const PORT = 4394;

const other = process.argv[2];
const servers = [await startProduct(PORT), ...(other ? [await startProduct(PORT + 1, { folder: other })] : [])];
try {
  for (const { base } of servers) await rateOf(() => base + addressOf(COLOR), BROWSER_ENCODINGS); // databases start meanwhile
  console.log(other ? "| page | a second | there | ratio |\n|---|---:|---:|---:|" : "| page | a second |\n|---|---:|");
  for (const page of PAGES) {
    const measured = servers.map(() => []);
    for (let turn = 0; turn < TURNS; turn++)
      for (const [at, { base }] of servers.entries())
        measured[at].push(await rateOf(() => base + addressOf(page), BROWSER_ENCODINGS));
    const rates = measured.map((turns) => percentile(turns, 0.5));
    const [ours, theirs] = rates;
    const cells = rates.map((rate) => rate.toFixed(0));
    if (theirs) cells.push(`${(ours / theirs).toFixed(2)}x`);
    console.log(`| ${page === COLOR ? "/color/{hex}" : page} | ${cells.join(" | ")} |`);
  }
} finally {
  for (const { stop } of servers) await stop();
  closeConnections();
}
