// The command as people get it: packed by npm, installed in an empty folder, and run on a project with every kind of file.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sarif from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "./src/audit/finding.ts";
import { testInstalledActs } from "./test-acts.ts";
import { execute, type Result } from "./test-execute.ts";
import { PROJECT, writeProject } from "./test-project.ts";

const PACKAGE = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
const app = mkdtempSync(join(tmpdir(), "huesmith-cli-"));
const SCRIPT = join(app, "node_modules/huesmith/dist/huesmith.js");
const project = writeProject();
const folders = [app, project];

beforeAll(async () => {
  await execute(PACKAGE, "npm", ["pack", "--silent", "--pack-destination", app]);
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true }));
  const tarball = readdirSync(app).find((file) => file.endsWith(".tgz")) ?? "";
  await execute(app, "npm", ["install", "--offline", "--no-audit", "--no-fund", tarball]);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("the tarball holds the modules, the names and papers", () => {
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

test("npx finds everything in a project with every kind of file", async () => {
  const { code, out } = await execute(app, "npx", ["huesmith", "audit", project, "--json"]);
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

test("the JSON has the shape that is documented", async () => {
  const { out } = await run(["audit", "--json", "src/latin.css", "src/site.css"]);
  const { findings, ...rest } = JSON.parse(out);
  expect(rest).toEqual({
    version: 1,
    tool: { name: "huesmith", version },
    summary: { files: 2, colors: 10, differentColors: 7, findings: 7, newFindings: 7 },
    fixes: { isDryRun: false, changes: [] },
    skipped: [],
  });
  const place = { file: "src/site.css", line: 8, column: 45, endLine: 8, endColumn: 52 };
  expect(findings.find(({ rule }: Finding) => rule === "near-duplicate")).toEqual({
    rule: "near-duplicate",
    file: "src/latin.css",
    line: 1,
    column: 13,
    endLine: 1,
    endColumn: 20,
    message: expect.stringContaining("ΔE2000 of 0.35"),
    key: "#0d6986 #0d6987",
    color: "#0d6987",
    text: "#0d6987",
    deltaE: expect.closeTo(0.35, 2),
    metric: "ciede2000",
    uses: [{ file: "src/latin.css", line: 1, column: 13, endLine: 1, endColumn: 20 }, place],
    survivor: {
      color: "#0d6986",
      text: "#0d6986",
      uses: 3,
      first: { file: "src/site.css", line: 2, column: 12, endLine: 2, endColumn: 19 },
    },
    isNew: true,
  });
});

test("SARIF is what its schema wants", async () => {
  // Ajv does not know the draft, which differs in nothing that the schema uses.
  const { $schema: _, id: __, ...schema } = sarif;
  const { out, code } = await run(["audit", "--sarif", "."]);
  const log = JSON.parse(out);
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
  const isValid = ajv.compile(schema);
  expect([isValid(log), isValid.errors, code]).toEqual([true, null, 1]);
  expect(isValid({ ...log, version: 2 })).toBe(false);
  expect(log.runs[0].results).toHaveLength(19);
  expect(log.runs[0].results[0]).toMatchObject({
    ruleId: "unreadable-color",
    level: "error",
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "src/keep.tmp.css" },
          region: { startLine: 1, startColumn: 13, endLine: 1, endColumn: 21 },
        },
      },
    ],
  });
});

