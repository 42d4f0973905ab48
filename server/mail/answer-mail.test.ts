import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerMail, createMailbox } from "./mailbox.ts";

function openApp() {
  const mailbox = createMailbox();
  mailbox.put({
    to: "ada@example.com",
    subject: "Hello",
    text: "Hello",
    html: "<html><head></head><p>Hello</p></html>",
  });
  const app = new Hono();
  app.get("/mailbox/*", (c) => answerMail(c, mailbox) ?? c.notFound());
  return { app, path: `/mailbox/${mailbox.list()[0]?.id}.html` };
}

test("an email page runs and loads nothing, and only this site can frame it", async () => {
  const { app, path } = openApp();
  const response = await app.request(path);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(response.status).toBe(200);
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toContain('<base target="_top">');
});

test("an unknown email returns 404", async () => {
  const { app } = openApp();
  for (const path of ["/mailbox/1.html", "/mailbox/.html", "/mailbox/x", "/mailbox/..%2Fx.html"]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  }
});
