import { expect, test } from "vitest";
import { audit } from "./audit.ts";
import type { Finding } from "./finding.ts";
import { readFile } from "./read-file.ts";
import { DEFAULT_RULES, type RuleSettings } from "./rules.ts";

function find(files: Readonly<Record<string, string>>, rules: Partial<RuleSettings> = {}): string[] {
  const readings = Object.entries(files).map(([name, text]) => readFile(name, text));
  const { findings } = audit(readings, { ...DEFAULT_RULES, ...rules });
  return findings.map((finding) => describe(finding, files[finding.file] ?? ""));
}

function findIn(css: string, rules?: Partial<RuleSettings>): string[] {
  return find({ "a.css": css }, rules);
}

/** The rule, the line and the subject, which must be at the position in the finding. */
function describe(finding: Finding, text: string): string {
  const { rule, line, column, endLine, endColumn } = finding;
  const lines = text.split("\n");
  const written = line === endLine ? lines[line - 1]?.slice(column - 1, endColumn - 1) : "";
  if (finding.rule !== "failing-pair") return `${rule} ${line} ${written}`;
  expect(written).toMatch(/^color:/);
  return `${rule} ${line} ${finding.color} on ${finding.background}${finding.theme ? ` in ${finding.theme}` : ""}`;
}

test("text in ids, selectors, URLs, comments and strings is not a color", () => {
  expect(
    findIn(`#fade, #add:hover, a[href="#12345"] { background: url(data:image/png,#12345) }
      /* color: #12345 */ .a { content: "#12345"; grid-area: rde; font-family: rde } @import "x#12345.css";`),
  ).toEqual([]);
  expect(
    find({ "a.html": `<use href="#12345"/><p id="#12345">color: #12345</p><!-- <p style="color:#12345"> -->` }),
  ).toEqual([]);
});

test("anything unclosed ends with the file", () => {
  expect(findIn(".a { color: #12345; /* color: #1234567")).toEqual(["unreadable-color 1 #12345"]);
  expect(findIn('.a { color: #12345; content: "')).toEqual(["unreadable-color 1 #12345"]);
  expect(findIn(".a { color: #12345; background: url(x")).toEqual(["unreadable-color 1 #12345"]);
  expect(findIn(".a { color: #12345; .b { fill: rgb(1 2")).toEqual(["unreadable-color 1 #12345"]);
  expect(find({ "a.html": '<p style="color: #12345' })).toEqual(["unreadable-color 1 #12345"]);
});

test("typos are found where a color is expected, and only there", () => {
  expect(
    findIn(`.a { color: #12345; --x: #1234567; background: no-repeat #ab; fill: #xyzxyz; color: hsl(1 2);
      color: gren; border-color: rgb(1 2 3 4 5) }`),
  ).toEqual([
    "unreadable-color 1 #12345",
    "unreadable-color 1 #1234567",
    "unreadable-color 1 #ab",
    "unreadable-color 1 #xyzxyz",
    "unreadable-color 1 hsl(1 2)",
    "unreadable-color 2 gren",
    "unreadable-color 2 rgb(1 2 3 4 5)",
  ]);
  const fine = `color: inherit; color: CanvasText; background-color: Window; fill: none; stroke: context-stroke; accent-color: auto; color: rgb(var(--x));
    color: rgb(from var(--x) r g b); color: color(--mine 1 2 3); color: -webkit-link; fill: url(#a); color: light-dark(red, tan);
    filter: progid:x(startColorstr=#12345); --x: #fff; caret-color: currentcolor; color: env(x, #fff); width: #12345`;
  expect(findIn(`.a { ${fine} }`).filter((finding) => finding.startsWith("unreadable"))).toEqual([]);
});

test("attributes of components and animations may have words that are not colors", () => {
  const fine = {
    "a.vue": '<v-btn color="primary"/><Text color="primary"/>',
    "a.html": '<ion-button color="primary"></ion-button><button mat-button color="primary">',
    "a.svelte": '<Button color="primary" fill="solid"/>',
    "a.svg": '<svg><rect><animate fill="freeze"/><set fill="freeze"/></rect></svg>',
  };
  expect(find(fine)).toEqual([]);
  const wrong = '<font color="tael"><rect fill="#12345"/><Icon color="#12345"/>';
  expect(find({ "a.html": wrong })).toEqual([
    "unreadable-color 1 tael",
    "unreadable-color 1 #12345",
    "unreadable-color 1 #12345",
  ]);
  expect(readFile("a.vue", '<Icon color="#0d6987"/>').uses).toHaveLength(1);
});

