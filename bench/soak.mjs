// Checks a server under constant load for memory growth: `npm run bench:soak [minutes]` requests uncached pages, cached
// pages, tools with a state and the API, and prints the memory each minute. The page cache fills up in the first few.
import { setTimeout as pause } from "node:timers/promises";
import { startProduct } from "../scripts/built-product.ts";
import { hexOf } from "./rate.mjs";

const PORT = 4400;
const METRICS_PORT = 4401;
const ASKERS = 4;
const PAUSE_MS = 5;
const MINUTE_MS = 60_000;
const MB = 1_000_000;
const ADDRESSES = [
  (count) => `/color/${hexOf(count)}`,
  () => "/color/FF8800",
  (count) => `/color-palette-generator?s=${count.toString(36)}`,
  (count) => `/gradient-generator?c=${hexOf(count)}-${hexOf(count + 1)}`,
  (count) => `/api/convert?color=${hexOf(count)}`,
  (count) => `/no/such/page/${count}`,
];

const minutes = Number(process.argv[2] ?? 10);
const { base, stop } = await startProduct(PORT, { env: { METRICS_PORT: String(METRICS_PORT) } });
let count = 0;
let isOver = false;
try {
  const askers = Array.from({ length: ASKERS }, askWithoutEnd);
  console.log("| minute | answers | resident | heap |\n|---:|---:|---:|---:|");
  for (let minute = 1; minute <= minutes; minute++) {
    const before = count;
    await pause(MINUTE_MS);
    const [resident, heap] = await readMemory();
    console.log(`| ${minute} | ${count - before} | ${resident} MB | ${heap} MB |`);
  }
  isOver = true;
  await Promise.all(askers);
} finally {
  await stop();
}

async function askWithoutEnd() {
  while (!isOver) {
    const address = ADDRESSES[count % ADDRESSES.length](count++);
    await (await fetch(base + address)).arrayBuffer();
    await pause(PAUSE_MS);
  }
}

async function readMemory() {
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  return ["process_resident_memory_bytes", "nodejs_heap_size_used_bytes"].map((name) => {
    const [, value] = new RegExp(`^${name} (\\S+)`, "m").exec(text) ?? [];
    return Math.round(Number(value) / MB);
  });
}
