import { quoted, Refusal, unknownColumn, unreadable } from "./problem.ts";
import { type Rows, readJson, readRows } from "./read-body.ts";
import { type Filter, readFilters } from "./read-filters.ts";
import {
  checkProfile,
  type Page,
  type Preferences,
  readPage,
  readPreferences,
  wantsObject,
} from "./read-preferences.ts";
import { type Column, TABLES, type Table } from "./tables.ts";

export type Order = { column: Column; isDescending: boolean; nulls: "first" | "last" | null };

/** A request, understood: nothing in it but known names, checked values and numbers. */
export type Call = {
  table: Table;
  /** What the answer shows. */
  columns: readonly Column[];
  filters: readonly Filter[];
  preferences: Preferences;
  isObject: boolean;
} & (
  | { kind: "read"; order: readonly Order[]; page: Page; isHead: boolean }
  | { kind: "insert"; body: Rows }
  | { kind: "update"; body: Rows }
  | { kind: "delete" }
);

const PREFIX = "/rest/v1/";
const MAX_QUERY_CHARS = 16_000;
const MAX_ORDERS = 8;

/** Understands a request or throws a Refusal. */
export async function readCall(request: Request): Promise<Call> {
  const url = new URL(request.url);
  if (url.search.length > MAX_QUERY_CHARS) {
    throw new Refusal(414, "PGRST100", `A query has at most ${MAX_QUERY_CHARS} characters`);
  }
  checkProfile(request.headers);
  const table = findTable(url.pathname);
  const query = url.searchParams;
  checkOnce(query);
  const shared = {
    table,
    columns: readSelect(table, query.get("select")),
    filters: readFilters(table, query),
    preferences: readPreferences(request.headers),
    isObject: wantsObject(request.headers),
  };
  const { method } = request;
  if (method === "GET" || method === "HEAD") {
    checkOnly(query, ["select", "order", "limit", "offset"]);
    const page = readPage(query, request.headers);
    return { ...shared, kind: "read", order: readOrder(table, query.get("order")), page, isHead: method === "HEAD" };
  }
  if (method === "POST") {
    checkOnly(query, ["select", "columns", "on_conflict"]);
    if (shared.filters.length > 0) throw new Refusal(400, "PGRST100", "an insert takes no filter");
    checkConflict(table, query.get("on_conflict"));
    return { ...shared, kind: "insert", body: readRows(table, await readJson(request), query.get("columns")) };
  }
  if (method !== "PATCH" && method !== "DELETE") {
    throw new Refusal(405, "PGRST117", `Unsupported HTTP method: ${quoted(method)}`);
  }
  // The official client sends none by mistake, and a whole library is gone.
  if (shared.filters.length === 0) {
    throw new Refusal(400, "21000", `${method === "PATCH" ? "UPDATE" : "DELETE"} requires a WHERE clause`);
  }
  checkOnly(query, ["select", "columns"]);
  if (method === "DELETE") return { ...shared, kind: "delete" };
  const json = await readJson(request);
  if (Array.isArray(json)) throw new Refusal(400, "PGRST102", "An update takes one object");
  return { ...shared, kind: "update", body: readRows(table, json, query.get("columns")) };
}

function findTable(path: string): Table {
  const name = path.slice(PREFIX.length);
  const table = path.startsWith(PREFIX) ? TABLES.get(name) : undefined;
  if (table) return table;
  if (name.startsWith("rpc/")) {
    const called = quoted(name.slice("rpc/".length));
    throw new Refusal(404, "PGRST202", `Could not find the function public.${called} in the schema cache`);
  }
  throw new Refusal(404, "PGRST205", `Could not find the table 'public.${quoted(name)}' in the schema cache`);
}

const QUERY_WORDS = ["select", "order", "limit", "offset", "columns", "on_conflict"];

/** Two of them: which one counts would be a guess. */
function checkOnce(query: URLSearchParams) {
  const twice = QUERY_WORDS.find((word) => query.getAll(word).length > 1);
  if (twice) throw new Refusal(400, "PGRST100", `${twice} is given more than once`);
}

function checkOnly(query: URLSearchParams, words: readonly string[]) {
  const other = QUERY_WORDS.find((word) => query.has(word) && !words.includes(word));
  if (other) throw new Refusal(400, "PGRST100", `${other} is not supported with this method`);
}

/** A list of columns or `*`: nothing embedded, no other names, casts, functions or JSON paths. */
function readSelect(table: Table, select: string | null): Column[] {
  const names = (select ?? "*").split(",");
  if (names.length > 2 * table.columns.size) throw unreadable("select parameter", select ?? "", "each column once");
  const columns = new Set<Column>();
  for (const name of names) {
    if (name === "*") {
      for (const column of table.columns.values()) columns.add(column);
      continue;
    }
    const column = table.columns.get(name);
    if (!column && /^[a-z_]{1,63}$/.test(name)) throw unknownColumn(table.name, name);
    if (!column) throw unreadable("select parameter", select ?? "", "* or names of columns");
    columns.add(column);
  }
  return [...columns];
}

function readOrder(table: Table, order: string | null): Order[] {
  if (order === null) return [];
  const terms = order.split(",");
  if (terms.length > MAX_ORDERS) throw unreadable("order", order, `at most ${MAX_ORDERS} columns`);
  return terms.map((term) => {
    const match = /^([a-z_]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term);
    if (!match) throw unreadable("order", order, "column.asc or column.desc, and .nullsfirst or .nullslast");
    const [, name = "", direction, nulls = null] = match;
    const column = table.columns.get(name);
    if (!column) throw unknownColumn(table.name, name);
    return { column, isDescending: direction === "desc", nulls: nulls as Order["nulls"] };
  });
}

function checkConflict(table: Table, target: string | null) {
  if (target !== null && target !== table.key.name) {
    throw new Refusal(400, "PGRST100", `on_conflict takes ${table.key.name} only`);
  }
}
