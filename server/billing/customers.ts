import type { Person } from "../account/person.ts";
import { unavailable } from "../account/problem.ts";
import { addCustomer, type CustomerRow, dropCustomer, readCustomerOf } from "./rows.ts";
import type { PayingTools } from "./tools.ts";

/** Stripe's customer of a person; made when there is none. Of two made at once one counts, and the other pays nothing. */
export async function findOrMakeCustomer(tools: PayingTools, person: Person): Promise<CustomerRow> {
  const known = await readCustomerOf(tools.backend, person.id);
  if (known) return known;
  const stripe = await tools.payments.loadStripe();
  const made = await stripe.customers.create({
    ...(person.address.includes("@") && { email: person.address }),
    metadata: { user_id: person.id },
  });
  const row = { user_id: person.id, stripe_customer_id: made.id };
  const customer = (await addCustomer(tools.backend, row)) ?? (await readCustomerOf(tools.backend, person.id));
  if (!customer) throw unavailable();
  return customer;
}

/** For one that Stripe does not have: deleted there, or of another Stripe account or mode. */
export async function replaceCustomer(tools: PayingTools, person: Person, old: CustomerRow): Promise<CustomerRow> {
  await dropCustomer(tools.backend, old);
  return findOrMakeCustomer(tools, person);
}
