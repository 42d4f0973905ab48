import { setTimeout as wait } from "node:timers/promises";
import type { MakeLimiter } from "../limits/limits.ts";
import { messageOf } from "../message-of.ts";
import { createAuth } from "./auth/auth.ts";
import { cleanAuthWhenDue } from "./auth/clean.ts";
import type { AuthOptions } from "./auth/core.ts";
import { answerBackup, BACKUP_PATH } from "./backup/answer-backup.ts";
import type { ApiHandler } from "./contract.ts";
import { checkKeys, migrate } from "./database/migrate.ts";
import { keepInShape } from "./database/upkeep.ts";
import { fingerprintOf } from "./keys.ts";
import { createRest } from "./rest/rest.ts";
import type { Database } from "./sql.ts";
import { isLostConnection, unavailable } from "./unavailable.ts";

/** Plain data, because it is sent to the thread of the embedded database. */
export type ServiceOptions = Pick<
  AuthOptions,
  "keys" | "siteUrl" | "redirectOrigins" | "providers" | "needsReauthentication" | "areAnonymousAllowed" | "canSendMail"
> & {
  /** True if the database is known to have been set up with different keys. */
  areNewKeysAccepted: boolean;
  areLimitsOff?: boolean;
};

export type Service = { answer: ApiHandler; close: () => Promise<void> };

const HOUR_MS = 60 * 60 * 1000;
const CLOSE_LIMIT_MS = 3000;

/**
 * Opens both handlers on an open database, which it prepares first. `onMail` is called when an email is waiting in the
 * outbox. Throws a one-line error if the database can't be used.
 */
export async function openService(
  database: Database,
  options: ServiceOptions,
  onMail: () => void,
  makeLimiter?: MakeLimiter,
): Promise<Service> {
  const { db } = database;
  const { areNewKeysAccepted, areLimitsOff, ...shared } = options;
  const { keys } = shared;
  await migrate(database);
  await checkKeys(db, fingerprintOf(keys), areNewKeysAccepted);
  const limits = areLimitsOff ? "off" : undefined;
  const late = new Set<Promise<void>>();
  const onLater = (work: Promise<void>) => {
    late.add(work);
    void work.then(() => late.delete(work));
  };
  const auth = createAuth({ ...shared, db, onMail, onLater, limits, makeLimiter });
  const rest = createRest({ db, keys, limits });
  const clean = () =>
    cleanAuthWhenDue(db).catch((error) => console.error("The daily cleanup failed:", messageOf(error)));
  const firstCleaning = clean();
  const cleaning = setInterval(clean, HOUR_MS);
  cleaning.unref();
  const stopTidying = database.kind === "pglite" ? keepInShape(db) : () => {};
  return {
    answer: async (request, ip) => {
      const { pathname } = new URL(request.url);
      try {
        if (pathname.startsWith("/auth/v1/")) return await auth(request, ip);
        if (pathname.startsWith("/rest/v1/")) return await rest(request, ip);
        if (pathname === BACKUP_PATH) return await answerBackup(request, db, keys);
        return new Response("Not found", { status: 404 });
      } catch (error) {
        if (isLostConnection(error)) return unavailable();
        // Never log the request's values: they may be secrets.
        console.error(`${request.method} ${pathname.split("/", 4).join("/")} failed:`, messageOf(error));
        return Response.json({ code: "XX000", message: "Internal error", details: null, hint: null }, { status: 500 });
      }
    },
    close: async () => {
      clearInterval(cleaning);
      stopTidying();
      await firstCleaning;
      await Promise.race([Promise.all(late), wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      await database.close();
    },
  };
}
