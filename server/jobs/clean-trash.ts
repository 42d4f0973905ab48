import * as v from "valibot";
import { askRows } from "../account/calls.ts";
import type { Backend } from "../backend/contract.ts";

const TABLES = ["colors", "palettes", "projects"];
const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 30;
/** The time between two cleanups. */
export const TRASH_MS = DAY_MS;

/** Permanently deletes items that have been in the trash for 30 days. `now` in milliseconds since 1970. */
export async function cleanTrash(backend: Pick<Backend, "callAsService">, now = Date.now()): Promise<void> {
  const before = encodeURIComponent(new Date(now - KEPT_DAYS * DAY_MS).toISOString());
  for (const table of TABLES) {
    await askRows(backend, table, v.object({ id: v.string() }), `deleted_at=lt.${before}`, { method: "DELETE" });
  }
}
