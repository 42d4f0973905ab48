import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeTestFolder } from "../../test-folder.ts";
import { takeLock } from "./lock.ts";

const MODULE = new URL("./lock.ts", import.meta.url).href;
const ROUNDS = 4;
const MEETING_MS = 20;

/** A process that locks the folder it is told to, reports the result, and holds the lock until it ends. */
async function startTaker(): Promise<ChildProcess> {
  const program = `
    import { createInterface } from "node:readline";
    import { takeLock } from ${JSON.stringify(MODULE)};
    createInterface(process.stdin).on("line", (line) => {
      const { folder, at } = JSON.parse(line);
      while (Date.now() < at);
      try { takeLock(folder); console.log("taken"); } catch (error) { console.log(error.message); }
    });
    console.log("up");`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

async function tellToTake(child: ChildProcess, folder: string, at = 0) {
  child.stdin?.write(`${JSON.stringify({ folder, at })}\n`);
  const [data] = await once(child.stdout ?? child, "data");
  return String(data).trim();
}

test("a second process is rejected with the first one's process id, until kill -9 frees the lock", async () => {
  const folder = makeTestFolder(onTestFinished);
  const holder = await startTaker();
  expect(await tellToTake(holder, folder)).toBe("taken");
  expect(() => takeLock(folder)).toThrow(`The data in ${folder} is in use by another process (${holder.pid}).`);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  takeLock(folder)();
});

test("a process can take a lock only once, and a rejected process can take it later", async () => {
  const folder = makeTestFolder(onTestFinished);
  const other = await startTaker();
  const release = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(`is in use by another process (${process.pid})`);
  expect(await tellToTake(other, folder)).toContain(`is in use by another process (${process.pid})`);
  release();
  release();
  expect(await tellToTake(other, folder)).toBe("taken");
});

test("a folder in use by a version with the old lock is rejected until that lock is stale", () => {
  const folder = makeTestFolder(onTestFinished);
  const file = join(folder, "database.lock");
  writeFileSync(file, "{}");
  expect(() => takeLock(folder)).toThrow("is in use by another process.");
  const before = new Date(Date.now() - 60_000);
  utimesSync(file, before, before);
  takeLock(folder)();
});

test("only one of many concurrent processes gets the lock", async () => {
  const children = await Promise.all(Array.from({ length: 3 }, startTaker));
  for (let round = 0; round < ROUNDS; round++) {
    const folder = makeTestFolder(onTestFinished);
    const at = Date.now() + MEETING_MS;
    const said = await Promise.all(children.map((child) => tellToTake(child, folder, at)));
    expect(said.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(said.filter((answer) => answer.includes("in use"))).toHaveLength(2);
  }
});
