import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { ANSWER_MS, type Browser } from "./browser.ts";
import { end, start } from "./programs.ts";

type Parameters = Record<string, unknown>;
type Answer = { id: number; type: "success" | "error"; result: never; message: string };

/** No background requests, start pages or spare processes, and few frames: without a GPU, each frame costs CPU time. */
const PREFERENCES = [
  ["browser.aboutwelcome.enabled", false],
  ["browser.newtab.preload", false],
  ["browser.startup.page", 0],
  ["dom.ipc.processPrelaunch.enabled", false],
  ["extensions.enabledScopes", 0],
  ["app.normandy.enabled", false],
  ["datareporting.policy.dataSubmissionEnabled", false],
  ["extensions.getAddons.cache.enabled", false],
  ["network.captive-portal-service.enabled", false],
  ["layout.frame_rate", 10],
  ["network.connectivity-service.enabled", false],
] as const;

/** Firefox through WebDriver BiDi, over the WebSocket that it opens: https://www.w3.org/TR/webdriver-bidi/ */
export async function openFirefox(path: string, profile: string): Promise<Browser> {
  rmSync(profile, { recursive: true, force: true });
  mkdirSync(profile);
  writeFileSync(
    join(profile, "user.js"),
    PREFERENCES.map(([name, value]) => `user_pref("${name}", ${value});\n`).join(""),
  );
  const firefox = start(path, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { send, close } = await connect(`${await readAddress(firefox.stderr as Readable)}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: [{ context: string }] }>("browsingContext.getTree", {});
  const { context } = contexts[0];
  const goto = (url: string) => send("browsingContext.navigate", { context, url, wait: "complete" });
  return {
    version: capabilities.browserVersion,
    // The old page may still be navigating, as after a sign-out: Firefox then aborts one of the two navigations.
    goto: (url) =>
      goto(url).catch((error) => (/NS_BINDING_ABORTED/.test(String(error)) ? goto(url) : Promise.reject(error))),
    async evaluate(body) {
      const { type, result, exceptionDetails } = await send<
        | { type: "success"; result: { value: string }; exceptionDetails?: undefined }
        | { type: "exception"; result?: undefined; exceptionDetails: { text: string } }
      >("script.callFunction", {
        functionDeclaration: `async () => {${body}}`,
        target: { context },
        awaitPromise: true,
      });
      if (type === "exception") throw new Error(exceptionDetails.text);
      return result.value;
    },
    perform: (actions) => send("input.performActions", { context, actions }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    async takePicture() {
      const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async close() {
      close();
      await end(firefox);
    },
  };
}

async function readAddress(log: Readable): Promise<string> {
  for await (const line of createInterface(log)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    log.resume();
    return address;
  }
  throw new Error("Firefox exited before it accepted a connection");
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`${address} cannot be reached`)));
  });
  async function send<Result>(method: string, params: Parameters): Promise<Result> {
    const id = ++sent;
    const answer = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
      setTimeout(() => reject(new Error(`${method}: no answer`)), ANSWER_MS).unref();
    });
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
  return { send, close: () => socket.close() };
}
