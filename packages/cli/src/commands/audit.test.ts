// All inputs of `huesmith audit`, on a project with every kind of file; package.test.ts runs the packed command.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sarif from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import { afterAll, expect, test } from "vitest";
import { ask } from "../../test-ask.ts";
import { PROJECT, writeProject } from "../../test-project.ts";
import type { Finding } from "../audit/finding.ts";

const PACKAGE = join(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
const project = writeProject();
const folders = [project];
/** More files than a process may open. */
const MANY = 2000;
const KEPT = ".ok { color: #767676; background: #fff } .a { fill: #777; stroke: #777 }";

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("the JSON has the documented shape", async () => {
  const { out } = await run(["audit", "--json", "src/latin.css", "src/site.css"]);
  const { findings, ...rest } = JSON.parse(out);
  expect(rest).toEqual({
    version: 1,
    tool: { name: "huesmith", version },
    summary: { files: 2, colors: 10, differentColors: 7, findings: 7, newFindings: 7 },
    fixes: { isDryRun: false, changes: [], kept: [] },
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

test("SARIF matches its schema", async () => {
  // Ajv doesn't support this draft, but the schema uses nothing that differs.
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

test("with a baseline, only new findings fail", async () => {
  const folder = copyProject();
  expect(await run(["audit", "--baseline", "known.json"], folder)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/cannot be read/),
  });
  expect(await run(["audit", "--baseline", "known.json", "--update-baseline"], folder)).toMatchObject({ code: 0 });
  expect(await run(["audit", "--baseline", "known.json"], folder)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/No findings, 19 more/),
  });
  // Moved lines are not new; a second case of the same kind is.
  const file = join(folder, "src/site.css");
  writeFileSync(file, `\n\n${readFileSync(file, "utf8")}.new { color: #12345; }\n`);
  const { code, out } = await run(["audit", "--baseline", "known.json"], folder);
  expect(code).toBe(1);
  expect(out).toMatch(/src\/site\.css:17:15 {2}#12345 is not a color[\s\S]*1 new finding, 19 more in the baseline/);
  expect(await run(["audit", "--baseline", "known.json", "--max-findings", "1"], folder)).toMatchObject({ code: 0 });
});

test("a baseline is not written if a file can't be read", async () => {
  const folder = copyProject();
  const update = ["audit", "src/site.css", "src/binary.css", "--baseline", "known.json", "--update-baseline"];
  const err = /The baseline was not written: src\/binary\.css is not text\./;
  expect(await run(update, folder)).toMatchObject({ code: 2, err: expect.stringMatching(err) });
  expect(existsSync(join(folder, "known.json"))).toBe(false);
});

test("--fix changes only literals, and nothing the second time", async () => {
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

test("the text output has no blanks at the end of a line, and lists what --fix leaves alone", async () => {
  const { out } = await run(["audit", "-"], project, "color: #777; background: #fff");
  expect(out).toContain("#767676 would pass.\n");
  const { out: fixed } = await run(["audit", "--fix", "--dry-run"], copyProject({ "a.css": KEPT }));
  expect(fixed).toContain("Not changed, because text would become hard to read\n  a.css:1:14  #767676 → #777\n");
});

test("invalid usage exits with 2 and suggests a fix", async () => {
  const cases: [args: string[], message: RegExp][] = [
    [[], /Usage: huesmith/],
    [["adit"], /Unknown command adit\. Did you mean audit\?/],
    [["audit", "--sarf"], /Unknown option --sarf\. Did you mean --sarif\?/],
    [["audit", "--only", "near-dup"], /does not take near-dup/],
    [["audit", "--max-findings", "few"], /takes a number of at least 0, not few/],
    [["audit", "--config"], /needs a value/],
    [["audit", "--json=yes"], /takes no value/],
    [["audit", "--json", "--sarif"], /--json and --sarif can't be combined/],
    [["audit", "--dry-run"], /--dry-run needs --fix/],
    [["audit", "nowhere.css"], /no file or folder nowhere\.css/],
    [["audit", "*.nothing"], /No file matches/],
    [["audit", "src", "generated"], /Nothing was read, because everything in generated is ignored\./],
    [["audit", "generated/*.css"], /Nothing was read, because all files that match generated\/\*\.css are ignored\./],
    [["audit", "src", "--ignore", "*"], /Nothing was read, because everything in src is ignored\./],
    [["audit", "LICENSE.bin"], /no file or folder/],
    [["audit", "src/binary.css"], /^$/],
    [["completion", "tcsh"], /bash, zsh, fish/],
  ];
  for (const [args, message] of cases)
    expect(await run(args), args.join(" ")).toMatchObject({
      code: 2,
      err: expect.stringMatching(message),
    });
});

test.skipIf(process.platform === "win32" || process.getuid?.() === 0)("inaccessible files exit with 2", async () => {
  const folder = copyProject();
  chmodSync(join(folder, "src/theme.css"), 0o000);
  chmodSync(join(folder, "src/site.css"), 0o400);
  const { code, out } = await run(["audit", "--fix"], folder);
  expect(code).toBe(2);
  expect(out).toContain("src/theme.css cannot be read (EACCES)\nsrc/site.css cannot be written (EACCES)");
  expect(out).toContain("src/icon.svg:1:53  #0d6987 → #0d6986");
});

test("the configuration is read, validated, and overridden by options", async () => {
  const folder = copyProject();
  const configure = (config: unknown) => writeFileSync(join(folder, "huesmith.config.json"), JSON.stringify(config));
  configure({
    paths: ["src/site.css"],
    rules: { "failing-pair": { wcag: 3 }, "unused-variable": false, "out-of-gamut": false },
  });
  expect((await run(["audit"], folder)).out).toMatch(/unreadable-color, 3[\s\S]*near-duplicate, 1[\s\S]*\n4 findings/);
  expect((await run(["audit", "--only", "failing-pair", "--wcag", "4.5"], folder)).out).toContain("1 finding.");
  configure({ ignore: ["src/", "*.json"], rules: {} });
  expect(await run(["audit"], folder)).toMatchObject({ code: 0, out: expect.stringMatching(/2 colors in 1 file/) });
  configure({ rules: { "near-duplicates": true } });
  expect(await run(["audit"], folder)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no key near-duplicates\. Did you mean near-duplicate\?/),
  });
  configure({ rules: { "near-duplicate": { metric: "cie76" } } });
  expect(await run(["audit"], folder)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/metric has to be ciede2000 or ok/),
  });
  for (const [config, message] of [
    [{ maxFindings: -1 }, "huesmith.config.json: maxFindings has to be a whole number of at least 0."],
    [{ maxFindings: 0.5 }, "huesmith.config.json: maxFindings has to be a whole number of at least 0."],
    [{ rules: { "near-dup": false } }, "huesmith.config.json: rules has no key near-dup."],
    [
      { rules: { "failing-pair": { wcag: "4" } } },
      "huesmith.config.json: rules.failing-pair: wcag has to be a number of",
    ],
  ] as const) {
    configure(config);
    expect((await run(["audit"], folder)).err).toContain(message);
  }
});

test("the README shows a valid configuration and the actual JSON", async () => {
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

test("standard input, globs, circular links and many files are read", async () => {
  expect(await run(["audit", "-"], project, ".a { color: #12345 }")).toMatchObject({
    code: 1,
    out: expect.stringMatching(/stdin\.css:1:13/),
  });
  const scss = "// #12345\n$a: #123; b { color: $a }";
  expect(await run(["audit", "-", "--stdin-filename", "a.scss"], project, scss)).toMatchObject({ code: 0 });
  expect((await run(["audit", "src/*.scss", "src/*.less", "--json"])).out).toContain('"files": 2');
  const folder = copyProject({ "a.css": ".a { color: #fff }" });
  symlinkSync(folder, join(folder, "circle"));
  for (let index = 0; index < MANY; index++) {
    if (index % 100 === 0) mkdirSync(join(folder, `${index / 100}`));
    writeFileSync(join(folder, `${Math.floor(index / 100)}/${index}.css`), ".a { color: #fff }");
  }
  expect(await run(["audit"], folder)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/2,001 colors in 2,001 files, 1 of them different/),
  });
});

function copyProject(files?: Readonly<Record<string, string>>): string {
  const folder = writeProject(files);
  folders.push(folder);
  return folder;
}

function run(args: readonly string[], cwd = project, stdin?: string) {
  return ask(args, cwd, stdin);
}
