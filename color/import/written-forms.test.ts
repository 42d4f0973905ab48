import { expect, test } from "vitest";
import { print } from "../text/print.ts";
import { readPaletteText } from "./read-palette.ts";

/** Names, colors and dark values as short text. */
function read(text: string): string {
  const swatches = readPaletteText(text)?.groups.flatMap((group) => group.swatches) ?? [];
  return swatches
    .map(
      ({ name, color, dark }) =>
        `${name ? `${name} ` : ""}${print(color, "hex")}${dark ? `/${print(dark, "hex")}` : ""}`,
    )
    .join(", ");
}

test.each([
  // Swift, Kotlin, Dart, C#
  ["Color(red: 1, green: 0, blue: 0)\nColor(red: 0, green: 0, blue: 1)", "#FF0000, #0000FF"],
  ["let a = Color(red: 1, green: 0, blue: 0)\nlet b = Color(red: 0, green: 0, blue: 1)", "a #FF0000, b #0000FF"],
  ["[UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(white: 0)]", "#FF0000, #000000"],
  ["[Color(0xFF6200EE), Color(0xFF03DAC6)]", "#6200EE, #03DAC6"],
  ["listOf(Color(0xFF6200EE), Color(0xFF03DAC6))", "#6200EE, #03DAC6"],
  ["MaterialColor(0xFF2196F3, {50: Color(0xFFE3F2FD), 100: Color(0xFFBBDEFB)})", "50 #E3F2FD, 100 #BBDEFB"],
  ["class C {\n  static const primary = Color(0xFF6200EE);\n}", "primary #6200EE"],
  ["const Color.fromARGB(255, 255, 0, 0)", "#FF0000"],
  [
    "let veil = Color(red: 1, green: 0, blue: 0).opacity(0.5)\nlet b = Color(red: 0, green: 0, blue: 1)",
    "veil #FF000080, b #0000FF",
  ],
  ["val veil = Color(0xFF6200EE).copy(alpha = 0.5f)", "veil #6200EE80"],
  [
    "final a = Color(0xFF6200EE)\n  .withAlpha(51); final b = Color(0xFF6200EE).withValues(alpha: .2);",
    "a #6200EE33, b #6200EE33",
  ],
  ["[Color(0xFF6200EE).opacity(0.5.1), Color(0xFF6200EE).withOpacity(9)]", "#6200EE, #6200EE"],
  ['UIColor(named: "Red")', ""],
  // Objects
  ["{r: 13, g: 105, b: 134}\n{r: 255, g: 127, b: 81}", "#0D6986, #FF7F51"],
  // Comments are names.
  ["#0d6986 // Teal\n#ff7f51 // Coral", "Teal #0D6986, Coral #FF7F51"],
  ["Teal #0d6986\rCoral #ff7f51", "Teal #0D6986, Coral #FF7F51"],
  ["/* Teal */ #0d6986\n/* Coral */ #ff7f51", "Teal #0D6986, Coral #FF7F51"],
  // Numbers with a format or with letters
  ["CMYK: 90, 22, 0, 47", "#0E6987"],
  ["Teal CMYK: 90, 22, 0, 47", "Teal #0E6987"],
  ["RGBA: 13, 105, 134, 1", "#0D6986"],
  ["R: 13 G: 105 B: 134", "#0D6986"],
  ["R:13, G:105, B:134", "#0D6986"],
  ["C90 M22 Y0 K47", "#0E6987"],
  ["H 194 S 82% L 29%", "#0D6A87"],
  ["r: 13\ng: 105", ""],
  // Spaces that CSS doesn't have
  ["okhsl(226 97% 41%)\nBrand hct(228.349 37.126 41.072)", "#046B88, Brand #0D6986"],
  // Words
  ["dark red, light green", "#8B0000, #90EE90"],
  ["rebecca purple", "#663399"],
  ["red dark sea green\nlight golden rod yellow", "#FF0000, #8FBC8F, #FAFAD2"],
  ["deep red", ""],
  ["tomato, #00f", "#FF6347, #0000FF"],
  // Tables, in which a word is a name
  ["Teal, #0D6986\nCoral, #FF7F51", "Teal #0D6986, Coral #FF7F51"],
  ["Teal; #0D6986\nCoral; #FF7F51", "Teal #0D6986, Coral #FF7F51"],
  ["#0D6986, Teal\n#FF7F51, Coral", "Teal #0D6986, Coral #FF7F51"],
  ["| Green | #00ff00 | 0, 255, 0 |", "Green #00FF00"],
  ["Color,Hex\nTeal,#0D6986\nOcean,#001F3F", "Teal #0D6986, Ocean #001F3F"],
  ["Token,Color,Hex\na,Teal,#0D6986", "a #0D6986"],
  ["Name,HEX value\nTeal,0D6986", "Teal #0D6986"],
  // Invisible characters, and Chinese and Japanese punctuation
  ["\u200b#ff0000\n#00ff00\u200b", "#FF0000, #00FF00"],
  ["#ff0000、#00ff00，＃0000ff", "#FF0000, #00FF00, #0000FF"],
  ["（13，105，134）", "#0D6986"],
  // A link in a sentence
  ["Look: https://coolors.co/264653-2a9d8f.", "#264653, #2A9D8F"],
])("%j", (text, colors) => {
  expect(read(text)).toBe(colors);
});

