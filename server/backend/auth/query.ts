import type { RawBuilder } from "kysely";
import type { Db } from "../contract.ts";

/** All rows of a query. */
export async function findAll<Row>(db: Db, query: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}

/** The first row of a query, or null. */
export async function findOne<Row>(db: Db, query: RawBuilder<Row>): Promise<Row | null> {
  return (await query.execute(db)).rows[0] ?? null;
}
