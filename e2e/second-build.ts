import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
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
import { keepBuild } from "../scripts/keep-build.mjs";
import { findPort } from "../server/test-port.mjs";

const KEPT = ".generated/builds";
/** What the server changes or finds by its own place; it reads the rest through links. */
const COPIED = ["build", "server", "package.json"];
const LINKED = ["app", "color", "content", "contract", "public", "supabase", "node_modules", join(KEPT, "current")];

/** Pages for guests need no database, and opening one takes half of a server's start. */
const NO_DATABASE = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_ANON_KEY: "sb_publishable_none",
  SUPABASE_SERVICE_ROLE_KEY: "sb_secret_none",
};

type Scripts = ReadonlyMap<string, string>;

/**
 * Makes a copy of the product in a separate folder, as the build after the one in build/: some texts differ, and so do
 * the id and the names of all scripts that depend on them. It copies the built files, because building again takes
 * twenty times as long.
 */
export function makeSecondBuild(texts: ReadonlyMap<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "huesmith-second-"));
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  const generated = readdirSync(".generated").map((name) => join(".generated", name));
  mkdirSync(join(root, KEPT), { recursive: true });
  for (const name of [...LINKED, ...generated.filter((name) => name !== KEPT)])
    symlinkSync(join(process.cwd(), name), join(root, name));
  const client = join(root, "build/client");
  const { id } = JSON.parse(readFileSync(join(client, "builds/latest.json"), "utf8"));
  rmSync(join(client, "builds"), { recursive: true });

  const nextId = [...id].reverse().join("");
  const scripts = readScripts(join(client, "assets"));
  const renamed = new Map<string, string>();
  for (const name of listChanged(scripts, [id, ...texts.keys()]))
    renamed.set(name, name.includes(id) ? name.replace(id, nextId) : name.replace(/\.js$/, "-second.js"));
  const write = (file: string) => {
    let script = readFileSync(file, "utf8").replace(/[\w.-]+\.js\b/g, (name) => renamed.get(name) ?? name);
    for (const [from, to] of [[id, nextId], ...texts]) script = script.replaceAll(from, to);
    writeFileSync(file, script);
    // The server would send them.
    for (const variant of [".br", ".gz"]) rmSync(file + variant, { force: true });
  };
  for (const file of ["server/index.js", "client/service-worker.js"]) write(join(root, "build", file));
  for (const [name, next] of renamed) {
    write(join(client, "assets", name));
    renameSync(join(client, "assets", name), join(client, "assets", next));
  }
  describeBuild(client);
  keepBuild(client, join(root, KEPT));
  return { root, id: nextId, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function readScripts(folder: string): Scripts {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** The scripts with one of the texts in their name or content, and those that name another one of the list. */
function listChanged(scripts: Scripts, texts: readonly string[]): Set<string> {
  const changed = new Set<string>();
  const add = (text: string) => {
    for (const [name, script] of scripts) if (name.includes(text) || script.includes(text)) changed.add(name);
  };
  texts.forEach(add);
  changed.forEach(add); // those it adds, too
  return changed;
}

/** A local port that serves one build after another, as deploys do. */
export async function openPlace() {
  const port = await findPort();
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
      const started = spawn(process.execPath, [join(root, "server/main.ts")], {
        env: { ...process.env, PORT: String(port), ...NO_DATABASE },
        stdio: ["ignore", "pipe", "pipe"],
      });
      server = started;
      let errors = "";
      started.stderr.on("data", (text) => {
        errors += text;
      });
      await new Promise<void>((resolve, reject) => {
        started.once("exit", () => reject(new Error(`The server did not start: ${errors}`)));
        started.stdout.on("data", (text) => String(text).includes("ready in") && resolve());
      });
    },
    close: stop,
  };
}
