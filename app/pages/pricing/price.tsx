import { Segmented } from "#app/ui/segmented.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { PRO_PRICE } from "#content/pro-features.ts";
import type { Interval, YearlyOffer } from "#contract/billing.ts";

type Props = { yearly: YearlyOffer; interval: Interval; onChange: (interval: Interval) => void };

const FIELD = "interval";
const OPTIONS = [
  { value: "month", label: "Monthly" },
  { value: "year", label: "Yearly" },
] as const;

/** CSS does the switching, so it works without JavaScript. */
export function PriceChoice({ yearly: { price, saving }, interval, onChange }: Props) {
  // Selected before hydration or restored by the browser on reload, so no event was fired.
  useOnMount(() => {
    if (document.querySelector(`[name="${FIELD}"][value="year"]:checked`)) onChange("year");
  });
  return (
    <div className="price-choice grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented label="Billing" name={FIELD} options={OPTIONS} value={interval} onChange={onChange} />
        {saving && <p className="text-ink-2 text-sm">A year costs {saving} dollars less than 12 months.</p>}
      </div>
      <div role="status">
        <div className="monthly">
          <Price price={PRO_PRICE} interval="month" />
        </div>
        <div className="yearly">
          <Price price={price} interval="year" />
        </div>
      </div>
    </div>
  );
}

export function Price({ price, interval }: { price: string; interval: Interval }) {
  return (
    <p className="flex items-end gap-3.5">
      <span className="font-semibold text-4xl tracking-[-0.02em] md:text-5xl">{price}</span>
      <span className="pb-1 text-ink-2 text-lg leading-tight md:pb-1.5">
        dollars
        <br />
        {`per ${interval}`}
      </span>
    </p>
  );
}
