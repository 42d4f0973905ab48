import { quoted, Refusal, unknownColumn, unreadable, unsupported } from "./problem.ts";
import { MAX_ROWS, type Rows, readJson, readRows } from "./read-body.ts";
import { type Filter, QUERY_WORDS, readFilters } from "./read-filters.ts";
import { type Column, TABLES, type Table } from "./tables.ts";

export type Order = { column: Column; isDescending: boolean; nulls: "first" | "last" | null };

/** A parsed request, which contains only known names, checked values and numbers. */
export type Call = {
  table: Table;
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
const MAX_QUERY_CHARACTERS = 16_000;
const MAX_ORDERS = 8;

/** Parses a request or throws a Refusal. */
export async function readCall(request: Request): Promise<Call> {
  const url = new URL(request.url);
  if (url.search.length > MAX_QUERY_CHARACTERS) {
    throw new Refusal(414, "PGRST100", `A query has at most ${MAX_QUERY_CHARACTERS} characters`);
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
    if (shared.filters.length > 0) throw unsupported("an insert takes no filter");
    checkConflict(table, query.get("on_conflict"));
    return { ...shared, kind: "insert", body: readRows(table, await readJson(request), query.get("columns")) };
  }
  if (method !== "PATCH" && method !== "DELETE") {
    throw new Refusal(405, "PGRST117", `Unsupported HTTP method: ${quoted(method)}`);
  }
  // A filter that the official client omits by mistake would wipe out a whole library.
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

/** Rejects repeated parameters: it would be a guess which one counts. */
function checkOnce(query: URLSearchParams) {
  const twice = QUERY_WORDS.find((word) => query.getAll(word).length > 1);
  if (twice) throw unsupported(`${twice} is given more than once`);
}

function checkOnly(query: URLSearchParams, words: readonly string[]) {
  const other = QUERY_WORDS.find((word) => query.has(word) && !words.includes(word));
  if (other) throw unsupported(`${other} is not supported with this method`);
}

/** Reads a list of columns or `*`: no embedding, aliases, casts, functions or JSON paths. */
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
  if (target !== null && target !== table.key.name) throw unsupported(`on_conflict takes ${table.key.name} only`);
}

export type Preferences = {
  isReturning: boolean;
  isCounting: boolean;
  resolution: "merge" | "ignore" | null;
  /** The applied preferences, for the response. */
  applied: readonly string[];
};

// These change what a call does, so ignoring them would be a trap.
const UNSUPPORTED = ["tx=", "max-affected=", "missing=default"];

/** Reads the `Prefer` header. Unknown preferences are ignored, as RFC 7240 requires. */
function readPreferences(headers: Headers): Preferences {
  const given = (headers.get("prefer") ?? "").split(",").map((item) => item.trim());
  const refused = given.find((item) => UNSUPPORTED.some((start) => item.startsWith(start)));
  if (refused) throw new Refusal(400, "PGRST122", `Preference not supported: ${refused.slice(0, 40)}`);
  const isCounting = given.some((item) => /^count=(exact|planned|estimated)$/.test(item));
  const merge = given.includes("resolution=merge-duplicates");
  const ignore = given.includes("resolution=ignore-duplicates");
  const isReturning = given.includes("return=representation");
  const applied = [
    ...(isReturning ? ["return=representation"] : given.includes("return=minimal") ? ["return=minimal"] : []),
    ...(merge ? ["resolution=merge-duplicates"] : ignore ? ["resolution=ignore-duplicates"] : []),
    ...(isCounting ? ["count=exact"] : []),
  ];
  return { isReturning, isCounting, resolution: merge ? "merge" : ignore ? "ignore" : null, applied };
}

const LIST_TYPES = ["*/*", "application/*", "application/json", "application/vnd.pgrst.array+json"];
const OBJECT_TYPE = "application/vnd.pgrst.object+json";

/** True if the caller asks for exactly one row, as an object. Throws a Refusal if JSON isn't accepted. */
function wantsObject(headers: Headers): boolean {
  const accept = headers.get("accept") || "*/*";
  for (const item of accept.split(",")) {
    const [type = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    if (parameters.some((parameter) => parameter.startsWith("nulls="))) continue;
    if (type === OBJECT_TYPE) return true;
    if (LIST_TYPES.includes(type)) return false;
  }
  const shown = accept.slice(0, 60);
  throw new Refusal(406, "PGRST107", `None of these media types are available: ${shown}`);
}

/** PostgREST lets a request choose a schema; here there is only one. */
function checkProfile(headers: Headers) {
  for (const name of ["accept-profile", "content-profile"]) {
    if ((headers.get(name) ?? "public") !== "public") {
      throw new Refusal(406, "PGRST106", "The schema must be one of the following: public");
    }
  }
}

export type Page = { offset: number; limit: number };

const MAX_OFFSET = 1_000_000;

/** Reads the page from `limit` and `offset`, or the `Range` header of a GET; never more than 1000 rows. */
function readPage(query: URLSearchParams, headers: Headers): Page {
  const range = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(headers.get("range")?.trim() ?? "");
  const first = Number(range?.[1] ?? 0);
  const last = range?.[2] === undefined ? Number.POSITIVE_INFINITY : Number(range[2]);
  if (first > last) {
    throw outOfRange("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  const offset = readCount(query, "offset") ?? first;
  const limit = readCount(query, "limit") ?? last - first + 1;
  if (offset > MAX_OFFSET) throw outOfRange(`An offset is at most ${MAX_OFFSET}.`);
  return { offset, limit: Math.min(limit, MAX_ROWS) };
}

function readCount(query: URLSearchParams, name: string) {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unreadable(`${name} parameter`, text, "a number from 0");
  return Number(text);
}

/** PostgREST's 416 error. */
export function outOfRange(details: string): Refusal {
  return new Refusal(416, "PGRST103", "Requested range not satisfiable", details);
}
