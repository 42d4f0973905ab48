import type { Provider } from "./client-types.ts";
import { getClients, readProject } from "./clients.ts";

/** Which providers the project offers. */
export async function readProviders(): Promise<Partial<Record<Provider, boolean>>> {
  const { origin, key } = readProject();
  const { send } = await getClients();
  const response = await send(`${origin}/auth/v1/settings`, { headers: { apikey: key } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { external }: { external?: Partial<Record<Provider, boolean>> } = await response.json();
  return external ?? {};
}
