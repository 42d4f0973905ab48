import { unknownColumn, unreadable, unsupported } from "./problem.ts";
import { type Column, readFilterValue, type Table } from "./tables.ts";

const COMPARISONS = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike"] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type Filter = { column: Column; isNot: boolean } & (
  | { operator: Comparison; value: string }
  | { operator: "in"; values: readonly string[] }
  | { operator: "is"; value: "null" | "true" | "false" | "unknown" }
);

const MAX_FILTERS = 30;
const MAX_IN_VALUES = 500;
/** PostgreSQL may compare a whole pattern at every character of every row, and the embedded one can't be interrupted. */
const MAX_PATTERN_CHARACTERS = 40;
const OPERATORS = "not, eq, neq, gt, gte, lt, lte, in, is, like or ilike";

/** Query parameters that aren't filters. */
export const QUERY_WORDS = ["select", "order", "limit", "offset", "columns", "on_conflict"];
const LOGIC = new Set(["and", "or", "not.and", "not.or"]);

/** Reads filters like `column=operator.value`, all of which must match. A column can have several. */
export function readFilters(table: Table, query: URLSearchParams): Filter[] {
  const filters: Filter[] = [];
  for (const [name, text] of query) {
    if (QUERY_WORDS.includes(name)) continue;
    if (LOGIC.has(name)) throw unsupported(`“${name}” is not supported: filters are joined by and`);
    const column = table.columns.get(name);
    if (!column) throw unknownColumn(table.name, name);
    if (filters.length === MAX_FILTERS) throw unsupported(`more than ${MAX_FILTERS} filters`);
    filters.push(readFilter(column, text));
  }
  if (filters.filter(isPattern).length > 1) throw unsupported("more than one like or ilike filter");
  return filters;
}

/** True for the filters that take the database the longest. */
export function isPattern({ operator }: Filter): boolean {
  return operator === "like" || operator === "ilike";
}

function readFilter(column: Column, text: string): Filter {
  const [, not, operator = "", operand = ""] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  const isNot = not !== undefined;
  if (operator === "is") return readIs(column, isNot, operand);
  if (operator === "in") {
    const values = readList(operand).map((value) => readFilterValue(column, value));
    return { column, isNot, operator, values };
  }
  const comparison = COMPARISONS.find((known) => known === operator);
  if (!comparison) throw unreadable("filter", text, OPERATORS);
  const filter = { column, isNot, operator: comparison, value: readFilterValue(column, operand) };
  if (isPattern(filter)) {
    if (column.type !== "text") throw unsupported(`${operator} is for text only`);
    if (filter.value.length > MAX_PATTERN_CHARACTERS)
      throw unsupported(`a pattern has at most ${MAX_PATTERN_CHARACTERS} characters`);
  }
  return filter;
}

function readIs(column: Column, isNot: boolean, operand: string): Filter {
  const value = operand.toLowerCase();
  if (value === "not_null") return { column, isNot: !isNot, operator: "is", value: "null" };
  if (value === "null") return { column, isNot, operator: "is", value };
  if (value !== "true" && value !== "false" && value !== "unknown") {
    throw unreadable("is filter", operand, "null, not_null, true, false or unknown");
  }
  if (column.type !== "boolean") throw unsupported(`is.${value} is for booleans only`);
  return { column, isNot, operator: "is", value };
}

/** Parses `(a,b,"with, comma","with \" quote")` in one pass. */
function readList(text: string): string[] {
  if (!text.startsWith("(") || !text.endsWith(")") || text.length < 2) throw unreadable("list", text, "(…)");
  const values: string[] = [];
  const inner = text.slice(1, -1);
  if (inner === "") return values;
  const item = /(?:"((?:[^"\\]|\\.)*)"|((?:[^",()][^,()]*)?))(,|$)/sy;
  let isOpen = true;
  while (isOpen) {
    const match = item.exec(inner);
    if (!match) throw unreadable("list", text, 'values between commas; those with commas or parentheses in "…"');
    if (values.length === MAX_IN_VALUES) throw unsupported(`more than ${MAX_IN_VALUES} values in a list`);
    values.push(match[1] === undefined ? (match[2] ?? "") : match[1].replace(/\\(.)/gs, "$1"));
    isOpen = match[3] === ",";
  }
  return values;
}
