import type { PostgrestClient } from "@supabase/postgrest-js";

export type TableName = "projects" | "palettes" | "colors";
/** What all three tables have. Times are texts of ISO 8601. */
export type BaseRow = {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** A call that did not succeed; `status` is 0 when no answer came. */
export class DataError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string;
  constructor(status: number, { code, message, details }: { code?: string; message?: string; details?: string }) {
    super(message || "The call failed");
    this.name = "DataError";
    this.status = status;
    this.code = code ?? "";
    this.details = details ?? "";
  }
}

type Answer<Data> = { data: Data | null; error: object | null; status: number };

const PAGE_ROWS = 1000;
/** Addresses stay shorter than what servers take. */
const MOST_IDS = 100;
const DEADLINE_MS = 30_000;

/** What an answer holds; throws a DataError instead of an answer without data. */
export function dataOf<Data>({ data, error, status }: Answer<Data>): Data {
  if (error || data === null) throw new DataError(status, error ?? {});
  return data;
}

/** All rows of the person who is signed in. Pages go by id, so that none is missed when others come or go meanwhile. */
export async function fetchRows<Row extends BaseRow>(
  rest: PostgrestClient,
  table: TableName,
  columns: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = rest.from(table).select(columns).order("id").limit(PAGE_ROWS);
    const last = rows.at(-1);
    const page = dataOf(await (last ? query.gt("id", last.id) : query).abortSignal(deadline())) as unknown as Row[];
    rows.push(...page);
    if (page.length < PAGE_ROWS) return rows;
  }
}

/** Gives back the rows that are new. A row that is there already, as after a lost answer, is left as it is. */
export async function insertRows<Row extends BaseRow>(
  rest: PostgrestClient,
  table: TableName,
  columns: string,
  rows: readonly object[],
): Promise<Row[]> {
  const query = rest.from(table).upsert([...rows], { onConflict: "id", ignoreDuplicates: true });
  return dataOf(await query.select(columns).abortSignal(deadline())) as unknown as Row[];
}

/** The same change to many rows; gives back those that it met. With a time only rows that have not changed since then. */
export async function patchRows<Row extends BaseRow>(
  rest: PostgrestClient,
  table: TableName,
  columns: string,
  { ids, change, since }: { ids: readonly string[]; change: object; since: number | null },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of chunks(ids)) {
    let query = rest.from(table).update(change).in("id", some);
    if (since !== null) {
      // Columns hold microseconds, and Date holds milliseconds.
      query = query.gte("updated_at", new Date(since).toISOString());
      query = query.lt("updated_at", new Date(since + 1).toISOString());
    }
    rows.push(...(dataOf(await query.select(columns).abortSignal(deadline())) as unknown as Row[]));
  }
  return rows;
}

export async function deleteRows(rest: PostgrestClient, table: TableName, ids: readonly string[]) {
  for (const some of chunks(ids)) {
    dataOf(await rest.from(table).delete().in("id", some).select("id").abortSignal(deadline()));
  }
}

/** Another caller may be waiting for its turn. */
function deadline() {
  return AbortSignal.timeout(DEADLINE_MS);
}

function chunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_none, at) =>
    ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS),
  );
}
