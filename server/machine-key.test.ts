import { Hono } from "hono";
import { expect, test } from "vitest";
import { openTest } from "./billing/payments.ts";
import { createMachineLock, machineKeyOf } from "./machine-key.ts";
import { createMailbox } from "./mail/mailbox.ts";
import { openBuiltApp, openPageServices } from "./test-built-app.ts";

/** A request from a minimally configured proxy, which passes on nothing about its client. */
const PROXIED = { headers: { host: "127.0.0.1:3000" }, env: { incoming: { socket: { remoteAddress: "127.0.0.1" } } } };
const ORIGIN = "http://127.0.0.1:3000";

const payments = await openTest(null);
const mailbox = createMailbox();
mailbox.put({ to: "ada@example.com", subject: "Hello", text: "Hello", html: "<head></head><p>Hello</p>" });
const stripe = await payments.loadStripe();
const { id: customer } = await stripe.customers.create({ email: "ada@example.com", metadata: { user_id: "1" } });
const portal = await stripe.billingPortal.sessions.create({ customer, return_url: `${ORIGIN}/user/account` });

const { getApp } = await openBuiltApp();
const services = openPageServices(ORIGIN);
const app = getApp({ ...services, backend: { ...services.backend, mailbox }, payments });
const key = machineKeyOf(services.backend);

const PORTAL = new URL(portal.url).pathname;
const MAIL = `/mailbox/${mailbox.list()[0]?.id}.html`;

async function ask(path: string, { method = "GET", cookie = "" } = {}) {
  const headers = { ...PROXIED.headers, origin: ORIGIN, ...(cookie && { cookie }) };
  const response = await app.request(path, { method, headers }, PROXIED.env);
  return { response, status: response.status, text: await response.text() };
}

/** The cookie that the link sets. */
async function cookieOf(link: string) {
  const { response } = await ask(link);
  return { response, cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}

test("without the key, a proxied visitor sees no emails and no test checkout", async () => {
  for (const path of [
    "/mailbox",
    "/mailbox.data",
    MAIL,
    PORTAL,
    `${PORTAL}.data`,
    `${PORTAL.replace("billing", "Billing")}.data`,
  ]) {
    for (const cookie of ["", "huesmith-machine=", "huesmith-machine=undefined", `huesmith-machine=${key}x`]) {
      const { status, text } = await ask(path, { cookie });
      expect([path, cookie, status]).toEqual([path, cookie, path === MAIL ? 404 : 403]);
      expect(text).not.toContain("ada@example.com");
      if (path !== MAIL) expect(text).toContain("open the link the server printed in its terminal");
    }
  }
  expect((await ask(PORTAL, { method: "POST" })).status).toBe(403);
  expect(JSON.parse((await ask("/billing/offer")).text).mode).toBe("locked");
});

test("the terminal's link unlocks both and removes the key from the URL", async () => {
  for (const place of ["/mailbox", "/pricing"]) {
    const { response, cookie } = await cookieOf(`${place}?key=${key}`);
    expect([response.status, response.headers.get("Location")]).toEqual([302, place]);
    expect(response.headers.get("Set-Cookie")).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    for (const path of ["/mailbox", MAIL, PORTAL])
      expect([path, (await ask(path, { cookie })).status]).toEqual([path, 200]);
    expect((await ask("/mailbox", { cookie })).text).toContain("ada@example.com");
    expect(JSON.parse((await ask("/billing/offer", { cookie })).text).mode).toBe("test");
  }
});

test("a wrong key unlocks nothing and is removed from the URL", async () => {
  for (const wrong of ["", "x", key.slice(0, -1), `${key}0`]) {
    const { response, cookie } = await cookieOf(`/mailbox?key=${wrong}`);
    expect([wrong, response.headers.get("Location"), cookie]).toEqual([wrong, "/mailbox", ""]);
  }
});

test("on https the cookie is for this host only", async () => {
  const { isOpen, takeKey } = createMachineLock(key, true);
  const secure = new Hono().get("/mailbox", takeKey, (c) => c.text(isOpen(c) ? "open" : "locked"));
  const cookie = (await secure.request(`/mailbox?key=${key}`)).headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^__Host-huesmith-machine=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const open = await secure.request("/mailbox", { headers: { cookie } });
  expect(await open.text()).toBe("open");
  const neighbor = await secure.request("/mailbox", { headers: { cookie: cookie.replace("__Host-", "") } });
  expect(await neighbor.text()).toBe("locked");
});
