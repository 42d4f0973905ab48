// Starts the built product with an empty database, for benches that send requests or open pages. Needs a build.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_LIMIT_MS = 120_000;
const PAUSE_MS = 100;

type Options = {
  /** Another built checkout to compare with. */
  folder?: string;
  env?: Record<string, string>;
};

/** Resolves when the server answers. `data` is the folder of its database, which is deleted on stop. */
export async function startProduct(port: number, { folder = process.cwd(), env = {} }: Options = {}) {
  const data = mkdtempSync(join(tmpdir(), "huesmith-bench-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: data },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const base = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isUp(base))) {
    if (server.exitCode !== null) throw new Error("The server has stopped.");
    if (Date.now() > end) throw new Error("The server does not start.");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const stop = async () => {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
    rmSync(data, { recursive: true, force: true });
  };
  return { base, data, stop };
}

async function isUp(base: string) {
  try {
    return (await fetch(`${base}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** `share` 0.5 returns the median. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
