import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeBuild } from "../scripts/describe-build.mjs";
import { findPort } from "../scripts/find-port.mjs";
import { keepBuild } from "../scripts/keep-build.mjs";

const COPIED = [
  "app",
  "build",
  "color",
  "content",
  "contract",
  "public",
  "server",
  "supabase",
  ".generated",
  "package.json",
];

/**
 * Makes a copy of the product in a separate folder, as the build after the one in build/: some texts differ, and so do
 * the id and the names of all scripts. It copies the built files, because building again takes twenty times as long.
 */
export function makeSecondBuild(texts: ReadonlyMap<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "huesmith-second-"));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  const client = join(root, "build/client");
  const assets = join(client, "assets");
  const { id } = JSON.parse(readFileSync(join(client, "builds/latest.json"), "utf8"));
  rmSync(join(client, "builds"), { recursive: true });

  const nextId = [...id].reverse().join("");
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets).filter((name) => name.endsWith(".js"))) {
    renamed.set(name, name.includes(id) ? name.replace(id, nextId) : name.replace(/\.js$/, "-second.js"));
  }
  for (const file of listScripts(join(root, "build"))) {
    let script = readFileSync(file, "utf8").replace(/[\w.-]+\.js\b/g, (name) => renamed.get(name) ?? name);
    script = script.replaceAll(id, nextId);
    for (const [from, to] of texts) script = script.replaceAll(from, to);
    writeFileSync(file, script);
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  describeBuild(client);
  keepBuild(client, join(root, ".generated/builds"));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Lists the scripts without the compressed variants, which are deleted, because the server would send them. */
function listScripts(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(file);
  return files.filter((file) => file.endsWith(".js"));
}

/** A local port that serves one build after another, as deploys do: with the same database. */
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
    /** Replaces the running build with the one in `root`. */
    async serve(root: string) {
      await stop();
      const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
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
