import fc from "fast-check";
import { expect, test } from "vitest";
import { audit } from "./audit.ts";
import { fixDuplicates } from "./fix.ts";
import { readFile } from "./read-file.ts";
import { DEFAULT_PAIR, DEFAULT_RULES, type RuleSettings } from "./rules.ts";

const NEAR: RuleSettings = { ...DEFAULT_RULES, "near-duplicate": { metric: "ciede2000", below: 2 } };

function fix(file: string, text: string, rules = NEAR): string {
  return fixAll({ [file]: text }, rules)[file] ?? text;
}

/** The changed files. */
function fixAll(files: Readonly<Record<string, string>>, rules = NEAR): Readonly<Record<string, string>> {
  const readings = Object.entries(files).map(([file, text]) => readFile(file, text));
  const fixes = fixDuplicates(audit(readings, rules).duplicates, readings, DEFAULT_PAIR);
  return Object.fromEntries(fixes.files.map(({ reading, text }) => [reading.file, text]));
}

test("the most used color replaces its near-duplicates", () => {
  expect(fix("a.css", ".a { color: #0d6986; fill: #0d6987; stroke: #0D6986 }")).toBe(
    ".a { color: #0d6986; fill: #0d6986; stroke: #0D6986 }",
  );
  expect(fix("a.css", ".a { color: #0d6987; fill: #0d6987; stroke: rgb(13 105 134) }")).toBe(
    ".a { color: #0d6987; fill: #0d6987; stroke: #0d6987 }",
  );
});

test("the same notation is used if the remaining color has it", () => {
  const css = ".a { color: #fff; fill: #fff; stroke: white; outline-color: rgb(254 254 254) }";
  expect(fix("a.css", css)).toBe(".a { color: #fff; fill: #fff; stroke: white; outline-color: #fff }");
});

test("values are not joined together", () => {
  const css =
    ".a { color: white; fill: white; stroke: white; border: 1px solid#fefefe; background: rgb(254,254,254)0 0 }";
  expect(fix("a.css", css)).toBe(css);
  const minified = ".a{color:#fff;fill:#fff;background:0 0#fefefe;outline:#fefefe solid}";
  expect(fix("a.css", minified)).toBe(".a{color:#fff;fill:#fff;background:0 0#fefefe;outline:#fff solid}");
  const unquoted = '<style>a{color:rgb(1 2 3);fill:rgb(1 2 3)}</style><rect fill=#010204 rx=3><rect fill="#010204">';
  expect(fix("a.html", unquoted)).toBe(unquoted.replace('"#010204"', '"rgb(1 2 3)"'));
});

test("strings, comments, URLs, selectors, scripts and tokens are not changed", () => {
  for (const [file, text] of [
    ["a.css", `.a { color: #fff; fill: #fff } /* #fefefe */ #fefefe { content: "#fefefe"; background: url(#fefefe) }`],
    ["a.scss", `$a: #fff; $b: #fff; $d: #fff; $c: "#fefefe"; // #fefefe\n@if $a == #fefefe { }`],
    ["a.less", `@a: #fff; @b: #fff; @c: ~"#fefefe"; // #fefefe`],
    ["a.ts", `const a = ["#fff", "#fff", "#fefefe"];`],
    ["a.json", `{ "a": { "$value": "#fff" }, "b": { "$value": "#fff" }, "c": { "$value": "#fefefe" } }`],
    ["a.html", `<style>a { color: #fff; fill: #fff }</style><a href="#fefefe" id="fefefe">#fefefe</a><!-- #fefefe -->`],
  ] as const) {
    expect(fix(file, text), file).toBe(text);
  }
});

test("text that can be read stays readable", () => {
  const pair = ".ok{color:#767676;background:#fff;border-color:#767676}";
  const others = ".t1{border-color:#777} .t2{border-color:#777} .t3{border-color:#777}";
  const kept = (files: Readonly<Record<string, string>>) => {
    const readings = Object.entries(files).map(([file, text]) => readFile(file, text));
    return fixDuplicates(audit(readings, NEAR).duplicates, readings, DEFAULT_PAIR).kept;
  };
  expect(fix("a.css", pair + others)).toBe(pair.replace("border-color:#767676", "border-color:#777") + others);
  expect(kept({ "a.css": pair + others })).toMatchObject([
    { file: "a.css", line: 1, column: 11, before: "#767676", after: "#777" },
  ]);
  // The background, a variable in another file, and a theme.
  expect(fix("a.css", `.ok{color:#fff;background:#767676}${others}`)).toBe(
    `.ok{color:#fff;background:#767676}${others}`,
  );
  const files = { "v.css": `:root{--x:#767676;--y:#767676}${others}`, "a.css": ".ok{color:var(--x);background:#fff}" };
  expect(fixAll(files)).toEqual({ "v.css": files["v.css"].replace("--y:#767676", "--y:#777") });
  expect(kept(files)).toMatchObject([{ file: "v.css", column: 11 }]);
  const scss = `$x: #767676; .ok{color:$x;background:#fff}${others}`;
  expect(fix("a.scss", scss)).toBe(scss);
  // A theme that passes, next to one that fails.
  const themes = ":root{--g:#767676;--w:#fff} .dark{--g:#fefefe} .a{color:var(--g);background:var(--w)}";
  expect(fix("a.css", themes + others)).toBe(themes + others);
  // Text that failed before may change.
  expect(fix("a.css", `.bad{color:#767676;background:#eee}${others}`)).toBe(
    `.bad{color:#777;background:#eee}${others}`,
  );
});

