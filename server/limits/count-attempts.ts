import { Redis } from "ioredis";
import pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from "rate-limiter-flexible";
import type { Config } from "../config/config.ts";
import { countInMemory, type MakeLimiter } from "./limits.ts";

export type AttemptCounting = { makeLimiter: MakeLimiter; close: () => Promise<void> };

const CONNECTIONS = 4;
const CONNECT_LIMIT_MS = 2000;
const ANSWER_LIMIT_MS = 1000;

/**
 * Counts attempts in Redis, or else in the accounts' PostgreSQL, for all servers together; without either, in this
 * process's memory. While the store is down, each server counts for itself.
 */
export function openAttemptCounting({
  limitsUrl,
  databaseUrl,
}: Pick<Config, "limitsUrl" | "databaseUrl">): AttemptCounting {
  if (limitsUrl) return countInRedis(limitsUrl);
  if (databaseUrl) return countInPostgres(databaseUrl);
  return { makeLimiter: countInMemory, close: async () => {} };
}

function countInRedis(url: string): AttemptCounting {
  const client = new Redis(url, {
    keyPrefix: "huesmith:",
    connectTimeout: CONNECT_LIMIT_MS,
    commandTimeout: ANSWER_LIMIT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  client.on("error", reportOnce("Redis"));
  return {
    makeLimiter: (options) =>
      new RateLimiterRedis({ ...insured(options), storeClient: client, rejectIfRedisNotReady: true }),
    close: async () => client.disconnect(),
  };
}

function countInPostgres(url: string): AttemptCounting {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: "huesmith limits",
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: ANSWER_LIMIT_MS,
    options: "-c synchronous_commit=off",
  });
  pool.on("error", reportOnce("PostgreSQL"));
  return {
    makeLimiter: (options) =>
      new RateLimiterPostgres({
        ...insured(options),
        storeClient: pool,
        schemaName: "private",
        tableName: "tries",
        tableCreated: true, // by the migrations
      }),
    close: () => pool.end(),
  };
}

/**
 * A caller far over a limit is refused without asking the store again: until the period ends, even if attempts are taken
 * back meanwhile.
 */
function insured(options: Parameters<MakeLimiter>[0]) {
  const inMemoryBlockOnConsumed = 2 * options.points + 1;
  return { ...options, inMemoryBlockOnConsumed, insuranceLimiter: new RateLimiterMemory(options) };
}

function reportOnce(place: string) {
  let isReported = false;
  return (error: Error) => {
    if (!isReported) console.error(`${place} can't count attempts, so each server counts its own: ${error.message}`);
    isReported = true;
  };
}
