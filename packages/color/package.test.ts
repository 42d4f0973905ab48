// The package as users get it: packed by npm and put into an empty folder, where it is type-checked, run and bundled.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, unpack } from "../cli/test-pack.ts";
import { bundledSize, PEERS, sizeEntries } from "./test-sizes.ts";

const PACKAGE = import.meta.dirname;
const COMPILER = join(PACKAGE, "../../node_modules/typescript/bin/tsc");
const EXAMPLES = join(PACKAGE, "examples");
const README = readFileSync(join(PACKAGE, "README.md"), "utf8");
const app = mkdtempSync(join(tmpdir(), "huesmith-package-"));
const installed = join(app, "node_modules/@huesmith/color");
let tarball: Buffer;

beforeAll(async () => {
  const file = await pack(PACKAGE, app);
  tarball = readFileSync(file);
  write("package.json", JSON.stringify({ private: true, type: "module" }));
  await unpack(file, app, "@huesmith/color");
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test("the tarball contains only code, types and documents", () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.\w+$|^\w+$/.test(file),
  );
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "package.json"]));
  const code = files.filter((file) => /\.(?:js|ts)$/.test(file));
  expect(code.filter((file) => /\.test\.|test-|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  for (const file of code) expect(read(file), file).not.toMatch(/^(?:import|export) .*from "(?:[^."]|.*\.ts")/m);
});

test("Node imports every topic, and every export has a doc comment", async () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".d.ts"));
  const types = files.map(read).join("\n");
  write(
    "topics.js",
    `const topics = await Promise.all(${JSON.stringify(topics())}.map((topic) => import(topic)));
    console.log(JSON.stringify(topics.map((topic) => Object.keys(topic))));`,
  );
  const exported: string[][] = JSON.parse(await run(process.execPath, "topics.js"));
  for (const names of exported) expect(names).not.toEqual([]);
  const examples = readdirSync(EXAMPLES)
    .map((file) => readFileSync(join(EXAMPLES, file), "utf8"))
    .join("\n");
  for (const name of exported.flat()) {
    expect(types, `the doc comment of ${name}`).toMatch(
      new RegExp(`\\*/\\nexport declare (?:function|const) ${name}\\b`),
    );
    if (types.includes(`export declare function ${name}`)) expect(examples, "an example").toContain(`\n// ${name}\n`);
  }
});

test("the examples work as written, and invalid types are rejected", async () => {
  const examples = [
    ...[...README.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""], index) => [`readme-${index}.ts`, code]),
    ...readdirSync(EXAMPLES).map((file) => [`example-${file}`, readFileSync(join(EXAMPLES, file), "utf8")]),
  ];
  for (const [file = "", code = ""] of examples) write(file, CHECKS + withChecks(code));
  write(
    "refused.ts",
    readFileSync(join(PACKAGE, "test-refused.ts"), "utf8").replaceAll(/\.\/src\/([\w-]+)\.ts/g, "@huesmith/color/$1"),
  );
  write("tsconfig.json", JSON.stringify({ compilerOptions: STRICT, include: ["*.ts"] }));
  await run(process.execPath, COMPILER, "--singleThreaded");
  write("all.js", examples.map(([file]) => `await import("./${file}");\n`).join(""));
  await run(process.execPath, "all.js");
});

test("publint and Are the types wrong find nothing", async () => {
  expect((await publint({ pkgDir: installed, pack: false, strict: true })).messages).toEqual([]);
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  const problems = "problems" in result ? result.problems : [];
  // ES modules only: not for TypeScript's resolution before 2022, and require() works only since Node 20.19.
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(["NoResolution", "CJSResolvesToESM"]));
  for (const problem of problems.filter(({ kind }) => kind === "NoResolution")) {
    expect(problem).toMatchObject({ resolutionKind: "node10" });
  }
});

test("unused code is not bundled, and the sizes are close to those in the README", async () => {
  for (const { title, ours, peers } of sizeEntries()) {
    const bundles = [bundledSize(ours, app), ...PEERS.map((peer) => bundledSize(peers[peer], PACKAGE))];
    const sizes = (await Promise.all(bundles)).map((bytes) => bytes / 1000);
    const [, cells = ""] = README.split(`\n| ${title} |`);
    const written = cells.split("|").slice(0, sizes.length).map(Number);
    const differences = sizes.map((size, index) => Math.abs(size - (written[index] ?? 0)));
    expect(Math.max(...differences), `${title}: ${sizes} kB`).toBeLessThan(0.25);
  }
});

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: "ES2022",
  lib: ["ES2022"],
  types: [],
  module: "NodeNext",
};

const CHECKS = `
function check(value: unknown, wanted: unknown) {
  const [is, should] = [JSON.stringify(value), JSON.stringify(wanted)];
  if (is !== should) throw new Error(is + " is not " + should);
}
function refuse(act: () => unknown, message: string) {
  let thrown: unknown;
  try { act(); } catch (error) { thrown = error; }
  check(String(thrown), message);
}
`;

/** Turns the comments after the lines of an example into checks. */
function withChecks(code: string): string {
  return code
    .replaceAll(
      /^(.+); \/\/ (TypeError: .+)$/gm,
      (_, act, message) => `refuse(() => ${act}, ${JSON.stringify(message)});`,
    )
    .replaceAll(/^(?!const)(.+); \/\/ (.+)$/gm, "check($1, $2);");
}

function topics(): string[] {
  const { name, exports } = JSON.parse(read("package.json"));
  return Object.keys(exports).flatMap((path) => (path.endsWith(".json") ? [] : name + path.slice(1)));
}

function read(file: string): string {
  return readFileSync(join(installed, file), "utf8");
}

function write(file: string, text: string): void {
  writeFileSync(join(app, file), text);
}

/** Returns the output; throws with all details if the command fails. */
async function run(command: string, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, { cwd: app })).stdout;
  } catch (error) {
    throw new Error(Object.values(error as object).join("\n"));
  }
}
