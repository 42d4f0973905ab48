import { createStripeApi } from "./api.ts";
import { advance } from "./deeds.ts";
import { PRICE_ID } from "./objects.ts";
import { openStore, type Receiver, type Store, type StoreOptions } from "./store.ts";

/**
 * A small Stripe in this process, for trying out and for tests: the SDK talks to it by `fetch`, its pages are at
 * /billing/test, and it sends signed events to the webhook. No card is asked for and no money moves.
 */
export type TestCheckout = {
  priceId: string;
  fetch: typeof fetch;
  store: Store;
  /** Where its events go. Until then they are kept. */
  deliverTo: (receiver: Receiver) => void;
  /** What time brings; to be called now and then. */
  advance: () => Promise<void>;
};

type Options = StoreOptions & { secretKey: string };

/** `file` keeps the state over a restart; null is memory alone. Throws one clear line for a file that cannot be read. */
export function openTestCheckout({ secretKey, ...options }: Options): TestCheckout {
  const store = openStore(options);
  const api = createStripeApi(store, secretKey);
  return {
    priceId: PRICE_ID,
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    store,
    deliverTo: store.deliverTo,
    advance: () => advance(store),
  };
}
