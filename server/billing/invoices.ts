import type Stripe from "stripe";
import type { Invoice } from "#contract/billing.ts";
import { needSecondFactor, type Person } from "../account/calls.ts";
import { printAmount } from "./pro-price.ts";
import { readCustomerOf } from "./rows.ts";
import { isMissing, type PayingTools } from "./tools.ts";

/** Two years' worth; Stripe's portal has the rest. */
const MOST = 24;
const STATUSES = ["paid", "open", "void", "uncollectible"] as const;

/** The user's invoices, newest first; empty if they never paid. Throws when Stripe or the database is down. */
export async function listInvoices({ backend, payments }: PayingTools, person: Person): Promise<Invoice[]> {
  needSecondFactor(person);
  const customer = await readCustomerOf(backend, person.id);
  if (!customer) return [];
  const stripe = await payments.loadStripe();
  try {
    const { data } = await stripe.invoices.list({ customer: customer.stripe_customer_id, limit: MOST });
    return data.flatMap(describe);
  } catch (error) {
    if (isMissing(error, "customer")) return [];
    throw error;
  }
}

/** Skips drafts, which are not invoices yet. */
function describe(invoice: Stripe.Invoice): Invoice[] {
  const { number, created, total, currency, hosted_invoice_url, invoice_pdf } = invoice;
  const status = STATUSES.find((known) => known === invoice.status);
  if (!status) return [];
  const date = new Date(created * 1000).toISOString();
  const amount = printAmount(total, currency);
  return [{ number, date, amount, status, page: hosted_invoice_url ?? null, pdf: invoice_pdf ?? null }];
}
