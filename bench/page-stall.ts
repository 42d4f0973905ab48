// Measures how long a page takes while others log in and read their saved items, in the built product with the embedded
// database. Needs a build: `npm run bench:stall` makes it. Uses PostgreSQL if DATABASE_URL is set.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { percentile, startProduct } from "../scripts/built-product.ts";

const PORT = 4392;
const CLIENTS = 20;
const SECONDS = 8;
const PAUSE_MS = 10;
const PASSWORD = "Passw0rd1";
const GOAL_MS = 50;

type Send = (
  path: string,
  client: number,
  init?: { token?: string; key?: string; body?: unknown },
) => Promise<Response>;

// Each client has its own address, as people do.
const { base, data, stop } = await startProduct(PORT, { env: { TRUSTED_PROXY: "1" } });
try {
  const { anonKey, secretKey } = JSON.parse(readFileSync(join(data, "keys.json"), "utf8"));
  const send: Send = (path, client, { token, key = anonKey, body } = {}) =>
    fetch(base + path, {
      method: body ? "POST" : "GET",
      headers: {
        apikey: key,
        "Content-Type": "application/json",
        "X-Forwarded-For": `192.0.2.${client}`,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body ? JSON.stringify(body) : null,
    });
  const run = Date.now();
  const emailOf = (client: number) => `bench${run}-${client}@example.com`;
  const logIn = (client: number) =>
    send("/auth/v1/token?grant_type=password", client, { body: { email: emailOf(client), password: PASSWORD } });
  const tokens: string[] = [];
  for (let client = 0; client < CLIENTS; client++) {
    const user = { email: emailOf(client), password: PASSWORD, email_confirm: true };
    await send("/auth/v1/admin/users", client, { key: secretKey, body: user });
    tokens.push((await (await logIn(client)).json()).access_token);
  }
  await storm("no one else", 0, logIn);
  const worst = await storm(`${CLIENTS} log in`, CLIENTS, logIn);
  await storm(`${CLIENTS} read what they saved`, CLIENTS, (client) =>
    send("/rest/v1/colors?select=id,color&limit=20", client, { token: tokens[client] ?? "" }),
  );
  console.log(
    `Goal: 99 of 100 pages within ${GOAL_MS} ms while ${CLIENTS} log in: ${worst <= GOAL_MS ? "reached" : "missed"}`,
  );
} finally {
  await stop();
}

/** Measures the 99th percentile of page times while `clients` act one request after another. */
async function storm(name: string, clients: number, act: (client: number) => Promise<Response>) {
  let isOver = false;
  let acts = 0;
  const acting = Array.from({ length: clients }, async (_, client) => {
    while (!isOver) {
      const response = await act(client);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      acts++;
    }
  });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${base}/pricing`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  isOver = true;
  await Promise.all(acting);
  console.log(
    `${name}: half of the pages within ${percentile(times, 0.5).toFixed(1)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(1)} ms, the slowest` +
      ` ${Math.max(...times).toFixed(0)} ms (${times.length} pages, ${(acts / SECONDS).toFixed(0)} acts a second)`,
  );
  return percentile(times, 0.99);
}
