import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takeLock } from "./lock.ts";

const MODULE = new URL("./lock.ts", import.meta.url).href;
const hasProc = existsSync("/proc/self/stat");
const ROUNDS = 50;
const MEETING_MS = 20;

function makeFile() {
  const folder = mkdtempSync(join(tmpdir(), "huesmith-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "database.lock");
}

/** A process that takes the lock, says so, and then waits. */
async function startHolder(file: string): Promise<ChildProcess> {
  const program = `
    import { takeLock } from ${JSON.stringify(MODULE)};
    takeLock(${JSON.stringify(file)});
    console.log("taken");
    process.stdin.once("data", () => process.exit(0));`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

test("a second process is refused, by the number of the first", async () => {
  const file = makeFile();
  const holder = await startHolder(file);
  expect(() => takeLock(file)).toThrow(`is in use by another process (${holder.pid}).`);
});

test("a holder that ends leaves no lock", async () => {
  const file = makeFile();
  const holder = await startHolder(file);
  holder.stdin?.write("end");
  await once(holder, "exit");
  expect(existsSync(file)).toBe(false);
});

test.runIf(hasProc)("after kill -9 the lock is free at once", async () => {
  const file = makeFile();
  const holder = await startHolder(file);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  expect(existsSync(file)).toBe(true);
  const release = takeLock(file);
  expect(JSON.parse(readFileSync(file, "utf8")).pid).toBe(process.pid);
  release();
  expect(existsSync(file)).toBe(false);
});

test.runIf(hasProc)("a number of a process that is used again holds nothing", () => {
  const file = makeFile();
  const release = takeLock(file);
  const mine = JSON.parse(readFileSync(file, "utf8"));
  release();
  writeFileSync(file, JSON.stringify({ ...mine, start: "1" }));
  takeLock(file)();
  writeFileSync(file, JSON.stringify({ ...mine, boot: "before" }));
  takeLock(file)();
});

test("a holder that cannot be seen holds while its heart beats", () => {
  const file = makeFile();
  writeFileSync(file, JSON.stringify({ pid: 1, host: "elsewhere", start: "", boot: "", namespace: "pid:[1]" }));
  expect(() => takeLock(file)).toThrow("is in use by another process (1).");
  const before = new Date(Date.now() - 60_000);
  utimesSync(file, before, before);
  takeLock(file)();
});

test("one process takes a lock once", () => {
  const file = makeFile();
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow("is in use by another process");
  release();
  takeLock(file)();
});

test("of many processes that find an abandoned lock one takes it", async () => {
  // Each tries at a given moment, so that they meet; what it takes it keeps to its end.
  const program = `
    import { createInterface } from "node:readline";
    import { takeLock } from ${JSON.stringify(MODULE)};
    createInterface(process.stdin).on("line", (line) => {
      const { file, at } = JSON.parse(line);
      while (Date.now() < at);
      try { takeLock(file); console.log("taken"); } catch { console.log("refused"); }
    });
    console.log("up");`;
  const children = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      onTestFinished(() => void child.kill("SIGKILL"));
      await once(child.stdout, "data");
      return child;
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const file = makeFile();
    writeFileSync(file, "");
    const before = new Date(Date.now() - 60_000);
    utimesSync(file, before, before);
    const start = JSON.stringify({ file, at: Date.now() + MEETING_MS });
    const said = children.map(async (child) => {
      child.stdin.write(`${start}\n`);
      const [data] = await once(child.stdout, "data");
      return String(data).trim();
    });
    expect((await Promise.all(said)).sort()).toEqual(["refused", "refused", "refused", "taken"]);
  }
});
