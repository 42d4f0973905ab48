// The plug-in as users get it: packed, put next to the real Stylelint, and run by it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import htmlSyntax from "postcss-html";
import scssSyntax from "postcss-scss";
import { publint } from "publint";
import stylelint, { type CustomSyntax } from "stylelint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack, unpack } from "../cli/test-pack.ts";

const PACKAGE = import.meta.dirname;
const app = mkdtempSync(join(tmpdir(), "huesmith-stylelint-"));
const installed = join(app, "node_modules/stylelint-huesmith");

beforeAll(async () => {
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true }));
  await unpack(await pack(PACKAGE, app), app, "stylelint-huesmith");
  symlinkSync(join(PACKAGE, "../../node_modules/stylelint"), join(app, "node_modules/stylelint"), "junction");
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

const RULES = {
  "huesmith/unreadable-color": true,
  "huesmith/failing-pair": true,
  "huesmith/near-duplicate": true,
  "huesmith/out-of-gamut": true,
};

async function lint(
  code: string,
  rules: object = RULES,
  codeFilename?: string,
  customSyntax?: CustomSyntax,
): Promise<string[]> {
  const config = { plugins: [join(installed, "dist/stylelint-huesmith.js")], rules };
  const { results } = await stylelint.lint({
    code,
    config,
    ...(codeFilename && { codeFilename }),
    ...(customSyntax && { customSyntax }),
  });
  const [result] = results;
  const invalid = result?.invalidOptionWarnings.map(({ text }) => text) ?? [];
  const warnings =
    result?.warnings.map(({ rule, line, column, endColumn }) => `${line}:${column}-${endColumn} ${rule}`) ?? [];
  return [...invalid, ...warnings];
}

test("the tarball contains one module, its types and documents", async () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).sort();
  const code = [join("dist", "stylelint-huesmith.d.ts"), join("dist", "stylelint-huesmith.js")];
  expect(files).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", ...code, "package.json", "recommended.json"]);
  expect((await publint({ pkgDir: installed, pack: false, strict: true })).messages).toEqual([]);
});

test("the recommended configuration includes all rules", async () => {
  const { results } = await stylelint.lint({
    code: ".a { color: #12345 }",
    config: { extends: "stylelint-huesmith/recommended" },
    configBasedir: app,
  });
  expect(results[0]?.warnings.map(({ rule }) => rule)).toEqual(["huesmith/unreadable-color"]);
  const { rules } = JSON.parse(readFileSync(join(installed, "recommended.json"), "utf8"));
  expect(rules).toEqual(RULES);
});

test("the four rules report the positions of the colors", async () => {
  const css = `.a { color: #777; background: #fff }
.b { color: #12345 }
.c { color: #0d6986; fill: #0d6986; stroke: #0d6987 }
.d { color: oklch(70% 0.4 150) }
`;
  expect((await lint(css)).sort()).toEqual([
    "1:6-17 huesmith/failing-pair",
    "2:13-19 huesmith/unreadable-color",
    "3:45-52 huesmith/near-duplicate",
    "4:13-31 huesmith/out-of-gamut",
  ]);
  expect(await lint(css, { "huesmith/out-of-gamut": true })).toEqual(["4:13-31 huesmith/out-of-gamut"]);
});

test("every use of a near-duplicate is reported", async () => {
  const css = "a { color: #fff; fill: #fff; stroke: #fff; outline-color: #fefefe; caret-color: #fefefe }";
  expect(await lint(css)).toEqual(["1:59-66 huesmith/near-duplicate", "1:81-88 huesmith/near-duplicate"]);
});

test("thresholds are applied, and invalid ones are rejected", async () => {
  const pair = "a { color: #767676; background: #fff }";
  expect(await lint(pair, { "huesmith/failing-pair": [true, { wcag: 7 }] })).toHaveLength(1);
  expect(await lint(pair, { "huesmith/failing-pair": [true, { wcag: 4.5, apca: 80 }] })).toHaveLength(1);
  expect(await lint(pair, { "huesmith/failing-pair": true })).toEqual([]);
  const near = "a { color: #fff; fill: #fff; stroke: #fafafa }";
  expect(await lint(near, { "huesmith/near-duplicate": [true, { metric: "ok", below: 0.02 }] })).toHaveLength(1);
  expect(await lint(near, { "huesmith/near-duplicate": [true, { metric: "ok" }] })).toEqual([]);
  const wide = "a { color: oklch(70% 0.2 150) }";
  expect(await lint(wide, { "huesmith/out-of-gamut": [true, { gamut: "display-p3" }] })).toEqual([]);
  expect(await lint(wide, { "huesmith/out-of-gamut": [true, { gamut: "p3" }] })).toEqual([
    expect.stringMatching(/Invalid value "p3"/),
  ]);
  expect(await lint(wide, { "huesmith/failing-pair": [true, { ratio: 3 }] })).toEqual([
    expect.stringMatching(/"ratio"/),
  ]);
  expect(await lint(wide, { "huesmith/failing-pair": null })).toEqual([]);
});

test("comments turn rules off, and lines are correct with a byte order mark and CRLF", async () => {
  expect(await lint("/* stylelint-disable huesmith/unreadable-color */\na { color: #12345 }")).toEqual([]);
  expect(await lint("a { color: #12345 } /* stylelint-disable-line */")).toEqual([]);
  expect(await lint("\uFEFFa { color: #12345 }\r\n\r\nb { color: #12345 }")).toEqual([
    "1:12-18 huesmith/unreadable-color",
    "3:12-18 huesmith/unreadable-color",
  ]);
});

test("SCSS and Less files are read in their own syntax", async () => {
  mkdirSync(join(app, "src"), { recursive: true });
  const scss = "$a: #777; .a { color: $a; background: #fff }";
  expect(await lint(scss, RULES, join(app, "src/a.scss"))).toEqual(["1:16-25 huesmith/failing-pair"]);
  const less = "@a: #777; .a { color: @a; background: #fff }";
  expect(await lint(less, RULES, join(app, "src/a.less"))).toEqual(["1:16-25 huesmith/failing-pair"]);
});

test("custom syntaxes report positions in the whole file", async () => {
  const scss = "// color: #12345\n$a: #777;\n.a { &:hover { color: $a; background: #fff } }";
  expect(await lint(scss, RULES, join(app, "src/a.scss"), scssSyntax)).toEqual(["3:16-25 huesmith/failing-pair"]);
  const vue = `<template><p style="color: #12345">x</p></template>
<style>.a { color: #123456 }</style>
<style lang="scss">.a { color: #12345; // color: #1234567
  fill: #abcde }</style>`;
  expect(await lint(vue, RULES, join(app, "src/a.vue"), htmlSyntax())).toEqual([
    "1:28-34 huesmith/unreadable-color",
    "3:32-38 huesmith/unreadable-color",
    "4:9-15 huesmith/unreadable-color",
  ]);
});

test("the README examples are valid", async () => {
  const examples = readFileSync(join(PACKAGE, "README.md"), "utf8").matchAll(/```json\n([\s\S]*?)```/g);
  const [short, long] = [...examples].map(([, example = ""]) => JSON.parse(example));
  expect(short).toEqual({ extends: "stylelint-huesmith/recommended" });
  expect(Object.keys(long.rules).sort()).toEqual(Object.keys(RULES).sort());
  expect(await lint("a { color: red }", long.rules)).toEqual([]);
});
