import * as v from "valibot";
import { isStorable } from "../auth/read.ts";
import { Refusal, unsupported } from "./problem.ts";

export type ColumnType = "uuid" | "text" | "text[]" | "boolean" | "integer" | "timestamptz";
export type Column = { name: string; type: ColumnType };
export type Table = {
  name: string;
  /** The primary key, which upserts match on. */
  key: Column;
  columns: ReadonlyMap<string, Column>;
};

const OWN = { id: "uuid", user_id: "uuid", project_id: "uuid" } as const;
const TIMES = { created_at: "timestamptz", updated_at: "timestamptz", deleted_at: "timestamptz" } as const;

/**
 * All tables of the data API: no other names get into SQL. The migrations' grants and row-level security decide who can
 * do what with them.
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
    // A view of the caller's own sessions.
    describe("sessions", "id", {
      id: "uuid",
      user_agent: "text",
      created_at: "timestamptz",
      last_used_at: "timestamptz",
      is_current: "boolean",
    }),
    // A view for the server only.
    describe("outbox", "id", {
      id: "uuid",
      mail: "text",
      user_id: "uuid",
      tries: "integer",
      created_at: "timestamptz",
      due_at: "timestamptz",
    }),
    describe("jobs", "name", { name: "text", due_at: "timestamptz" }),
    describe("recovery_codes", "id", {
      id: "uuid",
      user_id: "uuid",
      code_hash: "text",
      created_at: "timestamptz",
      spent_on: "text",
    }),
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
      price_amount: "integer",
      price_currency: "text",
      price_interval: "text",
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

export type Value = string | number | boolean | null | readonly string[];

// PostgreSQL would also accept "tomorrow" and "infinity".
const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const INTEGER = /^-?\d{1,9}$/;

/** No column holds longer text; a sealed message is the longest. The database has the limit of each column. */
const MAX_TEXT_CHARACTERS = 32_000;
const MAX_LIST_ITEMS = 200;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT_CHARACTERS), v.check(isStorable));

/** Values in a request body. */
const IN_BODY: Record<ColumnType, v.GenericSchema<unknown, Value>> = {
  uuid: v.pipe(v.string(), v.uuid()),
  text,
  "text[]": v.pipe(v.array(text), v.maxLength(MAX_LIST_ITEMS)),
  boolean: v.boolean(),
  integer: v.pipe(v.number(), v.safeInteger()),
  timestamptz: v.pipe(v.string(), v.regex(TIME)),
};

/** Values in a filter, where everything is text. Lists can only be compared with null. */
const IN_FILTER: Record<Exclude<ColumnType, "text[]">, v.GenericSchema<string>> = {
  uuid: v.pipe(v.string(), v.uuid()),
  text,
  boolean: v.picklist(["true", "false"]),
  integer: v.pipe(v.string(), v.regex(INTEGER)),
  timestamptz: v.pipe(v.string(), v.regex(TIME)),
};

/** Checks a column's value in a body; throws a Refusal that doesn't repeat it. Null is left to the database. */
export function readBodyValue(column: Column, value: unknown): Value {
  if (value === null) return null;
  const { success, output } = v.safeParse(IN_BODY[column.type], value);
  if (!success) throw badValue(column.type);
  return output;
}

/** Checks a column's value in a filter; throws a Refusal that doesn't repeat it. */
export function readFilterValue({ type }: Column, value: string): string {
  if (type === "text[]") throw unsupported("lists can be compared with null only");
  if (!v.is(IN_FILTER[type], value)) throw badValue(type);
  return value;
}

/** PostgreSQL's error for an invalid value. */
function badValue(type: ColumnType) {
  const isTime = type === "timestamptz";
  return new Refusal(
    400,
    isTime ? "22007" : "22P02",
    `invalid input syntax for type ${isTime ? "timestamp with time zone" : type}`,
  );
}
