// The acts of `acts.ts` in Firefox and in WebKit. What cannot be had here is skipped, and said. With --write, Chromium does
// them too, and what came of it is written to content/browser-support.json, from which /browsers is made.
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findChromium } from "../../scripts/chromium.mjs";
import { ACTS } from "./acts.ts";
import { type Browser, run } from "./browser.ts";
import { openChromium } from "./chromium.ts";
import { findFirefox, findWebKit } from "./find-engines.ts";
import { openFirefox } from "./firefox.ts";
import { makeHands } from "./hands.ts";
import { probeFeatures } from "./probe-features.ts";
import { end, start } from "./programs.ts";
import { openWebKit } from "./webkit.ts";
import { type Result, SUPPORT_FILE, writeSupport } from "./write-support.ts";

const WINDOW = { width: 1024, height: 720 };

const folder = mkdtempSync(join(tmpdir(), "huesmith-engines-"));
const port = Number(process.env.TEST_PORT ?? (await findPort()));
const isWriting = process.argv[2] === "--write";
const wanted = new RegExp(isWriting ? "" : (process.argv[2] ?? ""));
const failures: string[] = [];
let passed = 0;

const firefox = findFirefox();
const webkit = findWebKit();
const chromium = isWriting ? findChromium() : undefined;
if (isWriting && !(firefox && webkit && chromium)) throw new Error(`${SUPPORT_FILE} needs all three browsers`);
if (firefox || webkit) {
  const server = start(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data"), AUTH_LIMITS: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([once(server.stdout as Readable, "data"), once(server, "exit")]);
  server.stdout?.resume();
  const results = await Promise.all([
    chromium ? perform("Chromium", () => openChromium(chromium)) : undefined,
    firefox ? perform("Firefox", () => openFirefox(firefox, join(folder, "profile"))) : undefined,
    webkit ? perform("WebKit", async () => openWebKit(webkit, await findPort())) : undefined,
  ]);
  if (isWriting) writeSupport(results.filter((result) => result !== undefined));
  await end(server);
}
rmSync(folder, { recursive: true, force: true });
if (process.env.ENGINES_REPORT) writeFileSync(process.env.ENGINES_REPORT, JSON.stringify({ passed, failures }));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Undefined where the browser does not start. */
async function perform(name: string, open: () => Promise<Browser>): Promise<Result | undefined> {
  let browser: Browser | undefined;
  const done: string[] = [];
  try {
    browser = await open();
    await browser.resize(WINDOW.width, WINDOW.height);
    const hands = makeHands(browser, `http://127.0.0.1:${port}`);
    for (const { title, act } of ACTS.filter(({ title }) => wanted.test(title))) {
      const start = Date.now();
      try {
        await act(hands);
        passed++;
        done.push(title);
        console.log(`  ok  ${name}: ${title} (${Date.now() - start} ms)`);
      } catch (error) {
        fail(`${name}: ${title}`, error);
      }
    }
    return { name, version: browser.version, passed: done, features: await run(browser, probeFeatures) };
  } catch (error) {
    fail(`${name} does not start`, error);
  } finally {
    await browser?.close();
  }
}

function fail(title: string, error: unknown) {
  failures.push(`${title}\n    ${error instanceof Error ? error.message : error}`);
  console.log(`FAIL  ${failures.at(-1)}`);
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
