// Runs the acts of `acts.ts` in Firefox and WebKit. Browsers not available here are skipped with a message. With
// --write, Chromium runs them too, and the results go to content/browser-support.json, the source of /browsers.
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findChromium } from "../../scripts/chromium.mjs";
import { findPort } from "../../server/test-port.mjs";
import type { Member } from "./acts/act.ts";
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
/** Per browser. More failures add no information, and each may take a minute. */
const MAX_FAILURES = 5;

const isWriting = process.argv[2] === "--write";
const wanted = new RegExp(isWriting ? "" : (process.argv[2] ?? ""));
const acts = ACTS.filter(({ title }) => wanted.test(title));
if (acts.length === 0) {
  console.error(`No act has a title with "${process.argv[2]}". The titles are in e2e/engines/acts/.`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "huesmith-engines-"));
const dataDir = join(folder, "data");
const port = Number(process.env.TEST_PORT ?? (await findPort()));
const origin = `http://127.0.0.1:${port}`;
const failures: string[] = [];
/** Acts that passed only on the second try count as neither passed nor failed. */
const flaky: string[] = [];
let passed = 0;

const firefox = findFirefox();
const webkit = findWebKit();
const chromium = isWriting ? findChromium() : undefined;
if (isWriting && !(firefox && webkit && chromium)) throw new Error(`${SUPPORT_FILE} needs all three browsers`);
if (firefox || webkit) {
  const server = start(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, AUTH_LIMITS: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await Promise.race([once(server.stdout as Readable, "data"), once(server, "exit")]);
  server.stdout?.resume();
  const member = await createMember();
  const results = await Promise.all([
    chromium ? perform("Chromium", member, () => openChromium(chromium)) : undefined,
    firefox ? perform("Firefox", member, () => openFirefox(firefox, join(folder, "profile"))) : undefined,
    webkit ? perform("WebKit", member, async () => openWebKit(webkit, await findPort())) : undefined,
  ]);
  if (isWriting) writeSupport(results.filter((result) => result !== undefined));
  await end(server);
}
rmSync(folder, { recursive: true, force: true });
if (process.env.ENGINES_REPORT) writeFileSync(process.env.ENGINES_REPORT, JSON.stringify({ passed, failures, flaky }));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

/** Undefined if the browser does not start. A failed act is tried once more, in a new browser. */
async function perform(name: string, member: Member, open: () => Promise<Browser>): Promise<Result | undefined> {
  const done: string[] = [];
  const failed: string[] = [];
  let browser: Browser | undefined;
  const restart = async () => {
    await browser?.close();
    browser = await open();
    await browser.resize(WINDOW.width, WINDOW.height);
    return browser;
  };
  try {
    let current = await restart();
    for (const { title, act } of acts) {
      const start = Date.now();
      try {
        await act(makeHands(current, origin), member).catch(async (error) => {
          console.log(
            `again ${name}: ${title}\n    ${reasonOf(error)}\n    ${await run(current, describePage).catch(reasonOf)}`,
          );
          current = await restart();
          await act(makeHands(current, origin), member);
          flaky.push(`${name}: ${title}`);
        });
        done.push(title);
        console.log(`  ok  ${name}: ${title} (${Date.now() - start} ms)`);
      } catch (error) {
        fail(`${name}: ${title}`, error);
        failed.push(title);
        if (failed.length === MAX_FAILURES)
          throw new Error(`${acts.length - done.length - failed.length} acts not tried`);
        current = await restart();
      }
    }
    return { name, version: current.version, passed: done, features: await run(current, probeFeatures) };
  } catch (error) {
    fail(name, error);
  } finally {
    passed += done.filter((title) => !flaky.includes(`${name}: ${title}`)).length;
    await browser?.close();
  }
}

function fail(title: string, error: unknown) {
  failures.push(`${title}\n    ${reasonOf(error)}`);
  console.log(`FAIL  ${failures.at(-1)}`);
}

function describePage() {
  const notes = document.querySelector<HTMLElement>("[aria-label^=Notifications]")?.innerText;
  const { keys } = window as { keys?: string };
  return `at ${location.href}, focus in ${document.activeElement?.outerHTML.slice(0, 100)}, notifications “${notes}”, keys “${keys}”`;
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : error;
}

/** Uses the secret key of the server's own backend. */
async function createMember(): Promise<Member> {
  const { secretKey } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
  const member = { address: "ada@example.com", password: "Abcdef1" };
  const response = await fetch(`${origin}/auth/v1/admin/users`, {
    method: "POST",
    headers: { apikey: secretKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email: member.address, password: member.password, email_confirm: true }),
  });
  if (!response.ok) throw new Error(`No account: ${await response.text()}`);
  return member;
}
