// `npm run drill:packages`: packs the packages as npm publishes them, installs them in an empty project of each kind,
// builds it and checks its output. It installs some 300 MB from npm, so it is not part of `npm test`, which does the
// same for Node alone.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Project = {
  readonly needs: Readonly<Record<string, string>>;
  /** Commands with their arguments; the executables come from node_modules. */
  readonly steps: readonly (readonly string[])[];
  /** The file with the output after all steps; without it, the last step prints the output. */
  readonly answerIn?: string;
};

const PACKAGES = ["color", "client"];
const FOLDER = join(import.meta.dirname, "packages");
/** The projects' output for a pair, a scale and the client. */
const ANSWER = "8.61:1 11 steps, client ready";

const PROJECTS: Readonly<Record<string, Project>> = {
  Node: { needs: {}, steps: [["node", "answer.js"]] },
  TypeScript: {
    needs: { typescript: "5.9.3" },
    steps: [
      ["tsc", "--strict", "--noEmit", "--module", "nodenext", "--skipLibCheck", "false", "typed.ts"],
      ["node", "answer.js"],
    ],
  },
  Vite: {
    needs: { vite: "8.3.8" },
    steps: [
      ["vite", "build", "--ssr", "answer.js"],
      ["node", "dist/answer.js"],
    ],
  },
  esbuild: {
    needs: { esbuild: "0.28.2" },
    steps: [
      ["esbuild", "answer.js", "--bundle", "--minify", "--format=esm", "--outfile=dist/answer.js"],
      ["node", "dist/answer.js"],
    ],
  },
  "Next.js": {
    needs: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
    steps: [["next", "build"]],
    answerIn: ".next/server/app/index.html",
  },
  Deno: { needs: { deno: "2.9.6" }, steps: [["deno", "run", "--node-modules-dir=manual", "answer.js"]] },
};

const root = mkdtempSync(join(tmpdir(), "huesmith-packages-"));
const failed: string[] = [];
try {
  const tarballs = PACKAGES.map(pack);
  for (const [name, project] of Object.entries(PROJECTS)) {
    const start = performance.now();
    const fault = findFault(name, project, tarballs);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(fault ? `FAIL  ${name}: ${fault}` : `  ok  ${name} (${seconds} s)`);
    if (fault) failed.push(name);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = failed.length > 0 ? 1 : 0;

function pack(name: string): string {
  const { out, fault } = run(join(import.meta.dirname, "../packages", name), "npm", [
    "pack",
    "--silent",
    "--pack-destination",
    root,
  ]);
  if (fault) throw new Error(fault);
  return join(root, out.trim().split("\n").at(-1) ?? "");
}

/** Describes what went wrong; undefined when the project's output is right. */
function findFault(name: string, { needs, steps, answerIn }: Project, tarballs: readonly string[]) {
  const folder = join(root, name);
  mkdirSync(folder);
  cpSync(FOLDER, folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies: needs }));
  const commands = [["npm", "install", "--no-audit", "--no-fund", ...tarballs], ...steps];
  let out = "";
  for (const [command = "", ...args] of commands) {
    const bin = join(folder, "node_modules/.bin", command);
    const step = run(folder, existsSync(bin) ? bin : command, args);
    if (step.fault) return `${command} ${args.join(" ")}\n${step.fault}`;
    out = step.out;
  }
  // React puts comments between adjacent texts.
  const said = (answerIn ? readFileSync(join(folder, answerIn), "utf8") : out).replaceAll("<!-- -->", "");
  return said.includes(ANSWER) ? undefined : `It says ${said.slice(0, 500)}`;
}

function run(cwd: string, command: string, args: readonly string[]) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", DENO_NO_UPDATE_CHECK: "1" };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return { out: stdout ?? "", fault: status === 0 ? undefined : `${stdout}${stderr}`.slice(-2000) };
}
