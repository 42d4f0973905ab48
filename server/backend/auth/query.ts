import type { Db, Sql } from "../sql.ts";

/** All rows of a query. */
export async function findAll<Row>(db: Db, query: Sql<Row>): Promise<readonly Row[]> {
  return (await query.execute(db)).rows;
}

/** The first row of a query, or null. */
export async function findOne<Row>(db: Db, query: Sql<Row>): Promise<Row | null> {
  return (await query.execute(db)).rows[0] ?? null;
}
