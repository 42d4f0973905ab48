import { expect, test } from "vitest";
import { print } from "../text/print.ts";
import { readPaletteText } from "./read-palette.ts";

/** "group/name hex" for each color. */
function read(text: string): string {
  return (readPaletteText(text)?.groups ?? [])
    .flatMap(({ name: group, swatches }) =>
      swatches.map(({ name, color }) => `${group ? `${group}/` : ""}${name ? `${name} ` : ""}${print(color, "hex")}`),
    )
    .join(", ");
}

test.each([
  // Hex numbers are colors only in an object without other ones.
  ["<style>a { color: #00f; background: #fff }</style><p>at address=0x400B6B</p>", "#0000FF, #FFFFFF"],
  ["body { color: #333; } let z = { mask: 0xffffff };", "#333333"],
  ["{ sea: 0x264653, gold: #e9c46a }", "#E9C46A"],
  ["const sea = 0x264653;\n#e9c46a", "const sea #264653, #E9C46A"],
  ["const codePoint = 0x10ffff; function x(){}", ""],
  ["const MAX = 0xffffff;", "const MAX #FFFFFF"],
  ["{mask: 0x00ff00}", ""],
  ["const a = { sea: 0x264653, gold: 0xe9c46a }; const b = 0x1000;", ""],
  // In a list, not every color needs an equals sign.
  ["ColorPalette=#2e3436;#cc0000;#4e9a06", "#2E3436, #CC0000, #4E9A06"],
  ["colors=#f00;#0f0;#00f", "#FF0000, #00FF00, #0000FF"],
  ["Sea #264653;\nGold = #e9c46a;\nInk #111111;", "Sea #264653, Gold #E9C46A, Ink #111111"],
  ["a = #f00;\nb #0f0;\n#00f;", "a #FF0000, b #00FF00, #0000FF"],
  ["bg=#fff; src=#abc; to=#def; for=#bed", "#FFFFFF, #AABBCC, #DDEEFF, #BBEEDD"],
  ["color sea = #264653;", "color sea #264653"],
  ["if {\n hi x guifg=#00008b\n hi y guifg=#aa50aa gui=bold\n}", "hi x guifg #00008B, hi y guifg gui=bold #AA50AA"],
  // Letters before numbers, with an alpha, twice on a line, or in two formats
  ['const RED: Color = { space: "srgb", r: 1, g: 0, b: 0, alpha: 1 };', "#FF0000"],
  ["colord({ r: 255, g: 0, b: 0, alpha: 0.5 }).toHex();", "#FF000080"],
  ["{ l: 0.54, c: 0.09, h: 194.8, ok: true }", "#0B7F7F"],
  ["Sea: R38 G70 B83 A0.5", "Sea #26465380"],
  ["OKLCH L 0.49 C 0.09 H 226 Sea", ""],
  ["Sea L 49% C 0.09 H 226", ""],
  ["C0 M100 Y0 K0, C100 M0 Y0 K0", "#FF00FF, #00FFFF"],
  ["Sea R38 G70 B83; Gold R233 G196 B106", "Sea #264653, Gold #E9C46A"],
  ["C54 M16 Y0 K67 Sea, C0 M16 Y54 K9 Gold", "Sea #274754, Gold #E8C36B"],
  ["R38 G70 B83 / C54 M16 Y0 K67 Sea", "Sea #264653"],
  // English words
  ["We decided to redo the facade this decade.", ""],
  ["Facade: white", "Facade #FFFFFF"],
  ["decade: 1990s", ""],
  ["Added 264653 to facade", "Added to facade #264653"],
  ["White FFFFFF", "White #FFFFFF"],
  ["Sea ABCDEF", "Sea #ABCDEF"],
  ["Red 50 ffebee", "Red 50 #FFEBEE"],
  ["facade #264653", "facade #264653"],
  ["Facade,264653", "Facade #264653"],
  ["Facade", "#FACADE"],
  ["Facade\n", "#FACADE"],
  ["#facade\n#264653", "#FACADE, #264653"],
  ["FACADE\n264653", "#FACADE, #264653"],
  ["#264653; facade; #e9c46a", "#264653, #E9C46A"],
  // Shares and opacities
  ["#264653 45%\n#2a9d8f 20%\n#e9c46a 15%", "#264653, #2A9D8F, #E9C46A"],
  ["1. #264653 45%\n2. #2a9d8f 20%\n3. #e9c46a 15%", "#264653, #2A9D8F, #E9C46A"],
  ["#264653\t45%\n#2a9d8f\t20%\n#e9c46a\t15%", "#264653, #2A9D8F, #E9C46A"],
  ["264653, 45%\n2a9d8f, 20%\ne9c46a, 15%", "#264653, #2A9D8F, #E9C46A"],
  ["Text #000000 87%\nSecondary #000000 60%", "Text #000000DE, Secondary #00000099"],
  ["Primary #264653 60% of the page", "Primary 60% of the page #264653"],
  ["Main #264653 90% match", "Main 90% match #264653"],
  ["#264653 20% lighter", "20% lighter #264653"],
  ["Dominant: #264653 45.2%", "Dominant 45.2% #264653"],
  ["Scrim #000000 32% opacity", "Scrim #00000052"],
  ["#264653 0%", "#264653"],
  ["#264653 12.5%", "#264653"],
  ["Overlay #000000 50%\nGray hsl(120 0% 50%)", "Overlay #00000080, Gray #808080"],
  ["#000 50%, #fff 50%", "#000 50% 50% #FFFFFF"],
  // hsl() in whole numbers
  [".a{color:#fff}.b{color:hsl(0,0%,99%)}", "#FFFFFF, #FCFCFC"],
  [".b{color:hsl(0,0%,95%)}.a{color:#f2f2f2}", "#F2F2F2"],
  [".a{color:#111}.b{color:hsl(0 0% 7%)}.c{color:hsl(0 0% 8%)}", "#111111, #141414"],
  // Words in Sass maps
  ["$labels: (primary: 'Navy', accent: \"Gold\"); $x: #f00;", "x #FF0000"],
  ['$m: (a: "#fff"); $x: #f00;', "a #FFFFFF, x #FF0000"],
  // Tables
  [
    "| Color | Hex | Hover |\n|---|---|---|\n| Primary | #264653 | #1b323b |\n| Accent | #e9c46a | #d4a72c |",
    "Primary #264653, Primary Hover #1B323B, Accent #E9C46A, Accent Hover #D4A72C",
  ],
  ["| Farbe | Hex | RGB |\n|---|---|---|\n| Meer | #264653 | 38, 70, 83 |", "Meer #264653"],
  [
    "| Name | Hex |\n|---|---|\n| **Sea** | #264653 |\n| [Gold](x.md) | `#e9c46a` |\n| a \\| b | #fff |",
    "Sea #264653, Gold #E9C46A, a | b #FFFFFF",
  ],
  ["Name,Hex,Light|Dark\nSea,#264653,L\nGold,e9c46a,D", "Sea #264653, Gold #E9C46A"],
  // Decimal commas, addresses and comments
  ["f(a,b;c) #264653", "f(a,b;c) #264653"],
  ["hsl(200,5; 50%; 40%) and #264653", "hsl(200,5; 50%; 40%) and #264653"],
  ["Sea (38,70;83)", "Sea #264653"],
  ['fetch("/x?bg=hsl(0+100%+50%)&fg=#fff"); a { color: #123456 }', "#123456"],
  ["Brand Sea Blue Dark: #264653 (main)", "Brand Sea Blue Dark (main) #264653"],
  ["sea: 264653 # deep", "sea #264653"],
  ["Sea 264653 (deep)", "Sea (deep) #264653"],
  ["#264653 // Sea", "Sea #264653"],
  // Lists and names
  ["crimson, #f00", "#DC143C, #FF0000"],
  ["beige, #fff", "#F5F5DC, #FFFFFF"],
  ["silver, #eee", "silver #EEEEEE"],
  ["Blue, #0d6efd", "Blue #0D6EFD"],
  ["fff 000 f00", "#FFFFFF, #000000, #FF0000"],
  ["fff aaa 000", "#FFFFFF, #AAAAAA, #000000"],
  ["add bad fed", ""],
  // Brand guides
  ["Sea\nHEX #264653\nRGB 38 70 83\nCMYK 54 16 0 67\n\nGold\nHEX e9c46a\nRGB 233 196 106", "Sea #264653, Gold #E9C46A"],
  ["RGB 38 70 83\nRGB 233 196 106", "#264653, #E9C46A"],
  ["PRIMARY BLUE\nPMS 2945\nCMYK 100 / 53 / 2 / 16\nRGB 0 / 84 / 159\nHEX #00549F", "PRIMARY BLUE #00549F"],
  // Text around values
  ["主色是#264653，请使用", "主色是 请使用 #264653"],
  ["Datum 20241130\nSea 264653", "Sea #264653"],
  ["Price $264653", ""],
  ["- fix it ([#1140](https://x.y/1140))", ""],
  ["see PR #1234 and #567", ""],
  ["Sea 264653.", "Sea #264653"],
  ["Sea 2a4653, Gold #e9c46a", "#2A4653, #E9C46A"],
  ["No. 104532, color #264653", "No. 104532, color #264653"],
  ["| Sea | Gold |\n|---|---|\n| #264653 | #e9c46a |", "#264653, #E9C46A"],
  ["at 0x25A48723: main", ""],
  ["(PR #106 #101)", ""],
  ["300 400 500 f00", ""],
  ["Sea 26465380", "#26465380"],
  ["let a = b ? 0xffffff : 0x000000;", "#FFFFFF, #000000"],
  ["graphics.beginFill(0x264653);", "#264653"],
  ["| Farbe | Hex |\n|---|---|\n| Rot | #f00 |", "Rot #FF0000"],
  ["set -g fg=#264653; set bg #fff", "#264653, #FFFFFF"],
  ["10115 Berlin, No. 104532", "#104532"],
  ["Decade, #264653", "Decade #264653"],
])("%j", (text, colors) => {
  expect(read(text)).toBe(colors);
});
