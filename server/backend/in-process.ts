import type { MakeLimiter } from "../limits/limits.ts";
import type { Bridge } from "./bridge.ts";
import { openPostgres } from "./database/open-postgres.ts";
import { openService, type Service, type ServiceOptions } from "./service.ts";
import { isLostConnection, unavailable } from "./unavailable.ts";

/** How long startup waits for a database that is still starting. */
const START_LIMIT_MS = 30_000;
const TRY_AGAIN_MS = 500;

/** Opens the handlers on a PostgreSQL, which works in other processes, so they need no separate thread. */
export function openInProcess(
  url: string,
  options: ServiceOptions,
  onMail: () => void,
  makeLimiter?: MakeLimiter,
): Bridge {
  const stopping = new AbortController();
  const service = start();
  return {
    ready: service.then(() => {}),
    answer: async (request, ip) => {
      const { answer } = await service;
      return stopping.signal.aborted ? unavailable() : answer(request, ip);
    },
    close: async () => {
      stopping.abort();
      const opened = await service.catch(() => null);
      await opened?.close();
    },
  };

  async function start(): Promise<Service> {
    const end = Date.now() + START_LIMIT_MS;
    for (let tries = 1; ; tries++) {
      const database = openPostgres(url);
      try {
        return await openService(database, options, onMail, makeLimiter);
      } catch (error) {
        await database.close();
        if (!isLostConnection(error)) throw error;
        const message = (error as Error).message || (error as { code?: string }).code;
        if (Date.now() > end || stopping.signal.aborted) throw new Error(`The database isn't responding: ${message}`);
        if (tries === 1) console.log(`Waiting for the database: ${message}`);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }
}
