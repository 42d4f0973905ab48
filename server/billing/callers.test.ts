import { afterAll, expect, test } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { openTestBilling } from "./test-billing.ts";

const database = await openTestPglite();
const { db } = database;
afterAll(() => database.close());

const HERE = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const AWAY = { incoming: { socket: { remoteAddress: "192.168.1.7" } } };
const LOCAL = { host: "localhost:3000" };

const CALLERS = [
  { name: "here", env: HERE, headers: LOCAL, isServed: true },
  { name: "elsewhere", env: AWAY, headers: LOCAL, isServed: false },
  { name: "behind a proxy", env: HERE, headers: { ...LOCAL, "x-forwarded-for": "192.0.2.1" }, isServed: false },
  { name: "by a public name", env: HERE, headers: { host: "colors.example" }, isServed: false },
  { name: "nowhere", env: undefined, headers: LOCAL, isServed: false },
];

test("a test checkout that is on by itself sells to callers from this machine, and tells all others why not", async () => {
  const { billing, join, press, test } = await openTestBilling(db, { change: (own) => ({ ...own, isForAll: false }) });
  for (const { name, env, headers, isServed } of CALLERS) {
    const ada = await join();
    const call = (method: string, path: string) =>
      billing.request(path, { method, headers: { ...headers, Authorization: `Bearer ${ada.token}` } }, env);
    expect([name, (await (await call("GET", "/offer")).json()).mode]).toEqual([name, isServed ? "test" : "off"]);
    const checkout = await call("POST", "/checkout");
    const answer = await checkout.json();
    expect([name, checkout.status]).toEqual([name, isServed ? 200 : 403]);
    if (isServed) continue;
    expect(answer).toEqual({ code: "not_this_machine", message: expect.stringContaining("TEST_CHECKOUT=on") });
  }
  const [session] = Object.values(test.store.state.sessions);
  const refused = await press(`/test/checkout/${session?.id}`, "pay");
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("TEST_CHECKOUT=on")]);
  expect(Object.keys(test.store.state.sessions)).toHaveLength(1);
  expect(session?.status).toBe("open");
  const paid = await billing.request(
    `/test/checkout/${session?.id}`,
    {
      method: "POST",
      body: new URLSearchParams({ deed: "pay" }),
      headers: { ...LOCAL, Origin: "http://localhost:3000" },
    },
    HERE,
  );
  expect([paid.status, session?.status]).toEqual([303, "complete"]);
});
