import { expect, test } from "vitest";
import { audit } from "./audit.ts";
import { fixDuplicates } from "./fix.ts";
import { readFile } from "./read-file.ts";
import { findTokenTexts } from "./read-tokens.ts";
import { DEFAULT_PAIR, DEFAULT_RULES } from "./rules.ts";

const MANY = 20_000;
/** Quadratic time exceeds this limit; linear time is a hundredth of it. */
const LIMIT_MS = 20_000;
const FILES = ["a.css", "a.scss", "a.less", "a.html", "a.svg", "a.vue", "a.ts", "a.json"];

function check(text: string, files = FILES): void {
  for (const file of files) {
    const readings = [readFile(file, text)];
    const { findings, duplicates } = audit(readings, DEFAULT_RULES);
    fixDuplicates(duplicates, readings, DEFAULT_PAIR);
    expect(findings.filter(({ line, column }) => !(line > 0 && column > 0))).toEqual([]);
  }
}

test.each([
  "{",
  "}",
  "(",
  "a{",
  "/*",
  "//",
  '"',
  "url(",
  "rgb(",
  "#",
  "#{",
  "@{",
  "--",
  "--a:",
  "var(--a,",
  ":root{--a:var(--b);",
  "a{color:#fff;background:",
  "<",
  "<!--",
  "<style>",
  "<a style='",
  '{"colorSpace"',
  '"$value":"#',
  "light-dark(",
  "a:#12345;",
  "\\",
  "\r\n",
  "/**/",
  "color:",
  "é",
])(
  "many repetitions of %s terminate",
  (piece) => {
    check(piece.repeat(MANY));
  },
  LIMIT_MS,
);

test(
  "400 kB on one line are read with correct columns",
  () => {
    const rule = ".a{color:#0d6986;background:url(data:x,#12345)}";
    const text = `${rule.repeat(9000)}.b{color:#12345}`;
    const { findings, colors } = audit([readFile("a.css", text)], DEFAULT_RULES);
    expect(colors).toBe(9000);
    expect(findings).toMatchObject([{ rule: "unreadable-color", line: 1, column: rule.length * 9000 + 10 }]);
  },
  LIMIT_MS,
);

test("nested blocks, nested values and circular variables terminate", () => {
  check(`${"a{".repeat(5000)}color:#777;background:#fff${"}".repeat(5000)}`);
  check(`a { color: ${"light-dark(".repeat(2000)}#fff${", #000)".repeat(2000)}; background: #fff }`);
  check("&,&{color:#777;background:#fff;".repeat(400));
  check(`${"[theme".repeat(5 * MANY)}{--a:#777;color:var(--a);background:#fff}`);
  const circle = Array.from(
    { length: 500 },
    (_, index) => `--v${index}: var(--v${(index + 1) % 500}) var(--v${index});`,
  );
  check(`:root { ${circle.join(" ")} } a { color: var(--v0); background: var(--v1) }`);
  const themes = Array.from(
    { length: 500 },
    (_, index) => `.theme-${index} { --x: #${(index + 1000).toString(16).padStart(6, "0")} }`,
  );
  check(`${themes.join("\n")} ${"a { color: var(--x); background: #fff }".repeat(50)}`);
});

test(
  "near-duplicates with hundreds of spellings and thousands of uses terminate",
  () => {
    const many = Array.from({ length: 12_000 }, (_, index) => `a{color:#0d6986;fill:rgb(13 104.${index % 400} 134)}`);
    check(many.join("\n"), ["a.css"]);
  },
  LIMIT_MS,
);

test("there can be more findings than a function call can have arguments", () => {
  const { findings } = audit([readFile("a.css", `a{background:${"#12345 ".repeat(130_000)}}`)], DEFAULT_RULES);
  expect(findings.length).toBe(130_000);
});

test(
  "a string of a token can have 15 MB",
  () => {
    for (const piece of ["abcde", "\\n"]) {
      const long = `"$value":"${piece.repeat(15_000_000 / piece.length)}"`;
      const json = `{"a":{${long}},"b":{"$type":"color","$value":"#12345"}}`;
      expect(findTokenTexts(json)).toMatchObject([{ type: null }, { text: "#12345", type: "color" }]);
    }
  },
  LIMIT_MS,
);
