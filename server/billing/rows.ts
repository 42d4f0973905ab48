// The billing tables, through the data API with the secret key: the same for every kind of database.
import * as v from "valibot";
import { askRows } from "../account/calls.ts";
import type { Backend } from "../backend/contract.ts";

type Service = Pick<Backend, "callAsService">;

const TIME = v.pipe(v.string(), v.isoTimestamp());
const SUBSCRIPTION = v.object({
  id: v.string(),
  user_id: v.string(),
  status: v.string(),
  price_id: v.nullable(v.string()),
  /** In the currency's smallest unit, like Stripe's amounts; null if unknown. */
  price_amount: v.nullable(v.number()),
  price_currency: v.nullable(v.string()),
  price_interval: v.nullable(v.string()),
  current_period_end: v.nullable(TIME),
  cancel_at_period_end: v.boolean(),
  canceled_at: v.nullable(TIME),
  grace_until: v.nullable(TIME),
  livemode: v.boolean(),
  event_created: TIME,
  revision: v.number(),
});
const CUSTOMER = v.object({
  user_id: v.string(),
  stripe_customer_id: v.string(),
  /** When the address changed, if Stripe does not have the new one yet; null if it does. */
  address_changed_at: v.nullable(TIME),
});
/** How many customers one sweep sends to Stripe. */
const MAX_CUSTOMERS_PER_SWEEP = 100;
const GRANT = v.object({ until: v.nullable(TIME), reason: v.string(), granted_at: TIME });
const TABLES = {
  subscriptions: SUBSCRIPTION,
  billing_customers: CUSTOMER,
  pro_grants: GRANT,
  billing_events: v.object({ processed_at: v.nullable(TIME) }),
  profiles: v.object({ is_pro: v.boolean() }),
};
type Tables = typeof TABLES;

/** Times are ISO 8601 strings. */
export type SubscriptionRow = v.InferOutput<typeof SUBSCRIPTION>;
/** A row to be written; the database counts the revisions. */
export type SubscriptionState = Omit<SubscriptionRow, "revision">;
export type CustomerRow = v.InferOutput<typeof CUSTOMER>;
export type GrantRow = v.InferOutput<typeof GRANT>;

/** Makes an insert leave existing rows alone and return only new ones. */
const IGNORE = "resolution=ignore-duplicates";

export async function readSubscription(backend: Service, id: string): Promise<SubscriptionRow | null> {
  return first(await ask(backend, "subscriptions", equal("id", id)));
}

/** All of a user's subscriptions, newest first. */
export async function readSubscriptionsOf(backend: Service, userId: string): Promise<SubscriptionRow[]> {
  return ask(backend, "subscriptions", `user_id=eq.${userId}&order=event_created.desc`);
}

/** Writes a row over the given revision, null for none; false if another one was written meanwhile. */
export async function writeSubscription(backend: Service, body: SubscriptionState, over: number | null) {
  const rows =
    over === null
      ? await ask(backend, "subscriptions", "", { method: "POST", body, prefer: IGNORE })
      : await patchSubscriptions(backend, `${equal("id", body.id)}&revision=eq.${over}`, body);
  return rows.length === 1;
}

/** Changes all rows that match the filter, in one statement; returns them. */
export async function patchSubscriptions(backend: Service, filter: string, body: Partial<SubscriptionRow>) {
  return ask(backend, "subscriptions", filter, { method: "PATCH", body });
}

export async function readCustomerOf(backend: Service, userId: string): Promise<CustomerRow | null> {
  return first(await ask(backend, "billing_customers", `user_id=eq.${userId}`));
}

/** The account of a Stripe customer. */
export async function readCustomer(backend: Service, customerId: string): Promise<CustomerRow | null> {
  return first(await ask(backend, "billing_customers", equal("stripe_customer_id", customerId)));
}

/** Customers whose new address has not reached Stripe, longest waiting first. */
export async function readCustomersToUpdate(backend: Service): Promise<CustomerRow[]> {
  const filter = `address_changed_at=not.is.null&order=address_changed_at&limit=${MAX_CUSTOMERS_PER_SWEEP}`;
  return ask(backend, "billing_customers", filter);
}

/** Marks the address as known to Stripe, unless it changed again meanwhile. */
export async function forgetNewAddress(backend: Service, { user_id, address_changed_at }: CustomerRow) {
  const filter = `user_id=eq.${user_id}&${equal("address_changed_at", address_changed_at ?? "")}`;
  await ask(backend, "billing_customers", filter, { method: "PATCH", body: { address_changed_at: null } });
}

/** Returns the new row; null if the user already has a customer. */
export async function addCustomer(
  backend: Service,
  body: Pick<CustomerRow, "user_id" | "stripe_customer_id">,
): Promise<CustomerRow | null> {
  return first(await ask(backend, "billing_customers", "", { method: "POST", body, prefer: IGNORE }));
}

export async function dropCustomer(backend: Service, { user_id, stripe_customer_id }: CustomerRow) {
  const filter = `user_id=eq.${user_id}&${equal("stripe_customer_id", stripe_customer_id)}`;
  await ask(backend, "billing_customers", filter, { method: "DELETE" });
}

type ReceivedEvent = { id: string; type: string; created: string; livemode: boolean };

/** Records an event; true if it was handled before. */
export async function noteEvent(backend: Service, body: ReceivedEvent): Promise<boolean> {
  const fresh = await ask(backend, "billing_events", "", { method: "POST", body, prefer: IGNORE });
  if (fresh.length === 1) return false;
  const known = first(await ask(backend, "billing_events", equal("id", body.id)));
  return known !== null && known.processed_at !== null;
}

export async function markHandled(backend: Service, id: string, processed_at: string) {
  await ask(backend, "billing_events", equal("id", id), { method: "PATCH", body: { processed_at } });
}

export async function dropEventsBefore(backend: Service, time: string) {
  await ask(backend, "billing_events", `received_at=lt.${encodeURIComponent(time)}`, { method: "DELETE" });
}

export async function readGrant(backend: Service, userId: string): Promise<GrantRow | null> {
  return first(await ask(backend, "pro_grants", `user_id=eq.${userId}`));
}

/** Writes a grant, replacing an older one. */
export async function writeGrant(backend: Service, body: { user_id: string; until: string | null; reason: string }) {
  const prefer = "resolution=merge-duplicates";
  const granted_at = new Date().toISOString();
  await ask(backend, "pro_grants", "", { method: "POST", body: { ...body, granted_at }, prefer });
}

/** Deletes the grants that match the filter, and returns how many there were. */
export async function dropGrants(backend: Service, filter: string): Promise<number> {
  return (await ask(backend, "pro_grants", filter, { method: "DELETE" })).length;
}

/** The result of the database's function, which alone decides. */
export async function readIsPro(backend: Service, userId: string): Promise<boolean> {
  return first(await ask(backend, "profiles", `id=eq.${userId}`))?.is_pro === true;
}

/** Returns the columns of the table that are listed above. */
function ask<Name extends keyof Tables>(
  backend: Service,
  table: Name,
  filter: string,
  change?: Parameters<typeof askRows>[4],
): Promise<v.InferOutput<Tables[Name]>[]> {
  return askRows<Tables[Name]>(backend, table, TABLES[table], filter, change);
}

function equal(column: string, value: string): string {
  return `${column}=eq.${encodeURIComponent(value)}`;
}

function first<Row>(rows: readonly Row[]): Row | null {
  return rows[0] ?? null;
}