test("values computed by Sass and Less are not reported as unreadable", () => {
  const scss = `$a: 10; @function f($x: 1) { @return $x; } .a { color: rgba($a, .5); color: rgb(1 + 2, 3, 4); color: hsl(120, 50, 50);
    color: #{$x}; color: map.get($m, "a"); color: a.$b; background: #{"#12345"}; @extend %x; color: null }`;
  expect(find({ "a.scss": scss })).toEqual([]);
  const less = `@a: ~"#12345"; .b { color: fade(@a, 20%); color: #ns.color(); color: @@a; color: @{a}; .mixin(#fff); } #ns { .m() {} }`;
  expect(find({ "a.less": less })).toEqual([]);
});

test("in scripts and tokens, colors are recognized by their key", () => {
  expect(
    find({ "a.ts": `const a = { color: "#12345", id: "#12345", backgroundColor: '#1234567' }; issue("#123");` }),
  ).toEqual(["unreadable-color 1 #12345", "unreadable-color 1 #1234567"]);
  expect(
    find({ "a.json": `{ "a": { "$type": "color", "$value": "#12345" }, "b": { "$value": "{a}" }, "c": "#12345" }` }),
  ).toEqual(["unreadable-color 1 #12345"]);
});

test("a pair fails below 4.5, large text fails below 3, and the suggestion passes", () => {
  expect(findIn(".a { color: #777; background-color: #fff }")).toEqual(["failing-pair 1 #777777 on #ffffff"]);
  expect(findIn(".a { color: #767676; background-color: #fff }")).toEqual([]);
  expect(findIn(".a { color: #777; background: #fff; font-size: 24px }")).toEqual([]);
  expect(findIn(".a { color: #777; background: #fff; font-size: 14pt; font-weight: bold }")).toEqual([]);
  expect(findIn(".a { color: #777; background: #fff; font-size: 1rem }")).toHaveLength(1);
  expect(findIn(".a { color: #999; background: #fff; font-size: 24px }")).toHaveLength(1);
  expect(findIn(".a { color: #777; background: #fff; font-size: 24px !important; font-size: 1rem }")).toEqual([]);
  expect(findIn(".a { color: #777; background: #fff; font: 24px/1.2 Inter }")).toEqual([]);
  expect(findIn(".a { color: #777; background: #fff; font: italic bold 14pt Inter }")).toEqual([]);
  expect(findIn(".a { color: #777; background: #fff; font: 700 19px Inter; font-weight: 400 }")).toHaveLength(1);
  expect(findIn(".a { color: #777; background: #fff; font-size: 24px; font: 16px Inter }")).toHaveLength(1);
  const finding = audit([readFile("a.css", ".a { color: #777; background: #fff }")], DEFAULT_RULES).findings[0];
  expect(finding).toMatchObject({ wcag: 4.47, apca: 71.1, suggestion: "#767676", needed: { wcag: 4.5, apca: 0 } });
});

test("APCA is checked as well if enabled", () => {
  const rules: Partial<RuleSettings> = { "failing-pair": { wcag: 1, apca: 75 } };
  expect(findIn(".a { color: #777; background: #fff }", rules)).toEqual(["failing-pair 1 #777777 on #ffffff"]);
  expect(findIn(".a { color: #333; background: #fff }", rules)).toEqual([]);
});

test("only unambiguous colors form a pair", () => {
  for (const rest of [
    "background: url(x.png) #fff",
    "background: linear-gradient(red, #fff)",
    "background: rgb(255 255 255 / 50%)",
    "background: var(--unknown)",
    "background: var(--unknown, #fff)",
    "background: #fff; background-image: url(x.png)",
    "background: #fff; -webkit-background-clip: text",
    "background: #777",
    "color: transparent; background: #fff",
    "color: inherit; background: #fff",
    "color: #000; background: #fff",
    ".b { background: #fff }",
  ]) {
    expect(findIn(`.a { color: #777; ${rest} }`), rest).toEqual([]);
  }
  expect(findIn("button:disabled, .x.disabled { color: #777; background: #fff }")).toEqual([]);
  expect(findIn(".a { color: #777 !important; color: #000; background: center / cover #fff }")).toHaveLength(0);
  expect(findIn(".a { color: #777 !important; color: #000; background: #fff no-repeat }")).toHaveLength(1);
  expect(findIn(".a { color: rgb(0 0 0 / 40%); background: #fff }")).toEqual(["failing-pair 1 #999999 on #ffffff"]);
});

