import { type Sql, sql } from "../sql.ts";
import type { Rows } from "./read-body.ts";
import type { Call, Order } from "./read-call.ts";
import { type Comparison, type Filter, isPattern } from "./read-filters.ts";
import type { Column, ColumnType, Table } from "./tables.ts";

/** The single row of a result: the response JSON, the number of rows in it, and the total number of rows. */
export type Outcome = { body: string; found: number; total: number | null };

const COMPARE: Record<Comparison, Sql<unknown>> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
};
const IS = { null: sql`null`, true: sql`true`, false: sql`false`, unknown: sql`unknown` };
const TYPES: Record<ColumnType, Sql<unknown>> = {
  uuid: sql`uuid`,
  text: sql`text`,
  "text[]": sql`text[]`,
  boolean: sql`boolean`,
  integer: sql`integer`,
  timestamptz: sql`timestamptz`,
};

/**
 * Compiles a call to one statement. Names come from `tables.ts`, everything the caller sent is a parameter, and
 * PostgreSQL writes the JSON, so that times look as on a hosted project with any driver.
 */
export function compile(call: Call): Sql<Outcome> {
  if (call.kind === "read") return compileRead(call);
  const shown = call.preferences.isReturning || call.isObject ? list(call.columns) : sql`1`;
  return sql<Outcome>`with answer as (${compileWrite(call)} returning ${shown}) ${result(call, sql`null::integer`)}`;
}

function compileRead({ table, columns, filters, order, page, ...call }: Call & { kind: "read" }): Sql<Outcome> {
  const { isCounting } = call.preferences;
  const needed = [...new Set([...columns, ...order.map(({ column }) => column)])];
  const matched = sql`matched as (select ${list(needed)} from ${named(table)} as t ${where(filters)})`;
  // Used twice, `matched` is computed only once.
  const total = isCounting ? sql`(select count(*)::integer from matched)` : sql`null::integer`;
  return sql<Outcome>`with ${matched}, answer as (select ${list(columns)} from matched as t ${orderBy(order)} limit ${
    page.limit
  } offset ${page.offset}) ${result({ isObject: call.isObject }, total)}`;
}

function compileWrite(call: Exclude<Call, { kind: "read" }>) {
  const { table, filters } = call;
  if (call.kind === "delete") return sql`delete from ${named(table)} as t ${where(filters)}`;
  const { columns } = call.body;
  if (call.kind === "update") {
    const set = columns.map(({ name }) => sql`${sql.id(name)} = body.${sql.id(name)}`);
    return sql`update ${named(table)} as t set ${sql.join(set)} from ${asTable(call.body)} ${where(filters)}`;
  }
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(columns.map(({ name }) => sql`body.${sql.id(name)}`));
  return sql`insert into ${named(table)} as t (${names}) select ${values} from ${asTable(call.body)} ${onConflict(call)}`;
}

function onConflict({ table, body, preferences }: Call & { kind: "insert" }) {
  if (preferences.resolution === null) return sql``;
  const target = sql`on conflict (${sql.id(table.key.name)}) do`;
  if (preferences.resolution === "ignore") return sql`${target} nothing`;
  const set = body.columns.map(({ name }) => sql`${sql.id(name)} = excluded.${sql.id(name)}`);
  return sql`${target} update set ${sql.join(set)}`;
}

/** The whole body is one parameter. */
function asTable({ columns, rows }: Rows) {
  const types = columns.map(({ name, type }) => sql`${sql.id(name)} ${TYPES[type]}`);
  return sql`json_to_recordset(cast(${JSON.stringify(rows)} as json)) as body(${sql.join(types)})`;
}

function result({ isObject }: { isObject: boolean }, total: Sql<unknown>) {
  const body = isObject
    ? sql`coalesce((json_agg(answer) -> 0)::text, 'null')`
    : sql`coalesce(json_agg(answer), '[]')::text`;
  return sql`select ${body} as body, count(*)::integer as found, ${total} as total from answer`;
}

function named({ name }: Table) {
  return sql.id("public", name);
}

function own({ name }: Column) {
  return sql.id("t", name);
}

function list(columns: readonly Column[]) {
  return sql.join(columns.map(own));
}

function where(filters: readonly Filter[]) {
  return filters.length === 0 ? sql`` : sql`where ${sql.join(filters.map(condition), sql` and `)}`;
}

function condition(filter: Filter) {
  const positive = compare(filter);
  return filter.isNot ? sql`not (${positive})` : sql`(${positive})`;
}

function compare(filter: Filter) {
  const { column } = filter;
  if (filter.operator === "is") return sql`${own(column)} is ${IS[filter.value]}`;
  if (filter.operator === "in") {
    return filter.values.length === 0
      ? sql`false`
      : sql`${own(column)} in (${sql.join(filter.values.map((value) => asType(value, column)))})`;
  }
  // In URLs, `*` is used instead of `%`, which would have to be escaped.
  const value = isPattern(filter) ? filter.value.replaceAll("*", "%") : filter.value;
  return sql`${own(column)} ${COMPARE[filter.operator]} ${asType(value, column)}`;
}

/** Casts twice, because drivers would convert by the parameter's type, each in a different way. */
function asType(value: string, { type }: Column) {
  return sql`cast(cast(${value} as text) as ${TYPES[type]})`;
}

function orderBy(order: readonly Order[]) {
  if (order.length === 0) return sql``;
  const terms = order.map(({ column, isDescending, nulls }) => {
    const direction = isDescending ? sql`desc` : sql`asc`;
    const ends = nulls === "first" ? sql` nulls first` : nulls === "last" ? sql` nulls last` : sql``;
    return sql`${own(column)} ${direction}${ends}`;
  });
  return sql`order by ${sql.join(terms)}`;
}
