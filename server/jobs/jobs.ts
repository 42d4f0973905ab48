import * as v from "valibot";
import { askRows } from "../account/calls.ts";
import type { Backend } from "../backend/contract.ts";

export type Job = {
  /** Of a row of the table of jobs. */
  name: "billing" | "trash";
  everyMs: number;
  /** May be done twice, after a crash in the middle of it. */
  run: () => Promise<void>;
  /** What of its error may be logged; left out, the message. */
  describe?: (error: unknown) => string;
};

type Service = Pick<Backend, "callAsService">;

const JOB = v.object({ name: v.string() });
/** How often a server looks whether a job is due, in parts of the time between two runs. */
const LOOKS = 10;

type Hear = (job: Job["name"], result: "done" | "failed") => void;

/**
 * Does each job when it is due, from `ready` on until the function that it gives is called. Servers that share a database,
 * a hosted one, too, share the jobs: one of them does each. One that fails is tried again at the next look.
 */
export function keepJobs(
  jobs: readonly Job[],
  backend: Service,
  ready: Promise<void>,
  onEnd: Hear = () => {},
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
            tell(job, error);
          },
        );
      look();
      timers.push(setInterval(look, job.everyMs / LOOKS).unref());
    }
  };
  ready.then(start, () => {}); // said where the server starts
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}

/** Whether it was due, and no other server does it. `now` in milliseconds since 1970. */
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

function tell({ name, describe = messageOf }: Job, error: unknown) {
  console.error(`The job "${name}" failed: ${describe(error)}`);
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
