import { setTimeout as wait } from "node:timers/promises";
import type { MakeLimiter } from "../limits/limits.ts";
import { createAuth } from "./auth/auth.ts";
import { cleanAuthWhenDue } from "./auth/clean.ts";
import { answerBackup, BACKUP_PATH } from "./backup/answer-backup.ts";
import type { Door, OAuthProviders } from "./contract.ts";
import { checkKeys, migrate } from "./database/migrate.ts";
import { keepInShape } from "./database/upkeep.ts";
import { type BackendKeys, fingerprintOf } from "./keys.ts";
import { createRest } from "./rest/rest.ts";
import type { Database } from "./sql.ts";
import { isLostConnection, unavailable } from "./unavailable.ts";

/** Plain data: it crosses into the thread of the embedded database. */
export type ServiceOptions = {
  keys: BackendKeys;
  /** The database was used with other keys, and that is known. */
  areNewKeysAccepted: boolean;
  siteUrl: string;
  redirectOrigins: readonly string[];
  providers: OAuthProviders;
  /** No waiting after too many tries. */
  areLimitsOff?: boolean;
  /** See `AuthOptions`. */
  needsReauthentication?: boolean;
  areAnonymousAllowed?: boolean;
  /** False where no mail can be sent, which a request for one is told; left out, they can. */
  canSendMail?: boolean;
};

export type Service = { answer: Door; close: () => Promise<void> };

const HOUR_MS = 60 * 60 * 1000;
const CLOSE_LIMIT_MS = 3000;

/**
 * Both doors on an open database, which is made ready first. `onMail` hears that a mail waits in the outbox. Throws one clear
 * line when the database cannot be used.
 */
export async function openService(
  database: Database,
  options: ServiceOptions,
  onMail: () => void,
  makeLimiter?: MakeLimiter,
): Promise<Service> {
  const { db } = database;
  const { keys, areNewKeysAccepted, siteUrl, redirectOrigins, providers, canSendMail } = options;
  await migrate(database);
  await checkKeys(db, fingerprintOf(keys), areNewKeysAccepted);
  const limits = options.areLimitsOff ? "off" : undefined;
  const late = new Set<Promise<void>>();
  const onLater = (work: Promise<void>) => {
    late.add(work);
    void work.then(() => late.delete(work));
  };
  const { needsReauthentication = false, areAnonymousAllowed = false } = options;
  const auth = createAuth({
    db,
    needsReauthentication,
    areAnonymousAllowed,
    keys,
    siteUrl,
    redirectOrigins,
    onMail,
    canSendMail,
    onLater,
    providers,
    limits,
    makeLimiter,
  });
  const rest = createRest({ db, keys });
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
        // Never the values of the request: they may be secrets.
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

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
