import type { PostgrestClient } from "@supabase/postgrest-js";
import { dataOf, type TableName } from "./rows.ts";

export type PlanLimits = Record<TableName, number | null>;

const NO_LIMITS: PlanLimits = { projects: null, palettes: null, colors: null };

/** How many of each the person may hold, null where there is no limit. Null when the session is not that person's. */
export async function fetchLimits(rest: PostgrestClient, userId: string): Promise<PlanLimits | null> {
  const [profile] = dataOf(await rest.from("profiles").select("is_pro").eq("id", userId)) as { is_pro: boolean }[];
  if (!profile) return null;
  if (profile.is_pro) return NO_LIMITS;
  const rows = dataOf(await rest.from("plan_limits").select("resource,free_limit")) as {
    resource: string;
    free_limit: number;
  }[];
  const known = new Map(rows.map(({ resource, free_limit }) => [resource, free_limit]));
  const limitOf = (table: TableName) => known.get(table) ?? null;
  return { projects: limitOf("projects"), palettes: limitOf("palettes"), colors: limitOf("colors") };
}
