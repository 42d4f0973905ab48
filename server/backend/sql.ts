/** What queries run on: a pool of connections, or one connection inside a transaction. */
export type Db = {
  query: <Row>(text: string, values: readonly unknown[]) => Promise<{ rows: Row[] }>;
  /** Commits when `work` resolves and rolls back when it rejects. `work` must use the Db that it gets. */
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
};

/**
 * Runs `work` on a connection that has begun a transaction. Rejects if a statement failed, even if `work` caught the
 * error: the transaction is lost by then. Nesting would need savepoints, which no caller needs.
 */
export async function workInside<Result>(query: Db["query"], work: (tx: Db) => Promise<Result>): Promise<Result> {
  let failure: { error: unknown } | undefined;
  const result = await work({
    query: (text, values) =>
      query<never>(text, values).catch((error) => {
        failure ??= { error };
        throw error;
      }),
    transaction: () => Promise.reject(new Error("A transaction cannot begin inside another one")),
  });
  if (failure) throw failure.error;
  return result;
}

/** PostgreSQL's error code for two transactions that wait for each other. */
const DEADLOCK = "40P01";
const MAX_TRIES = 3;

/**
 * Runs a transaction and retries it after a deadlock, so it must change nothing but the database. Not part of
 * `transaction`, because the lines of a backup can be read only once.
 */
export async function retryDeadlock<Result>(transact: () => Promise<Result>, triesLeft = MAX_TRIES): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (Object(error).code !== DEADLOCK || triesLeft === 1) throw error;
    return retryDeadlock(transact, triesLeft - 1);
  }
}

const SLOW_MS = 500;
const SHOWN_CHARACTERS = 200;

/** Logs slow queries by their text, because user data is in the values. */
export function nameSlow(query: Db["query"]): Db["query"] {
  return async (text, values) => {
    const start = performance.now();
    try {
      return await query(text, values);
    } finally {
      const ms = performance.now() - start;
      if (ms > SLOW_MS) {
        const shown = text.replace(/\s+/g, " ").trim().slice(0, SHOWN_CHARACTERS);
        console.warn(`Slow query (${Math.round(ms)} ms): ${shown}`);
      }
    }
  };
}

/** A piece of SQL with its parameters separate from its text; `Row` is what the whole statement returns. */
export class Sql<Row = unknown> {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  /** There is one value between every two strings. */
  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }

  compile(): { text: string; values: readonly unknown[] } {
    return { text: this.strings.reduce((text, next, at) => `${text}$${at}${next}`), values: this.values };
  }

  execute(db: Db): Promise<{ rows: Row[] }> {
    const { text, values } = this.compile();
    return db.query<Row>(text, values);
  }

  async all(db: Db): Promise<readonly Row[]> {
    return (await this.execute(db)).rows;
  }

  async first(db: Db): Promise<Row | null> {
    return (await this.execute(db)).rows[0] ?? null;
  }
}

/** Template tag: pieces of SQL are inserted into the text; every other value becomes a parameter. */
export function sql<Row = unknown>(strings: readonly string[], ...values: readonly unknown[]): Sql<Row> {
  const texts = [strings[0] ?? ""];
  const parameters: unknown[] = [];
  const append = (text: string) => texts.push((texts.pop() ?? "") + text);
  for (const [at, value] of values.entries()) {
    if (value instanceof Sql) {
      const [first = "", ...others] = value.strings;
      append(first);
      texts.push(...others);
      parameters.push(...value.values);
    } else {
      texts.push("");
      parameters.push(value);
    }
    append(strings[at + 1] ?? "");
  }
  return new Sql<Row>(texts, parameters);
}

/** A quoted name of a column, or of a table with its schema first. */
sql.id = (...names: readonly string[]): Sql =>
  new Sql([names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".")], []);

/** Joins pieces and values with a separator. */
sql.join = (items: readonly unknown[], separator: Sql = sql`, `): Sql =>
  items.reduce<Sql>((joined, item, at) => (at === 0 ? sql`${item}` : sql`${joined}${separator}${item}`), sql``);

/** An open database, PGlite or PostgreSQL. Rows are the same on both: see read-values.ts. */
export type Database = {
  kind: "pglite" | "postgres";
  db: Db;
  /** Runs `work` in a separate session, for the migrations; its locks are released when `work` ends. */
  inSession: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

export type Session = {
  /** Runs any number of statements, without parameters. */
  run: (sql: string) => Promise<void>;
  /** Runs one statement. */
  rows: (sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
};
