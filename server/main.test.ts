import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { takeLock } from "./backend/database/lock.ts";
import { fillDataFolder } from "./backend/database/test-databases.ts";
import { makeTestFolder } from "./test-folder.ts";
import { findPort } from "./test-port.mjs";

const TIME_LIMIT_MS = 120_000;
/** Delays loading the page code. */
const SLOW_DISK = `import { register } from "node:module";
register("data:text/javascript," + encodeURIComponent(\`
  export async function load(url, context, next) {
    if (url.endsWith("/build/server/index.js")) await new Promise((resolve) => setTimeout(resolve, 500));
    return next(url, context);
  }\`));`;
const ANSWER_LIMIT_MS = 60_000;

const folder = makeTestFolder(afterAll);
fillDataFolder(folder);

function start(port: number | string, environment: Record<string, string> = {}) {
  const child = spawn("node", ["server/main.ts"], {
    env: { ...process.env, DATA_DIR: folder, ...environment, PORT: String(port), npm_lifecycle_event: "" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output: string[] = [];
  child.stdout.on("data", (data) => output.push(String(data)));
  child.stderr.on("data", (data) => output.push(String(data)));
  return { child, output };
}

/** Returns null while no server listens; throws any other error. */
function passRefusal(error: Error & { cause?: NodeJS.ErrnoException }) {
  if (error.cause?.code !== "ECONNREFUSED") throw error;
  return null;
}

/** Sends SIGTERM during a response: the page must arrive whole, and the server exit normally. */
async function expectGracefulStop(child: ChildProcess, port: number) {
  const body = new Promise<string>((resolve, reject) => {
    get(`http://127.0.0.1:${port}/`, (response) => {
      let text = "";
      response.on("data", (data) => (text += data));
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .on("socket", (socket) => socket.once("connect", () => setTimeout(() => child.kill("SIGTERM"), 15)));
  });
  expect(await body).toContain("</html>");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
}

test("a busy port is reported in one line", { timeout: TIME_LIMIT_MS }, async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  const { child, output } = start(port);
  const [code] = await once(child, "exit");
  holder.close();
  expect(code).toBe(1);
  expect(output.join("").trim().split("\n")).toEqual([
    `Port ${port} on 127.0.0.1 is in use. Stop that program, or choose another port: PORT=3001 npm start`,
  ]);
});

test("invalid configuration is reported in one line", { timeout: TIME_LIMIT_MS }, async () => {
  const { child, output } = start("abc");
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(output.join("").trim()).toBe("PORT is not a port number: abc");
});

test("a request during startup is answered, the folder is locked, requests are logged, and SIGTERM lets one finish", {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const port = await findPort();
  const { child, output } = start(port, {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(SLOW_DISK)}"`,
    LOG_FORMAT: "json",
  });
  // Without pauses, the first accepted request arrives before anything is open.
  let status: number | undefined;
  while (status === undefined) {
    if (child.exitCode !== null) throw new Error(output.join(""));
    const answer = fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    status = (await answer.catch(passRefusal))?.status;
  }
  expect(status).toBe(200);
  for (const path of ["/?name=ada@example.com", "/auth/v1/health"])
    expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);

  const second = start(0);
  const [code] = await once(second.child, "close");
  expect(code).toBe(1);
  expect(second.output.join("").trim()).toBe(
    `The data in ${folder} is in use by another process (${child.pid}). Stop it, or choose another folder: DATA_DIR=other npm start`,
  );

  await expectGracefulStop(child, port);
  takeLock(folder)();

  const jsonLines = output
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("{")); // Node's own warnings are text
  expect(jsonLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: "info", msg: "request", route: "/", status: 200, requestId: expect.any(String) }),
  );
  expect(output.join("")).not.toContain("ada@");
});
