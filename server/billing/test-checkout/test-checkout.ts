import { advance } from "./actions.ts";
import { createStripeApi } from "./api.ts";
import { PRICE } from "./objects.ts";
import { createTestForms, createTestPages } from "./pages.ts";
import { openStore, type StoreOptions } from "./store.ts";

export type TestCheckout = ReturnType<typeof openTestCheckout>;

/**
 * A small Stripe in this process, for trying out and for tests: the SDK reaches it by `fetch`, its pages are at
 * /billing/test, and it sends signed events to the webhook. It asks for no card and moves no money.
 */
export function openTestCheckout({ secretKey, ...options }: StoreOptions & { secretKey: string }) {
  const store = openStore(options);
  const api = createStripeApi(store, secretKey);
  return {
    priceId: PRICE.id,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => api.fetch(new Request(input, init)),
    pages: createTestPages(store),
    forms: createTestForms(store),
    store,
    /** Sets where its events go. Until then they are kept. */
    deliverTo: store.deliverTo,
    /** To be called now and then: months end and sessions expire. */
    advance() {
      advance(store);
      return store.commit();
    },
  };
}
