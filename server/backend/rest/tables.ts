export type ColumnType = "uuid" | "text" | "text[]" | "boolean" | "integer" | "timestamptz";
export type Column = { name: string; type: ColumnType };
export type Table = {
  name: string;
  /** The primary key: what an upsert goes by. */
  key: Column;
  columns: ReadonlyMap<string, Column>;
};

const OWN = { id: "uuid", user_id: "uuid", project_id: "uuid" } as const;
const TIMES = { created_at: "timestamptz", updated_at: "timestamptz", deleted_at: "timestamptz" } as const;

/**
 * All that the data API knows of: no other name gets into SQL. Who may do what with it is the migration's: its grants and
 * its row-level security.
 */
export const TABLES: ReadonlyMap<string, Table> = new Map(
  [
    describe("profiles", "id", { id: "uuid", is_pro: "boolean", created_at: "timestamptz" }),
    describe("plan_limits", "resource", { resource: "text", free_limit: "integer" }),
    describe("projects", "id", { id: "uuid", user_id: "uuid", name: "text", notes: "text", ...TIMES }),
    describe("palettes", "id", {
      ...OWN,
      name: "text",
      path: "text",
      colors: "text[]",
      tags: "text[]",
      share_token: "text",
      ...TIMES,
    }),
    describe("colors", "id", { ...OWN, name: "text", color: "text", tags: "text[]", ...TIMES }),
    describe("redirects", "path", {
      path: "text",
      target: "text",
      status: "integer",
      note: "text",
      created_at: "timestamptz",
    }),
    describe("recovery_codes", "id", { id: "uuid", user_id: "uuid", code_hash: "text", created_at: "timestamptz" }),
    describe("billing_customers", "user_id", {
      user_id: "uuid",
      stripe_customer_id: "text",
      address_changed_at: "timestamptz",
      created_at: "timestamptz",
    }),
    describe("subscriptions", "id", {
      id: "text",
      user_id: "uuid",
      status: "text",
      price_id: "text",
      current_period_end: "timestamptz",
      cancel_at_period_end: "boolean",
      canceled_at: "timestamptz",
      grace_until: "timestamptz",
      livemode: "boolean",
      event_created: "timestamptz",
      revision: "integer",
      updated_at: "timestamptz",
    }),
    describe("billing_events", "id", {
      id: "text",
      type: "text",
      created: "timestamptz",
      livemode: "boolean",
      received_at: "timestamptz",
      processed_at: "timestamptz",
    }),
    describe("pro_grants", "user_id", {
      user_id: "uuid",
      granted_at: "timestamptz",
      until: "timestamptz",
      reason: "text",
    }),
  ].map((table) => [table.name, table]),
);

function describe(name: string, key: string, types: Record<string, ColumnType>): Table {
  const columns = new Map(Object.entries(types).map(([column, type]) => [column, { name: column, type }]));
  return { name, key: columns.get(key) as Column, columns };
}
