import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { readConfig } from "../config/config.ts";
import { createOutbox } from "../jobs/outbox.ts";
import { createMailer } from "../mail/mailer.ts";
import { makeTestFolder } from "../test-folder.ts";
import { openBackend } from "./backend.ts";

const folder = makeTestFolder(afterAll);
const config = readConfig({ DATA_DIR: join(folder, "data"), PORT: "4319" });
vi.spyOn(console, "log").mockImplementation(() => {}); // each email is logged
const mailer = createMailer(config);
/** Handles the outbox as a server does. */
async function open() {
  const backend = await openBackend(config, mailer, () => void outbox.send());
  const outbox = createOutbox({ backend, deliver: mailer.deliver });
  return backend;
}
const first = await open();
let current = first;
afterAll(async () => {
  await current.close();
});

const json = (body: unknown) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

test("calls made before the database is ready are answered once it is", async () => {
  const answers = await Promise.all(["/auth/v1/settings", "/rest/v1/plan_limits"].map((path) => first.call(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await first.ready;
});

test("the data folder contains the database, its lock and the keys", () => {
  expect(readdirSync(config.dataDir).sort()).toEqual(["database", "in-use.sqlite", "keys.json"]);
});

test("a second backend on the same folder is rejected", async () => {
  await expect(open()).rejects.toThrow(
    `The data in ${config.dataDir} is in use by another process (${process.pid}). Stop it, or choose another folder: DATA_DIR=other npm start`,
  );
});

test("calls without the right key are rejected", async () => {
  for (const path of ["/auth/v1/user", "/rest/v1/plan_limits"]) {
    const request = new Request(config.address + path, { headers: { apikey: "sb_publishable_wrong" } });
    expect((await first.answer?.(request, "192.0.2.1"))?.status).toBe(401);
  }
});

test("service calls may do what browser calls may not", async () => {
  expect((await first.call("/auth/v1/admin/users")).status).toBe(401);
  expect((await first.callAsService("/auth/v1/admin/users")).status).toBe(200);
});

test("an email from the worker thread lands in the mailbox with a link to this site", async () => {
  const response = await first.call("/auth/v1/signup", json({ email: "me@example.com", password: "Passw0rd1" }));
  expect(response.status).toBe(200);
  await expect.poll(() => first.mailbox?.list().length).toBe(1);
  const mail = first.mailbox?.list()[0];
  expect(mail?.to).toBe("me@example.com");
  expect(mail?.text).toContain("http://localhost:4319/auth/v1/verify?");
});

test("all data is still there after a restart", async () => {
  const user = { email: "kept@example.com", password: "Passw0rd1", email_confirm: true };
  await first.callAsService("/auth/v1/admin/users", json(user));
  await first.close();
  expect(readdirSync(config.dataDir).sort()).toEqual(["database", "in-use.sqlite", "keys.json"]);
  current = await open();
  const { email, password } = user;
  const response = await current.call("/auth/v1/token?grant_type=password", json({ email, password }));
  expect(await response.json()).toMatchObject({ token_type: "bearer", user: { email } });
});
