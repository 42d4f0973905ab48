import { needSecondFactor, type Person } from "../account/person.ts";
import { AccountProblem } from "../account/problem.ts";
import { type CustomerRow, readCustomerOf } from "./rows.ts";
import { sendAddress } from "./send-address.ts";
import { isMissing } from "./stripe-problem.ts";
import type { PayingTools } from "./tools.ts";

/** The address where a person changes their card, sees their invoices and cancels. Throws 404 for who never paid. */
export async function openPortal(tools: PayingTools, person: Person, origin: string): Promise<string> {
  needSecondFactor(person);
  const customer = await readCustomerOf(tools.backend, person.id);
  if (!customer) throw noCustomer();
  await sendAddress(tools, customer);
  try {
    return await openPortalFor(tools, customer, origin);
  } catch (error) {
    throw isMissing(error, "customer") ? noCustomer() : error;
  }
}

export async function openPortalFor({ payments }: PayingTools, customer: CustomerRow, origin: string): Promise<string> {
  const stripe = await payments.loadStripe();
  const session = await stripe.billingPortal.sessions.create({
    customer: customer.stripe_customer_id,
    return_url: `${origin}/user/account`,
  });
  return session.url;
}

function noCustomer() {
  return new AccountProblem(404, "no_customer", "There is no payment to manage.");
}