test("Sass and Less get the notation they can compute with, and maps keep their keys", () => {
  const css = Array.from({ length: 9 }, (_, at) => `.a${at}{color:oklch(50% 0.08 230)}`).join("");
  for (const [file, text] of [
    ["s.scss", ".b{color:darken(#296D8B,10%);fill:rgba( #296D8B , .5)}"],
    ["s.scss", "$x: #296D8B; $y: (a: #296D8B, b: 'x)', c: rgba(#296D8B, .5)); .b { --x: f(a) g(#296D8B) }"],
    ["l.less", "@x: #296D8B; .b{color:darken(#296D8B,10%);fill:fade(#296D8B,50%)}"],
    ["a.vue", '<style lang="scss">.b{color:darken(#296D8B,10%)}</style>'],
  ] as const)
    expect(fixAll({ "a.css": css, [file]: text }), text).toEqual({});
  expect(
    fixAll({ "a.css": css, "s.scss": ".b{color:#296D8B;fill:f(1) #296D8B}", "b.css": ".b{fill:f(#296D8B)}" }),
  ).toEqual({
    "s.scss": ".b{color:oklch(50% 0.08 230);fill:f(1) oklch(50% 0.08 230)}",
    "b.css": ".b{fill:f(oklch(50% 0.08 230))}",
  });
  const same = ".c{color:#0d6986;fill:#0d6986;stroke:darken(#0d6987,10%)} $v: #0d6987;";
  expect(fix("s.scss", same)).toBe(same.replaceAll("#0d6987", "#0d6986"));
  const map = "$a: #0d6986; $b: #0d6986; $m: (#0d6986: a, #0d6987 : b, c: #0d6987);";
  expect(fix("s.scss", map)).toBe(map.replace("c: #0d6987", "c: #0d6986"));
});

const LITERALS = [
  "#0d6986",
  "#0d6987",
  "#0D6986",
  "#0e6987",
  "rgb(13 105 134)",
  "#fff",
  "#fefefe",
  "white",
  "snow",
  "#777",
];
const STILL = [
  "/* color: #fefefe; */",
  '.b { content: "#0d6987" }',
  ".c { background: url(a.svg#fefefe) }",
  "#fefefe { }",
  'a[href="#fefefe"] { margin: 0 }',
  "@media (min-width: 1px) { }",
  ".d { color: #12345; --x: ; }",
  ".e { width: calc(1px + 2px); font-family: snow }",
];
/** A piece of a style sheet: the text before a color, the color, and the text after it. */
const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...STILL), fc.constant(""), fc.constant("")),
  fc.tuple(
    fc.constantFrom(".a { color: ", "a { border: 1px solid /* #fff */ ", ":root { --x: ", ".f{fill:"),
    fc.constantFrom(...LITERALS),
    fc.constantFrom(" }", " !important }", "; }", "/**/}"),
  ),
);

test("only literals are changed, and a second fix changes nothing", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.constantFrom("\n", "\r\n", ""),
      fc.boolean(),
      (pieces, line, hasMark) => {
        const mark = hasMark ? "\uFEFF" : "";
        const text = mark + pieces.map((parts) => parts.join("") + line).join("");
        const fixed = fix("a.css", text);
        let at = mark.length;
        expect(fixed.slice(0, at)).toBe(mark);
        for (const [before, literal, after] of pieces) {
          expect(fixed.slice(at, at + before.length)).toBe(before);
          at += before.length;
          if (literal !== "") {
            const found = LITERALS.filter((one) => fixed.startsWith(one + after + line, at));
            expect(found).toHaveLength(1);
            at += (found[0] ?? "").length;
          }
          expect(fixed.slice(at, at + after.length + line.length)).toBe(after + line);
          at += after.length + line.length;
        }
        expect(at).toBe(fixed.length);
        expect(fix("a.css", fixed)).toBe(fixed);
      },
    ),
    { seed: 38, numRuns: 500 },
  );
});

test("a second fix changes nothing, for any colors in fixable and unfixable files", () => {
  const color = fc.nat(0xffffff).chain((center) =>
    fc.array(fc.tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0, 1)), { maxLength: 6 }).map((steps) =>
      [...steps, [0, 0] as const].map(([a, b]) => {
        const value = Math.max(0, Math.min(0xffffff, center + a + b * 0x101));
        return `#${value.toString(16).padStart(6, "0")}`;
      }),
    ),
  );
  fc.assert(
    fc.property(fc.array(color, { maxLength: 6 }), fc.array(color, { maxLength: 6 }), (styles, scripts) => {
      const css = styles
        .flat()
        .map((hex) => `a { color: ${hex} }`)
        .join("\n");
      const code = `const a = ${JSON.stringify(scripts.flat())};`;
      const once = (text: string) => fixAll({ "a.css": text, "b.ts": code })["a.css"] ?? text;
      const fixed = once(css);
      expect(once(fixed)).toBe(fixed);
    }),
    { seed: 38, numRuns: 300 },
  );
});