test("of a baseline only what is new fails", async () => {
  const folder = copyProject();
  expect(await run(["audit", "--baseline", "known.json"], folder)).toMatchObject({ code: 2, err: /cannot be read/ });
  expect(await run(["audit", "--baseline", "known.json", "--update-baseline"], folder)).toMatchObject({ code: 0 });
  expect(await run(["audit", "--baseline", "known.json"], folder)).toMatchObject({
    code: 0,
    out: /No findings, 19 more/,
  });
  // Lines that move are nothing new; a second case of the same kind is.
  const file = join(folder, "src/site.css");
  writeFileSync(file, `\n\n${readFileSync(file, "utf8")}.new { color: #12345; }\n`);
  const { code, out } = await run(["audit", "--baseline", "known.json"], folder);
  expect(code).toBe(1);
  expect(out).toMatch(/src\/site\.css:17:15 {2}#12345 is not a color[\s\S]*1 new finding, 19 more in the baseline/);
  expect(await run(["audit", "--baseline", "known.json", "--max-findings", "1"], folder)).toMatchObject({ code: 0 });
});

test("--fix changes literals and no other byte, and nothing the second time", async () => {
  const folder = copyProject();
  const plan = await run(["audit", "--fix", "--dry-run"], folder);
  for (const [name, content] of Object.entries(PROJECT))
    expect(readFileSync(join(folder, name))).toEqual(Buffer.from(content));
  expect(plan.out).toContain("Would be changed\n  src/icon.svg:1:53  #0d6987 → #0d6986\n  src/latin.css:1:13");
  const { out } = await run(["audit", "--fix"], folder);
  expect(out).toContain("Changed\n  src/icon.svg:1:53  #0d6987 → #0d6986");
  for (const [name, content] of Object.entries(PROJECT)) {
    const before = Buffer.from(content).toString("latin1");
    const after = readFileSync(join(folder, name)).toString("latin1");
    if (name === "src/icon.svg") expect(after).toBe(before.replace("#0d6987", "#0d6986"));
    else if (name === "src/latin.css") expect(after).toBe(before.replace("#0d6987", "#0d6986"));
    else if (name === "src/page.html") expect(after).toBe(before.replace("#fefefe", "#fff"));
    else if (name === "src/site.css") expect(after).toBe(before.replace("solid #0d6987", "solid #0d6986"));
    else expect(after, name).toBe(before);
  }
  expect((await run(["audit", "--fix"], folder)).out).not.toContain("Changed");
});

test("wrong use ends with 2, and says what was meant", async () => {
  const cases: [args: string[], message: RegExp][] = [
    [[], /Usage: huesmith/],
    [["adit"], /no command adit\. Did you mean audit\?/],
    [["audit", "--sarf"], /no option --sarf\. Did you mean --sarif\?/],
    [["audit", "--only", "near-dup"], /does not take near-dup/],
    [["audit", "--max-findings", "few"], /takes a number of at least 0, not few/],
    [["audit", "--config"], /needs a value/],
    [["audit", "--json=yes"], /takes no value/],
    [["audit", "--json", "--sarif"], /exclude each other/],
    [["audit", "--dry-run"], /belongs to --fix/],
    [["audit", "nowhere.css"], /no file or folder nowhere\.css/],
    [["audit", "*.nothing"], /No file matches/],
    [["audit", "LICENSE.bin"], /no file or folder/],
    [["audit", "src/binary.css"], /^$/],
    [["completion", "tcsh"], /bash, zsh, fish/],
  ];
  for (const [args, message] of cases) expect(await run(args), args.join(" ")).toMatchObject({ code: 2, err: message });
});

test.skipIf(process.platform === "win32" || process.getuid?.() === 0)("files without rights end with 2", async () => {
  const folder = copyProject();
  chmodSync(join(folder, "src/theme.css"), 0o000);
  chmodSync(join(folder, "src/site.css"), 0o400);
  const { code, out } = await run(["audit", "--fix"], folder);
  expect(code).toBe(2);
  expect(out).toContain("src/theme.css cannot be read (EACCES)\nsrc/site.css cannot be written (EACCES)");
  expect(out).toContain("src/icon.svg:1:53  #0d6987 → #0d6986");
});

test("the configuration is read, checked, and changed by options", async () => {
  const folder = copyProject();
  const configure = (config: unknown) => writeFileSync(join(folder, "huesmith.config.json"), JSON.stringify(config));
  configure({
    paths: ["src/site.css"],
    rules: { "failing-pair": { wcag: 3 }, "unused-variable": false, "out-of-gamut": false },
  });
  expect((await run(["audit"], folder)).out).toMatch(/unreadable-color, 3[\s\S]*near-duplicate, 1[\s\S]*\n4 findings/);
  expect((await run(["audit", "--only", "failing-pair", "--wcag", "4.5"], folder)).out).toContain("1 finding.");
  configure({ ignore: ["src/", "*.json"], rules: {} });
  expect(await run(["audit"], folder)).toMatchObject({ code: 0, out: /2 colors in 1 file/ });
  configure({ rules: { "near-duplicates": true } });
  expect(await run(["audit"], folder)).toMatchObject({
    code: 2,
    err: /no key near-duplicates\. Did you mean near-duplicate\?/,
  });
  configure({ rules: { "near-duplicate": { metric: "cie76" } } });
  expect(await run(["audit"], folder)).toMatchObject({ code: 2, err: /metric has to be ciede2000 or ok/ });
});

test("the README shows a valid configuration and the JSON as it is", async () => {
  const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");
  const [config = "", report = ""] = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, code]) => code);
  const folder = copyProject();
  writeFileSync(join(folder, "huesmith.config.json"), config);
  expect((await run(["audit", "--baseline", "x.json", "--update-baseline"], folder)).code).toBe(0);
  const { out } = await run(["audit", "--json", "--only", "failing-pair", "src/site.css"]);
  const [shown, real] = [JSON.parse(report), JSON.parse(out)];
  expect(shown.findings).toEqual([{ ...real.findings[0], apca: expect.any(Number) }]);
  expect(Object.keys(shown)).toEqual(Object.keys(real));
});

