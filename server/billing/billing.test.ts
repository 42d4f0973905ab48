import { describe, expect, test } from "vitest";
import { openTestDatabases } from "../backend/database/test-databases.ts";
import { DAY_MS, openTestBilling } from "./test-billing.ts";

const databases = await openTestDatabases();

describe.each(databases)("on $name", ({ db }) => {
  test("the webhook turns Pro on after payment and off after immediate cancellation", async () => {
    const { join } = await openTestBilling(db);
    const ada = await join();
    expect(await ada.state()).toEqual({
      isPro: false,
      source: null,
      status: null,
      periodEnd: null,
      cancelsAtPeriodEnd: false,
      price: null,
      switchTo: null,
      graceUntil: null,
      hasPortal: false,
      isTest: true,
    });
    const paid = await ada.buy();
    expect(paid.status).toBe(303);
    expect(paid.headers.get("Location")).toMatch(
      /^http:\/\/localhost:3000\/user\/account\?checkout=done&session_id=cs_test_\w+$/,
    );
    expect(await ada.state()).toMatchObject({ isPro: true, source: "subscription", status: "active", hasPortal: true });
    expect((await ada.rest.from("profiles").select("is_pro").single()).data).toEqual({ is_pro: true });
    expect((await ada.send("POST", "/checkout")).body.code).toBe("already_pro");
    await ada.manage("cancel-now");
    const { periodEnd, ...state } = await ada.state();
    expect(state).toMatchObject({ isPro: false, source: null, status: "canceled" });
    expect(Math.abs(Date.now() - Date.parse(periodEnd ?? ""))).toBeLessThan(DAY_MS);
    expect(await ada.mails()).toEqual(["pro_ended"]);
    await ada.buy();
    expect((await ada.state()).isPro).toBe(true);
  });

  test("a failed payment keeps Pro for 7 days and sends one email; later ones add no days", async () => {
    const { join, service, sweep, holdEvents, sendEvent } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    await ada.manage("fail-next");
    const state = await ada.state();
    expect(state).toMatchObject({ isPro: true, status: "past_due", source: "subscription" });
    const days = (Date.parse(state.graceUntil ?? "") - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect(await ada.mails()).toEqual(["payment_failed"]);
    expect((await ada.send("POST", "/checkout")).body.code).toBe("already_pro");
    const { data } = await service.from("subscriptions").select("id").eq("user_id", ada.id).single();
    holdEvents();
    const again = (id: string) => ({
      id,
      type: "customer.subscription.updated",
      created: Math.floor(Date.now() / 1000) + 3 * 24 * 3600,
      livemode: false,
      data: { object: { id: data?.id } },
    });
    await sendEvent(again(`evt_${crypto.randomUUID().replaceAll("-", "")}`));
    expect((await ada.state()).graceUntil).toBe(state.graceUntil);
    expect(await ada.mails()).toEqual(["payment_failed"]);
    // The database uses its own clock, so the deadline is set to the past.
    await service.from("subscriptions").update({ grace_until: "2026-01-01T00:00:00Z" }).eq("id", data?.id);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await ada.state()).toMatchObject({ isPro: false, status: "past_due", graceUntil: null, periodEnd: null });
    await sendEvent(again(`evt_${crypto.randomUUID().replaceAll("-", "")}`));
    expect((await ada.state()).isPro).toBe(false);
    expect(await ada.mails()).toEqual(["payment_failed", "pro_ended"]);
  });

  test("a grant keeps Pro on without payment until it expires, with no email that Pro ended", async () => {
    const { join, service, clock, sweep } = await openTestBilling(db);
    const ada = await join();
    const grant = { user_id: ada.id, until: new Date(Date.now() + DAY_MS).toISOString(), reason: "press" };
    await ada.buy();
    await service.from("pro_grants").insert(grant);
    await ada.manage("cancel-now");
    expect(await ada.state()).toMatchObject({ isPro: true, source: "grant", periodEnd: expect.any(String) });
    expect(await ada.mails()).toEqual([]);
    await service.from("pro_grants").update({ until: "2026-01-01T00:00:00Z" }).eq("user_id", ada.id);
    expect((await ada.state()).isPro).toBe(false);
    await service.from("pro_grants").update({ until: grant.until }).eq("user_id", ada.id);
    expect((await ada.state()).isPro).toBe(true);
    clock.ahead = 2 * DAY_MS;
    await sweep();
    expect(await ada.state()).toMatchObject({ isPro: false, source: null });
    expect((await service.from("pro_grants").select().eq("user_id", ada.id)).data).toEqual([]);
    expect(await ada.mails()).toEqual([]);
  });

  test("a grant concurrent with a subscription's end keeps Pro on", async () => {
    const { join, service } = await openTestBilling(db);
    const people = await Promise.all(Array.from({ length: 4 }, join));
    for (const person of people) await person.buy();
    const written = await Promise.all(
      people.flatMap(({ id }) => [
        service.from("subscriptions").update({ status: "canceled" }).eq("user_id", id),
        service.from("pro_grants").insert({ user_id: id }),
      ]),
    );
    expect(written.map(({ error }) => error)).toEqual(Array(8).fill(null));
    for (const person of people) expect(await person.state()).toMatchObject({ isPro: true, source: "grant" });
  });
});

