// The thread of the embedded database: PGlite works synchronously and would block every page.
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../message-of.ts";
import { logAsJson } from "../observe/json-log.ts";
import { currentRequestId } from "../observe/request-id.ts";
import type { ApiHandler } from "./contract.ts";
import { openPglite } from "./database/open-pglite.ts";
import { openService, type ServiceOptions } from "./service.ts";
import { sql } from "./sql.ts";

export type WorkerStart = { directory: string; options: ServiceOptions; isLogJson?: boolean };

export type PlainRequest = {
  id: number;
  /** The id of the person's request, for log lines. */
  requestId: string | undefined;
  ip: string;
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

export type ToWorker = { type: "request"; request: PlainRequest } | { type: "close" };

export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; message: string }
  /** An email is waiting in the outbox. */
  | { type: "mail" }
  | { type: "answer"; id: number; status: number; headers: [string, string][]; body: ArrayBuffer };

const PULSE_MS = 10_000;

const port = parentPort;
if (!port) throw new Error("This file must run as a worker thread.");
const { directory, options, isLogJson } = workerData as WorkerStart;
if (isLogJson) logAsJson();
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

try {
  const database = await openPglite(directory);
  const service = await openService(database, options, () => send({ type: "mail" }));
  port.on("message", (message: ToWorker) => {
    if (message.type === "request")
      void currentRequestId.run(message.request.requestId, () => answer(message.request, service.answer));
    else void service.close().finally(() => process.exit(0));
  });
  // After a crash inside PGlite every query fails. A new thread starts again from what is on the disk.
  setInterval(() => {
    sql`select 1`.execute(database.db).catch((error) => {
      console.error("The embedded database crashed:", error);
      process.exit(1);
    });
  }, PULSE_MS);
  send({ type: "ready" });
} catch (error) {
  send({ type: "failed", message: messageOf(error) });
  setTimeout(() => process.exit(1), 100); // sends the message first
}

async function answer({ id, ip, method, url, headers, body }: PlainRequest, handler: ApiHandler) {
  const response = await handler(new Request(url, { method, headers, body }), ip);
  const content = await response.arrayBuffer();
  send({ type: "answer", id, status: response.status, headers: [...response.headers], body: content }, [content]);
}