test("Android and XAML write alpha first, and colors may refer to others", () => {
  const android = `<?xml version="1.0" encoding="utf-8"?>
    <resources><color name="purple_200">#FFBB86FC</color><color name="glass">#80f00000</color>
    <item name="short" type="color">#f00</item><color name="primary">@color/purple_200</color></resources>`;
  expect(read(android)).toBe("purple_200 #BB86FC, glass #F0000080, short #FF0000, primary #BB86FC");
  expect(readPaletteText(android)?.format).toBe("Android colors");
  const xaml = `<ResourceDictionary><Color x:Key="P">#FFFF0000</Color>
    <SolidColorBrush x:Key="B" Color="#8000FF00" /></ResourceDictionary>`;
  expect(read(xaml)).toBe("P #FF0000, B #00FF0080");
  const commented = '<resources><color name="d"><!-- old: #fff -->#123456</color></resources>';
  expect(read(commented)).toBe("d #123456");
  const [veil, ink] = ['Color.parseColor("#80f00000")', 'Color.parseColor("#FF001122")'];
  expect(read(`val veil = ${veil}`)).toBe("veil #F0000080");
  expect(read(`val veil = ${veil}\nval ink = ${ink}`)).toBe("veil #F0000080, ink #001122");
  expect(read(`class Theme {\n  val veil = ${veil}\n  val ink = ${ink}\n}`)).toBe("veil #F0000080, ink #001122");
  expect(read(`view.setColors(${veil}, ${ink})`)).toBe("#F0000080, #001122");
  expect(read(`fun paint() { ${veil}; ${ink} }`)).toBe("#F0000080, #001122");
});

test("XAML dictionaries with the same keys are themes", () => {
  const dictionary = (key: string, page: string, text: string) =>
    `<ResourceDictionary x:Key="${key}"><Color x:Key="Page">${page}</Color><Color x:Key="Text">${text}</Color></ResourceDictionary>`;
  const xaml = (dark: string) => `<ResourceDictionary><ResourceDictionary.ThemeDictionaries>
    ${dictionary("Light", "#fff", "#111")}${dictionary(dark, "#000", "#eee")}
    </ResourceDictionary.ThemeDictionaries><Color x:Key="Sea">#0d6986</Color></ResourceDictionary>`;
  expect(read(xaml("Dark"))).toBe("Page #FFFFFF/#000000, Text #111111/#EEEEEE, Sea #0D6986");
  expect(readPaletteText(xaml("HighContrast"))?.groups.map(({ name }) => name)).toEqual(["Light", "HighContrast", ""]);
});

test.each([
  // Themes
  [":root:not([data-theme=dark]) { --a: #fff } [data-theme=dark] { --a: #111 }", "a #FFFFFF/#111111"],
  [":root { --a: #111 } [data-theme=light] { --a: #fff }", "a #FFFFFF/#111111"],
  ["@media not (prefers-color-scheme: dark) { :root { --a: #fff } } .dark { --a: #111 }", "a #FFFFFF/#111111"],
  [":root, .light { --a: #fff } .dark { --a: #111 }", "a #FFFFFF/#111111"],
  [".dark, .dark-theme { --a: #123456 }", "a #123456"],
  // In a block the last declaration wins, elsewhere it is ignored.
  [":root { --a: #f00; --a: oklch(1 0 0); --a: of-no-kind(1) } .card { --a: #00f }", "a #FFFFFF"],
  ["$a: #f00; $a: #00f; $a: #0f0 !default;", "a #0000FF"],
  // Tailwind
  ["@theme inline { --color-ink: var(--ink) } :root { --ink: #111 }", "ink #111111"],
  [":root { --color-primary: 255 115 179; --grid: 1 2 3 }", "color-primary #FF73B3"],
  [":root { --p: 255 115 179 } a { color: rgb(var(--p) / 50%) }", "p #FF73B3"],
  // Variables inside a value
  [
    "$black: #000 !default; $veil: rgba($black, 50%) !default; $fog: rgba(#fff, .5);",
    "black #000000, veil #00000080, fog #FFFFFF80",
  ],
  [":root { --a: rgb(var(--a)); --b: var(--b); --c: var(--d); --d: red }", "c #FF0000, d #FF0000"],
  [":root { --h: 120; --a: hsl(var(--h) 100% var(--l, 25%)) }", "a #008000"],
])("%s", (css, colors) => {
  expect(read(css)).toBe(colors);
});

test("values that only a compiler can compute are reported", () => {
  expect(readPaletteText("$a: #f00; $b: darken($a, 10%);")?.unread?.rows).toEqual([
    { where: "$b", text: "darken($a, 10%)", reason: "Sass or Less calculates this color. Import the compiled CSS." },
  ]);
});

test("variables that each use another one twice are read in linear time", () => {
  const chain = Array.from({ length: 60 }, (_, i) => `--a${i}: rgb(var(--a${i + 1}) var(--a${i + 1}))`).join(";");
  expect(readPaletteText(`:root { ${chain} }`)).toBeNull();
});

test.each([
  "sea:\n  r: 13\n  g: 105\n  b: 134\nred:\n  r: 255\n  g: 0\n  b: 0",
  "- name: sea\n  red: 13\n  green: 105\n  blue: 134\n- name: red\n  red: 255\n  green: 0\n  blue: 0",
  "sea: { r: 13, g: 105, b: 134 }\nred: { r: 255, g: 0, b: 0 }",
])("channels in YAML are one color: %j", (yaml) => {
  expect(read(yaml)).toBe("sea #0D6986, red #FF0000");
});

test("a line of YAML with a color keeps its name, and channels may come without one", () => {
  expect(read("sea #0d6986\n  opacity: 50\nred #f00")).toBe("sea #0D6986, red #FF0000");
  expect(read("  r: 13\n  g: 105\n  b: 134\nred #f00")).toBe("#0D6986, red #FF0000");
});
