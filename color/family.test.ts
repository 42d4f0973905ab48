import { colorsNamed } from "culori";
import { expect, test } from "vitest";
import { COLOR_FAMILIES, type ColorFamily, familyOf } from "./family.ts";

const MEMBERS: Record<ColorFamily, string> = {
  red: "red darkred firebrick crimson indianred brown maroon tomato",
  orange: "orange darkorange orangered coral peachpuff sandybrown",
  yellow: "yellow gold khaki lemonchiffon palegoldenrod goldenrod lightyellow",
  green: "green lime darkgreen olive olivedrab chartreuse seagreen springgreen palegreen",
  teal: "teal cyan darkcyan turquoise cadetblue paleturquoise lightseagreen",
  blue: "blue navy midnightblue royalblue skyblue lightblue steelblue dodgerblue",
  purple: "purple indigo violet magenta rebeccapurple lavender thistle slateblue plum",
  pink: "pink hotpink deeppink lightpink palevioletred mediumvioletred mistyrose",
  brown: "saddlebrown sienna tan rosybrown",
  gray: "gray dimgray silver lightgray gainsboro darkgray",
  white: "white snow ivory whitesmoke ghostwhite azure linen honeydew",
  black: "black",
};

test("CSS colors are in the family that their names suggest", () => {
  for (const family of COLOR_FAMILIES) {
    for (const name of MEMBERS[family].split(" ")) {
      expect(`${name} ${familyOf(colorsNamed[name as keyof typeof colorsNamed])}`).toBe(`${name} ${family}`);
    }
  }
});

test("a typical color of each family is in that family", () => {
  const examples: [number, ColorFamily][] = [
    [0xc0392b, "red"],
    [0xe67e22, "orange"],
    [0xf1c40f, "yellow"],
    [0x27ae60, "green"],
    [0x1a9c9c, "teal"],
    [0x2980b9, "blue"],
    [0x8e44ad, "purple"],
    [0xff8ab5, "pink"],
    [0x5c4033, "brown"],
    [0x7f8080, "gray"],
    [0xfdfcfa, "white"],
    [0x101014, "black"],
  ];
  for (const [rgb24, family] of examples)
    expect(`${rgb24.toString(16)} ${familyOf(rgb24)}`).toBe(`${rgb24.toString(16)} ${family}`);
});
