import { openAccountDialog, useAccount } from "#app/account/account-store.ts";
import { type Counts, useCounts } from "#app/account/sync/counts.ts";
import { useSync } from "#app/account/sync/sync-store.ts";
import type { Kind } from "#app/frame/library/library-data.ts";
import { planCount } from "#app/frame/library/limit-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { PRO_PRICE } from "#content/pro-features.ts";
import { CheckoutReturn } from "./checkout-return.tsx";
import { PlanBilling } from "./plan-billing.tsx";
import { PlanDetails } from "./plan-details.tsx";
import { Section } from "./section.tsx";
import { useBilling } from "./use-billing.ts";

const KINDS = [
  ["colors", "Colors"],
  ["palettes", "Palettes"],
  ["projects", "Projects"],
] as const;

/** What the plan holds and how much of it is taken, what it costs, and where it is changed. */
export function PlanSection() {
  const isPro = useAccount((account) => account.proActive);
  const countsOf = useCounts();
  const { limits } = useSync();
  const { billing, hasFailed, reload, setBilling } = useBilling(isPro);
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
      <CheckoutReturn />
      {billing && <PlanDetails billing={billing} />}
      {isPro && hasFailed && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
          Your billing details could not be loaded.
          <Button variant="ghost" size="sm" onClick={() => void reload()}>
            Try again
          </Button>
        </p>
      )}
      <dl className="grid gap-3.5">
        {KINDS.map(([kind, name]) => (
          <Count key={kind} kind={kind} name={name} counts={countsOf(kind)} most={isPro ? null : limits[kind]} />
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
      {billing?.hasPortal && <PlanBilling billing={billing} onChange={setBilling} />}
    </Section>
  );
}

type CountProps = { kind: Kind; name: string; counts: Counts; most: number | null };

function Count({ kind, name, counts: { inAccount, onlyHere }, most }: CountProps) {
  const here = onlyHere > 0 ? ` · ${onlyHere} only in this browser` : "";
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
      <dt>{name}</dt>
      <dd className="font-mono text-ink-2 text-xs tabular-nums">{planCount(kind, inAccount, most) + here}</dd>
      {most !== null && (
        <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-well">
          <span
            className={`block h-full rounded-full ${inAccount >= most ? "bg-bad" : "bg-ink"}`}
            style={{ width: `${Math.min(100, most === 0 ? 100 : (inAccount / most) * 100)}%` }}
          />
        </dd>
      )}
    </div>
  );
}
