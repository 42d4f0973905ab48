import type { Db } from "../sql.ts";

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
