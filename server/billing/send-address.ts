import { readAddress } from "../account/read-address.ts";
import { type CustomerRow, forgetNewAddress, readCustomerOf, readCustomersToTell } from "./rows.ts";
import { describeFailure, isMissing, type PayingTools } from "./tools.ts";

/**
 * Gives Stripe the address that a member has now, if it changed since Stripe was told: receipts go there. Throws when
 * Stripe or the database is away; the sweep tries again.
 */
export async function sendAddress(tools: PayingTools, customer: CustomerRow): Promise<void> {
  if (customer.address_changed_at === null) return;
  const email = await readAddress(tools.backend, customer.user_id);
  if (email) await updateCustomer(tools, customer.stripe_customer_id, email);
  await forgetNewAddress(tools.backend, customer);
}

/** The same for one person, who may never have paid. */
export async function sendAddressOf(tools: PayingTools, userId: string): Promise<void> {
  const customer = await readCustomerOf(tools.backend, userId);
  if (customer) await sendAddress(tools, customer);
}

/** The same for all whose change has not reached Stripe. */
export async function sendAddresses(tools: PayingTools): Promise<void> {
  for (const customer of await readCustomersToTell(tools.backend)) await sendAddress(tools, customer);
}

async function updateCustomer({ payments }: PayingTools, id: string, email: string) {
  const stripe = await payments.loadStripe();
  try {
    await stripe.customers.update(id, { email });
  } catch (error) {
    // Trying again helps neither a customer that is gone nor an address that Stripe will not take.
    const isFinal = isMissing(error) || (error as { code?: unknown }).code === "email_invalid";
    if (!isFinal) throw error;
    console.error(`Stripe rejected a new address: ${describeFailure(error)}`);
  }
}
