import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import { expect, test } from "vitest";

const TIME_LIMIT_MS = 30_000;

function start(port: number | string, environment: Record<string, string> = {}) {
  const child = spawn("node", ["server/main.ts"], {
    env: { ...process.env, ...environment, PORT: String(port), npm_lifecycle_event: "" },
  });
  const output: string[] = [];
  child.stdout.on("data", (data) => output.push(String(data)));
  child.stderr.on("data", (data) => output.push(String(data)));
  return { child, output };
}

async function findPort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function untilReady({ child, output }: { child: ChildProcess; output: string[] }) {
  while (!output.join("").includes("ready in")) {
    if (child.exitCode !== null) throw new Error(output.join(""));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a busy port is said in one line", { timeout: TIME_LIMIT_MS }, async () => {
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

test.for([
  ["abc", "", "PORT is not a port number: abc"],
  ["0", "foo", "SITE_URL is not a web address like https://colors.example: foo"],
] as const)("PORT=%s SITE_URL=%s is said in one line", { timeout: TIME_LIMIT_MS }, async ([port, SITE_URL, line]) => {
  const { child, output } = start(port, { SITE_URL });
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(output.join("").trim()).toBe(line);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`${signal} lets a running request finish, then the server exits 0`, { timeout: TIME_LIMIT_MS }, async () => {
    const port = await findPort();
    const server = start(port);
    await untilReady(server);
    const body = new Promise<string>((resolve, reject) => {
      get(`http://127.0.0.1:${port}/`, (response) => {
        let text = "";
        response.on("data", (data) => (text += data));
        response.on("end", () => resolve(text));
      })
        .on("error", reject)
        .on("socket", (socket) => socket.once("connect", () => setTimeout(() => server.child.kill(signal), 15)));
    });
    expect(await body).toContain("</html>");
    const [code] = await once(server.child, "exit");
    expect(code).toBe(0);
  });
}
