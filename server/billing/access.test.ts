import { expect, test } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { openTestRest } from "../backend/test-rest.ts";
import { DAY_MS, openTestBilling } from "./test-billing.ts";

const { db } = await openTestPglite();

const TABLES = ["billing_customers", "subscriptions", "billing_events", "pro_grants"];

/** Ada has Pro, and Eve tries to get it. */
async function setUp() {
  const site = await openTestBilling(db);
  const ada = await site.join();
  await ada.buy();
  return { ...site, ada, eve: await site.join() };
}

test("only the server can access the billing tables, and users can't make themselves Pro", async () => {
  const { eve, ada, service } = await setUp();
  const { anon } = await openTestRest(db);
  const row = {
    billing_customers: { user_id: eve.id, stripe_customer_id: "cus_eve" },
    subscriptions: { id: "sub_eve", user_id: eve.id, status: "active", livemode: true, event_created: "2026-01-01" },
    billing_events: { id: "evt_eve", type: "x", created: "2026-01-01", livemode: true },
    pro_grants: { user_id: eve.id },
  } as Record<string, Record<string, unknown>>;
  const keys: Record<string, string> = { subscriptions: "id", billing_events: "id" };
  for (const table of TABLES) {
    const key = keys[table] ?? "user_id";
    for (const [client, status] of [
      [eve.rest, 403],
      [ada.rest, 403],
      [anon, 401],
    ] as const) {
      const tries = [
        await client.from(table).select(),
        await client.from(table).insert(row[table] ?? {}),
        await client.from(table).upsert(row[table] ?? {}),
        await client
          .from(table)
          .update(row[table] ?? {})
          .not(key, "is", null),
        await client.from(table).delete().not(key, "is", null),
      ];
      expect([table, tries.map((answer) => answer.status)]).toEqual([table, Array(5).fill(status)]);
    }
  }
  expect((await eve.rest.from("profiles").update({ is_pro: true }).eq("id", eve.id)).status).toBe(403);
  expect((await eve.state()).isPro).toBe(false);
  expect((await service.from("subscriptions").select("status").eq("user_id", ada.id)).data).toEqual([
    { status: "active" },
  ]);
});

test("checkout, portal and state require signing in, and return to this site", async () => {
  const { billing, eve, test } = await setUp();
  for (const [method, path] of [
    ["POST", "/checkout"],
    ["POST", "/portal"],
    ["POST", "/cancel"],
    ["POST", "/resume"],
    ["GET", "/state"],
  ] as const) {
    for (const token of ["", "Bearer x.y.z", "Basic abc"]) {
      const response = await billing.request(path, { method, headers: { Authorization: token } });
      expect([path, response.status, (await response.json()).code]).toEqual([path, 401, "not_signed_in"]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  }
  expect((await eve.send("POST", "/portal")).body.code).toBe("no_customer");
  await eve.openCheckout();
  const session = Object.values(test.store.state.sessions).at(-1);
  expect(session?.success_url).toBe(
    "http://localhost:3000/user/account?checkout=done&session_id={CHECKOUT_SESSION_ID}",
  );
  expect(session?.cancel_url).toBe("http://localhost:3000/pricing?checkout=cancelled");
});

test("only a person's newest checkout can be paid, and only for a day", async () => {
  const { eve, press, test, clock } = await setUp();
  const first = await eve.openCheckout();
  const second = await eve.openCheckout();
  await press(first, "pay");
  expect((await eve.state()).isPro).toBe(false);
  clock.ahead = DAY_MS + 1000;
  await test.advance();
  await press(second, "pay");
  expect((await eve.state()).isPro).toBe(false);
});

test("a locked test checkout sells nothing and says why", async () => {
  const { join, press, test } = await openTestBilling(db, { isServed: () => false });
  const ada = await join();
  expect((await ada.send("GET", "/offer")).body.mode).toBe("locked");
  const { status, body } = await ada.send("POST", "/checkout");
  expect([status, body]).toEqual([403, { code: "key_needed", message: expect.stringContaining("terminal") }]);
  expect(Object.keys(test.store.state.sessions)).toEqual([]);
  const refused = await press("/test/checkout/x", "pay");
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining("terminal")]);
});
