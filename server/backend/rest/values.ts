import * as v from "valibot";
import { Refusal } from "./problem.ts";
import type { Column, ColumnType } from "./tables.ts";

export type Value = string | number | boolean | null | readonly string[];

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
// PostgreSQL would take "tomorrow" and "infinity", too.
const TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const INTEGER = /^-?\d{1,9}$/;

/** No column holds longer text; the database has the limit of each. */
const MAX_TEXT_CHARS = 16_000;
const MAX_LIST_ITEMS = 200;

const text = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT_CHARS),
  // PostgreSQL can store neither.
  v.check((value) => !value.includes("\0") && value.isWellFormed()),
);

/** In the body of a request. */
const IN_BODY: Record<ColumnType, v.GenericSchema<unknown, Value>> = {
  uuid: v.pipe(v.string(), v.regex(UUID)),
  text,
  "text[]": v.pipe(v.array(text), v.maxLength(MAX_LIST_ITEMS)),
  boolean: v.boolean(),
  integer: v.pipe(v.number(), v.safeInteger()),
  timestamptz: v.pipe(v.string(), v.regex(TIME)),
};

/** In a filter, where everything is text. Lists are only compared with null. */
const IN_FILTER: Record<Exclude<ColumnType, "text[]">, v.GenericSchema<string>> = {
  uuid: v.pipe(v.string(), v.regex(UUID)),
  text,
  boolean: v.picklist(["true", "false"]),
  integer: v.pipe(v.string(), v.regex(INTEGER)),
  timestamptz: v.pipe(v.string(), v.regex(TIME)),
};

/** The value of a column in a body, or a refusal that does not repeat it. Null is left to the database. */
export function readBodyValue(column: Column, value: unknown): Value {
  if (value === null) return null;
  const { success, output } = v.safeParse(IN_BODY[column.type], value);
  if (!success) throw badValue(column.type);
  return output;
}

/** The same for a filter. */
export function readFilterValue({ type }: Column, value: string): string {
  if (type === "text[]") throw new Refusal(400, "PGRST100", "lists can be compared with null only");
  if (!v.is(IN_FILTER[type], value)) throw badValue(type);
  return value;
}

/** PostgreSQL's words for it. */
function badValue(type: ColumnType) {
  const isTime = type === "timestamptz";
  return new Refusal(
    400,
    isTime ? "22007" : "22P02",
    `invalid input syntax for type ${isTime ? "timestamp with time zone" : type}`,
  );
}
