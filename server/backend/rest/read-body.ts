import { readBytes } from "../read-bytes.ts";
import { quoted, Refusal } from "./problem.ts";
import { type Column, readBodyValue, type Table, type Value } from "./tables.ts";

export type Rows = { columns: readonly Column[]; rows: readonly Record<string, Value>[] };

const MAX_BODY_BYTES = 2_000_000;
/** In a body, and in the answer to a read. */
export const MAX_ROWS = 1000;

/** Reads the JSON of a body of at most 2 MB. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type");
  if (type && !/^application\/(?:vnd\.pgrst\.(?:object|array)\+)?json\b/i.test(type)) {
    throw new Refusal(415, "PGRST102", "The body must be application/json");
  }
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (!bytes) throw new Refusal(413, "PGRST102", `The body has more than ${MAX_BODY_BYTES} bytes`);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "PGRST102", "Empty or invalid json");
  }
}

/** Reads one or more rows. All have the same columns, or `columns` names them; missing values are then null. */
export function readRows(table: Table, json: unknown, columnList: string | null): Rows {
  const items = Array.isArray(json) ? json : [json];
  if (items.length > MAX_ROWS) throw new Refusal(400, "PGRST102", `A request takes at most ${MAX_ROWS} rows`);
  const objects = items.map(readObject);
  const names = columnList === null ? Object.keys(objects[0] ?? {}) : unquote(columnList);
  const columns = [...new Set(names)].map((name) => findColumn(table, name));
  if (objects.length > 0 && columns.length === 0) throw new Refusal(400, "PGRST102", "A row needs at least one column");
  const rows = objects.map((object) => {
    if (columnList === null && !hasSameKeys(object, columns)) {
      throw new Refusal(400, "PGRST102", "All object keys must match");
    }
    return Object.fromEntries(
      columns.map((column) => [
        column.name,
        Object.hasOwn(object, column.name) ? readBodyValue(column, object[column.name]) : null,
      ]),
    );
  });
  return { columns, rows };
}

function readObject(item: unknown): Record<string, unknown> {
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    throw new Refusal(400, "PGRST102", "The body must be an object or a list of objects");
  }
  return item as Record<string, unknown>;
}

function hasSameKeys(object: Record<string, unknown>, columns: readonly Column[]) {
  return Object.keys(object).length === columns.length && columns.every(({ name }) => Object.hasOwn(object, name));
}

function findColumn(table: Table, name: string) {
  const column = table.columns.get(name);
  if (column) return column;
  throw new Refusal(
    400,
    "PGRST204",
    `Could not find the '${quoted(name)}' column of '${table.name}' in the schema cache`,
  );
}

/** The official client sends `"id","name"`. */
function unquote(columnList: string) {
  return columnList.split(",").map((name) => name.replace(/^"(.*)"$/s, "$1"));
}
