// Profiles one process while it renders uncached pages. `npm run bench:profile [page…]` builds first.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../scripts/built-product.ts";
import { addressOf, BROWSER_ENCODINGS, closeConnections, PAGES, rateOf } from "./rate.mjs";

const PORT = 4394;
/** The end of the profile, after everything has started. */
const SEEN_US = 4_000_000;

/** The first match counts. */
const PARTS = [
  ["React", /node_modules\/(react|react-dom|scheduler)\//],
  ["React Router", /node_modules\/(react-router|turbo-stream)\//],
  ["pages and colors", /build\/server\//],
  ["compression", /^node:zlib/],
  ["Node.js", /^node:/],
  ["server", /^file:/],
];
const names = [...PARTS.map(([name]) => name), "garbage", "system", "idle"];

console.log(`| page | ${names.join(" | ")} |\n|---|${names.map(() => "---:|").join("")}`);
const asked = process.argv.slice(2);
for (const page of asked.length > 0 ? asked : PAGES) {
  const shares = sharesOf(await profile(page));
  console.log(`| ${page} | ${names.map((name) => `${Math.round(100 * (shares.get(name) ?? 0))} %`).join(" | ")} |`);
}
closeConnections();

async function profile(page) {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-profile-"));
  const { base, stop } = await startProduct(PORT, {
    env: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` },
  });
  await rateOf(() => base + addressOf(page), BROWSER_ENCODINGS);
  await stop();
  const profiles = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
  rmSync(folder, { recursive: true });
  // The database has its own thread and profile.
  return profiles.sort((a, b) => b.samples.length - a.samples.length)[0];
}

function sharesOf({ nodes, samples, timeDeltas, endTime, startTime }) {
  const partOf = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const shares = new Map();
  let time = startTime;
  for (const [index, id] of samples.entries()) {
    time += timeDeltas[index];
    if (time > endTime - SEEN_US) {
      const part = partOf.get(id);
      shares.set(part, (shares.get(part) ?? 0) + timeDeltas[index] / SEEN_US);
    }
  }
  return shares;
}

function nameOf({ functionName, url }) {
  if (functionName === "(garbage collector)") return "garbage";
  if (functionName === "(idle)") return "idle";
  return PARTS.find(([, pattern]) => pattern.test(url))?.[0] ?? "system";
}
