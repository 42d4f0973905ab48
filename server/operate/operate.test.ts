import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fillDataFolder } from "../backend/database/test-databases.ts";
import { readConfig } from "../config/config.ts";
import { makeTestFolder } from "../test-folder.ts";
import { findPort } from "../test-port.mjs";
import { backup } from "./backup.ts";
import { openBackupFile } from "./backup-file.ts";
import { move } from "./move.ts";
import { openService } from "./open-service.ts";

const TIME_LIMIT_MS = 240_000;
const ADDRESS = "ada@example.com";

function operate(environment: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, ...environment };
    execFile("node", ["server/operate/operate.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test("a command works with and without a running server, on the same data", {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const folder = makeTestFolder(onTestFinished);
  fillDataFolder(folder);
  const port = await findPort();
  const environment = { DATA_DIR: folder, PORT: String(port) };
  const env = { ...process.env, ...environment, npm_lifecycle_event: "" };
  const server = spawn("node", ["server/main.ts"], { env, stdio: "ignore" });
  const exited = once(server, "exit");
  onTestFinished(() => void server.kill("SIGKILL"));
  const site = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${site}/auth/v1/health`).catch(() => null))?.ok)
    await new Promise((wake) => setTimeout(wake, 50));
  const { secretKey, anonKey } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  await fetch(`${site}/auth/v1/admin/users`, {
    method: "POST",
    headers: { apikey: secretKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email: ADDRESS, email_confirm: true }),
  });
  const granted = await operate(environment, "pro", "grant", ADDRESS, "--reason", "test");
  expect(granted).toMatchObject({ code: 0, output: expect.stringContaining("has Pro") });
  // On another port the command finds no server, and the folder is in use.
  const elsewhere = openService(readConfig({ ...environment, PORT: String(await findPort()) }));
  await expect(elsewhere).rejects.toThrow("is in use by another process");

  const file = join(folder, "backup.gz");
  await backup.prepareAlone([file])(readConfig(environment));
  const lines: string[] = [];
  for await (const line of (await openBackupFile(file)).lines) lines.push(line);
  expect(lines).toContainEqual(expect.stringMatching(/^\{"table":"public\.pro_grants","rows":1,/));
  const stranger = await fetch(`${site}/backup/v1/database`, { headers: { apikey: anonKey } });
  expect(stranger.status).toBe(401);
  const moved = move.prepareAlone(["--to", "postgres://colors@127.0.0.1:1/colors"])(readConfig(environment));
  await expect(moved).rejects.toThrow("is in use by another process");

  server.kill("SIGINT");
  expect(await exited).toEqual([0, null]);
  const revoked = await operate(environment, "pro", "revoke", ADDRESS);
  expect(revoked).toMatchObject({ code: 0, output: expect.stringContaining("has no Pro") });
});

test("an empty folder gets no new database", { timeout: TIME_LIMIT_MS }, async () => {
  const config = readConfig({ DATA_DIR: join(tmpdir(), "huesmith-nothing-here") });
  await expect(openService(config)).rejects.toThrow(/^There is no database in .+\. Set DATA_DIR as for the server\.$/);
});

test("an unknown command prints the usage", { timeout: TIME_LIMIT_MS }, async () => {
  const unknown = await operate({}, "nonsense");
  expect(unknown.code).toBe(1);
  for (const usage of ["pro grant <address>", "redirects ", "backup <file>", "restore <file>", "move --to "])
    expect(unknown.output).toContain(`  npm run operate -- ${usage}`);
  const { code, output } = await operate({}, "pro", "give", ADDRESS);
  expect([code, output]).toEqual([1, expect.stringContaining("npm run operate -- pro grant <address>")]);
  expect(output).not.toContain("backup <file>");
});
