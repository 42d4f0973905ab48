import { expect, test } from "vitest";
import { print } from "../print.ts";
import { parsePastedList, unreadParts } from "./list.ts";

test.each([
  ["219, 7, 61", "#DB073D"],
  ["#f00, #0f0, blue", "#FF0000 #00FF00 #0000FF"],
  ["#f00 #0f0\tblack|#fff;teal", "#FF0000 #00FF00 #000000 #FFFFFF #008080"],
  ["0d6986 db073d dba507", "#0D6986 #DB073D #DBA507"],
  ["db073d-dba507", "#DB073D #DBA507"],
  ["07485b,0d6986", "#07485B #0D6986"],
  ["red\n\n green\r\n- teal\n1. #fff\n", "#FF0000 #008000 #008080 #FFFFFF"],
  ["219 7 61\n13, 105, 134", "#DB073D #0D6986"],
  ["rgb(1, 2, 3), hsl(0 100% 50% / .5), red", "#010203 #FF000080 #FF0000"],
  ["\"#fff\", '#000'", "#FFFFFF #000000"],
  ["--a: #fff;\n--b: #000;", "#FFFFFF #000000"],
  ["$a: red; $b: blue;", "#FF0000 #0000FF"],
  ["bg-sky-700 text-red-500", "#0069A8 #FB2C36"],
  // Words next to values are their names.
  ["Sea,264653\nGold,e9c46a", "#264653 #E9C46A"],
  ["Model B52 seats A10", ""],
  ["f00 0f0", "#FF0000 #00FF00"],
  ["#fff 0%, #000 50%", "#FFFFFF #000000"],
  ["#264653 60%\n#2a9d8f 40%", "#264653 #2A9D8F"],
  ["Teal, #0d6986\nCoral, #ff7f51", "#0D6986 #FF7F51"],
  ["tomato, #00f", "#FF6347 #0000FF"],
  ["Lagoon #0d6986\nRed #ff0001", "#0D6986 #FF0001"],
  ["GIMP Palette\nName: x\nColumns: 3\n#\n219   7  61\tRed\n 13 105 134\tDeep Lagoon", "#DB073D #0D6986"],
  // JSON
  ['["#f00", "0f0", [13, 105, 134]]', "#FF0000 #00FF00 #0D6986"],
  ['[{ "name": "Red", "hex": "0d6986", "rgb": [1, 2, 3] }]', "#0D6986"],
  [
    '{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}},"b":{"x":{"$value":"#fff"}}}',
    "#FF0000 #FFFFFF",
  ],
  // Links
  ["https://coolors.co/0d6986-db073d-dba507", "#0D6986 #DB073D #DBA507"],
  ["https://coolors.co/contrast-checker/112a46-acc8e5", "#112A46 #ACC8E5"],
  ["https://coolors.co/palette/264653-2a9d8f", "#264653 #2A9D8F"],
  ["coolors.co/palette/264653-2a9d8f", "#264653 #2A9D8F"],
  ["https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce&fonts=Inter-Inter", "#050315 #FBFBFE #2F27CE"],
  ["https://example.com/?colors=%23ff0000%2C%2300ff00", "#FF0000 #00FF00"],
  ["https://colorhunt.co/palette/222831393e4600adb5eeeeee", "#222831 #393E46 #00ADB5 #EEEEEE"],
  ["?c=db073d-dba507", "#DB073D #DBA507"],
  ["/color/0D6986", "#0D6986"],
  // Code
  [":root { --a: #fff; --b: red; } #face { }", "#FFFFFF #FF0000"],
  ["<svg fill='#0d6986'><path stroke='teal'/></svg>", "#0D6986 #008080"],
  ['const colors = ["#f00", "#00f"];', "#FF0000 #0000FF"],
  ['colors: ["#ff0000", "teal"]', "#FF0000 #008080"],
  ["linear-gradient(90deg, red, #00f)", "#FF0000 #0000FF"],
  ['colors: ["#f00", "#00f"]', "#FF0000 #0000FF"],
  ["linear-gradient(90deg, #f00, #00f)", "#FF0000 #0000FF"],
  // Alpha first
  ['<color name="a">#80FF0000</color>\n<color name="b">#FF00FF00</color>', "#FF000080 #00FF00"],
  ['<SolidColorBrush x:Key="a" Color="#80FF0000"/><Color x:Key="b">#FF00FF00</Color>', "#FF000080 #00FF00"],
  ['a = Color.parseColor("#80FF0000")', "#FF000080"],
  ['a = Color.parseColor("#80FF0000")\nb = Color.FromArgb("#8F00")', "#FF000080 #FF000088"],
  // Nothing
  ["", ""],
  ["a bad day", ""],
  ["see [red]", ""],
  ["[1,2,3,4,5]", ""],
  ["rgb(var(--x))", ""],
  ["url(#fff)", ""],
  ["https://example.com/about", ""],
  ["{}", ""],
])("%s", (text, expected) => {
  const colors = parsePastedList(text).map((color) => print(color, "hex"));
  expect(colors.join(" ")).toBe(expected);
});

test("JSON can be nested to any depth", () => {
  const depth = 20_000;
  expect(parsePastedList(`${"[".repeat(depth)}"red"${"]".repeat(depth)}`)).toHaveLength(1);
});

test.each(["\n", ",", " ", "(", "[", "{", "<item ", "#f ", "a b\n", "1/255 ", "$a: ", '"', "//", "0d6986"])(
  "200 kB of %j are read in linear time",
  (repeated) => {
    const colors = parsePastedList(repeated.repeat(200_000 / repeated.length));
    expect(colors.length > 0).toBe(repeated === "0d6986");
  },
  // Quadratic time would exceed this limit.
  20_000,
);

test.each([
  ["#ff8800, teall, #00f", ["teall"]],
  ["#ff8800\nteall\n\n#00f\nnotacolor123", ["teall", "notacolor123"]],
  ["rgb(1, 2, 3); #12345", ["#12345"]],
  ["navy, gold, ivory", []],
  ["13, 105, 134", []],
  ["Brand: #0d6986, Ink: #07485b", []],
  [":root { --brand: #0d6986; --size: big }", []],
  ["https://coolors.co/db073d-dba507", []],
])("%j has the unread parts %j", (text, parts) => {
  expect(unreadParts(text)).toEqual(parts);
});
