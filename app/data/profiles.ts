import { getClients } from "./clients.ts";

/** Whether the person has Pro; only the server can write it. Throws without an answer. */
export async function readIsPro(userId: string): Promise<boolean> {
  const { rest } = await getClients();
  const { data, error } = await rest.from("profiles").select("is_pro").eq("id", userId).limit(1);
  if (error) throw error;
  return data[0]?.is_pro === true;
}
