import { afterEach, expect, test, vi } from "vitest";
import { AccountError } from "./account.ts";
import { cancelPro, keepPro, openPortal, readBillingState, readOffer, startCheckout } from "./billing.ts";

vi.mock("./clients.ts", () => import("./test-clients.ts"));

const calls: [string, RequestInit | undefined][] = [];

function answerWith(body: object, status = 200) {
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    calls.push([path, init]);
    return Response.json(body, { status });
  });
}

afterEach(() => {
  calls.length = 0;
  vi.unstubAllGlobals();
});

test("the offer is requested without a token", async () => {
  answerWith({ mode: "test", price: "3.10", currency: "usd" });
  expect(await readOffer()).toEqual({ mode: "test", price: "3.10", currency: "usd" });
  expect(calls).toEqual([["/billing/offer", undefined]]);
});

test("the checkout and the portal are requested with the token and return a URL", async () => {
  answerWith({ url: "https://checkout.stripe.com/c/pay/x" });
  expect(await startCheckout("year")).toBe("https://checkout.stripe.com/c/pay/x");
  expect(await openPortal()).toBe("https://checkout.stripe.com/c/pay/x");
  const headers = { Authorization: "Bearer a.b.c", "Content-Type": "application/json" };
  expect(calls).toEqual([
    ["/billing/checkout", { method: "POST", headers, body: '{"interval":"year"}' }],
    ["/billing/portal", { method: "POST", headers, body: undefined }],
  ]);
});

test("canceling and keeping Pro are requested with the token and return the new state", async () => {
  answerWith({ isPro: true, cancelsAtPeriodEnd: true });
  expect(await cancelPro()).toEqual({ isPro: true, cancelsAtPeriodEnd: true });
  await keepPro();
  expect(calls.map(([path, init]) => [path, init?.method])).toEqual([
    ["/billing/cancel", "POST"],
    ["/billing/resume", "POST"],
  ]);
  expect(new Headers(calls[0]?.[1]?.headers).get("Authorization")).toBe("Bearer a.b.c");
});

test("a rejection has its code and a message for the user", async () => {
  answerWith({ code: "already_pro", message: "You already have Pro." }, 409);
  const refused = await startCheckout("month").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AccountError);
  expect(refused).toMatchObject({ code: "already_pro", message: "You already have Pro." });
});

test("the billing state is returned as the server sends it", async () => {
  const state = { isPro: true, source: "grant", status: null, periodEnd: null, cancelsAtPeriodEnd: false };
  answerWith(state);
  expect(await readBillingState()).toEqual(state);
});
