import type { PostgrestClient } from "@supabase/postgrest-js";
import { deadline } from "./clients.ts";

export type TableName = "projects" | "palettes" | "colors";
/** Times are in ISO 8601. */
export type Row = {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  project_id?: string | null;
  share_token?: string | null;
};

const COLUMNS: Readonly<Record<TableName, string>> = {
  projects: "id,name,notes,created_at,updated_at,deleted_at",
  palettes: "id,project_id,name,path,colors,tags,share_token,created_at,updated_at,deleted_at",
  colors: "id,project_id,name,color,tags,created_at,updated_at,deleted_at",
};

/** `status` is 0 if there was no response. */
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

const PAGE_ROWS = 1000;
/** Keeps addresses shorter than servers' limits. */
const MAX_IDS = 100;

/** All rows of the signed-in person. Paginates by id, so none is missed if others are added or removed meanwhile. */
export async function fetchRows(rest: PostgrestClient, table: TableName): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = rest.from(table).select(COLUMNS[table]).order("id").limit(PAGE_ROWS);
    const last = rows.at(-1);
    const page = dataOf<Row[]>(await (last ? query.gt("id", last.id) : query).abortSignal(deadline()));
    rows.push(...page);
    if (page.length < PAGE_ROWS) return rows;
  }
}

/** Returns the new rows. Existing rows, such as after a lost response, are left unchanged. */
export async function insertRows(rest: PostgrestClient, table: TableName, rows: readonly object[]): Promise<Row[]> {
  const query = rest.from(table).upsert([...rows], { onConflict: "id", ignoreDuplicates: true });
  return dataOf<Row[]>(await query.select(COLUMNS[table]).abortSignal(deadline()));
}

/** Applies one change to many rows and returns those it matched. With a time, only rows unchanged since then match. */
export async function patchRows(
  rest: PostgrestClient,
  table: TableName,
  { ids, change, since }: { ids: readonly string[]; change: object; since: number | null },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of chunks(ids)) {
    let query = rest.from(table).update(change).in("id", some);
    if (since !== null) {
      // Columns have microseconds, Date only milliseconds.
      query = query.gte("updated_at", new Date(since).toISOString());
      query = query.lt("updated_at", new Date(since + 1).toISOString());
    }
    rows.push(...dataOf<Row[]>(await query.select(COLUMNS[table]).abortSignal(deadline())));
  }
  return rows;
}

export async function deleteRows(rest: PostgrestClient, table: TableName, ids: readonly string[]) {
  for (const some of chunks(ids)) {
    dataOf(await rest.from(table).delete().in("id", some).select("id").abortSignal(deadline()));
  }
}

/** The person's limits by kind, each null if unlimited. Null if the session isn't that person's. */
export async function fetchLimits(rest: PostgrestClient, userId: string) {
  const limits: Record<TableName, number | null> = { projects: null, palettes: null, colors: null };
  const query = rest.from("profiles").select("is_pro").eq("id", userId).limit(1);
  const [profile] = dataOf<{ is_pro: boolean }[]>(await query.abortSignal(deadline()));
  if (!profile) return null;
  if (profile.is_pro) return limits;
  type Limit = { resource: TableName; free_limit: number };
  const rows = dataOf<Limit[]>(await rest.from("plan_limits").select("resource,free_limit").abortSignal(deadline()));
  for (const { resource, free_limit } of rows) limits[resource] = free_limit;
  return limits;
}

/** The data of a response; throws a DataError if it has none. The client can't know its shape. */
function dataOf<Data>({ data, error, status }: { data: unknown; error: object | null; status: number }): Data {
  if (error || data === null) throw new DataError(status, error ?? {});
  return data as Data;
}

function chunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_none, at) =>
    ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
}
