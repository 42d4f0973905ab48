import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ColorBand } from "#app/ui/color-band.tsx";
import type { TestPrice } from "#contract/test-checkout.ts";

/** The default palette of every tool, used as the plan's picture. */
const STRIP = ["#db073d", "#dba507", "#8ec7d2", "#0d6986", "#07485b"];

type Props = {
  title: string;
  /** The payer's address; null if unknown. */
  address: string | null;
  price: TestPrice;
  children: ReactNode;
};

export function TestPage({ title, address, price, children }: Props) {
  return (
    <div className="wrap grid max-w-[60rem] gap-8 pt-12 md:gap-10 md:pt-16">
      <header className="grid gap-4">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lg">
          <strong className="font-[550] text-ink">This is a test: no card is needed, and nothing is charged.</strong> On
          a site that sells Pro, this page is one of Stripe's.
        </p>
      </header>
      <div className="grid overflow-clip rounded-bench border border-line bg-sheet md:grid-cols-[5fr_7fr]">
        <div className="grid content-between gap-8 border-line border-b bg-well p-6 md:border-r md:border-b-0 md:p-8">
          <div className="grid gap-1">
            <p className="text-ink-2 text-sm">Huesmith Pro</p>
            <p className="font-[600] text-4xl tracking-[-0.03em]">{price.text}</p>
            <p className="text-ink-2 text-sm">a {price.interval}, until you cancel</p>
          </div>
          <div className="grid gap-3">
            <ColorBand colors={STRIP} className="h-10 rounded-swatch" />
            {address && <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">For {address}</p>}
          </div>
        </div>
        <div className="grid content-start gap-6 p-6 md:p-8">{children}</div>
      </div>
    </div>
  );
}

type ActionProps = Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
  path: string;
  action: string;
  label: string;
};

/** Works without JavaScript. */
export function ActionButton({ path, action, label, ...look }: ActionProps) {
  return (
    <form method="post" action={path}>
      <Button type="submit" name="action" value={action} className="w-full" {...look}>
        {label}
      </Button>
    </form>
  );
}
