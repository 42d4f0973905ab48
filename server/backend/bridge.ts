// Connects the main thread to the thread of the embedded database.
import { Worker } from "node:worker_threads";
import { currentRequestId } from "../observe/request-id.ts";
import type { ApiHandler } from "./contract.ts";
import { unavailable } from "./unavailable.ts";
import type { FromWorker, PlainRequest, ToWorker, WorkerStart } from "./worker.ts";

export type Bridge = {
  answer: ApiHandler;
  /** Rejects with a one-line error if the database can't be used. */
  ready: Promise<void>;
  /** Lets requests in progress finish. */
  close: () => Promise<void>;
};

/** More requests at once are refused, so that a flood doesn't fill the memory. */
const MAX_WAITING = 1000;
const FIRST_RESTART_MS = 100;
const MAX_RESTART_MS = 10_000;
const CLOSE_LIMIT_MS = 5000;

const THREAD = new URL("./worker.ts", import.meta.url);

type Waiting = Map<number, (response: Response) => void>;

/**
 * Starts the thread and restarts it after a crash. Its unanswered requests get a 503. `onMail` is called when an email
 * is waiting in the outbox.
 */
export function openBridge(start: WorkerStart, onMail: () => void, entry = THREAD): Bridge {
  const firstStart = Promise.withResolvers<void>();
  const waiting: Waiting = new Map();
  let state: "starting" | "up" | "down" | "closing" = "starting";
  let worker = startWorker();
  let lastId = 0;
  let restartMs = FIRST_RESTART_MS;

  function startWorker() {
    return new Worker(entry, { workerData: start })
      .on("message", receive)
      .on("error", (error) => console.error("The embedded database has stopped:", error))
      .once("exit", handleExit);
  }

  function receive(message: FromWorker) {
    if (message.type === "answer") {
      settle(waiting, message);
    } else if (message.type === "mail") {
      onMail();
    } else if (message.type === "ready") {
      if (state !== "closing") state = "up";
      restartMs = FIRST_RESTART_MS;
      firstStart.resolve();
    } else {
      if (state !== "starting") console.error(message.message);
      firstStart.reject(new Error(message.message));
    }
  }

  function handleExit(code: number) {
    for (const answer of waiting.values()) answer(unavailable());
    waiting.clear();
    if (state === "closing") return;
    firstStart.reject(new Error(`The embedded database has stopped (${code}).`));
    if (state === "starting") return;
    state = "down";
    setTimeout(() => {
      if (state === "down") worker = startWorker();
    }, restartMs);
    restartMs = Math.min(restartMs * 2, MAX_RESTART_MS);
  }

  return {
    ready: firstStart.promise,
    async answer(request, ip) {
      const plain = await describe(request);
      await firstStart.promise;
      if (state !== "up" || waiting.size >= MAX_WAITING) return unavailable();
      return post(worker, waiting, { ...plain, id: ++lastId, requestId: currentRequestId.getStore(), ip });
    },
    async close() {
      const end = state === "up" ? stop(worker, waiting) : worker.terminate();
      state = "closing";
      firstStart.promise.catch(() => {});
      firstStart.reject(new Error("The server is stopping."));
      await end;
    },
  };
}

async function describe(request: Request) {
  const { method, url, headers } = request;
  const body = request.body ? await request.arrayBuffer() : null;
  return { method, url, headers: [...headers], body };
}

function post(worker: Worker, waiting: Waiting, request: PlainRequest): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  waiting.set(request.id, resolve);
  worker.postMessage({ type: "request", request } satisfies ToWorker, request.body ? [request.body] : []);
  return promise;
}

function settle(waiting: Waiting, { id, status, headers, body }: FromWorker & { type: "answer" }) {
  waiting.get(id)?.(new Response(body.byteLength > 0 ? body : null, { status, headers }));
  waiting.delete(id);
}

/** Lets the thread finish its requests and close the database, within time limits. */
async function stop(worker: Worker, waiting: Waiting) {
  const end = Date.now() + CLOSE_LIMIT_MS;
  while (waiting.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  const exit = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const limit = setTimeout(() => void worker.terminate(), CLOSE_LIMIT_MS);
  worker.postMessage({ type: "close" } satisfies ToWorker);
  await exit;
  clearTimeout(limit);
}
