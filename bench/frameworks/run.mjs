// Renders the markup of our color page with Next.js, TanStack Start and our own server: `npm run bench:frameworks`
// builds the product, then installs and builds the other two in .generated/. Bodies are uncompressed, pages uncached.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { percentile, startProduct } from "../../scripts/built-product.ts";
import { launchChromium } from "../../scripts/chromium.mjs";
import { closeConnections, hexOf, rateOf } from "../rate.mjs";

const HERE = import.meta.dirname;
const PORT = 4397;
const APPS = {
  "Next.js": { folder: "next", build: "next build", start: ["node_modules/next/dist/bin/next", "start"] },
  "TanStack Start": { folder: "tanstack", build: "vite build", start: ["server.mjs"] },
};
const ROUNDS = 3;
const START_PAUSE_MS = 100;

let count = 0;
const ours = await startProduct(PORT);
const stops = [ours.stop];
try {
  const tree = await readTree(`${ours.base}/color/FF8800`);
  const bases = { Huesmith: ours.base };
  for (const [name, app] of Object.entries(APPS)) {
    const port = PORT + Object.keys(bases).length;
    stops.push(await start(prepare(app, tree), app.start, port));
    bases[name] = `http://127.0.0.1:${port}`;
  }
  console.log(`${countElements(tree)} elements\n`);
  await compare("a new color each time", bases, () => `/color/${hexOf(++count)}`);
  const kept = { Huesmith: `${ours.base}/color/FF8800`, "Next.js": `${bases["Next.js"]}/kept/FF8800` };
  await compare("one that is kept", kept, () => "");
} finally {
  for (const stop of stops) await stop();
  closeConnections();
}

/** Measures the servers in turns and takes the median of three rates for each. */
async function compare(title, bases, pathOf) {
  const rates = Object.fromEntries(Object.keys(bases).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, base] of Object.entries(bases)) {
      rates[name].push(await rateOf(() => base + pathOf(), "identity"));
    }
  }
  console.log(`| ${title} | a second | Huesmith is |\n|---|---:|---:|`);
  for (const [name, list] of Object.entries(rates)) {
    const rate = percentile(list, 0.5);
    console.log(`| ${name} | ${rate.toFixed(0)} | ${(percentile(rates.Huesmith, 0.5) / rate).toFixed(2)}x |`);
  }
  console.log();
}

/** The body as the server sent it. */
async function readTree(address) {
  const browser = await launchChromium();
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const tree = await page.evaluate(treeOfBody);
  await browser.close();
  return tree;
}

/** The body as React elements: [tag, attributes, ...children]. Runs in the page. */
function treeOfBody() {
  const RENAMED = { class: "className", for: "htmlFor", tabindex: "tabIndex", maxlength: "maxLength" };
  const NO_MARKUP = /^(?:script|style|link|noscript|template)$/i;
  const STATE = /^(?:checked|selected|value|open)/; // React has other names for these

  const keyOf = (property) =>
    property.startsWith("--") ? property : property.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const styleOf = (style) =>
    Object.fromEntries([...style].map((property) => [keyOf(property), style.getPropertyValue(property)]));
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data];
    if (node.nodeType !== Node.ELEMENT_NODE || NO_MARKUP.test(node.tagName)) return [];
    const attributes = [...node.attributes].filter(({ name }) => !STATE.test(name));
    const entries = attributes.map(({ name, value }) =>
      name === "style" ? [name, styleOf(node.style)] : [RENAMED[name] ?? name, value],
    );
    return [[node.localName, Object.fromEntries(entries), ...[...node.childNodes].flatMap(read)]];
  };
  return ["div", {}, ...[...document.body.childNodes].flatMap(read)];
}

function countElements(node) {
  return typeof node === "string" ? 0 : 1 + node.slice(2).reduce((sum, child) => sum + countElements(child), 0);
}

/** Creates the app's folder with the tree, then installs and builds it. */
function prepare({ folder, build }, tree) {
  const target = join(".generated/frameworks", folder);
  mkdirSync(target, { recursive: true });
  cpSync(join(HERE, folder), target, { recursive: true });
  cpSync(join(HERE, "draw-tree.js"), join(target, "draw-tree.js"));
  writeFileSync(join(target, "tree.json"), JSON.stringify(tree));
  const run = (line) => execFileSync(line, { cwd: target, shell: true, stdio: ["ignore", "ignore", "inherit"] });
  run("npm install --no-audit --no-fund --no-package-lock");
  run(`npx ${build}`);
  return target;
}

/** Resolves with a stop function once the server answers. */
async function start(cwd, command, port) {
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), HOSTNAME: "127.0.0.1" };
  const child = spawn(process.execPath, command, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  const address = `http://127.0.0.1:${port}/color/FF8800`;
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${cwd} has stopped.`);
    await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
  }
  return async () => {
    child.kill();
    if (child.exitCode === null) await once(child, "exit");
  };
}
