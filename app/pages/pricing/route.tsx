import { useState } from "react";
import { data } from "react-router";
import { BuyPanel } from "#app/account/buy-panel.tsx";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { pageMeta } from "#app/metadata.ts";
import { describeSubscription } from "#app/structured-data.ts";
import { PRO_PRICE } from "#content/pro-features.ts";
import { type Interval, yearlyOfferContext } from "#contract/billing.ts";
import type { Route } from "./+types/route";
import { Price, PriceChoice } from "./price.tsx";
import { drawQuilts } from "./quilt.ts";
import { QuiltSample } from "./quilt-sample.tsx";

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

const PAGE = {
  title: "Pricing",
  description: `Every color tool is free. Pro costs ${PRO_PRICE} dollars per month: no ads, unlimited saving, palette variations, multicolor gradients, export in every value format.`,
  path: "/pricing",
};

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(PAGE)(args),
  ...describeSubscription(args.matches[0].loaderData.origin, {
    ...PAGE,
    title: "Huesmith Pro",
    price: Number(PRO_PRICE).toFixed(2),
  }),
];

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has("Cache-Control") ? loaderHeaders : publicCacheHeaders();
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const page = {
    isCanceled: searchParams.get("checkout") === "cancelled",
    isYearly: searchParams.get("interval") === "year",
    quilts: drawQuilts(),
  };
  try {
    return { ...page, yearly: await context.get(yearlyOfferContext)() };
  } catch {
    // Not cached: the payment service may respond next time.
    return data({ ...page, yearly: null }, { headers: { "Cache-Control": "no-store" } });
  }
}

export default function Pricing({ loaderData: { isCanceled, isYearly, quilts, yearly } }: Route.ComponentProps) {
  const [interval, setInterval] = useState<Interval>(yearly && isYearly ? "year" : "month");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 md:gap-24 md:pt-16">
      <section className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-8">
          <div className="grid gap-5">
            <h1 className="max-w-[9em] text-3xl md:text-4xl">The tools are free. Pro goes further.</h1>
            <p className="max-w-[30em] text-ink-2 text-lg">
              No tool needs an account. Pro is for people who save a lot, work with many colors at once, and don't want
              ads.
            </p>
          </div>
          {yearly ? (
            <PriceChoice yearly={yearly} interval={interval} onChange={setInterval} />
          ) : (
            <Price price={PRO_PRICE} interval="month" />
          )}
          <BuyPanel isCanceled={isCanceled} interval={interval} />
        </div>
        <QuiltSample quilts={quilts} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16 md:gap-24">
        <Below hasYearly={yearly !== null} />
      </div>
    </div>
  );
}
