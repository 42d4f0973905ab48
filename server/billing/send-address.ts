import { readAddress } from "../account/read-address.ts";
import { type CustomerRow, forgetNewAddress, readCustomerOf, readCustomersToUpdate } from "./rows.ts";
import { describeFailure, isMissing, type PayingTools } from "./tools.ts";

/**
 * Sends a member's current address to Stripe, if it changed since the last time: receipts go there. Throws when Stripe
 * or the database is down; the sweep tries again.
 */
export async function sendAddress(tools: PayingTools, customer: CustomerRow): Promise<void> {
  if (customer.address_changed_at === null) return;
  const email = await readAddress(tools.backend, customer.user_id);
  if (email) await updateCustomer(tools, customer.stripe_customer_id, email);
  await forgetNewAddress(tools.backend, customer);
}

/** The same for one user, who may never have paid. */
export async function sendAddressOf(tools: PayingTools, userId: string): Promise<void> {
  const customer = await readCustomerOf(tools.backend, userId);
  if (customer) await sendAddress(tools, customer);
}

/** The same for all changes that have not reached Stripe. */
export async function sendAddresses(tools: PayingTools): Promise<void> {
  for (const customer of await readCustomersToUpdate(tools.backend)) await sendAddress(tools, customer);
}

async function updateCustomer({ payments }: PayingTools, id: string, email: string) {
  const stripe = await payments.loadStripe();
  try {
    await stripe.customers.update(id, { email });
  } catch (error) {
    // Retrying helps neither for a deleted customer nor for an address that Stripe rejects.
    const isFinal = isMissing(error) || (error as { code?: unknown }).code === "email_invalid";
    if (!isFinal) throw error;
    console.error(`Stripe rejected a new address: ${describeFailure(error)}`);
  }
}
