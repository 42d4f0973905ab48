import { afterAll, expect, test, vi } from "vitest";
import type { AuthMail, Delivery } from "../contract.ts";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { makeTestKeys } from "../test-doors.ts";
import { createOutbox } from "./outbox.ts";
import { createSecrets } from "./secrets.ts";

const databases = await openTestDatabases();
afterAll(async () => {
  for (const { close } of databases) await close();
});

const MINUTE_MS = 60_000;
const mail: AuthMail = { type: "recovery", to: "ada@example.com", url: "https://colors.example/verify?token=secret" };

for (const { name, db } of databases) {
  /** A server whose mails end as `result` says; the clocks of all begin at the same moment. */
  async function start(result: Delivery | "hangs" | "throws", keys = makeTestKeys()) {
    let time = Date.UTC(2026, 10, 26);
    const sent: AuthMail[] = [];
    const sendMail = async (given: AuthMail): Promise<Delivery> => {
      sent.push(given);
      if (result === "throws") throw new Error("no memory");
      return result === "hangs" ? new Promise(() => {}) : result;
    };
    const secrets = createSecrets((await keys).sealingKey);
    const outbox = createOutbox({ db, secrets, sendMail, now: () => time });
    const pass = async (ms: number) => {
      time += ms;
      await outbox.send();
    };
    return { ...outbox, sent, pass };
  }
  const countWaiting = async () =>
    (await sql<{ total: number }>`select count(*)::int as total from private.outbox`.first(db))?.total;
  const empty = () => sql`delete from private.outbox`.execute(db);
  const hush = () => vi.spyOn(console, "error").mockImplementation(() => {});

  test(`${name}: a mail is sent once, and its text is nowhere in the table`, async () => {
    const { add, send, sent } = await start("sent");
    await add(db, mail);
    const [row] = (await sql<{ mail: string }>`select mail from private.outbox`.execute(db)).rows;
    expect(row?.mail).not.toMatch(/ada|secret|recovery/);
    await send();
    await send();
    expect(sent).toEqual([mail]);
    expect(await countWaiting()).toBe(0);
  });

  test(`${name}: a mail goes with the transaction that it tells of`, async () => {
    const { add, send, sent } = await start("sent");
    const undone = db.transaction(async (tx) => {
      await add(tx, mail);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await send();
    expect(sent).toEqual([]);
  });

  test.each(["failed", "throws"] as const)(
    `${name}: a mail that %s is tried for an hour, then given up`,
    async (result) => {
      const log = hush();
      const { add, pass, sent } = await start(result);
      await add(db, mail);
      await pass(0);
      await pass(9_000);
      expect(sent).toHaveLength(1);
      for (const ms of [1_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS]) await pass(ms);
      expect(sent).toHaveLength(6);
      expect(await countWaiting()).toBe(0);
      expect(log.mock.calls).toEqual([["The recovery email was given up after 6 tries"]]);
      log.mockRestore();
    },
  );

  test(`${name}: a mail that is refused for good is tried once`, async () => {
    const log = hush();
    const { add, send, sent } = await start("refused");
    await add(db, mail);
    await send();
    expect([sent.length, await countWaiting()]).toEqual([1, 0]);
    log.mockRestore();
  });

  test(`${name}: servers beside each other send each mail once`, async () => {
    const keys = makeTestKeys();
    const servers = await Promise.all(Array.from({ length: 4 }, () => start("sent", keys)));
    for (let number = 0; number < 15; number++) await servers[0]?.add(db, { ...mail, to: `${number}@example.com` });
    await Promise.all(servers.map(({ send }) => send()));
    const receivers = servers.flatMap(({ sent }) => sent.map(({ to }) => to));
    expect([receivers.length, new Set(receivers).size]).toEqual([15, 15]);
  });

  test(`${name}: a mail whose server died while sending it is sent by another`, async () => {
    const keys = makeTestKeys();
    const dead = await start("hangs", keys);
    const alive = await start("sent", keys);
    await dead.add(db, mail);
    void dead.send();
    await vi.waitFor(() => expect(dead.sent).toHaveLength(1));
    await alive.pass(2 * MINUTE_MS);
    expect(alive.sent).toEqual([]);
    await alive.pass(MINUTE_MS);
    expect(alive.sent).toEqual([mail]);
    await empty();
  });

  test(`${name}: what was sealed with other keys is given up`, async () => {
    const log = hush();
    await (await start("sent")).add(db, mail);
    const { send, sent } = await start("sent");
    await send();
    expect([sent.length, await countWaiting()]).toEqual([0, 0]);
    log.mockRestore();
  });
}
