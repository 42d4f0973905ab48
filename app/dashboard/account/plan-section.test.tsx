import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BillingState } from "#contract/billing.ts";
import { Details } from "./plan-section.tsx";

const PAID: BillingState = {
  isPro: true,
  source: "subscription",
  status: "active",
  periodEnd: "2026-12-22T10:00:00Z",
  cancelsAtPeriodEnd: false,
  price: null,
  switchTo: null,
  graceUntil: null,
  hasPortal: true,
  isTest: false,
};

function render(change: Partial<BillingState>) {
  const html = renderToStaticMarkup(<Details billing={{ ...PAID, ...change }} />);
  return html
    .replaceAll(/(?:<[^>]*>)+/g, " ")
    .replaceAll("&#x27;", "'")
    .trim();
}

test.each<[Partial<BillingState>, string]>([
  [{}, "It renews on December 22, 2026 for 3.1 dollars."],
  [
    { graceUntil: "2026-11-29T10:00:00Z" },
    "Your last payment failed. Pro stays on until November 29, 2026; update your card before then to keep it. " +
      "It renews once the payment goes through.",
  ],
  [
    { graceUntil: "2026-11-29T10:00:00Z", cancelsAtPeriodEnd: true },
    "Your last payment failed. Pro stays on until November 29, 2026. It doesn't renew.",
  ],
  [{ cancelsAtPeriodEnd: true }, "Pro stays until December 22, 2026 and doesn't renew."],
  [{ cancelsAtPeriodEnd: true, periodEnd: null }, "Pro stays until the paid month ends and doesn't renew."],
  [
    { isTest: true, periodEnd: null },
    "It renews each month for 3.1 dollars. You got it through the test checkout, so you aren't charged.",
  ],
  [{ source: "grant", hasPortal: false, periodEnd: null }, "The operator of this site gave it to you free of charge."],
  [
    { source: "grant", hasPortal: false },
    "The operator of this site gave it to you free of charge. It ends on December 22, 2026.",
  ],
  [{ source: null, hasPortal: false }, "It doesn't renew."],
  [{ isPro: false, source: null, status: "canceled" }, "Your subscription ended on December 22, 2026."],
  [
    { isPro: false, source: null, status: "past_due" },
    "Your last payment failed, and Pro has ended. Pay to get it back.",
  ],
  [{ isPro: false, source: null, status: null, periodEnd: null, hasPortal: false }, ""], // has never had Pro
])("a plan with %j is described", (change, text) => {
  expect(render(change)).toBe(text);
});
