import * as v from "valibot";
import { askRows } from "../account/calls.ts";
import type { Backend } from "../backend/contract.ts";
import { messageOf } from "../message-of.ts";

export type Job = {
  /** The row in the table of jobs. */
  name: "billing" | "trash";
  everyMs: number;
  /** Must be repeatable, because a crash may interrupt it. */
  run: () => Promise<void>;
  /** What may be logged of its error; by default, the message. */
  describe?: (error: unknown) => string;
};

type Service = Pick<Backend, "callAsService">;

const JOB = v.object({ name: v.string() });
/** How many times a server checks for due jobs within a job's interval. */
const LOOKS = 10;

/**
 * Runs each job when it is due, from `ready` until the returned function is called. Servers that share a database, even
 * a hosted one, share the jobs: only one of them runs each. A failed job is retried at the next check.
 */
export function keepJobs(
  jobs: readonly Job[],
  backend: Service,
  ready: Promise<void>,
  onEnd: (job: Job["name"], result: "done" | "failed") => void = () => {},
): () => void {
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  const start = () => {
    if (isStopped) return;
    for (const job of jobs) {
      const look = () =>
        void runWhenDue(job, backend).then(
          (isDone) => isDone && onEnd(job.name, "done"),
          (error) => {
            if (isStopped) return;
            onEnd(job.name, "failed");
            console.error(`The job "${job.name}" failed: ${(job.describe ?? messageOf)(error)}`);
          },
        );
      look();
      timers.push(setInterval(look, job.everyMs / LOOKS).unref());
    }
  };
  ready.then(start, () => {}); // reported where the server starts
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}

/** True if the job was due and no other server runs it. `now` in milliseconds since 1970. */
export async function runWhenDue({ name, everyMs, run }: Job, backend: Service, now = Date.now()): Promise<boolean> {
  const time = (ms: number) => new Date(ms).toISOString();
  const setDue = (ms: number, filter: string) =>
    askRows(backend, "jobs", JOB, `name=eq.${name}${filter}`, { method: "PATCH", body: { due_at: time(ms) } });
  const taken = await setDue(now + everyMs, `&due_at=lte.${encodeURIComponent(time(now))}`);
  if (taken.length === 0) return false;
  try {
    await run();
  } catch (error) {
    await setDue(now, "");
    throw error;
  }
  return true;
}
