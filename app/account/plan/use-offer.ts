import { useState } from "react";
import { readOffer } from "#app/data/billing.ts";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { Offer } from "#contract/billing.ts";

/** Whether Pro can be bought here. Null until that is known, and if the server does not answer: then checkout reports it. */
export function useOfferMode() {
  const [mode, setMode] = useState<Offer["mode"] | null>(null);
  useFetched("offer", { fetch: readOffer, onDone: (offer) => setMode(offer.mode) });
  return mode;
}