test("variables are resolved across files, functions and aliases", () => {
  const variables = ":root { --gray: #777; --text: var(--gray); --paper: #fff }";
  expect(find({ "v.css": variables, "a.css": ".a { color: var(--text); background: var(--paper) }" })).toEqual([
    "failing-pair 1 #777777 on #ffffff",
  ]);
  expect(
    findIn(`${variables} .a { color: color-mix(in srgb, var(--text) 90%, white); background: var(--paper, #000) }`),
  ).toHaveLength(1);
  expect(
    find({ "a.scss": "$text: #777; $paper: #fff !default; .a { color: $text; background: $paper }" }),
  ).toHaveLength(1);
  expect(find({ "a.less": ".a { color: @text; background: @paper } @text: #777; @paper: #fff;" })).toHaveLength(1);
  expect(findIn(":root { --a: var(--b); --b: var(--a) } .a { color: var(--a); background: #fff }")).toEqual([]);
});

test("variables with several values are resolved by theme, or not at all", () => {
  const themes = ":root { --text: #333; --paper: #fff } [data-theme=dark] { --paper: #222 }";
  expect(findIn(`${themes} .a { color: var(--text); background: var(--paper) }`)).toEqual([
    "failing-pair 1 #333333 on #222222 in [data-theme=dark]",
  ]);
  const both = ":root, [data-theme=light] { --text: #333; --paper: #fff } .dark { --text: #eee; --paper: #222 }";
  expect(findIn(`${both} .a { color: var(--text); background: var(--paper) }`)).toEqual([]);
  // The rule for one theme does not apply in the others.
  expect(findIn(`${both} .dark .a { color: var(--text); background: #222 } p { fill: var(--paper) }`)).toEqual([]);
  expect(findIn(`${both} .dark .a { color: var(--text); background: #fff } p { fill: var(--paper) }`)).toEqual([
    "failing-pair 1 #eeeeee on #ffffff in .dark",
  ]);
  const twice = {
    "a.css": ":root { --x: #777 }",
    "b.css": ":root { --x: #000 }",
    "c.css": ".a { color: var(--x); background: #fff }",
  };
  expect(find(twice).filter((finding) => finding.startsWith("failing"))).toEqual([]);
  const local = ":root { --text: #333; --paper: #fff } .card { --paper: #222 }";
  expect(findIn(`${local} .a { color: var(--text); background: var(--paper) }`)).toEqual([]);
  expect(findIn(".a { color: light-dark(#000, #444); background: light-dark(#fff, #333) }")).toEqual([
    "failing-pair 1 #444444 on #333333 in dark",
  ]);
  const set = {
    "a.css": ":root { --x: #777 } .a { color: var(--x); background: #fff }",
    "a.ts": 'style.setProperty("--x", y);',
  };
  expect(find(set)).toEqual([]);
});

test("a rule is not checked in a theme that sets its colors again", () => {
  const light = ":root { --text: #111 } .a { color: var(--text); background: #fff }";
  for (const dark of [
    "@media (prefers-color-scheme: dark) { :root { --text: #eee } .a { background: #222 } }",
    ".dark { --text: #eee } .dark .a { background: #222 }",
    ".dark { --text: #eee } .a.dark { background: #222 }",
  ]) {
    expect(findIn(`${light} ${dark}`), dark).toEqual([]);
    const untouched = dark.replace("background: #222", "margin: 0");
    expect(findIn(`${light} ${untouched}`), untouched).toEqual([expect.stringContaining("#eeeeee on #ffffff in ")]);
  }
  const nested = ".dark & { background: #222 } @media (prefers-color-scheme: dark) { background: #222 }";
  const scss = `:root { --text: #111 } .dark { --text: #eee } .a { color: var(--text); background: #fff; ${nested} }`;
  expect(find({ "a.scss": scss })).toEqual([]);
  const byFunction = ".a { color: light-dark(#111, #eee); background: #fff }";
  expect(findIn(byFunction)).toHaveLength(1);
  expect(findIn(`${byFunction} @media (prefers-color-scheme: dark) { .a { background: #222 } }`)).toEqual([]);
  // The base is still checked.
  expect(findIn(".a { color: #777; background: #fff } .dark .a { background: #222 }")).toHaveLength(1);
});

