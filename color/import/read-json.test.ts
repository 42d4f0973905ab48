import { expect, test } from "vitest";
import { swatchLines } from "../test-swatch-lines.ts";

test("channels next to a name, number or tags are a color, even in a list with other forms", () => {
  expect(swatchLines('[{"name":"Teal","r":13,"g":105,"b":134},{"name":"Dusk","r":1,"g":2,"b":3}]')).toEqual([
    "Teal #0D6986",
    "Dusk #010203",
  ]);
  const mixed = [
    { h: 210, s: 50, l: 40 },
    { title: "Steel", id: 7, order: 2, h: 210, s: 50, l: 40 },
    { name: "Sea", l: 50, c: 0, h: 0, tags: ["blue"] },
    { name: "Sketch", red: 0.2, green: 0.4, blue: 0.6, alpha: 1 },
    { label: "Text", r: "51", g: "102", b: "153" },
    { name: "Both", hex: "#336699", h: 209, s: 51, l: 41 },
    { name: "Figma", r: 5.9e-8, g: 0.4, b: 0.6, a: 1 },
    "#336699",
  ];
  expect(swatchLines(JSON.stringify(mixed))).toEqual([
    "null #336699",
    "Steel #336699",
    "Sea #777777",
    "Sketch #336699",
    "Text #336699",
    "Both #336699",
    "Figma #006699",
    "null #336699",
  ]);
});

test("a theme's own numbers next to its colors are not a color", () => {
  expect(swatchLines('{"hue":210,"saturation":50,"lightness":40,"colors":["#f00","#0f0"]}')).toEqual([
    "null #FF0000",
    "null #00FF00",
  ]);
});

test("one JSON object per line is read", () => {
  expect(swatchLines('{"name":"Teal","hex":"#0d6986"}\r\n{"name":"Red","hex":"#f00"}\n')).toEqual([
    "Teal #0D6986",
    "Red #FF0000",
  ]);
});
