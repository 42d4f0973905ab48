import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../backend/database/test-postgres.ts";
import { findPort } from "../test-port.mjs";
import { openAttemptCounting } from "./count-attempts.ts";
import { createCounters } from "./limits.ts";

const { postgres } = inject("templates");
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) console.warn("Redis is not installed: limits were tested in memory and in PostgreSQL only.");
const RULES = { guess: { points: 3, duration: 60 } };

/** The counters of two servers for one site. */
function openTwo(options: Parameters<typeof openAttemptCounting>[0]) {
  const countings = [openAttemptCounting(options), openAttemptCounting(options)];
  onTestFinished(async () => void (await Promise.all(countings.map(({ close }) => close()))));
  return countings.map(({ makeLimiter }) => createCounters(RULES, "test", makeLimiter));
}

async function expectShared([one, two]: ReturnType<typeof openTwo>) {
  expect(await one?.take("guess", "a")).toBe(0);
  expect(await two?.take("guess", "a")).toBe(0);
  expect(await one?.take("guess", "a")).toBe(0);
  await two?.giveBack("guess", "a");
  expect(await two?.take("guess", "a")).toBe(0);
  const wait = await one?.take("guess", "a");
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await two?.take("guess", "a")).toBeGreaterThan(50);
  expect(await two?.take("guess", "b")).toBe(0);
  // The server that refused an attempt accepts one again after others were taken back.
  for (let tries = 0; tries < 3; tries++) await one?.giveBack("guess", "a");
  expect(await one?.take("guess", "a")).toBe(0);
}

test.runIf(postgres)("servers on one PostgreSQL share counts", async () => {
  const databaseUrl = await createTestDatabase(postgres?.cluster ?? "", postgres?.database);
  await expectShared(openTwo({ limitsUrl: undefined, databaseUrl }));
});

test.runIf(hasRedis)("servers with one Redis share counts", async () => {
  const port = await findPort();
  const redis = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
    stdio: "ignore",
  });
  onTestFinished(async () => {
    redis.kill();
    await once(redis, "exit");
  });
  const counters = openTwo({ limitsUrl: `redis://127.0.0.1:${port}`, databaseUrl: undefined });
  // Until Redis is up, each server counts locally.
  await expect
    .poll(
      () =>
        spawnSync("redis-cli", ["-p", String(port), "client", "list"])
          .stdout.toString()
          .split("\n").length,
    )
    .toBeGreaterThan(3);
  await setTimeout(50);
  await expectShared(counters);
});

test.each([
  ["PostgreSQL", (port: number) => ({ databaseUrl: `postgres://a:b@127.0.0.1:${port}/c`, limitsUrl: undefined })],
  ["Redis", (port: number) => ({ databaseUrl: undefined, limitsUrl: `redis://127.0.0.1:${port}` })],
])("while %s is down, a server counts locally", async (_, optionsFor) => {
  using _error = vi.spyOn(console, "error").mockImplementation(() => {});
  const [one] = openTwo(optionsFor(await findPort()));
  for (let tries = 0; tries < 3; tries++) expect(await one?.take("guess", "a")).toBe(0);
  expect(await one?.take("guess", "a")).toBeGreaterThan(50);
});
