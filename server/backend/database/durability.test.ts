import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { makeTestFolder } from "../../test-folder.ts";
import { sql } from "../sql.ts";
import { syncDescriptor } from "./disk-sync.ts";

vi.mock("./disk-sync.ts", { spy: true });
// Modules that another file of this worker has loaded wouldn't be counted.
vi.resetModules();
const { openPglite } = await import("./open-pglite.ts");

const WRITER = fileURLToPath(new URL("./test-writer.ts", import.meta.url));
const KILLS = 3;
const MAX_WRITING_MS = 250;
const TIME_LIMIT_MS = 600_000;

// One folder for all, because the first start is the slow one.
const folder = makeTestFolder(afterAll);
const directory = join(folder, "database");

function startWriter() {
  const child = spawn(process.execPath, [WRITER, directory], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "close");
  const kill = () => {
    child.kill("SIGKILL");
    return exit;
  };
  return { child, exit, kill, lines: createInterface({ input: child.stdout }) };
}

/** Opens, checks that every acknowledged row is there, and kills the writer in the middle of its work. */
async function writeAndKill(kept: Set<string>, writingMs: number) {
  const { child, exit, kill, lines } = startWriter();
  let missing: string[] | undefined;
  lines.on("line", (line) => {
    const [said, ...words] = line.split(" ");
    if (said === "kept") for (const word of words) kept.add(word);
    if (said !== "have") return;
    const found = new Set(words);
    missing = [...kept].filter((word) => !found.has(word));
    setTimeout(kill, writingMs);
  });
  await exit;
  expect(child.signalCode).toBe("SIGKILL");
  expect(missing).toEqual([]);
}

test("a first start that was killed starts over", { timeout: TIME_LIMIT_MS }, async () => {
  const { kill, lines } = startWriter();
  await once(lines, "line"); // "opening"
  const hasBegun = () => existsSync(join(`${directory}.init`, "base")) || existsSync(join(directory, "base"));
  while (!hasBegun()) await new Promise((resolve) => setTimeout(resolve, 5));
  await kill();
  await (await openPglite(directory)).close();
  expect(readdirSync(folder).sort()).toEqual(["database", "in-use.sqlite"]);
});

test("leftovers of an interrupted first start are not in the database", async () => {
  const other = join(folder, "other");
  const leftover = join(`${other}.init`, "base", "leftover");
  mkdirSync(dirname(leftover), { recursive: true });
  writeFileSync(leftover, "half");
  await (await openPglite(other)).close();
  expect(existsSync(join(other, "base", "leftover"))).toBe(false);
  expect(existsSync(`${other}.init`)).toBe(false);
});

test(`killed ${KILLS} times while writing, the database has every acknowledged row`, {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const kept = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    // One kill in each third of the time, so that there are always some rows.
    await writeAndKill(kept, ((kill + Math.random()) / KILLS) * MAX_WRITING_MS);
  }
  const written = kept.size;
  expect(written).toBeGreaterThan(KILLS);
  const { db, close } = await openPglite(directory);
  onTestFinished(close);
  const { rows } = await sql<{ word: string }>`select word from public.written`.execute(db);
  const found = new Set(rows.map(({ word }) => word));
  expect([...kept].filter((word) => !found.has(word))).toEqual([]);
});

test("every commit reaches the disk", { timeout: TIME_LIMIT_MS }, async () => {
  const { db, close } = await openPglite(directory);
  await sql`create table public.numbers (number int)`.execute(db);
  const before = vi.mocked(syncDescriptor).mock.calls.length;
  for (let i = 0; i < 50; i++) await sql`insert into public.numbers values (${i})`.execute(db);
  const calls = vi.mocked(syncDescriptor).mock.calls.length - before;
  await close();
  expect(calls).toBeGreaterThanOrEqual(50);
});
