import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type YearlyOffer, yearlyOfferContext } from "#contract/billing.ts";
import { headers, loader } from "./route.tsx";

/** The yearly offer on the page, and its Cache-Control header. */
async function open(readOffer?: () => Promise<YearlyOffer | null>) {
  const context = new RouterContextProvider();
  if (readOffer) context.set(yearlyOfferContext, readOffer);
  const loaded = await loader({ context, url: new URL("https://huesmith.example/pricing") } as never);
  const { data, init } = "init" in loaded ? loaded : { data: loaded, init: null };
  const loaderHeaders = new Headers(init?.headers);
  return { yearly: data.yearly, control: new Headers(headers({ loaderHeaders } as never)).get("Cache-Control") };
}

test("the page shows the yearly plan if it is sold, and caches may store it", async () => {
  const offer = { price: "31", saving: "6.2" };
  expect(await open(async () => offer)).toEqual({ yearly: offer, control: expect.stringContaining("s-maxage=3600") });
  expect(await open()).toEqual({ yearly: null, control: expect.stringContaining("s-maxage=3600") });
});

test("while the yearly price is unknown, the page leaves it out and no cache stores it", async () => {
  expect(await open(() => Promise.reject(new Error("away")))).toEqual({ yearly: null, control: "no-store" });
});
