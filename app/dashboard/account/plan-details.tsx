import { PRO_PRICE } from "#content/pro-features.ts";
import type { BillingState } from "#contract/billing.ts";
import { Notice } from "./notice.tsx";
import { formatDate } from "./words.ts";

/** Where Pro comes from, when it renews or ends, and what is wrong with it. Nothing of who never had it. */
export function PlanDetails({ billing }: { billing: BillingState }) {
  const { graceUntil, isTest, source } = billing;
  const term = termText(billing);
  return (
    <>
      {graceUntil && (
        <Notice>
          Your last payment failed. Pro stays on until {formatDate(graceUntil)}; update your card before then to keep
          it.
        </Notice>
      )}
      <p role="status" className="text-sm empty:absolute">
        {term}
      </p>
      {isTest && source === "subscription" && (
        <p className="text-ink-2 text-sm">You got it through the test checkout, so no money moves.</p>
      )}
    </>
  );
}

function termText(billing: BillingState): string {
  const { isPro, source, periodEnd, cancelsAtPeriodEnd, graceUntil } = billing;
  const date = formatDate(periodEnd ?? undefined);
  if (!isPro) return endText(billing, date);
  if (source === null) return "It does not renew.";
  if (source === "grant") {
    const given = "It was given to you by the operator of this site, free of charge.";
    return date ? `${given} It ends on ${date}.` : given;
  }
  if (graceUntil) return cancelsAtPeriodEnd ? "It does not renew." : "It renews once the payment goes through.";
  if (cancelsAtPeriodEnd) return `Pro stays ${date ? `until ${date}` : "until the month is over"}, and does not renew.`;
  return date ? `It renews on ${date} for ${PRO_PRICE} dollars.` : `It renews each month for ${PRO_PRICE} dollars.`;
}

/** Of who is free: what became of a subscription, and nothing when there was none. */
function endText({ status }: BillingState, date: string): string {
  if (status === "past_due" || status === "unpaid") {
    return "Your last payment failed, and Pro has ended. Make the payment to get it back.";
  }
  if (status !== "canceled") return "";
  return date ? `Your subscription ended on ${date}.` : "Your subscription has ended.";
}
