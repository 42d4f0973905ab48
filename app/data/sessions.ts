import { getClients } from "./clients.ts";

/** Times are in ISO 8601. */
export type AccountSession = {
  id: string;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};

/** PostgREST's error codes for a table that a project doesn't have. */
const UNKNOWN_TABLE = ["PGRST205", "42P01"];

/** The account's sessions, this browser's first; `list` is null if the service has none. */
export async function readSessions(): Promise<{ list: AccountSession[] | null }> {
  const { rest } = await getClients();
  const query = rest.from("sessions").select("id,user_agent,created_at,last_used_at,is_current");
  const { data, error } = await query
    .order("is_current", { ascending: false })
    .order("last_used_at", { ascending: false });
  if (error && UNKNOWN_TABLE.includes(error.code)) return { list: null };
  if (error) throw error;
  return { list: data };
}

/** Prevents renewal from then on: open pages sign out within an hour. Ending an ended session isn't an error. */
export async function endSession(id: string) {
  const { rest } = await getClients();
  const { error } = await rest.from("sessions").delete().eq("id", id);
  if (error) throw error;
}