test("standard input, globs, links in circles and many files are read", async () => {
  expect(await run(["audit", "-"], project, ".a { color: #12345 }")).toMatchObject({ code: 1, out: /stdin\.css:1:13/ });
  const scss = "// #12345\n$a: #123; b { color: $a }";
  expect(await run(["audit", "-", "--stdin-filename", "a.scss"], project, scss)).toMatchObject({ code: 0 });
  expect((await run(["audit", "src/*.scss", "src/*.less", "--json"])).out).toContain('"files": 2');
  const folder = copyProject({ "a.css": ".a { color: #fff }" });
  symlinkSync(folder, join(folder, "circle"));
  for (let index = 0; index < 10_000; index++) {
    if (index % 100 === 0) mkdirSync(join(folder, `${index / 100}`));
    writeFileSync(join(folder, `${Math.floor(index / 100)}/${index}.css`), ".a { color: #fff }");
  }
  expect(await run(["audit"], folder)).toMatchObject({
    code: 0,
    out: /10,001 colors in 10,001 files, 1 of them different/,
  });
});

test("a terminal shows chips, NO_COLOR shows none, and a file cannot move the cursor", async () => {
  const css = ".a { color: #777; background: #fff } .\u001b[2J { color: #778; background: #fff }";
  const { out } = await run(["audit", "-"], project, css, { FORCE_COLOR: "3" });
  expect(out).toContain("\u001b[48;2;119;119;119m  \u001b[49m");
  expect(out).not.toContain("\u001b[2J");
  for (const env of [{}, { NO_COLOR: "1" }, { FORCE_COLOR: "0" }] as Record<string, string>[]) {
    expect((await run(["audit", "-"], project, css, env)).out).not.toContain("\u001b");
  }
});

test("help, version and completion come from the same description", async () => {
  expect(await run(["--version"])).toEqual({ code: 0, out: `${version}\n`, err: "" });
  expect(await run(["--help"])).toMatchObject({ code: 0, out: /audit {7}Find/ });
  const { out: help } = await run(["audit", "--help"]);
  const options = [...help.matchAll(/--[\w-]+(?= |$)/gm)].map(([name]) => name);
  for (const shell of ["bash", "zsh", "fish"]) {
    const { out, code } = await run(["completion", shell]);
    expect(code).toBe(0);
    for (const option of options) expect(out).toContain(shell === "fish" ? `-l ${option.slice(2)}` : option);
  }
  const script = `eval "$("${process.execPath}" node_modules/huesmith/dist/huesmith.js completion bash)"
    complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _huesmith; echo "\${COMPREPLY[*]}"; }
    complete_line huesmith au; complete_line huesmith audit --sa; complete_line huesmith audit --metric ""`;
  const { out } = await execute(app, "bash", ["-c", script]);
  expect(out).toBe("audit\n--sarif\nciede2000 ok\n");
});

testInstalledActs(SCRIPT);

function copyProject(files?: Readonly<Record<string, string>>): string {
  const folder = writeProject(files);
  folders.push(folder);
  return folder;
}

/** The installed command, started without npm, which takes half a second. */
function run(
  args: readonly string[],
  cwd = project,
  input = "",
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return execute(cwd, process.execPath, [SCRIPT, ...args], input, env);
}
