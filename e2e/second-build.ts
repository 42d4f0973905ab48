import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const SOURCES = ["app", "color", "content", "public", "server", "scripts", "supabase"];
const FILES = ["package.json", "tsconfig.json", "vite.config.ts", "react-router.config.ts"];

/** Compression takes long and changes nothing of what a page does. */
const UNCOMPRESSED = { file: "react-router.config.ts", from: 'precompress("build/client");', to: "" };

type Change = { file: string; from: string; to: string };

/** A copy of the product in a folder of its own, built with some lines changed, as the build after the one in build/. */
export async function makeSecondBuild(changes: readonly Change[]): Promise<{ root: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), "huesmith-second-"));
  for (const name of [...SOURCES, ...FILES]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  cpSync(".generated", join(root, ".generated"), { recursive: true });
  for (const { file, from, to } of [UNCOMPRESSED, ...changes]) {
    const text = readFileSync(join(root, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(root, file), text.replace(from, to));
  }
  // The program itself: on some systems the link to it is a script for a shell.
  const router = join(root, "node_modules/@react-router/dev/bin.cjs");
  await promisify(execFile)(process.execPath, [router, "build"], { cwd: root, maxBuffer: 2 ** 26 });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A port of this machine on which one build after the other is served, each with an empty database. */
export async function openPlace() {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), "huesmith-place-"));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const end = once(server, "exit");
    server.kill("SIGKILL");
    await end;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    /** Takes the build in `root` in the place of the one before. */
    async serve(root: string) {
      await stop();
      const env = { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(folder, "data-")) };
      const started = spawn(process.execPath, [join(root, "server/main.ts")], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      server = started;
      await new Promise<void>((resolve, reject) => {
        started.once("exit", () => reject(new Error("The server did not start")));
        started.stdout.on("data", (text) => String(text).includes("ready in") && resolve());
      });
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
