import type { TestCheckoutPages, TestPortalView } from "#contract/test-checkout.ts";
import { periodEnd } from "./deeds.ts";
import { find } from "./objects.ts";
import type { Store } from "./store.ts";

/** What the pages of the test checkout show. */
export function createTestPages(store: Store): TestCheckoutPages {
  const { sessions, portals, customers } = store.state;
  return {
    readCheckout(id) {
      const session = find(sessions, id);
      if (!session) return null;
      const { status, cancel_url, success_url, customer } = session;
      return {
        status,
        address: customers[customer]?.email ?? null,
        backUrl: status === "complete" ? success_url.replace("{CHECKOUT_SESSION_ID}", id) : cancel_url,
      };
    },
    readPortal(id): TestPortalView | null {
      const portal = find(portals, id);
      if (!portal) return null;
      const subscription = findSubscription(store, portal.customer);
      const charges = Object.values(store.state.charges);
      const lastPayment = charges.findLast(({ invoice }) => invoice === subscription?.latest_invoice);
      return {
        address: customers[portal.customer]?.email ?? null,
        backUrl: portal.return_url,
        subscription: subscription
          ? {
              status: subscription.status,
              periodEnd: periodEnd(subscription) * 1000,
              isEnding: subscription.cancel_at !== null || subscription.cancel_at_period_end,
              isRefundable: lastPayment !== undefined && !lastPayment.refunded,
              isRefunded: lastPayment?.refunded === true,
            }
          : null,
      };
    },
  };
}

/** The newest subscription of a customer. */
export function findSubscription({ state }: Store, customer: string) {
  return Object.values(state.subscriptions).findLast((subscription) => subscription.customer === customer);
}
