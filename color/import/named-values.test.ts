import { expect, test } from "vitest";
import { readPaletteText } from "./read-palette.ts";
import { readInWords } from "./test-read.ts";

test.each([
  // Hex without a number sign is a value, and what is next to it is its name.
  ["Sea,264653\nGold,e9c46a", "Sea #264653, Gold #E9C46A"],
  ["Sea\t264653\nGold\te9c46a", "Sea #264653, Gold #E9C46A"],
  ["Charcoal 264653", "Charcoal #264653"],
  ["Charcoal: 264653", "Charcoal #264653"],
  ["Charcoal\t264653", "Charcoal #264653"],
  ["264653 Charcoal", "Charcoal #264653"],
  ["Verdigris - 2a9d8f", "Verdigris #2A9D8F"],
  ["sea: 0x264653", "sea #264653"],
  ["264653, ffffff, navy", "#264653, #FFFFFF, #000080"],
  // A word next to a similar value is its name.
  ["navy, 1b263b", "navy #1B263B"],
  ["Gold,#e9c46a", "Gold #E9C46A"],
  ["Green, #198754", "Green #198754"],
  ["red, #e00, #c00", "#FF0000, #EE0000, #CC0000"],
  // Letters before numbers; three digits with a letter are part of a name.
  ["C54 M16 Y0 K67 Sea", "Sea #274754"],
  ["Sea C54 M16 Y0 K67", "Sea #274754"],
  ["Sea: C=54 M=16 Y=0 K=67", "Sea #274754"],
  ["Sea R38 G70 B83", "Sea #264653"],
  ["Model B52 seats A10", ""],
  ["f00 0f0 00f", "#FF0000, #00FF00, #0000FF"],
  // Opacities, shares and stops
  ["#264653 50%", "#26465380"],
  ["D9D9D9 50%", "#D9D9D980"],
  ["Sea #264653 50%\nGold e9c46a 20%", "Sea #26465380, Gold #E9C46A33"],
  ["#264653 60%\n#2a9d8f 30%\n#e9c46a 10%", "#264653, #2A9D8F, #E9C46A"],
  ["#ffffff 0%\n#000000 50%", "#FFFFFF, #000000"],
  ["#ffffff 20%, #000000 80%", "#FFFFFF, #000000"],
  // Markdown
  ["| Name | Hex | Role |\n|---|---|---|\n| Sea | `#264653` | Primary |", "Sea #264653"],
  ["Name | Hex\n--- | ---\nSea | 264653\nGold | e9c46a", "Sea #264653, Gold #E9C46A"],
  ["| Ton | Wert | Rolle |\n|:--|---|--:|\n| Sea | `#264653` | Primary |", "Sea #264653"],
  // YAML
  [
    "colors:\n  red:\n    50: '#fee'\n    500: '#f00'\n  blue:\n    50: '#eef'\n  white: '#fff'",
    "red/50 #FFEEEE, red/500 #FF0000, blue/50 #EEEEFF, white #FFFFFF",
  ],
  // Prose is not a name.
  ["We used the beautiful #264653 for the page because it is calm.", "#264653"],
  // Tables of inks
  ["name,c,m,y,k\nSea,54,16,0,67", "Sea #274754"],
  ["name,cyan,magenta,yellow,black\nSea,0.54,0.16,0,0.67", "Sea #274754"],
  // Decimal commas are ambiguous.
  ["rgb(38,5; 70; 83)", ""],
  ["hsl(200,5; 50%; 40%)", ""],
  ["Sea rgb(13;105;134)", "Sea #0D6986"],
  ["%PDF-1.4\nstream\n0.2 0.4 0.6 rg", ""],
  // Code and XML
  ["let sea = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "sea #336699"],
  ["Color a = new Color32(38,70,83,255);\nColor b = new Color(0.2f, 0.4f, 1f, 1f);", "a #264653, b #3366FF"],
  ["const a = { sea: 0x264653 }", "a/sea #264653"],
  ['const mask = 0x010203; const sea = "#264653";', "sea #264653"],
  ['<palette><color name="Sea" hex="264653" r="38" g="70" b="83"/></palette>', "Sea #264653"],
  ["<colors><color name='Moon-1' rgb='F2F2F2' r='242' g='242' b='242' /></colors>", "Moon-1 #F2F2F2"],
  [
    '{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"alpha":"1.000","red":"0x26","green":"0x46","blue":"0x53"}}}]}',
    "#264653",
  ],
  // Several formats of the same colors, rounded or cut off
  [
    "--sea: #264653ff;\n--sea: hsla(197, 37%, 24%, 1);\n$sea: #264653ff;\n$sea: hsla(197, 37%, 24%, 1);\n$sea: rgba(38, 70, 83, 1);",
    "sea #264653",
  ],
  [".a-hex { color: #F2F2F2 } .a-rgba { color: rgba(242,242,242,1) } .a-hsla { color: hsla(0, 0, 94, 1) }", "#F2F2F2"],
  [":root { --a: #264653; --a: hsl(120 37% 24%) }", "a #275427"],
  // Sass
  [
    '$blue: #00f; $map: ("info": rgba(#0dcaf0, 0.5), "warn": rgba($blue, .2), "blue": $blue);',
    "blue #0000FF, info #0DCAF080, warn #0000FF33",
  ],
  ["$a: hsl(200, 50, 40); $b: #fff;", "a #337799, b #FFFFFF"],
])("%j", (text, colors) => {
  expect(readInWords(text)).toBe(colors);
});

test("an Xcode color keeps its space", () => {
  const color = { "color-space": "display-p3", components: { red: "1.0", green: "0.2", blue: "0.5", alpha: "1.0" } };
  const palette = readPaletteText(JSON.stringify({ colors: [{ color, idiom: "universal" }] }));
  expect(palette?.groups[0]?.swatches[0]?.color.space).toBe("display-p3");
});

test("the same variable in CSS and Sass keeps its dark value", () => {
  const css = "$sea: #fff; :root { --sea: #fff } .dark { --sea: #000 }";
  const swatches = readPaletteText(css)?.groups.flatMap((group) => group.swatches) ?? [];
  expect(swatches.filter(({ dark }) => dark)).toHaveLength(1);
});
