// The package as users get it: packed by npm and put into an empty folder, where it is type-checked and run.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { execute } from "../cli/test-execute.ts";
import { pack, unpack } from "../cli/test-pack.ts";

const PACKAGE = import.meta.dirname;
const COMPILER = join(PACKAGE, "../../node_modules/typescript/bin/tsc");
const README = readFileSync(join(PACKAGE, "README.md"), "utf8");
const app = mkdtempSync(join(tmpdir(), "huesmith-client-"));
const installed = join(app, "node_modules/@huesmith/client");

beforeAll(async () => {
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await unpack(await pack(PACKAGE, app), app, "@huesmith/client");
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test("the tarball contains the client with its types and documents", async () => {
  expect(readdirSync(installed).sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json"]);
  expect((await publint({ pkgDir: installed, pack: false, strict: true })).messages).toEqual([]);
});

test("the README example compiles in an empty project, and its requests are sent", async () => {
  const [, example = ""] = /```ts\n(.*?)```/s.exec(README) ?? [];
  const sent = `
globalThis.fetch = async (url) => {
  console.log(String(url));
  return Response.json({ wcag: {}, fix: {}, colors: [] });
};
`;
  writeFileSync(join(app, "example.ts"), example);
  writeFileSync(join(app, "run.ts"), sent + example);
  const flags = [
    "--noEmit",
    "--singleThreaded",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--skipLibCheck",
    "false",
  ];
  expect(await execute(app, process.execPath, [COMPILER, ...flags, "example.ts"])).toMatchObject({ code: 0, out: "" });
  const { out } = await execute(app, process.execPath, ["run.ts"]);
  expect(out.trim().split("\n")).toEqual([
    "https://huesmith.com/api/contrast?text=%23e07a5f&background=%23f4f1de",
    "https://huesmith.com/api/palette?count=4&lock=%230d6986",
    "https://huesmith.com/api/scale?color=teel",
  ]);
});
