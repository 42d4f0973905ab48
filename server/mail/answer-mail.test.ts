import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerMail, mailboxFor } from "./answer-mail.ts";
import { createMailbox } from "./mailbox.ts";

const LOCAL = { address: "127.0.0.1", host: "localhost:3000" };

function openApp() {
  const mailbox = createMailbox();
  mailbox.put({
    to: "ada@example.com",
    subject: "Hello",
    text: "Hello",
    html: "<html><head></head><p>Hello</p></html>",
  });
  const app = new Hono();
  app.get("/mailbox", (c) => c.json(mailboxFor(c, mailbox)?.list().length ?? null));
  app.get("/mailbox/*", (c) => answerMail(c, mailbox) ?? c.notFound());
  const ask = (path: string, { address, host }: typeof LOCAL) =>
    app.request(path, { headers: { host } }, { incoming: { socket: { remoteAddress: address } } });
  return { ask, path: `/mailbox/${mailbox.list()[0]?.id}.html` };
}

test("a mail is a page that runs and loads nothing, in a frame of this site alone", async () => {
  const { ask, path } = openApp();
  const response = await ask(path, LOCAL);
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  expect(response.status).toBe(200);
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.text()).toContain('<base target="_top">');
});

test("neither the list nor a mail is given to another machine or under a stranger's name", async () => {
  const { ask, path } = openApp();
  expect(await (await ask("/mailbox", LOCAL)).json()).toBe(1);
  for (const asker of [
    { address: "10.0.0.7", host: "localhost:3000" },
    { address: "127.0.0.1", host: "evil.example" },
  ]) {
    expect(await (await ask("/mailbox", asker)).json()).toBeNull();
    expect((await ask(path, asker)).status).toBe(404);
  }
});

test("a mail that is not there is a 404", async () => {
  const { ask } = openApp();
  for (const path of ["/mailbox/1.html", "/mailbox/.html", "/mailbox/x", "/mailbox/..%2Fx.html"]) {
    expect([path, (await ask(path, LOCAL)).status]).toEqual([path, 404]);
  }
});
