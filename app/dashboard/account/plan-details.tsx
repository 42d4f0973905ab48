import type { BillingState } from "#app/data/billing.ts";
import { PRO_PRICE } from "#content/pro-features.ts";
import { Notice } from "./notice.tsx";
import { sayDate } from "./words.ts";

/** Where Pro comes from, when it renews or ends, and what is wrong with it. */
export function PlanDetails({ billing }: { billing: BillingState }) {
  const { graceUntil, isTest, source } = billing;
  return (
    <>
      {graceUntil && (
        <Notice>
          Your last payment failed. Pro stays on until {sayDate(graceUntil)}; bring your card up to date before then,
          and it goes on.
        </Notice>
      )}
      <p className="text-sm">{sayTerm(billing)}</p>
      {isTest && source === "subscription" && (
        <p className="text-ink-2 text-sm">It was bought at the test checkout: no money moves.</p>
      )}
    </>
  );
}

function sayTerm({ isPro, source, periodEnd, cancelsAtPeriodEnd, graceUntil }: BillingState): string {
  const date = sayDate(periodEnd ?? undefined);
  if (!isPro) return date ? `Your subscription ended on ${date}.` : "Your subscription has ended.";
  if (source === null) return "It does not renew.";
  if (source === "grant") {
    const given = "It was given to you by whoever runs this site, and costs nothing.";
    return date ? `${given} It ends on ${date}.` : given;
  }
  if (cancelsAtPeriodEnd) return date ? `It ends on ${date} and does not renew.` : "It does not renew.";
  if (graceUntil) return "It renews once the payment goes through.";
  return date ? `It renews on ${date} for ${PRO_PRICE} dollars.` : `It renews each month for ${PRO_PRICE} dollars.`;
}
