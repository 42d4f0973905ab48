import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabases } from "../backend/database/test-databases.ts";
import { createRest } from "../backend/rest/rest.ts";
import { sql } from "../backend/sql.ts";
import { callHandlers, makeTestKeys } from "../backend/test-handlers.ts";
import type { SiteMail } from "../mail/email-content.ts";
import type { Delivery } from "../mail/mail.ts";
import { openTestAuth } from "../test-auth.ts";
import { createOutbox, keepSending } from "./outbox.ts";

const databases = await openTestDatabases();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const notice: SiteMail = { type: "password_changed", to: "ada@example.com", url: "https://colors.example/secret" };
const link: SiteMail = { type: "recovery", to: "ada@example.com", url: "https://colors.example/verify?token=secret" };
const hush = () => vi.spyOn(console, "error").mockImplementation(() => {});

describe.each(databases)("on $name", ({ db }) => {
  /** A server whose emails end with `result`; its clock advances only in `pass`. */
  async function start(result: Delivery | "hangs" | "throws", keys = makeTestKeys()) {
    let time = Date.now() + 5000; // the database decides when an email is due
    const sent: SiteMail[] = [];
    const deliver = async (mail: SiteMail): Promise<Delivery> => {
      sent.push(mail);
      if (result === "throws") throw new Error("no memory");
      return result === "hangs" ? new Promise(() => {}) : result;
    };
    const auth = await openTestAuth("off", db);
    const backend = callHandlers({ auth: auth.handler, rest: createRest({ db, keys: await keys }) }, await keys);
    // Account requests use their own keys.
    const accounts = callHandlers({ auth: auth.handler, rest: auth.handler }, auth.keys);
    const callAsService: typeof backend.callAsService = (path, init) =>
      (path.startsWith("/auth/") ? accounts : backend).callAsService(path, init);
    const onGiveUp = vi.fn();
    const outbox = createOutbox({ backend: { ...backend, callAsService }, deliver, onGiveUp, now: () => time });
    return {
      auth,
      sent,
      onGiveUp,
      outbox,
      add: async (mail: SiteMail) => {
        await outbox.add(mail);
        await outbox.send();
      },
      pass: async (ms: number) => {
        time += ms;
        await outbox.send();
      },
    };
  }
  const listWaiting = () => sql<{ mail: string }>`select mail from private.outbox`.all(db);
  const empty = () => sql`delete from private.outbox`.execute(db);

  test("an email is sent once, and its text is not in the table", async () => {
    const { add, pass, sent } = await start("hangs");
    void add(link);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect((await listWaiting())[0]?.mail).not.toMatch(/ada|secret|recovery/);
    await pass(MINUTE_MS);
    expect(sent).toEqual([link]);
    await empty();
  });

  test.each(["failed", "throws"] as const)("an email that %s is retried for a day", async (result) => {
    using log = hush();
    const { add, pass, sent, onGiveUp } = await start(result);
    await add(notice);
    await pass(9_000);
    expect(sent).toHaveLength(1);
    const minutes = [1, 5, 15, 30, 60, 120, 240, 360].map((count) => count * MINUTE_MS);
    for (const ms of [1_000, ...minutes]) await pass(ms);
    expect([sent.length, (await listWaiting()).length, onGiveUp.mock.calls.length]).toEqual([10, 1, 0]);
    await pass(10 * HOUR_MS);
    expect([sent.length, (await listWaiting()).length, onGiveUp.mock.calls.length]).toEqual([11, 0, 1]);
    expect(log.mock.calls).toEqual([["Gave up sending the password_changed email after 11 tries"]]);
  });

  test("an expired link is not sent", async () => {
    using log = hush();
    const { add, pass, sent } = await start("failed");
    await add(link);
    for (const minutes of [1, 5, 15, 30, 60, 120]) await pass(minutes * MINUTE_MS);
    expect([sent.length, (await listWaiting()).length]).toEqual([5, 0]);
    expect(log.mock.calls).toEqual([["Gave up sending the recovery email after 5 tries"]]);
  });

  test("a link that expired while the server was down is not sent", async () => {
    using log = hush();
    const { outbox, pass, sent } = await start("sent");
    await outbox.add(link);
    await outbox.add(notice);
    await pass(2 * HOUR_MS);
    expect([sent, await listWaiting()]).toEqual([[notice], []]);
    expect(log.mock.calls).toEqual([["Gave up sending the recovery email after 1 try"]]);
  });

  test("a rejected email is not retried", async () => {
    using log = hush();
    const { add, sent } = await start("refused");
    await add(notice);
    expect([sent.length, (await listWaiting()).length]).toEqual([1, 0]);
    expect(log.mock.calls).toEqual([["Gave up sending the password_changed email after 1 try"]]);
  });

  test("concurrent servers send each email once", async () => {
    const keys = makeTestKeys();
    const writer = await start("failed", keys);
    for (let number = 0; number < 15; number++) await writer.add({ ...notice, to: `${number}@example.com` });
    const servers = await Promise.all(Array.from({ length: 4 }, () => start("sent", keys)));
    await Promise.all(servers.map(({ pass }) => pass(MINUTE_MS)));
    const receivers = servers.flatMap(({ sent }) => sent.map(({ to }) => to));
    expect([receivers.length, new Set(receivers).size]).toEqual([15, 15]);
  });

  test("an email is sent by another server if its own dies", async () => {
    const keys = makeTestKeys();
    const [dead, alive] = [await start("hangs", keys), await start("sent", keys)];
    void dead.add(notice);
    await vi.waitFor(() => expect(dead.sent).toHaveLength(1));
    await alive.pass(2 * MINUTE_MS);
    expect(alive.sent).toEqual([]);
    await alive.pass(2 * MINUTE_MS);
    expect(alive.sent).toEqual([notice]);
  });

  test("an email sealed with other keys is dropped", async () => {
    using _log = hush();
    await (await start("failed")).add(notice);
    const { pass, sent } = await start("sent");
    await pass(MINUTE_MS);
    expect([sent.length, (await listWaiting()).length]).toEqual([0, 0]);
  });

  test("a database notice is sent to the current address, and not after a rollback", async () => {
    const { auth, pass, sent } = await start("sent");
    const id = await auth.addUser("old@example.com");
    const change = (undo: boolean) =>
      db.transaction(async (tx) => {
        await sql`insert into subscriptions (id, user_id, status, grace_until, livemode, event_created)
          values (${`sub_${undo}`}, ${id}, 'past_due', '2030-01-02T00:00:00Z', true, now())`.execute(tx);
        if (undo) throw new Error("undone");
      });
    await expect(change(true)).rejects.toThrow("undone");
    expect(await listWaiting()).toEqual([]);
    await change(false);
    await sql`update auth.users set email = 'new@example.com' where id = ${id}`.execute(db);
    await pass(MINUTE_MS);
    expect(sent).toEqual([
      { type: "payment_failed", to: "new@example.com", until: expect.stringMatching(/^2030-01-02/) },
    ]);
  });

  test("a deleted account gets no email", async () => {
    const { auth, pass, sent } = await start("sent");
    const id = await auth.addUser("gone@example.com");
    await sql`insert into subscriptions (id, user_id, status, livemode, event_created)
      values ('sub_gone', ${id}, 'active', true, now())`.execute(db);
    await sql`update subscriptions set status = 'canceled' where id = 'sub_gone'`.execute(db);
    expect(await listWaiting()).toHaveLength(1);
    await sql`delete from auth.users where id = ${id}`.execute(db);
    await pass(MINUTE_MS);
    expect([sent, await listWaiting()]).toEqual([[], []]);
  });

  test("clients cannot read or write the outbox", async () => {
    const { auth } = await start("sent");
    const rest = createRest({ db, keys: auth.keys });
    for (const method of ["GET", "DELETE"]) {
      const request = new Request("http://localhost:3000/rest/v1/outbox?tries=gte.0", {
        method,
        headers: { apikey: auth.keys.anonKey },
      });
      expect((await rest(request, "192.0.2.1")).status).toBe(401);
    }
  });
});

test("while the database is down, sending logs that and never rejects", async () => {
  using log = hush();
  const callAsService = async () => new Response("{}", { status: 503 });
  const mailKey = Buffer.alloc(32).toString("base64");
  const outbox = createOutbox({ backend: { callAsService, mailKey }, deliver: async () => "sent" });
  await outbox.send();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The outbox could not be read: /));
});

test("the outbox is read from the start until it is stopped, which waits for what is being sent", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const sending = Promise.withResolvers<void>();
  const send = vi.fn(() => sending.promise);
  const ready = Promise.withResolvers<void>();
  const stop = keepSending({ send } as never, ready.promise);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send).not.toHaveBeenCalled();
  ready.resolve();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
  let isOver = false;
  const over = stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([send.mock.calls.length, isOver]).toEqual([2, false]);
  sending.resolve();
  await over;
});
