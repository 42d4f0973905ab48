import pg from "pg";
import { type Database, type Db, nameSlow, retryDeadlock, workInside } from "../sql.ts";
import { VALUE_READERS } from "./read-values.ts";

const CONNECTIONS = 8;
const CONNECT_LIMIT_MS = 5000;
const IDLE_MS = 30_000;
const STATEMENT_LIMIT_MS = 15_000;

const types = {
  getTypeParser: (type: number, format?: "text" | "binary") =>
    (format !== "binary" && VALUE_READERS[type]) || pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

/**
 * A pool of connections to PostgreSQL 15 or newer. It connects on first use, and reconnects after the database was
 * unavailable: queries in progress fail, later ones work.
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    options: "-c TimeZone=UTC",
    application_name: "huesmith",
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
  });
  // When a database stops, idle connections (pool) and those in a transaction (client) emit "error", which would end
  // the process if unhandled. A query in progress rejects anyway.
  pool.on("error", ignoreLostConnection);
  pool.on("connect", (client) => client.on("error", ignoreLostConnection));
  const query = queryOn(pool);
  return {
    kind: "postgres",
    db: {
      // A single query is a transaction and can be retried unchanged.
      query: <Row>(text: string, values: readonly unknown[]) => retryDeadlock(() => query<Row>(text, values)),
      transaction: (work) => transact(pool, work),
    },
    inSession: async (work) => {
      const client = await pool.connect();
      try {
        await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
        return await work({
          run: async (sql) => void (await client.query(sql)),
          rows: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
        });
      } finally {
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

async function transact<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    const result = await workInside(queryOn(client), work);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function queryOn(connection: pg.Pool | pg.PoolClient): Db["query"] {
  return nameSlow(<Row>(text: string, values: readonly unknown[]) =>
    connection.query<Row & pg.QueryResultRow>(text, [...values]),
  );
}

function ignoreLostConnection() {
  // The pool drops the connection and makes a new one.
}
