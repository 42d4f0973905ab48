import { expect, test, vi } from "vitest";
import { openTestPglite } from "../backend/database/test-databases.ts";
import { DAY_MS, openTestBilling } from "./test-billing.ts";

const { db } = await openTestPglite();

const open = () => openTestBilling(db, { yearlyCents: 2990 });
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof open>>["join"]>>;
const askToSwitch = (person: Person, interval: string) => person.send("POST", "/switch", { interval });
const pathOf = (url: string) => new URL(url).pathname.replace("/billing", "");

test("the portal switches monthly to yearly and back; the webhook updates the price", async () => {
  const { join, press, test: checkout } = await open();
  const ada = await join();
  await ada.buy();
  expect(await ada.state()).toMatchObject({ price: { interval: "month" }, switchTo: "year" });
  const asked = await askToSwitch(ada, "year");
  expect(asked.status).toBe(200);
  const path = pathOf(asked.body.url);
  const id = path.split("/").at(-1) ?? "";
  expect(checkout.pages.readPortal(id)?.switchTo).toEqual({ text: "$29.90", interval: "year" });

  const pressed = await press(path, "switch");
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "http://localhost:3000/user/account"]);
  const yearly = await ada.state();
  expect(yearly).toMatchObject({ isPro: true, price: { text: "29.9 dollars", interval: "year" }, switchTo: "month" });
  expect(Date.parse(yearly.periodEnd ?? "") - Date.now()).toBeGreaterThan(364 * DAY_MS);
  expect(checkout.pages.readPortal(id)?.switchTo).toBeNull();
  await press(path, "switch");
  const { invoices } = (await ada.send("GET", "/invoices")).body;
  expect(invoices.map(({ amount }: { amount: string }) => amount)).toEqual(["$29.90", "$3.10"]);

  await press(pathOf((await askToSwitch(ada, "month")).body.url), "switch");
  expect(await ada.state()).toMatchObject({ price: { text: "3.1 dollars", interval: "month" }, switchTo: "year" });
  expect(await ada.mails()).toEqual([]);
});

test("only an active, renewing subscription can switch to the other price", async () => {
  const { join, clock } = await open();
  const ada = await join();
  const nothing = { status: 409, body: { code: "nothing_to_switch" } };
  expect(await askToSwitch(ada, "year")).toMatchObject(nothing);
  await ada.buy();
  expect(await askToSwitch(ada, "month")).toMatchObject(nothing);
  expect(await askToSwitch(ada, "week")).toMatchObject({ status: 400, body: { code: "bad_request" } });
  await ada.send("POST", "/cancel");
  const ending = { status: 409, body: { ...nothing.body, message: expect.stringMatching(/Keep Pro first/) } };
  expect([(await ada.state()).switchTo, await askToSwitch(ada, "year")]).toMatchObject([null, ending]);
  await ada.send("POST", "/resume");
  await ada.manage("fail-next");
  expect([(await ada.state()).switchTo, await askToSwitch(ada, "year")]).toMatchObject([null, nothing]);
  expect(clock.ahead).toBe(0);
});

test("without a yearly plan there is nothing to switch to", async () => {
  const { join } = await openTestBilling(db);
  const ada = await join();
  await ada.buy();
  expect((await ada.state()).switchTo).toBeNull();
  expect(await askToSwitch(ada, "year")).toMatchObject({ status: 409, body: { code: "no_yearly_plan" } });
});

test("another person's subscription is not switched", async () => {
  const { join, press } = await open();
  const [ada, eve] = [await join(), await join()];
  await ada.buy();
  const path = pathOf((await askToSwitch(ada, "year")).body.url);
  expect(await askToSwitch(eve, "year")).toMatchObject({ status: 409, body: { code: "nothing_to_switch" } });
  expect((await press(path, "switch", "https://evil.example")).status).toBe(403);
  expect((await ada.state()).price).toMatchObject({ interval: "month" });
});

test("a portal with switching disabled is logged and reported to the person", async () => {
  using log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { join, payments } = await open();
  const ada = await join();
  await ada.buy();
  const stripe = await payments.loadStripe();
  vi.spyOn(stripe.billingPortal.sessions, "create").mockRejectedValueOnce(
    Object.assign(new Error("the subscription update feature in the portal configuration is disabled"), {
      type: "StripeInvalidRequestError",
      statusCode: 400,
    }),
  );
  expect(await askToSwitch(ada, "year")).toMatchObject({ status: 409, body: { code: "switch_off" } });
  expect(log.mock.calls.flat().join()).toContain("allow both prices in its settings in Stripe");
});
