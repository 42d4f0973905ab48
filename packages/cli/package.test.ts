// The command as users get it: packed by npm, installed in an empty folder and run on a project with all file types.
// Each start takes a fifth of a second, so commands are tested in src/, in one process.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "./src/audit/finding.ts";
import { testInstalledActs } from "./test-acts.ts";
import { execute, type Result } from "./test-execute.ts";
import { pack } from "./test-pack.ts";
import { writeProject } from "./test-project.ts";

const PACKAGE = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
const app = mkdtempSync(join(tmpdir(), "huesmith-cli-"));
const SCRIPT = join(app, "node_modules/huesmith/dist/huesmith.js");
const project = writeProject();
const folders = [app, project];

beforeAll(async () => {
  const tarball = await pack(PACKAGE, app);
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true }));
  await execute(app, "npm", ["install", "--offline", "--no-audit", "--no-fund", tarball]);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("the tarball contains the modules, the names and the documents", () => {
  const files = readdirSync(join(app, "node_modules/huesmith"), { recursive: true, encoding: "utf8" }).sort();
  expect(files).toEqual([
    ...["CHANGELOG.md", "LICENSE", "README.md", "dist"],
    ...["LICENSES.txt", "huesmith.js", "names-best.bin", "names-full.bin", "serve.js"].map((file) =>
      join("dist", file),
    ),
    "package.json",
  ]);
  expect(readdirSync(join(app, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["huesmith"]);
});

test("the command linked by npm finds everything in a project with every kind of file", async () => {
  const { code, out } = await execute(app, join(app, "node_modules/.bin/huesmith"), ["audit", project, "--json"]);
  expect(code).toBe(1);
  const { findings } = JSON.parse(out) as { findings: Finding[] };
  const lines = findings.map(
    ({ file, line, column, rule }) => `${file.split("/").slice(-2).join("/")}:${line}:${column} ${rule}`,
  );
  expect(lines).toEqual([
    "src/keep.tmp.css:1:13 unreadable-color",
    "src/page.html:8:36 unreadable-color",
    "src/site.css:10:16 unreadable-color",
    "src/site.css:10:42 unreadable-color",
    "src/site.css:10:59 unreadable-color",
    "src/theme.css:4:17 unreadable-color",
    "src/view.tsx:1:75 unreadable-color",
    `${basename(project)}/tokens.json:3:42 unreadable-color`,
    "src/page.html:5:8 failing-pair",
    "src/page.html:7:26 failing-pair",
    "src/site.css:7:9 failing-pair",
    "src/styles.scss:11:9 failing-pair",
    "src/icon.svg:1:53 near-duplicate",
    "src/page.html:7:57 near-duplicate",
    "src/site.css:12:17 out-of-gamut",
    `${basename(project)}/tokens.json:4:41 out-of-gamut`,
    "src/site.css:5:3 unused-variable",
    "src/styles.less:2:1 unused-variable",
    "src/styles.scss:3:1 unused-variable",
  ]);
});

test("a duplicate is fixed, and SARIF lists the rest", async () => {
  const folder = writeProject();
  folders.push(folder);
  const { code, out, err } = await run(["audit", "--fix", "--sarif"], folder);
  expect([code, err]).toEqual([1, ""]);
  expect(readFileSync(join(folder, "src/icon.svg"), "utf8")).toContain('fill="#0d6986"');
  const { version: schema, runs } = JSON.parse(out);
  expect([schema, runs[0].tool.driver.semanticVersion]).toEqual(["2.1.0", version]);
  expect(runs[0].results.length).toBeGreaterThan(0);
  expect(JSON.stringify(runs[0].results)).not.toContain("src/icon.svg");
});

test("invalid usage exits with 2 and prints to stderr", async () => {
  expect(await run(["adit"])).toMatchObject({ code: 2, out: "", err: /Unknown command adit\. Did you mean audit\?/ });
});

test("a terminal shows color chips, NO_COLOR disables them, and a file cannot move the cursor", async () => {
  const css = ".a { color: #777; background: #fff } .\u001b[2J { color: #778; background: #fff }";
  const { code, out } = await run(["audit", "-"], project, css, { FORCE_COLOR: "3" });
  expect(code).toBe(1);
  expect(out).toContain("\u001b[48;2;119;119;119m  \u001b[49m");
  expect(out).not.toContain("\u001b[2J");
  for (const env of [{}, { NO_COLOR: "1" }, { FORCE_COLOR: "0" }] as Record<string, string>[]) {
    expect((await run(["audit", "-"], project, css, env)).out).not.toContain("\u001b");
  }
});

test("Bash completion works, and the version matches the package", async () => {
  expect(await run(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  const script = `eval "$("${process.execPath}" node_modules/huesmith/dist/huesmith.js completion bash)"
    complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _huesmith; echo "\${COMPREPLY[*]}"; }
    complete_line huesmith au; complete_line huesmith audit --sa; complete_line huesmith audit --metric ""`;
  const { out } = await execute(app, "bash", ["-c", script]);
  expect(out).toBe("audit\n--sarif\nciede2000 ok\n");
});

testInstalledActs(SCRIPT);

/** Runs the installed command without npm, which takes half a second. */
function run(
  args: readonly string[],
  cwd = project,
  input = "",
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return execute(cwd, process.execPath, [SCRIPT, ...args], input, env);
}
