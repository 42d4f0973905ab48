import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { ANSWER_MS, type Browser } from "./browser.ts";
import { end, start } from "./programs.ts";

/** WebKitGTK through classic WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function openWebKit(paths: { driver: string; browser: string }, port: number): Promise<Browser> {
  const screen = process.env.DISPLAY ? null : startScreen();
  const settings = writeSettings();
  const env = { ...process.env, ...LIGHT, [NO_SANDBOX]: "1", XDG_CONFIG_HOME: settings };
  const driver = start(paths.driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...env, DISPLAY: (await screen?.name) ?? process.env.DISPLAY },
    stdio: "ignore",
  });
  const { session, version } = await openSession(`http://127.0.0.1:${port}/session`, paths.browser);
  const evaluate = async (body: string) => {
    const script = `const done = arguments[0]; (async () => {${body}})().then((text) => done({ text }), (error) => done({ error: String(error) }));`;
    const { text, error } = await send<{ text: string; error?: string }>(`${session}/execute/async`, {
      script,
      args: [],
    });
    if (error) throw new Error(error);
    return text;
  };
  return {
    version,
    goto: (url) => send(`${session}/url`, { url }),
    evaluate,
    perform: (actions) => send(`${session}/actions`, { actions }),
    resize: (width, height) => send(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    async takePicture() {
      await evaluate(KEEP_PAINTING);
      const picture = await send<string>(`${session}/screenshot`);
      await evaluate(STOP_PAINTING);
      return Buffer.from(picture, "base64");
    },
    async close() {
      await send(session, undefined, "DELETE").catch(() => {});
      await end(driver);
      if (screen) await end(screen.program);
      rmSync(settings, { recursive: true });
    },
  };
}

/** Without a GPU, layers only cost time: two thirds of a page's total. */
const LIGHT = { WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
/** Without layers, a screenshot of an idle page never arrives. */
const KEEP_PAINTING = `
  let width = 0;
  window.painting = setInterval(() => {
    width = 1 - width;
    document.documentElement.style.outlineWidth = width + "px";
  }, 20);
  document.documentElement.style.outlineStyle = "solid";
  return "";`;
const STOP_PAINTING = `clearInterval(window.painting); return "";`;
/** WebKit's sandbox does not start for root. */
const NO_SANDBOX = "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS";
const START_MS = 60_000;
/** Extra time for the driver to report that the browser does not respond. */
const SPARE_MS = 5000;
const RETRY_MS = 100;

/** Makes a settings folder that disables animations: a view transition needs layers. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

/** A display with an unused name. */
function startScreen() {
  const program = start("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return { program, name: readName(program.stdio[3] as Readable) };
}

async function readName(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) return `:${line}`;
  throw new Error("Xvfb does not start");
}

type NewSession = { sessionId: string; capabilities: { browserVersion: string } };

/** Returns the address of the session. */
async function openSession(address: string, binary: string): Promise<{ session: string; version: string }> {
  const timeouts = { pageLoad: ANSWER_MS, script: ANSWER_MS };
  const capabilities = { alwaysMatch: { timeouts, "webkitgtk:browserOptions": { binary, args: ["--automation"] } } };
  for (const start = Date.now(); ; await setTimeout(RETRY_MS)) {
    try {
      const { sessionId, capabilities: has } = await send<NewSession>(address, { capabilities });
      return { session: `${address}/${sessionId}`, version: has.browserVersion };
    } catch (error) {
      const isNotListeningYet = error instanceof TypeError;
      if (!isNotListeningYet || Date.now() - start > START_MS) throw error;
    }
  }
}

async function send<Result>(address: string, body?: object, method = body ? "POST" : "GET"): Promise<Result> {
  const signal = AbortSignal.timeout(ANSWER_MS + SPARE_MS);
  const response = await fetch(address, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address.split("/").at(-1)}: ${value.message || value.error}`);
  return value;
}
