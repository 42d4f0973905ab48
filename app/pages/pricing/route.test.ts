import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type YearlyOffer, yearlyOfferContext } from "#contract/billing.ts";
import { headers, loader } from "./route.tsx";

/** What the page shows of a year, and for how long caches keep it. */
async function open(readOffer?: () => Promise<YearlyOffer | null>) {
  const context = new RouterContextProvider();
  if (readOffer) context.set(yearlyOfferContext, readOffer);
  const loaded = await loader({ context, url: new URL("https://huesmith.example/pricing") } as never);
  const { data, init } = "init" in loaded ? loaded : { data: loaded, init: null };
  const loaderHeaders = new Headers(init?.headers);
  return { yearly: data.yearly, control: new Headers(headers({ loaderHeaders } as never)).get("Cache-Control") };
}

test("the page offers the year that the site sells, and caches keep it", async () => {
  const offer = { price: "31", saving: "6.2" };
  expect(await open(async () => offer)).toEqual({ yearly: offer, control: expect.stringContaining("s-maxage=3600") });
  expect(await open()).toEqual({ yearly: null, control: expect.stringContaining("s-maxage=3600") });
});

test("while the yearly price isn't known the page does without, and no cache keeps it", async () => {
  expect(await open(() => Promise.reject(new Error("away")))).toEqual({ yearly: null, control: "no-store" });
});
