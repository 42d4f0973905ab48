import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openAttemptCounting } from "../limits/count-attempts.ts";
import { makeTestFolder } from "../test-folder.ts";
import { startTestPostgres } from "./database/test-postgres.ts";
import { openInProcess } from "./in-process.ts";
import { openKeys } from "./keys.ts";

const SITE = "http://localhost:3000";
const PASSWORD = "Passw0rd1";
const PROCESSES = 3;

const folder = makeTestFolder(afterAll);
const keys = await openKeys(folder);
const cluster = await startTestPostgres();
const url = (await cluster?.createDatabase()) ?? "";
const options = { keys, areNewKeysAccepted: false, siteUrl: SITE, redirectOrigins: [], providers: {} };

// Each has separate connections and shares no state with the others, as in separate processes. They start at once, on
// an empty database.
const countings = Array.from({ length: PROCESSES }, () =>
  openAttemptCounting({ databaseUrl: url, limitsUrl: undefined }),
);
const services = cluster ? countings.map(({ makeLimiter }) => openInProcess(url, options, () => {}, makeLimiter)) : [];

afterAll(async () => {
  await Promise.all(countings.map(({ close }) => close()));
  await Promise.all(services.map(({ close }) => close()));
  await cluster?.stop();
});

type Call = { method?: string; token?: string; key?: string; body?: unknown };

async function send(process: number, path: string, { method = "POST", token, key = keys.anonKey, body }: Call = {}) {
  const headers = {
    apikey: key,
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const request = new Request(SITE + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  // Each process gets requests from a separate address, to stay below the rate limits.
  const response = await services[process % PROCESSES]?.answer(request, `192.0.2.${process}`);
  const text = (await response?.text()) ?? "";
  return { status: response?.status, body: text ? JSON.parse(text) : null };
}

async function signUp(email: string) {
  const user = { email, password: PASSWORD, email_confirm: true };
  const made = await send(0, "/auth/v1/admin/users", { key: keys.secretKey, body: user });
  expect(made.status).toBe(200);
  const { body } = await send(1, "/auth/v1/token?grant_type=password", { body: { email, password: PASSWORD } });
  return { id: made.body.id as string, token: body.access_token as string, refreshToken: body.refresh_token as string };
}

const refresh = (process: number, token: string) =>
  send(process, "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: token } });

test.runIf(cluster)("processes started at once on an empty database all become ready", async () => {
  await Promise.all(services.map(({ ready }) => ready));
  const limits = await send(2, "/rest/v1/plan_limits?select=resource&order=resource", { method: "GET" });
  expect(limits.body).toEqual([{ resource: "colors" }, { resource: "palettes" }, { resource: "projects" }]);
});

test.runIf(cluster)("a user logged in at one process is logged in at all, and sees only their own rows", async () => {
  const people = [await signUp("one@example.com"), await signUp("two@example.com")];
  for (const { id, token } of people) {
    for (let process = 0; process < PROCESSES; process++) {
      const user = await send(process, "/auth/v1/user", { method: "GET", token });
      expect([user.status, user.body.id]).toEqual([200, id]);
      const profiles = await send(process, "/rest/v1/profiles?select=id", { method: "GET", token });
      expect(profiles.body).toEqual([{ id }]);
    }
  }
});

test.runIf(cluster)("a session can be refreshed at all processes at once and continues", async () => {
  let { refreshToken } = await signUp("tabs@example.com");
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(services.map((_, process) => refresh(process, refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    refreshToken = answers[round % PROCESSES]?.body.refresh_token;
  }
});

test.runIf(cluster)("all processes together let a free account save only 20 colors", async () => {
  const { token } = await signUp("collector@example.com");
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, i) => send(i, "/rest/v1/colors", { token, body: { name: "red", color: "ff0000" } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(16);
});

test.runIf(cluster)("all processes together allow only 10 wrong passwords for an account", async () => {
  await signUp("guessed@example.com");
  const guess = (process: number) => {
    const body = JSON.stringify({ email: "guessed@example.com", password: "Wr0ngOne" });
    const headers = { apikey: keys.anonKey, "Content-Type": "application/json" };
    const request = new Request(`${SITE}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
    return services[process % PROCESSES]?.answer(request, "198.51.100.7");
  };
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries < 12; tries++) statuses.push((await guess(tries))?.status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

test.runIf(cluster)("a process with different keys does not start", async () => {
  const otherKeys = await openKeys(join(folder, "other"));
  const other = openInProcess(url, { ...options, keys: otherKeys }, () => {});
  await expect(other.ready).rejects.toThrow("This database was set up with different keys.");
  await other.close();
});

test.runIf(cluster)("a database restart loses nothing acknowledged, and all processes continue", async () => {
  using _error = vi.spyOn(console, "error").mockImplementation(() => {}); // each refusal is logged
  const { id, token } = await signUp("steady@example.com");
  await send(0, `/rest/v1/profiles?id=eq.${id}`, { method: "PATCH", key: keys.secretKey, body: { is_pro: true } });
  const kept: string[] = [];
  const failed = new Set<number | undefined>();
  let isOver = false;
  const writers = services.map(async (_, process) => {
    while (!isOver) {
      const color = crypto.randomUUID();
      const { status } = await send(process, "/rest/v1/colors", {
        token,
        body: { id: color, name: "red", color: "ff0000" },
      });
      if (status === 201) kept.push(color);
      else failed.add(status);
    }
  });
  await expect.poll(() => kept.length, { timeout: 30_000 }).toBeGreaterThan(PROCESSES);
  await cluster?.restart();
  const restarted = kept.length;
  await expect.poll(() => kept.length, { timeout: 30_000 }).toBeGreaterThan(restarted + PROCESSES);
  isOver = true;
  await Promise.all(writers);
  expect([...failed].filter((status) => status !== 503)).toEqual([]);
  const found = new Set<string>();
  for (let offset = 0; ; offset += 500) {
    const path = `/rest/v1/colors?select=id&order=id&limit=500&offset=${offset}`;
    const { body } = await send(0, path, { method: "GET", token });
    for (const row of body) found.add(row.id);
    if (body.length < 500) break;
  }
  expect(kept.filter((color) => !found.has(color))).toEqual([]);
});
