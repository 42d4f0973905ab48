// From the main thread to the thread of the embedded database.
import { Worker } from "node:worker_threads";
import type { Door, SendMail } from "./contract.ts";
import { unavailable } from "./unavailable.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./worker.ts";

export type Bridge = {
  answer: Door;
  /** Rejects with one clear line when the database cannot be used. */
  ready: Promise<void>;
  /** Lets what is under way finish. */
  close: () => Promise<void>;
};

/** More than this at once is refused, so that a flood does not fill the memory. */
const MOST_WAITING = 1000;
const FIRST_RESTART_MS = 100;
const LONGEST_RESTART_MS = 10_000;
const CLOSE_LIMIT_MS = 5000;

const THREAD = new URL("./worker.ts", import.meta.url);

/** Starts the thread, and starts it again when it breaks down. What is under way then is answered with 503. */
export function openBridge(start: WorkerStart, sendMail: SendMail, entry = THREAD): Bridge {
  const firstStart = Promise.withResolvers<void>();
  const waiting = new Map<number, (response: Response) => void>();
  let state: "starting" | "up" | "down" | "closing" = "starting";
  let worker = startWorker();
  let lastId = 0;
  let restartMs = FIRST_RESTART_MS;

  function startWorker() {
    const thread = new Worker(entry, { workerData: start });
    thread.on("message", receive);
    thread.on("error", (error) => console.error("The embedded database has stopped:", error));
    thread.once("exit", handleExit);
    return thread;
  }

  function receive(message: FromWorker) {
    if (message.type === "answer") {
      const { id, status, headers, body } = message;
      waiting.get(id)?.(new Response(body.byteLength > 0 ? body : null, { status, headers }));
      waiting.delete(id);
    } else if (message.type === "mail") {
      void sendMail(message.mail);
    } else if (message.type === "ready") {
      state = state === "closing" ? state : "up";
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
    restartMs = Math.min(restartMs * 2, LONGEST_RESTART_MS);
  }

  return {
    ready: firstStart.promise,
    async answer(request, ip) {
      const body = request.body ? await request.arrayBuffer() : null;
      await firstStart.promise;
      if (state !== "up" || waiting.size >= MOST_WAITING) return unavailable();
      const id = ++lastId;
      const { method, url } = request;
      const { promise, resolve } = Promise.withResolvers<Response>();
      waiting.set(id, resolve);
      post({ type: "request", request: { id, ip, method, url, headers: [...request.headers], body } }, body);
      return promise;
    },
    async close() {
      const wasUp = state === "up";
      state = "closing";
      firstStart.promise.catch(() => {});
      firstStart.reject(new Error("The server stops."));
      if (!wasUp) return void (await worker.terminate());
      const end = Date.now() + CLOSE_LIMIT_MS;
      while (waiting.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
      const exit = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      const limit = setTimeout(() => void worker.terminate(), CLOSE_LIMIT_MS);
      post({ type: "close" });
      await exit;
      clearTimeout(limit);
    },
  };

  function post(message: ToWorker, body: ArrayBuffer | null = null) {
    worker.postMessage(message, body ? [body] : []);
  }
}
