import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../parse.ts";
import { scanColors, scanColorsInSlices } from "./scan.ts";

/** Guillemets mark the colors that must be found; the test removes the guillemets. */
function check(marked: string): void {
  const text = marked.replace(/[«»]/g, "");
  const found = scanColors(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}«${rest.slice(start, end)}»${rest.slice(end)}`,
    text,
  );
  expect(found).toBe(marked);
}

test("CSS values are found, even inside functions that are not colors", () => {
  check(":root { --brand: «#DB073D»; --on: var(--red); --gap: 4px }");
  check("a{color:«#fff»;border:1px solid «rgb(0 0 0 / 50%)»}b{fill:«TAN»}");
  check("linear-gradient(90deg, «red» 0%, «blue» 100%);");
  check("linear-gradient(90deg, «red» 0%, «#222» 100%)");
  check("a { background: linear-gradient(in oklch 20deg, «red» 10%, «oklch(50% .1 20)», «#000» 90%) }");
  check(
    "a { color: color-mix(in srgb, «red» 50%, rgb(var(--x)), «transparent»); outline-color: rgb(from «teal» r g var(--b)) }",
  );
  check("a { color: «color-mix(in oklch, red 30%, rgb(0 0 255))»; fill: «oklch(from teal l c calc(h + (2 * 10)))» }");
  check("a { box-shadow: 0 0 1px «black», inset 0 0 2px «#0008» ; color: light-dark(«#111», «#eee») }");
  check("@supports (color: «#123») { p { color:\n«hsl(120deg\n30% 50%)»\n} }");
  check("a { color: «rebeccaPurple» !important }");
});

test("selectors, ids and class names are ignored", () => {
  check("#face { color: «red» } a:hover #fade, #add.blue::before { }");
  check('#face{color:«#fff»}#add>.red{}li:not(#fed){}[fill="#fff"]{}[data-color=red]{}');
  check("@media (min-width: 1px) { #bad:hover { stroke: «tan» } }");
  check(".a { &:hover #add { color: «red» } &#bed { } #{$red} #fee { } }");
});

test("URLs are ignored", () => {
  check('@import url("#abc"); a { background: «red» url(red.png) url(#abc) url( "a)#abc" ) «#0d6986» }');
  check('a { mask: url(data:image/svg+xml;utf8,<svg fill="red">) } b { color: «red» }');
  check('<a href="#fade">x</a><use xlink:href="#fed"/><img src="red" alt="red">');
});

test("comments are ignored", () => {
  check("/* red #fff */ a { color: /* #000 */ «red»; } // color: red;\nb { color: «#fff» }");
  check("a { background: url(http://x.y/#fff) } /* never closed { color: red }");
  check("<!-- color: #fff; --><style>a{color:«red»}</style>");
  check('a("https://x.y", "«#fff»");');
});

test("words are colors only where CSS allows colors", () => {
  check('.x { font-family: Red Hat; grid-area: red; animation: red 1s; content: "red"; transition: color 1s; }');
  check(".x { font: 1px Tan; will-change: color; --font-black: black; $red: «red»; background: $red @red red(); }");
  check("a { color: red-ish; color: #{$a}-red; fill: dark.red; stroke: .red; border: 1px solid «red»}");
});

test("text that only looks like hex is ignored", () => {
  check('a { color: #ggg; fill: #12345; stroke: #abcdefg; color: a#fff; content: "&#123;"; x: #fff-a }');
  check("this.#fade = 3; class A { #add = 1; #bed; }");
});

test("colors in SCSS and Less are found", () => {
  check('$colors: ("red": «red», blue: «#00f», "x": (a: «rgb(1,2,3)»));');
  check(".a { color: map-get($colors, red); fill: darken(«red», 5%); @include b(«#fff») { color: «tan» } }");
  check("@red: «red»; .m(«#fff»); .m(#abc) { color: @red; }");
  check("a { width: calc(#{$a} + 1px); color: «#fff»; .b-@{c} { color: «red» } }");
});

test("in JSON, values are found, but keys and words next to names are ignored", () => {
  check('{"name":"red","colors":["«red»","«#0d6986»"],"red":{"500":"«#f00»"},"a":"«rgb(1,2,3)»","href":"#add"}');
  check('{ "brand": { "$type": "color", "$value": "«oklch(50% 0.1 20)»", "$description": "red" } }');
  check('["«red»", "blue whale", "«#fff»"]');
});

test("colors in JavaScript are found", () => {
  check(
    'const c = "«#fff»"; const t = { primary: "«red»", dark: \'«#000»\', 100: "«#eee»", name: "red", b: "1px solid «#ccc»" };',
  );
  check('document.querySelector("#fade"); $("#add").css("color", "«red»"); x ? "«#111»" : "«#222»";');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a template
  check('const B = styled.div`color: «red»; background: ${(p) => p.c || "«#abc»"}; border: 0 solid «tan»;`;');
  check('<a href="#bad" style={{ color: "«teal»" }} className="text-[#0d6986] bg-red-500 red">don\'t</a>');
});

test("colors in HTML and SVG are found", () => {
  check('<p id="add" style="color:«red»;background:«#fff»" title="red">It\'s red, see #bad</p>;');
  check('<svg fill=\'«#0d6986»\' stroke="none"><stop stop-color="«tan»"/><input value="red"></svg>;');
});

test("colors in a plain list are found", () => {
  check("«#fff», «red»\n«RebeccaPurple»\n- «teal»\n* «tan»\n«rgb(1,2,3)» | «#456»\n«#789»");
  check("The red fox has «#abcdef» and issue #123");
  check('primary: "«#fff»"\nsecondary: «red»\nname: "red"\nnote: the red fox');
});

test("colors after an equals sign are found, except in selectors and addresses", () => {
  check("Primary: «#264653», Secondary: «#2a9d8f»; Accent = «#e9c46a»");
  check("primary = «#0982c1»\naccent = «#f60»\npalette = {\n sea: «#264653»\n}\nbody { color: «#333» }");
  check('a = "«#264653»"; b = «rgb(1 2 3)»;');
  check('<meta name="theme-color" content="«#ff6600»"><meta name="description" content="see #add or red"/>;');
  check("<a href=#fade>x</a>; a[href=#abc] { } a == #fade; a =\n.b { }");
});

test("Tailwind's arbitrary values are ignored, because a color with blanks would break the class", () => {
  check('class="bg-[#fff] text-[#0D6986]/50 hover:bg-[rgb(1,2,3)] [color:#fff] [--x:#000] fill-[color:red]"');
  check("@apply bg-[#fff]");
  check(".a { @apply bg-[#fff] text-[#0D6986]/50; color: «#fff» }");
  check('<p class="bg-[#fff]" style="color: «#fff»">; <b className={"from-[#abc]"}/> const a = ["«#fff»", "«red»"];');
  check("class='bg-[#fff]' [«#fff», «#000»]");
});

test("colors in Internet Explorer filters are ignored, because their alpha is first", () => {
  const filter = "progid:DXImageTransform.Microsoft.gradient";
  check(`a { filter: ${filter}(startColorstr=#80000000, endColorstr=#80FFFFFF); color: «#80000000» }`);
  check(`a { filter: ${filter}(startColorstr='#80000000', endColorstr = "#80FFFFFF"); color: «#80000000» }`);
  check(`a { -ms-filter: "${filter}(startColorstr='#80000000',endColorstr='#80FFFFFF')" }`);
  check("startColorstr=#80000000 endColorstr='#80000000'\n«#80000000»");
});

test("a hash in a URL is not a color, with or without quotes", () => {
  check("[link](https://x.y/#fff) «#fff»\n[link](#fade) (https://x.y/a?b=#add) «#abcdef»");
  check("https://x.y/#fff\n«#fff», https://x.y/a/#abc, «#000»\n<https://x.y/#bed> x.y/docs/#face white/«#abcdef»");
  check("a { see: https://x.y/#fff; color: «#fff»; fill: /**/«#000» } /* #fff */");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of a template
  check("const a = `https://x.y/${b}/#fff`; const c = { color: '«#fff»' };");
});

test("colors are ignored in declarations without braces whose values are names", () => {
  for (const property of ["animation-name", "grid-area", "will-change", "view-transition-name", "-webkit-animation"]) {
    check(`${property}: red`);
    check(`${property}: red\ncolor: «red»\n«blue»`);
  }
  check("font-family: Tan, Navy\nbackground: «tan»");
  check("font-family: Tan,\n  Navy\n«navy»");
  check("font-family: Tan // a comment\n«navy»");
  check("Text: «red»\nGrid: «tan»\nfont-color: «navy»");
});

test("positions, texts and colors match", () => {
  const text = "a { color: red; fill: #0D6986 }";
  expect(scanColors(text)).toEqual([
    { start: 11, end: 14, text: "red", color: parse("red") },
    { start: 22, end: 29, text: "#0D6986", color: parse("#0D6986") },
  ]);
});

test("scanning a long text in slices returns the same as in one pass, wherever a slice ends", async () => {
  const css = `a:hover #fade { color: rgb(1 2 3 / 0.4); --a: "x #fff"; /* #000 */ background: url("a;#abc") #0d6986 }\n`;
  for (const part of [
    css,
    `${css}<p style="color: red">\n`,
    "#fff, teal\n",
    `"${css.replaceAll('"', "'").trim()}"\n`,
  ]) {
    const text = part.repeat(Math.ceil(250_000 / part.length));
    let pauses = 0;
    const found = await scanColorsInSlices(text, async () => void pauses++);
    // Tens of thousands of objects are compared faster as text.
    expect(JSON.stringify(found) === JSON.stringify(scanColors(text))).toBe(true);
    expect(found.length).toBeGreaterThan(1000);
    expect(pauses).toBe(2);
  }
});

test("an error thrown by the pause ends the scan", async () => {
  const stop = () => Promise.reject(new Error("overtaken"));
  await expect(scanColorsInSlices(" ".repeat(200_000), stop)).rejects.toThrow("overtaken");
});

test("found colors are in order, do not overlap and match their text, in any input", () => {
  const pieces =
    "a { } ; : = ( ) [ ] \" ' ` / /* */ // # #{ ${ #fff #123 red blue rgb(1,2,3) rgb( url( color --x $y @z , . \\ <!-- -->";
  const text = fc.array(fc.constantFrom(...pieces.split(" "), " ", "\n")).map((words) => words.join(""));
  fc.assert(
    fc.property(text, (css) => {
      let end = 0;
      for (const found of scanColors(css)) {
        expect(found.start).toBeGreaterThanOrEqual(end);
        expect(css.slice(found.start, found.end)).toBe(found.text);
        expect(parse(found.text)).toEqual(found.color);
        end = found.end;
      }
    }),
    { numRuns: 1000, seed: 5 },
  );
});

test.each([
  "rgb(",
  "(",
  "{",
  "}",
  '"',
  "'",
  "`",
  "\\",
  "/*",
  "//",
  ":",
  "a:",
  "=",
  "#",
  "#fff ",
  "url(",
  "${",
  "a",
  " ",
  "\n",
  "[",
  "-[",
  "'-['",
  "[a",
  "[a:",
  "](",
  "://",
  "'://'",
  '"a":',
  '\\"',
])(
  "200 kB of %j are scanned in linear time",
  (repeated) => {
    const text = `a{color:${repeated.repeat(200_000 / repeated.length)}`;
    expect(scanColors(text).length > 0).toBe(repeated === "#fff ");
  },
  // Quadratic time would exceed this limit.
  20_000,
);
