/** What queries run on: a pool of connections, or one connection inside a transaction. */
export type Db = {
  query: <Row>(text: string, values: readonly unknown[]) => Promise<{ rows: Row[] }>;
  /** Commits when `work` resolves and rolls back when it rejects. `work` must use the Db that it is given. */
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
};

/**
 * Runs `work` on a connection that has begun a transaction. Rejects if a statement failed, even when `work` swallowed the
 * error: the transaction is lost by then. One inside the other would need savepoints, which no caller needs.
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

/** The code of what PostgreSQL ends because two transactions wait for each other. */
const DEADLOCK = "40P01";
const MOST_TRIES = 3;

/**
 * Runs a transaction, again when it was ended for a deadlock, so it must change nothing but the database. Not a part of
 * `transaction`, because the lines of a backup can be read only once.
 */
export async function retryDeadlock<Result>(transact: () => Promise<Result>, triesLeft = MOST_TRIES): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (Object(error).code !== DEADLOCK || triesLeft === 1) throw error;
    return retryDeadlock(transact, triesLeft - 1);
  }
}

const SLOW_MS = 500;
const SHOWN_CHARACTERS = 200;

/** Names a query that took long, by its text: what people wrote is in the values. */
export function nameSlow(query: Db["query"]): Db["query"] {
  return async (text, values) => {
    const start = performance.now();
    try {
      return await query(text, values);
    } finally {
      const ms = performance.now() - start;
      if (ms > SLOW_MS) console.warn(`Slow query (${Math.round(ms)} ms): ${shorten(text)}`);
    }
  };
}

function shorten(text: string) {
  return text.replace(/\s+/g, " ").trim().slice(0, SHOWN_CHARACTERS);
}

/** A piece of SQL with its parameters apart from its text; `Row` is what the whole statement gives. */
export class Sql<Row = unknown> {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];

  /** There is one value between each two strings. */
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

  /** The first row, or null. */
  async first(db: Db): Promise<Row | null> {
    return (await this.execute(db)).rows[0] ?? null;
  }
}

/** Tag of a template: pieces of SQL are put into the text, every other value becomes a parameter. */
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

/** A quoted name: of a column, or of a table with its schema before it. */
sql.id = (...names: readonly string[]): Sql =>
  new Sql([names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".")], []);

/** Pieces and values with a separator between them. */
sql.join = (items: readonly unknown[], separator: Sql = sql`, `): Sql =>
  items.reduce<Sql>((joined, item, at) => (at === 0 ? sql`${item}` : sql`${joined}${separator}${item}`), sql``);

/** An open database, PGlite or PostgreSQL. Rows are the same on both: see read-values.ts. */
export type Database = {
  kind: "pglite" | "postgres";
  db: Db;
  /** One session of its own, for the migrations; what it locks is free again when `work` ends. */
  inSession: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

export type Session = {
  /** Any number of statements, without parameters. */
  run: (sql: string) => Promise<void>;
  /** One statement. */
  rows: (sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
};
