import { openAccountDialog, useAccount } from "#app/account/account-store.ts";
import { Answer } from "#app/account/answer.tsx";
import { describeFailure } from "#app/account/failure-text.ts";
import { type CountOf, useCounts } from "#app/account/sync/guest-library.ts";
import { useAccountHeld } from "#app/account/sync/sync-store.ts";
import { useLeaving } from "#app/account/use-leaving.ts";
import { useTask } from "#app/account/use-task.ts";
import { AccountError } from "#app/data/account.ts";
import { cancelPro, keepPro, openPortal, openSwitch } from "#app/data/billing.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { PRO_PRICE } from "#content/pro-features.ts";
import type { BillingState, Interval } from "#contract/billing.ts";
import { CheckoutReturn } from "./checkout-return.tsx";
import { Invoices } from "./invoices.tsx";
import { Notice, Section } from "./section.tsx";
import type { RequestState } from "./use-request.ts";
import { formatDate } from "./words.ts";

const KINDS = ["colors", "palettes", "projects"] as const;

export function PlanSection({ request }: { request: RequestState<BillingState> }) {
  const isPro = useAccount((account) => account.proActive);
  const countOf = useCounts();
  const { limits } = useAccountHeld();
  const { value: billing, failure, reload, setValue: setBilling } = request;
  // Pro may have started or ended on this page.
  useOnChange(isPro, () => void reload());
  return (
    <Section
      title="Plan"
      text={
        isPro
          ? "Pro has unlimited saving and no ads."
          : `Pro has unlimited saving and no ads, for ${PRO_PRICE} dollars per month. The trash doesn't count.`
      }
    >
      <p className="flex items-center gap-2.5 font-[550]">
        {isPro ? "Pro" : "Free"} <Badge tone={isPro ? "ink" : "outline"}>Your plan</Badge>
      </p>
      {!billing?.cancelsAtPeriodEnd && <CheckoutReturn />}
      {billing && <Details billing={billing} />}
      {isPro && failure && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
          Your billing details could not be loaded.
          <Button variant="ghost" size="sm" onClick={() => void reload()}>
            Try again
          </Button>
        </p>
      )}
      <dl className="grid gap-3.5">
        {KINDS.map((kind) => (
          <Count key={kind} name={capitalize(kind)} count={countOf(kind, isPro ? null : limits?.[kind])} />
        ))}
      </dl>
      {!isPro && (
        <Button
          variant="brand"
          aria-haspopup="dialog"
          onClick={() => openAccountDialog("upgrade")}
          className="justify-self-start"
        >
          Upgrade To Pro
        </Button>
      )}
      {billing?.hasPortal && <Billing billing={billing} onChange={setBilling} onStale={reload} />}
    </Section>
  );
}

function Count({ name, count: { inAccount, limit, text } }: { name: string; count: ReturnType<CountOf> }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
      <dt>{name}</dt>
      <dd className="font-mono text-ink-2 text-xs tabular-nums">{text}</dd>
      {limit !== null && (
        <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-well">
          <span
            className={`block h-full rounded-full ${inAccount >= limit ? "bg-bad" : "bg-ink"}`}
            style={{ width: `${Math.min(100, limit === 0 ? 100 : (inAccount / limit) * 100)}%` }}
          />
        </dd>
      )}
    </div>
  );
}

/** Renders nothing for people who never had Pro. */
export function Details({ billing }: { billing: BillingState }) {
  const { cancelsAtPeriodEnd, graceUntil, isTest, source } = billing;
  return (
    <>
      {graceUntil && (
        <Notice>
          Your last payment failed. Pro stays on until {formatDate(graceUntil)}
          {cancelsAtPeriodEnd ? "." : "; update your card before then to keep it."}
        </Notice>
      )}
      <p role="status" className="text-sm empty:absolute">
        {termText(billing)}
      </p>
      {isTest && source === "subscription" && (
        <p className="text-ink-2 text-sm">You got it through the test checkout, so you aren't charged.</p>
      )}
    </>
  );
}

function termText(billing: BillingState): string {
  const { isPro, source, periodEnd, cancelsAtPeriodEnd, graceUntil } = billing;
  const { text: price, interval } = priceOf(billing);
  const date = formatDate(periodEnd ?? undefined);
  if (!isPro) return endText(billing, date);
  if (source === null) return "It doesn't renew.";
  if (source === "grant") {
    const given = "The operator of this site gave it to you free of charge.";
    return date ? `${given} It ends on ${date}.` : given;
  }
  if (graceUntil) return cancelsAtPeriodEnd ? "It doesn't renew." : "It renews once the payment goes through.";
  if (cancelsAtPeriodEnd)
    return `Pro stays ${date ? `until ${date}` : `until the paid ${interval} ends`} and doesn't renew.`;
  return `It renews ${date ? `on ${date}` : `each ${interval}`} for ${price}.`;
}

function priceOf({ price }: BillingState) {
  return price ?? { text: `${PRO_PRICE} dollars`, interval: "month" };
}

/** How the subscription ended; "" if there was none. */
function endText({ status }: BillingState, date: string): string {
  if (status === "past_due" || status === "unpaid") {
    return "Your last payment failed, and Pro has ended. Pay to get it back.";
  }
  if (status !== "canceled") return "";
  return date ? `Your subscription ended on ${date}.` : "Your subscription has ended.";
}

type BillingProps = {
  billing: BillingState;
  onChange: (billing: BillingState) => void;
  /** Called if the plan was changed elsewhere. */
  onStale: () => Promise<void>;
};

function Billing({ billing, onChange, onStale }: BillingProps) {
  const { source, cancelsAtPeriodEnd, graceUntil, isTest, switchTo } = billing;
  const { isBusy, message, run } = useTask();
  const openOther = (interval: Interval) =>
    openSwitch(interval).catch(async (error) => {
      if (error instanceof AccountError && error.code === "nothing_to_switch") await onStale();
      throw error;
    });
  const change = () => run(async () => onChange(await (cancelsAtPeriodEnd ? keepPro() : cancelPro())));
  return (
    <div className="grid gap-2">
      <Answer message={message} />
      <div className="flex flex-wrap gap-2.5">
        {source === "subscription" && (
          // The second click of a double click would undo the first one.
          <Button isBusy={isBusy} onClick={({ detail }) => detail < 2 && void change()}>
            {cancelsAtPeriodEnd ? "Keep Pro" : "Cancel Pro"}
          </Button>
        )}
        {switchTo && (
          <PortalButton open={() => openOther(switchTo)}>
            {switchTo === "year" ? "Switch to yearly billing" : "Switch to monthly billing"}
          </PortalButton>
        )}
        <PortalButton open={openPortal}>Manage billing</PortalButton>
      </div>
      {source === "subscription" && (
        <p className="text-ink-2 text-sm empty:hidden">
          {!isTest && "Stripe keeps your card and invoices. "}
          {!cancelsAtPeriodEnd &&
            !graceUntil &&
            `If you cancel, Pro stays until the end of the paid ${priceOf(billing).interval}.`}
        </p>
      )}
      <Invoices />
    </div>
  );
}

function PortalButton({ open, children }: { open: () => Promise<string>; children: string }) {
  const [place, setPlace] = useLeaving<"portal">();
  const leave = async () => {
    setPlace("portal");
    try {
      location.assign(await open());
    } catch (error) {
      showToast({ type: "error", title: "The page could not be opened", text: describeFailure(error, false) });
      setPlace(null);
    }
  };
  return (
    <Button isBusy={place !== null} onClick={leave} className="justify-self-start">
      {children}
    </Button>
  );
}
