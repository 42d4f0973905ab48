import { expect, test } from "vitest";
import { openTestDatabases } from "../database/test-databases.ts";
import { sql } from "../sql.ts";
import { AUTH_COLUMNS } from "./rows.ts";

const databases = await openTestDatabases();

for (const { name, db } of databases) {
  test(`${name}: the column types match the auth schema`, async () => {
    const { rows } = await sql<{ column: string }>`
      select table_name || '.' || column_name || ': ' ||
        case data_type when 'timestamp with time zone' then 'timestamptz' else data_type end ||
        case is_nullable when 'YES' then '?' else '' end as column
      from information_schema.columns where table_schema = 'auth'`.execute(db);
    const known = Object.entries(AUTH_COLUMNS).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, type]) => `${table}.${column}: ${type}`),
    );
    expect(rows.map(({ column }) => column)).toEqual(expect.arrayContaining(known));
  });
}
