import { Alert } from "#app/account/alert.tsx";
import { PortalButton } from "#app/account/plan/portal-button.tsx";
import { cancelPro, keepPro } from "#app/data/billing.ts";
import { Button } from "#app/ui/button.tsx";
import type { BillingState } from "#contract/billing.ts";
import { useTask } from "./use-task.ts";

type Props = { billing: BillingState; onChange: (billing: BillingState) => void };

/** Where what is paid for is ended with one press, and taken back with another; and the way to the card and the invoices. */
export function PlanBilling({ billing, onChange }: Props) {
  const { isPro, source, status, cancelsAtPeriodEnd, isTest } = billing;
  const { isBusy, message, run } = useTask();
  const isUnpaid = status === "past_due" || status === "unpaid";
  const change = () => run(async () => onChange(await (cancelsAtPeriodEnd ? keepPro() : cancelPro())));
  return (
    <div className="grid gap-2">
      <Alert tone={message?.tone}>{message?.text}</Alert>
      <div className="flex flex-wrap gap-2.5">
        {source === "subscription" && (
          // The second press of a double click would take back what the first one did.
          <Button isBusy={isBusy} onClick={({ detail }) => detail < 2 && void change()}>
            {cancelsAtPeriodEnd ? "Keep Pro" : "Cancel Pro"}
          </Button>
        )}
        <PortalButton>{isPro || isUnpaid ? "Manage billing" : "See past invoices"}</PortalButton>
      </div>
      {source === "subscription" && (
        <p className="text-ink-2 text-sm">
          {!isTest && "Stripe keeps your card and invoices. "}
          If you cancel, Pro stays until the end of the paid month.
        </p>
      )}
    </div>
  );
}
