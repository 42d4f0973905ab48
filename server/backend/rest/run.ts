import { type Db, sql } from "../sql.ts";
import type { Caller } from "./caller.ts";
import { compile, type Outcome } from "./compile.ts";
import { Refusal } from "./problem.ts";
import type { Call } from "./read-call.ts";

const STATEMENT_LIMIT = "10s";
const LOCK_LIMIT = "5s";

/**
 * Runs a call in a transaction of its own, as the caller's role and with the caller's claims, which end with it: what the
 * caller may see and do is decided by PostgreSQL. A read cannot write.
 */
export async function run(db: Db, { role, claims }: Caller, call: Call): Promise<Outcome> {
  if (call.kind === "insert" && call.body.rows.length === 0) return { body: "[]", found: 0, total: null };
  return db.transaction(async (transaction) => {
    await sql`select
      set_config('statement_timeout', ${STATEMENT_LIMIT}, true),
      set_config('lock_timeout', ${LOCK_LIMIT}, true),
      set_config('timezone', 'UTC', true),
      set_config('transaction_read_only', ${call.kind === "read" ? "on" : "off"}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${role}, true)`.execute(transaction);
    const { rows } = await compile(call).execute(transaction);
    const outcome = rows[0];
    if (!outcome) throw new Error("A call gives one row");
    // Inside of the transaction: a change of several rows is undone.
    if (call.isObject && outcome.found !== 1) {
      const details = `The result contains ${outcome.found} rows`;
      throw new Refusal(406, "PGRST116", "JSON object requested, multiple (or no) rows returned", details);
    }
    return outcome;
  });
}
