import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export type Program = { stop: (signal: NodeJS.Signals) => Promise<void> };

const START_LIMIT_MS = 30_000;

/** Starts a program that is killed when this process ends. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  return {
    stop: async (signal) => {
      process.off("exit", kill);
      if (child.exitCode !== null || child.signalCode) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

export async function untilAnswered(address: string) {
  for (const end = Date.now() + START_LIMIT_MS; ; await pause(50)) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error(`No answer from ${address}`);
  }
}
