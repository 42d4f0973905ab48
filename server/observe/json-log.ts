import { format } from "node:util";
import pino from "pino";
import { currentRequestId } from "./request-id.ts";

export type RequestLog = (line: { method: string; route: string; status: number; ms: number }) => void;

/**
 * Makes this thread log JSON, one object per line, with the id of the request. Returns a function that logs a line for
 * each request: its route by name, never its address, query or sender.
 */
export function logAsJson(): RequestLog {
  const log = pino({
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => ({ requestId: currentRequestId.getStore() }),
  });
  const write =
    (level: "info" | "warn" | "error") =>
    (...parts: unknown[]) =>
      parts.length === 1 && parts[0] instanceof Error ? log[level](parts[0]) : log[level](format(...parts));
  console.log = write("info");
  console.warn = write("warn");
  console.error = write("error");
  return (line) => log.info(line, "request");
}