// What is the same on every database: on PostgreSQL, which comes last, or else on PGlite.
describe.each(databases.slice(-1))("on $name", ({ db }) => {
  test("an abandoned checkout leaves no portal and no ended subscription", async () => {
    const { join } = await openTestBilling(db);
    const ada = await join();
    await ada.openCheckout();
    expect(await ada.state()).toMatchObject({ status: null, periodEnd: null, hasPortal: false });
  });

  test("nothing at the checkout turns Pro on without the webhook", async () => {
    const { join, holdEvents } = await openTestBilling(db);
    const held = holdEvents();
    const ada = await join();
    await ada.buy();
    expect(held.map(({ type }) => type)).toContain("checkout.session.completed");
    expect((await ada.state()).isPro).toBe(false);
  });

  test("while the webhook is late, buying again is rejected and turns Pro on", async () => {
    const { join, holdEvents, sendEvent, test } = await openTestBilling(db);
    const held = holdEvents();
    const ada = await join();
    await ada.buy();
    const events = held.splice(0);
    expect((await ada.state()).isPro).toBe(false);
    expect(await ada.send("POST", "/checkout")).toMatchObject({ status: 409, body: { code: "already_pro" } });
    expect(await ada.state()).toMatchObject({ isPro: true, source: "subscription", status: "active" });
    expect(Object.values(test.store.state.sessions)).toHaveLength(1);
    for (const event of events) expect((await sendEvent(event)).status).toBe(200);
    expect((await ada.state()).isPro).toBe(true);
    expect(await ada.mails()).toEqual([]);
  });

  test("another shop's subscription in the same Stripe account is ignored", async () => {
    const { join, holdEvents, test } = await openTestBilling(db);
    holdEvents();
    const ada = await join();
    await ada.buy();
    for (const subscription of Object.values(test.store.state.subscriptions)) subscription.metadata = {};
    expect(await ada.openCheckout()).toMatch(/^\/test\/checkout\//);
    expect((await ada.state()).isPro).toBe(false);
  });

  test("a declined payment leaves the session open, and paying twice charges once", async () => {
    const { join, press, test } = await openTestBilling(db);
    const ada = await join();
    const path = await ada.openCheckout();
    const declined = await press(path, "decline");
    expect(declined.headers.get("Location")).toBe(`${path}?declined=1`);
    expect((await ada.state()).isPro).toBe(false);
    await press(path, "pay");
    await press(path, "pay");
    expect(Object.values(test.store.state.charges)).toHaveLength(1);
  });

  test("after canceling, Pro stays until the paid month ends", async () => {
    const { join, clock, sweep } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    await ada.manage("cancel-later");
    const { periodEnd, ...state } = await ada.state();
    expect(state).toMatchObject({ isPro: true, cancelsAtPeriodEnd: true, status: "active" });
    expect(Date.parse(periodEnd ?? "") - Date.now()).toBeGreaterThan(27 * DAY_MS);
    await ada.manage("resume");
    expect((await ada.state()).cancelsAtPeriodEnd).toBe(false);
    await ada.manage("cancel-later");
    clock.ahead = 32 * DAY_MS;
    await sweep();
    expect(await ada.state()).toMatchObject({ isPro: false, status: "canceled" });
    expect(await ada.mails()).toEqual(["pro_ended"]);
  });

  test("a paid renewal extends Pro", async () => {
    const { join, clock, sweep } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    const first = await ada.state();
    clock.ahead = 32 * DAY_MS;
    await sweep();
    const second = await ada.state();
    expect(second.isPro).toBe(true);
    expect(Date.parse(second.periodEnd ?? "")).toBeGreaterThan(Date.parse(first.periodEnd ?? ""));
    expect(await ada.mails()).toEqual([]);
  });

  test("paying the open invoice restores Pro, and buying while it is unpaid opens the portal", async () => {
    const { join, service } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    await ada.manage("fail-next");
    await service.from("subscriptions").update({ grace_until: null }).eq("user_id", ada.id);
    expect((await ada.state()).isPro).toBe(false);
    expect(await ada.openCheckout()).toMatch(/^\/test\/portal\//);
    await ada.manage("pay");
    expect(await ada.state()).toMatchObject({ isPro: true, status: "active", graceUntil: null });
    await ada.manage("fail-next");
    expect((await ada.state()).graceUntil).not.toBeNull();
    expect(await ada.mails()).toEqual(["payment_failed", "payment_failed", "pro_ended"]);
  });

  test("a full refund of the last payment ends Pro; a partial or older one does not", async () => {
    const { join, test, sendEvent, clock, sweep } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    const [first] = Object.values(test.store.state.charges);
    const refunded = (more: object) => ({
      id: `evt_${crypto.randomUUID().replaceAll("-", "")}`,
      type: "charge.refunded",
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object: { ...first, ...more } },
    });
    expect((await sendEvent(refunded({ refunded: false, amount_refunded: 100 }))).status).toBe(200);
    expect((await ada.state()).isPro).toBe(true);
    clock.ahead = 32 * DAY_MS;
    await sweep();
    clock.ahead = 0;
    expect((await sendEvent(refunded({ refunded: true }))).status).toBe(200);
    expect((await ada.state()).isPro).toBe(true);
    await ada.manage("refund");
    const { periodEnd, ...state } = await ada.state();
    expect(state).toMatchObject({ isPro: false, status: "canceled" });
    expect(Math.abs(Date.now() - Date.parse(periodEnd ?? ""))).toBeLessThan(DAY_MS);
    expect(await ada.mails()).toEqual(["pro_ended"]);
  });

  test("a dispute ends Pro, and an inquiry does not", async () => {
    const { join, test, sendEvent, clock, sweep } = await openTestBilling(db);
    const ada = await join();
    await ada.buy();
    const [first] = Object.values(test.store.state.charges);
    const disputed = (status: string, type = "created") => ({
      id: `evt_${crypto.randomUUID().replaceAll("-", "")}`,
      type: `charge.dispute.${type}`,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object: { object: "dispute", payment_intent: first?.payment_intent, status } },
    });
    expect((await sendEvent(disputed("warning_needs_response"))).status).toBe(200);
    expect(await ada.state()).toMatchObject({ isPro: true, cancelsAtPeriodEnd: false });
    // An older payment counts as well.
    clock.ahead = 32 * DAY_MS;
    await sweep();
    clock.ahead = 0;
    expect((await sendEvent(disputed("needs_response"))).status).toBe(200);
    expect(await ada.state()).toMatchObject({ isPro: false, status: "canceled" });
    await ada.buy();
    expect((await ada.state()).isPro).toBe(true);
    await ada.manage("dispute");
    expect((await ada.state()).isPro).toBe(false);
    // So does one that an inquiry becomes, even if the payment was for a subscription that had already ended.
    await ada.buy();
    expect((await ada.state()).isPro).toBe(true);
    expect((await sendEvent(disputed("needs_response", "funds_withdrawn"))).status).toBe(200);
    expect((await ada.state()).isPro).toBe(false);
  });

  test("only a person's own invoices are listed, newest first", async () => {
    const { join } = await openTestBilling(db);
    const [ada, eve] = [await join(), await join()];
    expect(await ada.send("GET", "/invoices")).toEqual({ status: 200, body: { invoices: [] } });
    await ada.buy();
    await ada.manage("fail-next");
    const { invoices } = (await ada.send("GET", "/invoices")).body;
    expect(invoices).toMatchObject([
      { amount: "$3.10", status: "open" },
      { amount: "$3.10", status: "paid", page: null, pdf: null },
    ]);
    expect(Date.now() - Date.parse(invoices[1].date)).toBeLessThan(DAY_MS);
    await eve.buy();
    expect((await eve.send("GET", "/invoices")).body.invoices).toHaveLength(1);
  });

  test("test purchases stop counting in live mode and when nothing is sold", async () => {
    const { join, tools } = await openTestBilling(db);
    const { sweep } = await import("./sweep.ts");
    for (const payments of [{ ...tools.payments, mode: "live", testCheckout: null } as never, null]) {
      const ada = await join();
      await ada.buy();
      await sweep(tools);
      expect((await ada.state()).isPro).toBe(true);
      await sweep({ ...tools, payments });
      expect(await ada.state()).toMatchObject({ isPro: false, status: "canceled", periodEnd: null });
    }
  });
});
