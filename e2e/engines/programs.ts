import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();
/** Time for a program to close its files before it is killed. */
const GRACE_MS = 5000;

process.on("exit", () => {
  for (const child of running) kill(child, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));

/** Starts a program that ends with this process, along with its own child processes. */
export function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true }); // so it leads a process group
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

export async function end(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, "exit");
  kill(child, "SIGTERM");
  const timer = setTimeout(() => kill(child, "SIGKILL"), GRACE_MS);
  await gone;
  clearTimeout(timer);
  kill(child, "SIGKILL"); // its children, and hanging programs
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    process.kill(-(pid as number), signal);
  } catch {} // already gone
}