test("colors outside the gamut are reported, except where a larger gamut is requested", () => {
  const css =
    ".a { color: oklch(0.7 0.25 150) } @media (color-gamut: p3) { .a { color: oklch(0.7 0.2 150); fill: oklch(0.7 0.4 150) } }";
  expect(findIn(css)).toEqual(["out-of-gamut 1 oklch(0.7 0.25 150)", "out-of-gamut 1 oklch(0.7 0.4 150)"]);
  expect(findIn(".a { color: color(display-p3 1 0 0) } .b { color: color(display-p3 1.2 0 0) }")).toEqual([
    "out-of-gamut 1 color(display-p3 1.2 0 0)",
  ]);
  const tokens = {
    "a.json": '{ "a": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 150], "hex": "#00c248" } } }',
  };
  expect(find(tokens)).toEqual([
    'out-of-gamut 1 { "colorSpace": "oklch", "components": [0.7, 0.4, 150], "hex": "#00c248" }',
  ]);
});

test("a variable is used if any file mentions it, in any form", () => {
  const css = ":root { --a: #111; --b: #555; --c: #999; --d: #ddd; --size: 2px; --e: var(--a) } .x { fill: var(--a) }";
  const script = "el.style.getPropertyValue('--b'); `var(--$" + "{name}-x)`";
  expect(find({ "a.css": css, "a.ts": script, "a.html": '<p class="bg-(--c)"></p>' })).toEqual([
    "unused-variable 1 --d",
    "unused-variable 1 --e",
  ]);
  expect(
    find({ "a.css": ":root { --red-dark: #a00; --red-bright: #f00 }", "a.scss": "a { color: var(--#{$name}-dark) }" }),
  ).toEqual(["unused-variable 1 --red-bright"]);
  const tokens = '{ "a": { "$value": "var(--brand)" } }';
  expect(find({ "a.css": ":root { --brand: #0d6986 }", "tokens.json": tokens })).toEqual([]);
  expect(findIn("@theme { --color-a: #111 } @property --x { initial-value: #fff } :root { --x: #333 }")).toEqual([
    "unused-variable 1 --x",
  ]);
});

test("Sass variables count as used in any file, and can configure later imports", () => {
  const files = {
    "_vars.scss": "$a-b: #111; $c: #555; $d: #999;",
    "a.scss": '@use "vars"; a { color: vars.$a_b; fill: darken(vars.$c, 5%) }',
  };
  expect(find(files)).toEqual(["unused-variable 1 $d"]);
  expect(find({ "a.scss": '$primary: #0d6986; @import "~bootstrap/scss/bootstrap";' })).toEqual([]);
  expect(find({ "a.less": "@a: #111; @b: #555; // @b\n.x { color: @{a} }" })).toEqual(["unused-variable 1 @b"]);
  expect(find({ "a.less": "@brand: #111; @name: 'brand'; .x { color: @@name }" })).toEqual([]);
});

test("style elements are read in their own language, except for indented Sass", () => {
  const vue = (language: string) =>
    find({ "a.vue": `<style ${language}>\n// color: #12345;\na { color: #1234567 }</style>` });
  expect(vue('lang="scss"')).toEqual(["unreadable-color 3 #1234567"]);
  expect(vue("lang=less")).toEqual(["unreadable-color 3 #1234567"]);
  expect(vue('type="text/css"')).toEqual(["unreadable-color 3 #1234567"]);
  expect(vue('lang="sass"')).toEqual([]);
  expect(
    find({ "a.svelte": `<p style:color="#12345" style="fill: #1234567" title="#12345" style:fill={"#12345"}>` }),
  ).toEqual(["unreadable-color 1 #12345", "unreadable-color 1 #1234567"]);
});

test("rules can be turned off", () => {
  const css = ":root { --x: #12345 } .a { color: #777; background: #fff; fill: #fefefe; stroke: oklch(0.7 0.4 150) }";
  const off = {
    "near-duplicate": null,
    "failing-pair": null,
    "out-of-gamut": null,
    "unused-variable": null,
    "unreadable-color": null,
  };
  expect(findIn(css).length).toBe(4);
  expect(findIn(css, off)).toEqual([]);
});

test("a near-duplicate goes by its most frequent spelling, because each of its uses gets the message", () => {
  const css = `.a { color: #0d6986; fill: #0d6986; stroke: #0d6986; caret-color: #0d6986;
    accent-color: rgb(13 105 135); border-color: #0d6987; outline-color: #0d6987 }`;
  const { findings } = audit([readFile("a.css", css)], DEFAULT_RULES);
  expect(findings.map(({ message }) => message)).toEqual([
    "#0d6987 differs from #0d6986 by only ΔE2000 of 0.35. #0d6986 is used 4 times, #0d6987 3 times.",
  ]);
});
