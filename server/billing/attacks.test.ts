import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { openTestDatabases } from "../backend/database/test-databases.ts";
import type { Db } from "../backend/sql.ts";
import { openTestBilling } from "./test-billing.ts";

const databases = await openTestDatabases();

const newEventId = () => `evt_${crypto.randomUUID().replaceAll("-", "")}`;

/** Ada has Pro, and Eve tries to get it. */
async function setUp(db: Db) {
  const site = await openTestBilling(db);
  const ada = await site.join();
  const eve = await site.join();
  await ada.buy();
  const subscription = Object.values(site.test.store.state.subscriptions)[0];
  if (!subscription) throw new Error("Nothing was bought");
  const about = (more: object = {}, object: object = { id: subscription.id }) => ({
    id: newEventId(),
    type: "customer.subscription.updated",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
    ...more,
  });
  return { ...site, ada, eve, subscription, about };
}

describe.each(databases)("on $name", ({ db }) => {
  test("a repeated event is handled once, even concurrently", async () => {
    const { sendEvent, about, ada, test, service, subscription } = await setUp(db);
    await ada.manage("fail-next");
    const event = about(
      { type: "invoice.payment_failed" },
      { parent: { subscription_details: { subscription: subscription.id } } },
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { data: row } = await service.from("subscriptions").select().eq("user_id", ada.id).single();
    Object.assign(test.store.state.subscriptions[row.id] as object, { status: "canceled" });
    const over = about({}, { id: row.id });
    await Promise.all(Array.from({ length: 6 }, () => sendEvent(over)));
    expect((await ada.state()).isPro).toBe(false);
    expect(await ada.mails()).toEqual(["payment_failed", "pro_ended"]);
    Object.assign(test.store.state.subscriptions[row.id] as object, { status: "active" });
    expect((await sendEvent(over)).status).toBe(200);
    expect((await ada.state()).isPro).toBe(false);
    const { data } = await service.from("billing_events").select("processed_at").eq("id", over.id).single();
    expect(data?.processed_at).not.toBeNull();
  });

  test("concurrent events about one subscription leave it as it is in Stripe", async () => {
    const { sendEvent, about, ada, subscription, test, service } = await setUp(db);
    const changes = ["past_due", "active", "canceled"] as const;
    const sent = changes.flatMap((status) => {
      Object.assign(subscription, { status });
      return Array.from({ length: 3 }, () => sendEvent(about()));
    });
    for (const { status } of await Promise.all(sent)) expect([200, 503]).toContain(status);
    const { data } = await service.from("subscriptions").select("status").eq("user_id", ada.id).single();
    expect(data?.status).toBe(test.store.state.subscriptions[subscription.id]?.status);
    expect((await ada.state()).isPro).toBe(false);
  });

  test("an outdated Stripe response does not win over a newer one", async () => {
    const { tools, subscription, ada } = await setUp(db);
    const { applySubscription } = await import("./apply-subscription.ts");
    const stripe = await tools.payments?.loadStripe();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let calls = 0;
    const slow = Object.create(stripe ?? null);
    slow.subscriptions = {
      retrieve: async (...given: Parameters<NonNullable<typeof stripe>["subscriptions"]["retrieve"]>) => {
        const answer = await stripe?.subscriptions.retrieve(...given);
        if (++calls === 1) await gate;
        return answer;
      },
    };
    const payments = { ...(tools.payments as NonNullable<typeof tools.payments>), loadStripe: async () => slow };
    // The slow response has this status; the user cancels after it was read.
    subscription.status = "past_due";
    const late = applySubscription({ ...tools, payments }, subscription.id, Math.floor(Date.now() / 1000));
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await ada.manage("cancel-now");
    expect((await ada.state()).isPro).toBe(false);
    open();
    await late;
    expect(await ada.state()).toMatchObject({ isPro: false, status: "canceled" });
    expect(calls).toBe(2);
  });
});

// What is the same on every database: on PostgreSQL, which comes last, or else on PGlite.
describe.each(databases.slice(-1))("on $name", ({ db }) => {
  test("a missing, forged, mismatched or expired signature is rejected", async () => {
    const { sendEvent, about, service, ada, subscription } = await setUp(db);
    subscription.status = "canceled";
    const event = about();
    const body = JSON.stringify(event);
    const seconds = Math.floor(Date.now() / 1000);
    const forge = (secret: string, scheme = "v1", payload = body) =>
      `t=${seconds},${scheme}=${createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex")}`;
    const refused = [
      await sendEvent(event, { signature: "" }),
      await sendEvent(event, { signature: "nonsense" }),
      await sendEvent(event, { signature: `t=${seconds},v1=` }),
      await sendEvent(event, { signature: forge("whsec_other") }),
      await sendEvent(event, { signature: forge("") }),
      await sendEvent(event, { signature: forge("whsec_other", "v0") }),
      await sendEvent(event, { at: Date.now() - 5 * 60_000 - 2000 }),
      await sendEvent({ ...event, id: newEventId() }, { signature: forge("whsec_other", "v1", body) }),
    ];
    for (const [index, { status, body: answer }] of refused.entries()) {
      expect([index, status, answer.code]).toEqual([index, 400, "bad_signature"]);
    }
    expect((await ada.state()).isPro).toBe(true);
    expect((await service.from("billing_events").select().eq("id", event.id)).data).toEqual([]);
    expect((await sendEvent(event, { at: Date.now() - 4 * 60_000 })).status).toBe(200);
    expect((await ada.state()).isPro).toBe(false);
  });

  test("a changed body, invalid JSON and a huge body are rejected", async () => {
    const { sendEvent, about, billing, payments } = await setUp(db);
    const stripe = await payments.loadStripe();
    const payload = JSON.stringify(about());
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: payments.webhookSecret });
    expect((await sendEvent({}, { body: `${payload} `, signature })).status).toBe(400);
    for (const body of [
      "{",
      "[]",
      "null",
      "1",
      '"evt"',
      '{"id":"evt_1"}',
      '{"object":"v2.core.event","id":"evt_1"}',
      "<x>",
    ]) {
      const { status, body: answer } = await sendEvent({}, { body });
      expect([body, status, /^bad_/.test(answer.code)]).toEqual([body, 400, true]);
    }
    const huge = await sendEvent({}, { body: JSON.stringify(about({ filler: "a".repeat(600_000) })) });
    expect([huge.status, huge.body.code]).toEqual([413, "too_large"]);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    const init = { method: "POST", body: endless, duplex: "half", headers: { "Stripe-Signature": signature } };
    expect((await billing.request("/webhook", init as RequestInit)).status).toBe(413);
  });

  test("an event or a subscription of the other mode is rejected", async () => {
    const { sendEvent, about, subscription, ada, service } = await setUp(db);
    const wrong = await sendEvent(about({ livemode: true }));
    expect([wrong.status, wrong.body.code]).toEqual([400, "wrong_mode"]);
    Object.assign(subscription, { status: "canceled", livemode: true });
    using warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await sendEvent(about())).status).toBe(200);
    expect(warn).toHaveBeenCalledOnce();
    const { data } = await service.from("subscriptions").select("status,livemode").eq("user_id", ada.id).single();
    expect(data).toEqual({ status: "active", livemode: false });
  });

  test("events in any order lead to the correct state", async () => {
    const { holdEvents, join, sendEvent } = await openTestBilling(db);
    const held = holdEvents();
    const bea = await join();
    await bea.buy();
    await bea.manage("cancel-later");
    await bea.manage("resume");
    const alive = held.splice(0);
    for (const event of [...alive].reverse()) expect((await sendEvent(event)).status).toBe(200);
    expect(await bea.state()).toMatchObject({ isPro: true, cancelsAtPeriodEnd: false });
    await bea.manage("cancel-now");
    for (const event of held) await sendEvent(event);
    for (const event of alive) await sendEvent({ ...event, id: newEventId() });
    expect(await bea.state()).toMatchObject({ isPro: false, status: "canceled" });
  });

  test("an event with another or an unknown customer turns Pro on for no one", async () => {
    const { sendEvent, about, eve, ada, subscription, test, service } = await setUp(db);
    using warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const add = (more: object) => {
      const id = `sub_${crypto.randomUUID().replaceAll("-", "")}`;
      test.store.state.subscriptions[id] = { ...structuredClone(subscription), id, ...more };
      return id;
    };
    const ids = [
      add({ metadata: { user_id: eve.id } }),
      add({ metadata: { user_id: eve.id }, customer: "cus_unknown" }),
      add({ metadata: {}, customer: "cus_unknown" }),
      add({ metadata: {} }),
    ];
    for (const id of [...ids, "sub_missing"]) {
      for (const event of [
        about({}, { id, metadata: { user_id: eve.id }, customer: subscription.customer, status: "active" }),
        about({ type: "checkout.session.completed" }, { subscription: id, client_reference_id: eve.id }),
        about({ type: "invoice.paid" }, { subscription: id }),
      ]) {
        expect((await sendEvent(event)).status).toBe(200);
      }
    }
    expect((await eve.state()).isPro).toBe(false);
    expect((await service.from("subscriptions").select("id").in("id", ids)).data).toEqual([]);
    expect((await service.from("subscriptions").select("id").eq("user_id", ada.id)).data).toHaveLength(1);
    const logged = warn.mock.calls.flat().join(" ");
    for (const secret of [eve.id, ada.id, ada.email, subscription.customer]) expect(logged).not.toContain(secret);
  });

  test("a refund of an unknown charge does not end Pro", async () => {
    const { sendEvent, about, ada, test } = await setUp(db);
    using _warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const charge = Object.values(test.store.state.charges)[0];
    await sendEvent(about({ type: "charge.refunded" }, { ...charge, payment_intent: "pi_other", refunded: true }));
    await sendEvent(about({ type: "charge.refunded" }, { ...charge, payment_intent: null, refunded: true }));
    test.store.state.invoices = {};
    const gone = await sendEvent(about({ type: "charge.refunded" }, { ...charge, refunded: true }));
    expect(gone.status).toBe(200);
    expect((await ada.state()).isPro).toBe(true);
  });

  test("irrelevant events are accepted and change nothing", async () => {
    const { sendEvent, about, subscription, ada, service } = await setUp(db);
    subscription.status = "canceled";
    const event = about({ type: "payment_intent.created" });
    expect((await sendEvent(event)).status).toBe(200);
    for (const object of [{}, null, 1, [], { id: 7 }, { subscription: null }]) {
      expect((await sendEvent(about({ type: "checkout.session.completed" }, object as object))).status).toBe(200);
    }
    expect((await ada.state()).isPro).toBe(true);
    expect((await service.from("billing_events").select().eq("id", event.id)).data).toEqual([]);
  });

  test("while the database is down events get a 503, and a retry is handled", async () => {
    const { sendEvent, about, subscription, ada, isAway } = await setUp(db);
    subscription.status = "canceled";
    const event = about();
    isAway.database = true;
    expect((await sendEvent(event)).status).toBe(503);
    isAway.database = false;
    expect((await ada.state()).isPro).toBe(true);
    expect((await sendEvent(event)).status).toBe(200);
    expect((await ada.state()).isPro).toBe(false);
  });
});
