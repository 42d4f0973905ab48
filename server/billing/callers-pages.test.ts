import { expect, test } from "vitest";
import { openBuiltApp, openPageServices } from "../built-app.ts";
import { openTest } from "./payments.ts";

const ORIGIN = "http://localhost:3000";
const HERE = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const LOCAL = { host: "localhost:3000" };

test("the pages of a test checkout that is on by itself are for this machine, however they are asked for", async () => {
  const payments = openTest(null);
  const stripe = await payments.loadStripe();
  const { id: customer } = await stripe.customers.create({ email: "ada@example.com", metadata: { user_id: "1" } });
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${ORIGIN}/user/account` });
  const { getApp } = await openBuiltApp();
  const app = getApp({ ...openPageServices(ORIGIN), payments });
  const { pathname } = new URL(url);
  const here = await app.request(pathname, { headers: LOCAL }, HERE);
  expect([here.status, await here.text()]).toEqual([200, expect.stringContaining("ada@example.com")]);
  for (const path of [pathname, `${pathname}.data`, pathname.replace("billing", "Billing"), `/${pathname}`]) {
    const headers = { ...LOCAL, "x-forwarded-for": "192.0.2.1" };
    const away = await app.request(path, { headers }, HERE);
    expect([path, away.status]).not.toEqual([path, 200]);
    const text = await away.text();
    expect(text).not.toContain("ada@example.com");
    if (path === pathname) expect([away.status, text]).toEqual([403, expect.stringContaining("TEST_CHECKOUT=on")]);
  }
});
